package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.document.Reopening.Opened;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.container.Probe;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.FileVerdict;
import org.varscope.corpus.Samples;
import org.varscope.corpus.StoredFile.How;
import org.varscope.corpus.StoredFile;
import org.varscope.dialect.Framing;
import org.varscope.document.file.OpenFile;
import org.varscope.document.place.Values;
import org.varscope.problem.Code;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Every file of the corpus, as the program opens it from disk: what an engine wrote and what engines judged. A file
/// for which there is no rule fails the test.
class EveryFileTest {
    @TempDir
    private Path folder;

    static Stream<StoredFile> written() {
        return StoredFile.all().stream().filter(f -> f.said() instanceof StoredFile.Said.Wrote && f.isOpened());
    }

    static Stream<StoredFile> judged() {
        return StoredFile.all().stream().filter(f -> f.said() instanceof StoredFile.Said.Judged);
    }

    @Test
    void noFileLiesInTheCorpusOfWhichNoLineTells() {
        Set<String> known = new TreeSet<>();
        StoredFile.all().forEach(f -> known.add(f.toString()));
        Stream.of("godot2", "godot3", "godot3-more", "godot4", "godot4double")
                .flatMap(f -> EngineCase.variantsIn(f).stream()).forEach(c -> known.add(c.toString()));
        List<String> unknown = Samples.files().stream().map(f -> f.getParent().getFileName() + "/" + f.getFileName())
                .filter(f -> !f.endsWith(".jsonl") && f.matches("(godot|malformed_files).*") && !known.contains(f))
                .toList();
        assertThat(unknown).isEmpty();
        assertThat(known).hasSizeGreaterThan(300);
    }

    @ParameterizedTest
    @MethodSource("written")
    void whatAnEngineWroteOpensToWhatItWrote(StoredFile file) throws IOException {
        Opened opened = Reopening.open(Reopening.onDisk(folder, file), file);
        StoredFile.Said.Wrote wrote = (StoredFile.Said.Wrote) file.said();

        if (file.isRaw()) {
            assertThat(opened.content()).isEqualTo(counted(opened.structure().bytes().length()));
            assertThat(wrote.label()).endsWith(" raw bytes 1.." + opened.structure().bytes().length());
            return;
        }
        assertThat(opened.structure().problems())
                .allMatch(p -> p.severity() == Severity.NOTE || p.code() == Code.OBJECT_PRESENT);
        if (wrote.text().isEmpty()) {
            assertThat(shape(opened)).isEqualTo(expected(wrote.label()));
        } else {
            assertThat(printed(file, opened)).isEqualTo(wrote.text());
        }
    }

    /// The text that is recorded: of records, all of them as if they were an Array; of a mix, its values with a header.
    private static String printed(StoredFile file, Opened opened) {
        List<String> texts = new ArrayList<>();
        for (Node record : opened.structure().children(null, 0, opened.structure().records())) {
            if (file.how() != How.FIELDS || !record.isPlain()) {
                texts.add(Opened.text(opened.structure(), record));
            }
        }
        boolean isOne = file.how() == How.BASE64 || file.how() == How.FIELDS && texts.size() == 1;
        String space = file.isGodot3() ? " " : "";
        return isOne ? texts.getFirst() : "[" + space + String.join(", ", texts) + space + "]";
    }

    /// What is in a file whose values are too long to be printed.
    private static String shape(Opened opened) {
        return opened.structure().children(null, 0, opened.structure().records()).stream()
                .map(r -> Values.of(opened.structure(), r, Integer.MAX_VALUE).orElseThrow())
                .map(value -> switch (value) {
                    case Variant.PackedBytes(byte[] values) -> values.length + " bytes";
                    case Variant.Dictionary dictionary -> dictionary.entries().size() + " entries";
                    case Variant.Text(String text) -> text;
                    default -> value.kind().toString();
                }).collect(Collectors.joining(" "));
    }

    private static String expected(String label) {
        return switch (label.replaceFirst("^.*, (.*) content$", "$1")) {
            case "exact4096" -> 4096 - 12 + " bytes";
            case "exact8192" -> 8192 - 12 + " bytes";
            case "rand20k" -> "20000 bytes";
            case "rle64k" -> "65536 bytes";
            case "big" -> "1500 entries";
            case "store_var full_objects" -> "1 entries " + VariantKind.OBJECT + " " + VariantKind.NIL;
            case "sample adventure-records.save" -> "version INT saved_at 2026-11-20T18:30:00 player 14 entries "
                    + "inventory ARRAY quests 3 entries world 7 entries scores ARRAY stock 2 entries";
            case "sample adventure-godot3.save", "sample adventure-godot3-fastlz.save",
                 "sample adventure-godot3-encrypted-secret.save" -> "7 entries";
            case "sample adventure.save", "sample adventure-zstd.save", "sample adventure-encrypted-secret.save",
                 "sample adventure.b64", "sample adventure.var" -> "8 entries";
            case "pascal strings len 0..8 and unicode" -> IntStream.range(0, 9).mapToObj("p"::repeat)
                    .collect(Collectors.joining(" ")) + " \u6f22\u5b57\ud83d\ude00";
            case "Marshalls.variant_to_base64 Resource full" -> VariantKind.OBJECT.toString();
            default -> throw new IllegalArgumentException("no rule says what is in " + label);
        };
    }

