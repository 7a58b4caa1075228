package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.Values;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What `get` prints, given to `set` for the same place, changes no byte.
class SetOverItselfTest {
    private static final int LARGEST = 1024;

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyValueInEveryDialectKeepsItsBytes(Path file) throws Exception {
        List<String> changed = new ArrayList<>();
        for (byte[] bytes : Samples.in(file)) {
            for (Dialect dialect : Dialects.all()) {
                if (bytes.length >= 4 && bytes.length < LARGEST) {
                    check(bytes, dialect, changed);
                    check(inArray(bytes, dialect), dialect, changed);
                }
            }
        }
        assertThat(changed).isEmpty();
    }

    private static void check(byte[] bytes, Dialect dialect, List<String> changed) throws Exception {
        Document document = document(bytes, dialect);
        Node root = document.structure().record(0);
        Optional<Variant> old = Values.of(document.structure(), root, LARGEST * 2);
        if (old.isEmpty()) {
            return;
        }
        String text = printed(old.get(), dialect, root);
        try {
            document.apply(new Edit.SetValue(root.location(), Coerce.read(text, old.get(), dialect)));
            if (!HexFormat.of().formatHex(bytes).equals(HexFormat.of().formatHex(bytes(document)))) {
                changed.add("%s %s: %s, %s instead of %s".formatted(dialect, old.get().kind(), text,
                        HexFormat.of().formatHex(bytes(document)), HexFormat.of().formatHex(bytes)));
            }
        } catch (TextException | EditException e) {
            if (text.contains("NodePath(") && text.contains("::")) {
                return; // A path with an empty subname has no text, which is said.
            }
            changed.add("%s %s: %s: %s".formatted(dialect, HexFormat.of().formatHex(bytes), text,
                    e instanceof EditException edit ? edit.refusals() : Clauses.why(e)));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // A float in 32 bits, a null object, an int in 64 bits that 32 would hold, and a text with padding that is not
        // zero.
        "[9947.86, null, 7, \"a\"]    |1c000000 04000000 03000000716f1b46 18000000 00000000 020001000700000000000000 "
                + "040000000100000061ffffff",
        "[9947.86, null, 8, \"a\"]    |1c000000 04000000 03000000716f1b46 18000000 00000000 020001000800000000000000 "
                + "040000000100000061ffffff",
        "[9947.86, null, 7]          |1c000000 03000000 03000000716f1b46 18000000 00000000 020001000700000000000000",
        "[null, 7, \"a\"]             |1c000000 03000000 18000000 00000000 020001000700000000000000 "
                + "040000000100000061ffffff",
        "[1, 9947.86, null, 7, \"a\"] |1c000000 05000000 0200000001000000 03000000716f1b46 18000000 00000000 "
                + "020001000700000000000000 040000000100000061ffffff"})
    void whatIsNotChangedInACollectionKeepsItsBytes(String text, String expected) throws Exception {
        String old = "1c000000 04000000 03000000716f1b46 18000000 00000000 020001000700000000000000 "
                + "040000000100000061ffffff";
        for (boolean nested : new boolean[] {false, true}) {
            byte[] bytes = HexFormat.of().parseHex(old.replace(" ", ""));
            Dialect dialect = Dialects.of("godot4");
            Document document = document(nested ? inArray(bytes, dialect) : bytes, dialect);
            Node root = document.structure().record(0);
            Variant before = Values.of(document.structure(), root, LARGEST).orElseThrow();
            String typed = nested ? "[" + text + "]" : text;
            document.apply(new Edit.SetValue(root.location(), Coerce.read(typed, before, dialect)));
            String wanted = (nested ? "1c00000001000000" : "") + expected.replace(" ", "");
            assertThat(HexFormat.of().formatHex(bytes(document))).isEqualTo(wanted);
        }
    }

    @Test
    void aDictionaryThatIsReorderedKeepsTheBytesOfItsEntries() throws Exception {
        String entry = "040000000100000061ffffff 03000000716f1b46";
        String other = "040000000100000062000000 020001000700000000000000";
        byte[] bytes = HexFormat.of().parseHex(("1b00000002000000" + entry + other).replace(" ", ""));
        Dialect dialect = Dialects.of("godot4");
        Document document = document(bytes, dialect);
        Node root = document.structure().record(0);
        Variant before = Values.of(document.structure(), root, LARGEST).orElseThrow();
        document.apply(new Edit.SetValue(root.location(),
                Coerce.read("{\"b\": 7, \"c\": 1, \"a\": 9947.86}", before, dialect)));
        assertThat(HexFormat.of().formatHex(bytes(document))).isEqualTo(("1b00000003000000" + other
                + "040000000100000063000000 0200000001000000" + entry).replace(" ", ""));
    }

    /// What `get` prints.
    private static String printed(Variant value, Dialect dialect, Node node) {
        return GodotText.write(value, dialect, TreeJson.width(node));
    }

    private static byte[] inArray(byte[] value, Dialect dialect) {
        return ByteBuffer.allocate(8 + value.length).order(ByteOrder.LITTLE_ENDIAN)
                .putInt(dialect.rowOf(VariantKind.ARRAY).orElseThrow().id()).putInt(1).put(value).array();
    }

    private static Document document(byte[] bytes, Dialect dialect) {
        return new Document(Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        return document.structure().bytes().bytes(new Span(0, document.structure().bytes().length()));
    }
}
