package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Files as people have them, with what their games put around the values: each is read as what it is.
class FieldFilesTest {
    /// More of them; not everybody has these.
    private static final Path MORE = Path.of("..", "shared", "field");
    private static final int OWN = 32;

    /// @param expected how the file is read, or how its clause begins
    record Row(String name, String password, String expected) { }

    static List<Row> rows() throws IOException {
        try (InputStream in = Objects.requireNonNull(FieldFilesTest.class.getResourceAsStream("/field/files.list"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split("\t"))
                    .map(parts -> new Row(parts[0], parts[1], parts[2])).toList();
        }
    }

    private static List<byte[]> copies(Row row) throws IOException {
        List<byte[]> copies = new ArrayList<>();
        try (InputStream own = FieldFilesTest.class.getResourceAsStream("/field/" + row.name)) {
            if (own != null) {
                copies.add(own.readAllBytes());
            }
        }
        if (Files.isRegularFile(MORE.resolve(row.name))) {
            copies.add(Files.readAllBytes(MORE.resolve(row.name)));
        }
        return copies;
    }

    private static Probe.Result open(byte[] bytes, Row row) throws IOException {
        return Probe.open(ByteStore.of(bytes), Layers.ANY, null, Secret.ofPassword(row.password.toCharArray()),
                Progress.NONE);
    }

    private static String said(Probe.Result result) {
        return result instanceof Probe.Result.Found found
                ? found.word() + " " + found.dialect().name() + (found.whole() ? "" : " damaged")
                : Clauses.clause((Probe.Result.Unopened) result);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aFileIsReadAsWhatItIs(Row row) throws IOException {
        for (byte[] bytes : copies(row)) {
            Probe.Result result = open(bytes, row);
            assertThat(said(result)).as(row.name).matches(said -> result instanceof Probe.Result.Found
                    ? said.equals(row.expected) : said.startsWith(row.expected), row.expected);
        }
    }

    /// What is not edited is written as it is, wrapper and all.
    @ParameterizedTest
    @MethodSource("rows")
    void whatIsNotEditedKeepsItsBytes(Row row) throws IOException {
        for (byte[] bytes : copies(row)) {
            if (open(bytes, row) instanceof Probe.Result.Found found) {
                Wrapping.Rewrapped wrapped = found.wrapping().wrap(found.wrapping().content(), Progress.NONE);
                assertThat(wrapped.file().contentEquals(ByteStore.of(bytes))).as(row.name).isTrue();
            }
        }
    }

    /// Texts and blocks with their sizes before them, of which nothing in the bytes tells, and two values: one by
    /// itself and a record.
    @Test
    void aLayoutDescribesAFileInWhichNothingIsFound() throws Exception {
        byte[] bytes;
        try (InputStream in = FieldFilesTest.class.getResourceAsStream("/field/03-gonzago.sav")) {
            bytes = Objects.requireNonNull(in).readAllBytes();
        }
        Framing layout = Framing.of(FieldList.parse("head=u16, product=string:u16, system=string:u16, u8, "
                + "u8, u8, u16, u8, u16, block=u16, slot=string:u16, chapter=string:u16, time=u32, length=u16, "
                + "about=value, save=var"));
        Structure read = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), layout, Progress.NONE);
        assertThat(read.errors()).isZero();
        assertThat(shown(read, "$.chapter")).isEqualTo("\"Before the bridge\"");
        assertThat(shown(read, "$.about.seed")).isEqualTo("1234");
        assertThat(shown(read, "$.save.player.gold")).isEqualTo("100");
    }

    private static String shown(Structure structure, String path) throws Exception {
        return Cell.of(structure, PathWords.find(path, structure, Progress.NONE).node()).shown();
    }

    @Test
    void oneOfEachKindIsHere() throws IOException {
        long here = rows().stream().filter(row ->
                FieldFilesTest.class.getResource("/field/" + row.name) != null).count();
        assertThat(here).isEqualTo(OWN);
    }
}
