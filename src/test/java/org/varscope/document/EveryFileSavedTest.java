package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.document.Reopening.Opened;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.corpus.GodotServer;
import org.varscope.corpus.StoredFile;
import org.varscope.corpus.StoredFile.How;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.document.place.Values;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Every file of the corpus that opens is edited and saved on disk, and opens again: in the same form, with the edit
/// and nothing else changed; and Godot 3 reads what is its own.
class EveryFileSavedTest {
    private static final Variant EDITED = new Variant.Text("edited");

    @TempDir
    private Path folder;

    /// What an engine wrote, and of what engines judged all that begins with a whole record.
    static Stream<StoredFile> editable() {
        return StoredFile.all().stream().filter(f -> f.isOpened()
                && (!(f.said() instanceof StoredFile.Said.Judged(var verdict)) || verdict.whole() > 0));
    }

    @ParameterizedTest
    @MethodSource("editable")
    void anEditedFileIsSavedInTheFormInWhichItWasFound(StoredFile file) throws IOException, EditException {
        Path path = Reopening.onDisk(folder, file);
        Opened opened = Reopening.open(path, file);
        Document document = edited(file, opened);

        opened.save(document.structure());
        Opened again = Reopening.open(path, file);

        assertThat(Files.readAllBytes(path)).isNotEqualTo(file.bytes());
        assertThat(again.structure().bytes().contentEquals(document.structure().bytes())).isTrue();
        assertThat(again.texts()).isEqualTo(Opened.texts(document.structure()));
        assertThat(again.word()).isEqualTo(opened.word());
        assertThat(again.title()).isEqualTo(opened.title());
        if (file.said() instanceof StoredFile.Said.Wrote && !file.isRaw()) {
            assertThat(again.structure().problems()).hasSizeLessThanOrEqualTo(opened.structure().problems().size());
        }
    }

    @ParameterizedTest
    @MethodSource("editable")
    void aFileThatWasNotEditedIsSavedAsItWas(StoredFile file) throws IOException {
        Path path = Reopening.onDisk(folder, file);
        Opened opened = Reopening.open(path, file);

        opened.save(opened.structure());

        assertThat(Files.readAllBytes(path)).isEqualTo(file.bytes());
    }

    /// Edits every item of a list of fields, the first record of other files, and puts one into those without any.
    private static Document edited(StoredFile file, Opened opened) throws EditException {
        Document document = new Document(opened.structure());
        long records = document.structure().records();
        if (file.isRaw()) {
            document.apply(Edit.insert(document.structure().bytes().length(), new byte[] {1, 2, 3}));
        } else if (records == 0) {
            document.apply(new Edit.Insert(null, 0, null, EDITED));
        } else if (file.how() == How.FIELDS) {
            for (long i = 0; i < records; i++) {
                set(document, new Edit.SetValue(document.structure().record(i).location(),
                        other(Values.of(document.structure(), document.structure().record(i), 1 << 20).orElseThrow())));
            }
        } else {
            set(document, new Edit.SetValue(document.structure().record(0).location(), EDITED));
            assertThat(Opened.texts(document.structure())).startsWith("\"edited\"");
        }
        return document;
    }

    private static void set(Document document, Edit edit) throws EditException {
        document.applyAnyway(Review.of(document.structure(), edit, Progress.NONE));
    }

    private static Variant other(Variant old) {
        return switch (old) {
            case Variant.Int _ -> new Variant.Int(9);
            case Variant.Real _ -> Variant.Real.of(8.5);
            case Variant.Text _ -> new Variant.Text("new");
            case Variant.PackedStrings _ -> new Variant.PackedStrings(List.of("one, two", "three"));
            case Variant.PackedBytes(byte[] values) -> new Variant.PackedBytes(new byte[values.length]);
            default -> EDITED;
        };
    }

    @Test
    void godot3StartsWithTheSettingsThatWereEditedForIt() throws IOException, EditException {
        GodotServer server = GodotServer.in(folder);
        StoredFile file = editable().filter(f -> f.how() == How.PROJECT).findFirst().orElseThrow();
        Path path = Reopening.onDisk(folder, file);
        Opened opened = Reopening.open(path, file);
        Document document = edited(file, opened);
        document.apply(new Edit.Insert(null, 1, new Variant.Text("test/\u00e4"), Variant.Real.of(0.25)));
        opened.save(document.structure());

        assertThat(server.settings(path, List.of("application/config/name", "test/\u00e4", "display/window/size/width",
                "display/window/size/height", "test/list"))).isEqualTo(Opened.texts(document.structure()));
    }

    @Test
    void godot3ReadsEveryFileThatWasEditedForIt() throws IOException, EditException {
        GodotServer server = GodotServer.in(folder);
        List<GodotServer.Job> jobs = new ArrayList<>();
        List<List<String>> records = new ArrayList<>();
        for (StoredFile file : editable().filter(EveryFileSavedTest::isGood).toList()) {
            Path path = Reopening.onDisk(folder, file);
            Opened opened = Reopening.open(path, file);
            Document document = edited(file, opened);
            opened.save(document.structure());
            jobs.add(new GodotServer.Job(path, file.how().word(), file.argument()));
            records.add(Opened.texts(document.structure()));
        }

        List<GodotServer.Answer> answers = server.read(jobs);

        assertThat(answers).hasSameSizeAs(jobs).allMatch(answer -> answer.error() == 0);
        for (int i = 0; i < jobs.size(); i++) {
            assertThat(answers.get(i).texts()).as(jobs.get(i).toString()).isEqualTo(records.get(i));
        }
        assertThat(jobs).hasSizeGreaterThan(40);
    }

    /// Whether it holds values of Godot 3 that its File class reads, and none of them is damaged.
    private static boolean isGood(StoredFile file) {
        return file.isGodot3() && file.how() != How.PROJECT && switch (file.said()) {
            case StoredFile.Said.Wrote _ -> !file.isRaw();
            case StoredFile.Said.Judged(var verdict) ->
                verdict.errors().isEmpty() && verdict.whole() == verdict.records().size();
        };
    }
}
