package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a collection says of itself, edited without its children.
class SetHeadTest {
    private static final Location FIRST = Location.record(0);
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static Document document(Variant value, Dialect in) throws Exception {
        return new Document(Structure.scan(ByteStore.of(Encoder.encode(value, in)), in, Framing.BARE, Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.structure().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    private static Variant head(Variant value) {
        return switch (value) {
            case Variant.Array(var of, _, boolean shared) -> new Variant.Array(of, List.of(), shared);
            case Variant.Dictionary(var key, var of, _, boolean shared) ->
                    new Variant.Dictionary(key, of, List.of(), shared);
            case Variant.FullObject(var name, _) -> new Variant.FullObject(name, List.of());
            default -> value;
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            godot4 | [1, 2, 3]                  | Array[int]([1, 2, 3])
            godot4 | Array[int]([1, 2])         | [1, 2]
            godot4 | Array[int]([])             | Array[Node]([])
            godot4 | {"a": 1}                   | Dictionary[String, int]({"a": 1})
            godot4 | Dictionary[String, int]({"a": 1}) | {"a": 1}
            """)
    void theHeadChangesAndTheChildrenKeepTheirBytes(String dialect, String before, String after) throws Exception {
        Dialect in = Dialects.of(dialect);
        Variant wanted = GodotReader.read(after, in);
        Document document = document(GodotReader.read(before, in), in);
        byte[] original = bytes(document);
        document.apply(document.review(new Edit.SetHead(FIRST, head(wanted))));
        assertThat(bytes(document)).isEqualTo(Encoder.encode(wanted, in));
        document.undo();
        assertThat(bytes(document)).isEqualTo(original);
    }

    @Test
    void theSharedBitAndTheCountBesideItAreLeftToEachOther() throws Exception {
        Dialect mole = Dialects.of("godot2");
        Variant.Array plain = new Variant.Array(ElementType.ANY, List.of(new Variant.Int(7)), false);
        Document document = document(plain, mole);
        document.apply(document.review(new Edit.SetHead(FIRST, new Variant.Array(ElementType.ANY, List.of(), true))));
        assertThat(bytes(document)).isEqualTo(Encoder.encode(
                new Variant.Array(ElementType.ANY, plain.elements(), true), mole));
    }

    @Test
    void anObjectGetsAnotherClassAndKeepsItsProperties() throws Exception {
        Variant.FullObject node = new Variant.FullObject("Node",
                List.of(new Variant.Property("x", new Variant.Int(1))));
        Document document = document(node, GODOT4);
        Review review = document.review(new Edit.SetHead(FIRST, new Variant.FullObject("Sprite2D", List.of())));
        document.apply(review);
        assertThat(bytes(document)).isEqualTo(Encoder.encode(new Variant.FullObject("Sprite2D", node.properties()),
                GODOT4));
        assertThat(Clauses.clause(review.action())).isEqualTo("change $ to Sprite2D");
    }

    @Test
    void whatItHoldsAndWouldNotTakeIsNamed() throws Exception {
        Document document = document(GodotReader.read("[1, \"two\"]", GODOT4), GODOT4);
        Review review = document.review(new Edit.SetHead(FIRST,
                new Variant.Array(new ElementType.Builtin(VariantKind.INT), List.of(), false)));
        assertThat(review.objections()).singleElement().satisfies(one ->
                assertThat(Clauses.clause(one)).contains("Array[int]", "String"));
    }

    @Test
    void anotherKindIsRefused() throws Exception {
        Document document = document(GodotReader.read("[1]", GODOT4), GODOT4);
        assertThatExceptionOfType(EditException.class).isThrownBy(() -> document.apply(document.review(
                new Edit.SetHead(FIRST, Variant.Dictionary.of(List.of())))));
    }
}
