package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.corpus.FileVerdict;
import org.varscope.corpus.StreamRecords;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Progress;

/// Damaged and odd compressed files: they open to what the engine reads up to the first damaged record, with the damage
/// marked, or are refused with a reason.
class CompressedVerdictTest {
    /// Engines open these and read nothing of what was written: there is not a byte to be had.
    private static final Set<String> NOTHING_IN_THEM = Set.of("deflate header only", "deflate csize 0",
            "zstd header only", "zstd truncated block", "zstd csize -1", "zstd csize 0", "zstd body bit flipped",
            "zstd exact8192 without last empty block entry", "fastlz mode field 9", "fastlz block size 1",
            "gzip block size 1", "zstd block size 1");
    /// Engines refuse these, or read nothing; here their blocks are read by what they are, and the mode is marked.
    private static final String MODE = "mode field";
    /// Engines read past the end that these give for their content.
    private static final Set<String> READ_PAST_THE_END = Set.of("deflate total -4", "zstd total -4", "gzip total -4");

    @ParameterizedTest
    @MethodSource("opened")
    void itOpensToTheRecordsThatTheEngineReads(FileVerdict verdict) throws IOException {
        Compressed opened = open(verdict);
        assertThat(opened.content().length()).isEqualTo(verdict.length());
        List<String> texts = StreamRecords.texts(opened.content(), dialect(verdict));
        if (verdict.label().contains(MODE)) {
            assertThat(texts).hasSizeGreaterThanOrEqualTo(8);
            assertThat(opened.problems()).extracting(Problem::code).contains(Code.COMPRESSION_MODE_WRONG);
            return;
        }
        int whole = whole(verdict);
        assertThat(texts).hasSizeGreaterThanOrEqualTo(whole);
        for (int i = 0; i < whole; i++) {
            assertThat(texts.get(i)).startsWith(verdict.records().get(i).text());
        }
        if (verdict.errors().isEmpty()) {
            assertThat(texts).hasSize(whole);
        }
    }

    @ParameterizedTest
    @MethodSource("opened")
    void whatIsBehindTheLastWholeRecordIsMarked(FileVerdict verdict) throws IOException {
        boolean cut = !verdict.errors().isEmpty() || verdict.label().contains("total");
        // A codec without a checksum takes these for sound; the values in them are not, which the scan says.
        boolean unseen = verdict.label().contains("big middle") && Set.of("fastlz", "zstd").contains(codec(verdict));
        Severity least = cut && !unseen ? Severity.WARNING : Severity.NOTE;
        boolean good = verdict.errors().isEmpty() && (verdict.label().contains("good")
                || verdict.label().contains("65536") || unseen);
        assertThat(open(verdict).problems().stream().anyMatch(p -> p.severity().compareTo(least) <= 0))
                .isEqualTo(!good && !unseen);
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsNotEditedIsWrittenAsItWas(FileVerdict verdict) throws IOException {
        try {
            Compressed opened = open(verdict);
            assertThat(opened.wrap(opened.content(), Progress.NONE).file().bytes(new Span(0, verdict.bytes().length)))
                    .isEqualTo(verdict.bytes());
        } catch (WrapperException e) {
            assertThat(verdict.opened() && !isRefusedHere(verdict)).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatTheEngineRefusesIsRefusedOrMarked(FileVerdict verdict) throws IOException {
        try {
            Compressed opened = open(verdict);
            assertThat(opened.problems()).extracting(Problem::code)
                    .containsAnyOf(Code.BLOCK_DAMAGED, Code.BLOCK_SLACK, Code.COMPRESSION_MODE_WRONG);
        } catch (WrapperException e) {
            boolean unrecognized = verdict.label().contains("magic");
            assertThat(e.error()).isEqualTo(unrecognized ? EngineError.ERR_FILE_UNRECOGNIZED
                    : EngineError.ERR_FILE_CORRUPT);
            assertThat(Clauses.why(e)).containsPattern("expected|are there");
        }
    }

    private static Compressed open(FileVerdict verdict) throws IOException {
        return Compressed.open(ByteStore.of(verdict.bytes()), Overflow.TO_DISK, Progress.NONE);
    }

    /// The engine goes on behind a damaged record at meaningless places; there it makes null of what it cannot read.
    private static int whole(FileVerdict verdict) {
        List<FileVerdict.Read> records = verdict.records();
        if (verdict.errors().isEmpty() && !verdict.label().contains("total")) {
            return records.size();
        }
        if (READ_PAST_THE_END.contains(verdict.label())) {
            return records.size() - 1;
        }
        int good = 0;
        while (good < records.size() && !isDamage(records, good)) {
            good++;
        }
        return good;
    }

    /// Of what was written, only the second last record of Godot 3 and the fourth last of Godot 4 is null: the seventh.
    private static boolean isDamage(List<FileVerdict.Read> records, int i) {
        return records.get(i).text().equals("null") && i != 6 || records.get(i).text().startsWith("{\nnull: null");
    }

    private static boolean isRefusedHere(FileVerdict verdict) {
        return NOTHING_IN_THEM.contains(verdict.label());
    }

    private static String codec(FileVerdict verdict) {
        return verdict.label().substring(0, verdict.label().indexOf(' '));
    }

    private static String dialect(FileVerdict verdict) {
        return verdict.folder().endsWith("3") ? "godot3" : "godot4";
    }

    static Stream<FileVerdict> all() {
        return Stream.of("malformed_files3", "malformed_files4").flatMap(f -> FileVerdict.in(f, "comp").stream());
    }

    static Stream<FileVerdict> opened() {
        return all().filter(v -> v.opened() && !isRefusedHere(v));
    }

    static Stream<FileVerdict> refused() {
        return all().filter(v -> !v.opened() || isRefusedHere(v));
    }
}