    private static byte[] counted(long count) {
        byte[] bytes = new byte[(int) count];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i + 1);
        }
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("written")
    void whatAnEngineWroteIsFoundOutWithoutBeingTold(StoredFile file) throws IOException {
        Path path = Reopening.onDisk(folder, file);
        OpenFile read = OpenFile.read(path, Progress.NONE);
        String asked = Reopening.open(path, file).word();
        Probe.Result result = Reopening.found(read, file);
        if (file.how() == How.FIELDS || file.isRaw()) {
            // What is in these, only those who wrote them know, and in some there is no value.
            assertThat(result).isInstanceOfAny(Probe.Result.Found.class, Probe.Result.Foreign.class);
            return;
        }

        assertThat(result).isInstanceOfSatisfying(Probe.Result.Found.class, found -> {
            assertThat(found.whole()).isTrue();
            assertThat(found.word()).isEqualTo(asked);
        });
    }

    private static int wholeRecords(StoredFile file) {
        return ((StoredFile.Said.Judged) file.said()).verdict().whole();
    }

    static Stream<StoredFile> damagedStreams() {
        return judged().filter(f -> f.how() == How.PLAIN && wholeRecords(f) > 0);
    }

    @ParameterizedTest
    @MethodSource("damagedStreams")
    void aDamagedStreamWithAWholeRecordIsFoundToBeOne(StoredFile file) throws IOException {
        Probe.Result result = Reopening.found(OpenFile.read(Reopening.onDisk(folder, file), Progress.NONE), file);

        assertThat(result).isInstanceOfSatisfying(Probe.Result.Found.class, found -> {
            assertThat(found.framing()).isEqualTo(Framing.STREAM);
            assertThat(found.dialect().name()).isEqualTo(file.dialect());
        });
    }

    /// Engines read on behind a damaged record at meaningless offsets: records up to the first damaged one count.
    @ParameterizedTest
    @MethodSource("judged")
    void whatAnEngineJudgedOpensUpToTheDamageOrIsRefused(StoredFile file) throws IOException {
        FileVerdict verdict = ((StoredFile.Said.Judged) file.said()).verdict();
        OpenFile read = OpenFile.read(Reopening.onDisk(folder, file), Progress.NONE);
        switch (Reopening.asked(read, file)) {
            case Probe.Result.Found found -> assertReadAs(verdict, Reopening.opened(read, found));
            case Probe.Result.Damaged(var what, var why) -> {
                assertThat(Clauses.clause(what)).isNotEmpty();
                assertThat(Clauses.clause(why)).containsPattern(
                        "expected|[0-9]+ bytes left|of which the file has|are there");
                assertThat(verdict.whole()).isZero();
            }
            case Probe.Result.Locked locked -> {
                assertThat(locked.trouble()).isNotNull();
                assertThat(verdict.opened()).isFalse();
            }
            case Probe.Result.Foreign foreign -> throw new AssertionError(foreign);
            case Probe.Result.Large large -> throw new AssertionError(large);
            case Probe.Result.Empty _ -> assertThat(verdict.bytes()).isEmpty();
        }
    }

    private static void assertReadAs(FileVerdict verdict, Opened opened) {
        int whole = verdict.whole();
        List<String> texts = opened.texts();
        assertThat(texts).hasSizeGreaterThanOrEqualTo(whole);
        for (int i = 0; i < whole; i++) {
            assertThat(texts.get(i)).startsWith(verdict.records().get(i).text());
        }
        boolean all = verdict.opened() && whole == verdict.records().size();
        if (all && verdict.errors().isEmpty()) {
            assertThat(texts).hasSize(whole);
            return;
        }
        long from = whole < verdict.records().size() ? verdict.records().get(whole).at()
                : opened.structure().bytes().length();
        assertThat(opened.structure().problems()).anyMatch(p -> p.severity() != Severity.NOTE
                && p.span().end() >= (verdict.opened() ? from : 0));
    }

    @Test
    void theSamplesOfOneEngineHoldTheSameSave() throws IOException {
        for (String engine : List.of("godot3", "godot4")) {
            Set<String> saves = new TreeSet<>();
            for (StoredFile file : StoredFile.samples()) {
                if (file.dialect().equals(engine) && !file.file().contains("records")) {
                    saves.addAll(Reopening.open(Reopening.onDisk(folder, file), file).texts());
                }
            }
            assertThat(saves).hasSize(1);
        }
    }
}
