package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.GodotServer;
import org.varscope.corpus.StreamRecords;
import org.varscope.dialect.Dialects;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Every compressed file that an engine wrote: it opens, is edited, is written in the same form, and opens again.
class CompressedCorpusTest {
    @ParameterizedTest
    @MethodSource("files")
    void aFileOfAnEngineOpensToItsRecords(EngineCase file) throws IOException {
        Compressed opened = open(file.bytes());
        List<String> texts = StreamRecords.texts(opened.content(), dialect(file));
        assertThat(opened.problems()).isEmpty();
        assertThat(opened.content().length()).isEqualTo(recordsLength(opened.content()));
        assertThat(opened.compression().number()).isEqualTo(file.note().charAt("mode=".length()) - '0');
        if (!file.text().isEmpty()) {
            String open = file.folder().equals("godot3") ? "[ " : "[";
            String close = file.folder().equals("godot3") ? " ]" : "]";
            assertThat(open + String.join(", ", texts) + close).isEqualTo(file.text());
        }
    }

    @Test
    void theSameContentComesOutOfEveryCompression() throws IOException {
        Map<String, byte[]> contents = new HashMap<>();
        for (EngineCase file : files().toList()) {
            byte[] content = bytes(open(file.bytes()).content());
            byte[] known = contents.putIfAbsent(file.folder() + file.file().substring(file.file().lastIndexOf('_')),
                    content);
            assertThat(known == null || Arrays.equals(known, content)).as(file.toString()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatIsNotEditedIsWrittenAsItWas(EngineCase file) throws IOException {
        Compressed opened = open(file.bytes());
        assertThat(bytes(opened.wrap(opened.content(), Progress.NONE).file())).isEqualTo(file.bytes());
    }

    @ParameterizedTest
    @MethodSource("files")
    void anEditedFileOpensAgain(EngineCase file) throws IOException, EncodeException {
        Compressed opened = open(file.bytes());
        ByteStore edited = withRecord(opened.content(), dialect(file));
        Wrapping.Rewrapped written = opened.wrap(edited, Progress.NONE);
        Compressed again = open(bytes(written.file()));
        assertThat(bytes(again.content())).isEqualTo(bytes(edited));
        assertThat(again.problems()).isEmpty();
        assertThat(again.compression()).isEqualTo(opened.compression());
    }

    @Test
    void godot3ReadsWhatIsWrittenForIt(@TempDir Path folder) throws IOException, EncodeException {
        GodotServer server = GodotServer.in(folder);
        List<GodotServer.Job> jobs = new ArrayList<>();
        List<List<String>> expected = new ArrayList<>();
        for (EngineCase file : EngineCase.in("godot3").stream().filter(CompressedCorpusTest::isCompressed).toList()) {
            Compressed opened = open(file.bytes());
            ByteStore edited = withRecord(opened.content(), "godot3");
            Path path = folder.resolve("edited_" + file.file());
            Files.write(path, bytes(opened.wrap(edited, Progress.NONE).file()));
            jobs.add(new GodotServer.Job(path, "comp", ""));
            expected.add(StreamRecords.texts(edited, "godot3"));
        }
        List<GodotServer.Answer> answers = server.read(jobs);
        for (int i = 0; i < jobs.size(); i++) {
            assertThat(answers.get(i).texts()).as(jobs.get(i).file().toString()).isEqualTo(expected.get(i));
        }
        assertThat(answers).hasSize(jobs.size());
    }

    @Test
    void godot3ReadsFilesOfEverySizeThatAreMadeHere(@TempDir Path folder) throws IOException, EncodeException {
        GodotServer server = GodotServer.in(folder);
        List<GodotServer.Job> jobs = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (Compression compression : Compression.values()) {
            for (int letters : new int[] {0, 1, 4080, 4084, 4088, 8176, 8180, 60_000, 70_000}) {
                if (compression.isWritable()) {
                    String text = "a%d ".formatted(letters).repeat(letters / 3 + 1).substring(0, letters);
                    Path path = folder.resolve(compression + "_" + letters);
                    Files.write(path,
                            bytes(Compressed.write(record(text, "godot3"), compression, Progress.NONE).file()));
                    jobs.add(new GodotServer.Job(path, "comp", ""));
                    expected.add('"' + text + '"');
                }
            }
        }
        List<GodotServer.Answer> answers = server.read(jobs);
        assertThat(answers.stream().flatMap(a -> a.texts().stream()).toList()).isEqualTo(expected);
        assertThat(answers).extracting(GodotServer.Answer::error).containsOnly(0L);
    }

    static Stream<EngineCase> files() {
        return Stream.of("godot3", "godot4", "godot4double").flatMap(f -> EngineCase.in(f).stream())
                .filter(CompressedCorpusTest::isCompressed);
    }

    private static boolean isCompressed(EngineCase file) {
        return file.kind().equals("file") && file.file().startsWith("comp_");
    }

    private static String dialect(EngineCase file) {
        return file.folder().equals("godot4double") ? "godot4-double" : file.folder();
    }

    private static Compressed open(byte[] file) throws IOException {
        return Compressed.open(ByteStore.of(file), Overflow.TO_DISK, Progress.NONE);
    }

    /// A record more at the front, and one at the end.
    private static ByteStore withRecord(ByteStore content, String dialect) throws EncodeException {
        return record("first", dialect).concat(content).concat(record("last", dialect));
    }

    private static ByteStore record(String text, String dialect) throws EncodeException {
        byte[] value = Encoder.encode(new Variant.Text(text), Dialects.of(dialect));
        byte[] length = {(byte) value.length, (byte) (value.length >> 8), (byte) (value.length >> 16), 0};
        return ByteStore.of(length).concat(ByteStore.of(value));
    }

    private static long recordsLength(ByteStore content) {
        long at = 0;
        while (content.length() - at >= 4) {
            byte[] word = content.bytes(new Span(at, 4));
            at += 4 + ((word[0] & 0xFF) | (word[1] & 0xFF) << 8 | (word[2] & 0xFF) << 16 | (word[3] & 0xFFL) << 24);
        }
        return at;
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }
}
