package org.varscope.guide;

import module java.base;
import org.varscope.guide.ProblemPages.BrokenBytes;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Prose;
import org.varscope.problem.Code;
import org.varscope.problem.Severity;
import org.varscope.said.Language;
import org.varscope.sample.Gallery;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What the guide says is what engines do, as far as the program knows it.
class GuideFactsTest {
    private static final Guide ENGLISH = new Guide(Language.ENGLISH);

    private static String text(String page) {
        return ENGLISH.page(page).orElseThrow().text();
    }

    private static <B extends Block> List<B> blocks(String page, Class<B> kind) {
        return ENGLISH.page(page).orElseThrow().blocks().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static List<List<String>> rows(String page) {
        return blocks(page, Block.Table.class).stream().flatMap(table -> table.rows().stream())
                .map(row -> row.stream().map(Prose::plain).toList()).toList();
    }

    static List<Dialect> documents() {
        return Dialects.all().stream().filter(dialect -> dialect.traits().document()).toList();
    }

    @ParameterizedTest
    @CsvSource({"godot1, 16, 0, 3", "godot2, 16, 0, 3", "godot3, 15, 1, 1", "godot4, 22, 1, 1", "doc-mole, 16, 1, 1"})
    void aPathIsShownAsItsEngineWritesIt(String dialect, int type, int subnames, int flags) throws IOException {
        ByteStore sample = Gallery.named(dialect + "-NodePath.var").orElseThrow().bytes();
        byte[] bytes = sample.bytes(new Span(0, sample.length()));
        IntBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        assertThat(IntStream.range(0, 4).map(words::get)).containsExactly(type, 0x80000002, subnames, flags);
        assertThat(blocks("types/node-path", Block.Bytes.class)).extracting(Block.Bytes::example)
                .filteredOn(example -> example.reads().name().equals(dialect)).extracting(Example::bytes)
                .allSatisfy(shown -> assertThat(shown).isEqualTo(bytes));
    }

    static List<BrokenBytes> refused() {
        return BrokenBytes.all().stream().filter(each -> each.code().severity() == Severity.ERROR && !each.wrapped()
                && each.bytes().length > 0).toList();
    }

    @ParameterizedTest
    @MethodSource("refused")
    void anEngineThatIsSaidToLoadAnExampleLoadsIt(BrokenBytes broken) {
        String said = blocks(org.varscope.explain.field.Pages.of(broken.code()), Block.Bytes.class).stream()
                .flatMap(example -> example.lines().stream()).map(Block.Bytes.Line::sentence)
                .collect(Collectors.joining(" "));
        for (Dialect dialect : Dialects.all()) {
            Report report = Report.of(Structure.scan(ByteStore.of(broken.bytes()), dialect, broken.framing(),
                    Progress.NONE), ObjectRule.ALLOWED, Progress.NONE);
            assertThat(report.refused() > 0 && said.contains(dialect.traits().title() + " would load it"))
                    .as("%s of %s", broken.code(), dialect.name()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theNamesThatADocumentPrintsStandBesideThoseOfTheDialect(Dialect document) {
        FoundingDocument founding = FoundingDocument.of(document).orElseThrow();
        assertThat(founding.names()).hasSameSizeAs(document.rows());
        String page = "dialects/" + document.name();
        assertThat(blocks(page, Block.Table.class).getLast().rows()).allSatisfy(row -> assertThat(row.getLast().plain())
                .isEqualTo(founding.name(Integer.parseInt(row.getFirst().plain()))));
        assertThat(text(page)).contains(founding.file());
        assertThat(rows(Differences.PAGE)).anyMatch(row -> row.contains(document.traits().title())
                && row.contains(founding.file()) && row.contains(founding.title()));
    }

    @Test
    void namesAreThoseThatThePagesPrint() {
        assertThat(FoundingDocument.all()).hasSize(5);
        assertThat(FoundingDocument.of(Dialects.of("doc-mole")).orElseThrow().names())
                .contains("ByteArray", "FloatArray", "matrix3x3", "quaternion", "transform (matrix 4x3)");
        assertThat(FoundingDocument.of(Dialects.of("doc-godot3-double")).orElseThrow().name(14)).isEmpty();
        assertThat(FoundingDocument.of(Dialects.of("godot4-double"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatADocumentDoesNotSayIsMarked(Dialect document) {
        List<List<String>> rows = rows("dialects/" + document.name());
        assertThat(rows.subList(0, 5)).extracting(row -> row.getLast().contains("as the engine does"))
                .containsExactly(false, true, true, document.name().startsWith("doc-godot4"), false);
        Set<String> borrowed = document.name().equals("doc-godot4") ? Set.of()
                : Set.of("StringArray", "PoolStringArray", "PackedStringArray", "NodePath", "Object", "InputEvent");
        assertThat(rows).filteredOn(row -> row.size() > 3 && row.getFirst().matches("\\d+"))
                .allSatisfy(row -> assertThat(row.get(2).contains("as the engine does"))
                        .isEqualTo(borrowed.contains(row.get(1)) && !row.get(2).equals("nothing")));
    }

    @Test
    void everyDifferenceHasAWeight() {
        List<List<String>> differences = rows(Differences.PAGE).stream().filter(row -> row.size() == 4
                && row.get(2).matches("high|medium|low")).toList();
        assertThat(differences).hasSizeGreaterThanOrEqualTo(39);
        assertThat(differences.stream().filter(row -> row.get(2).equals("high")).map(List::getFirst)).hasSize(7)
                .contains("Subnames follow the names.", "Vector4 is 11, Vector4i 12 and Transform2D 13.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "documents | a stage before 4.0; no engine with this table was found",
        "documents | since 3.0.3 the padding of a text is zero, since 3.2 that of a byte array",
        "documents | which version in between brought it is inferred",
        "documents | They are floats of 32 bits, and of 64 bits in PackedFloat64Array: a slip of the page.",
        "documents | Type 14 has no name in the table.",
        "documents | They come from the way in which the page was copied",
        "documents | It reads both, but writes null for any object that is null or freed.",
        "documents | N has to be read as the length with its padding",
        "documents | Z is the padding of the name.",
        "documents | Both are the same bit: flags is the header shifted by 16.",
        "documents | It is never set on Color, PackedColorArray, vectors of ints",
        "documents | left the flag out for Vector4 and Projection",
        "documents | Godot 2 writes wrong ones, or empty texts, where a path has more or fewer names",
        "documents | where it is set for every Array and Dictionary that is written in a script",
        "wrappers/base64 | Each character stands for a number from 0 to 63",
        "problems/BLOCK_DAMAGED | from which it is inferred that Godot 4 refuses a file whose first block is damaged",
        "documents | that Mole writes as Godot 2 does is an assumption",
        "documents | Mip-Maps: 0 means none.",
        "documents | The instance ID is a signed integer of 64 bits.",
        "documents | It must be below 39, or the engine refuses the value; 0 means untyped.",
        "dialects/godot3 | written as null since 3.2.3; before, as the id 0",
        "dialects/godot3.5 | written as null",
        "index | says in Godot 1 and 2 that the Dictionary is shared; later engines leave it out",
        "index | In Godot 1 and 2 all 32 bits are the number.",
        "index | Godot 4 built with double precision also sets it on vectors and on every type made of such",
        "types/float | In Godot 1 and 2 it always has 32 bits.",
        "types/node-path | In Godot 1 and 2, bit 1 says that what follows the last : comes as one more text",
        "problems/PADDING_NOT_ZERO | in arrays of bytes before 3.2",
        "problems/OBJECT_PRESENT | refuses these bytes, unless it is told to allow objects",
        "problems/NODE_PATH_OLD_FORM | that Godot 1 and 2 still read and never write"})
    void aPageSaysWhatHolds(String page, String sentence) {
        assertThat(text(page)).contains(sentence);
    }

    @Test
    void noPageOfAProblemThatEnginesRefuseSaysThatTheyLoadIt() {
        for (Code code : Code.values()) {
            if (code.severity() == Severity.ERROR) {
                assertThat(text(org.varscope.explain.field.Pages.of(code))).as(code.name())
                        .contains("would refuse these bytes").doesNotContain("loads these bytes");
            }
        }
    }

    @Test
    void modeOneIsAZlibStreamAsItsExampleShows() throws DataFormatException {
        byte[] file = blocks("wrappers/compressed", Block.Bytes.class).stream()
                .filter(example -> example.example().caption().equals("deflate")).findFirst().orElseThrow()
                .example().bytes();
        int packed = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(16);
        try (Inflater zlib = new Inflater(false)) {
            zlib.setInput(file, 20, packed);
            assertThat(zlib.inflate(new byte[64])).isEqualTo(32);
            assertThat(zlib.finished()).isTrue();
        }
        assertThat(HexFormat.of().formatHex(file, 20, 22)).isEqualTo("789c");
        assertThat(rows("wrappers/compressed")).anyMatch(row -> row.getFirst().equals("1")
                && row.get(1).contains("zlib stream (RFC 1950)") && row.get(1).contains("78 9C"));
    }

    @Test
    void theKeyOfAPasswordIsTheHexadecimalMd5InAscii() throws NoSuchAlgorithmException {
        String key = HexFormat.of().formatHex(MessageDigest.getInstance("MD5")
                .digest("secret".getBytes(StandardCharsets.UTF_8)));
        assertThat(text("wrappers/encrypted")).contains(key).contains("32 lower-case hexadecimal digits");
    }

    @Test
    void whatADialectCoversIsWhatItsTableSays() {
        assertThat(rows("dialects")).extracting(row -> row.get(1) + " " + row.get(2))
                .containsExactlyElementsOf(Stream.concat(Dialects.all().stream(), Dialects.presets().stream())
                        .map(dialect -> dialect.name() + " " + dialect.traits().covers()).toList());
    }
}
