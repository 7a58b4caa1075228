package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.dialect.Dialects;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The vectors of the format's specification: each value and its bytes, in the dialects they hold for.
class GoldenVectorsTest {
    private static final String ALL = "godot1 godot2 godot3 godot3.5 rebel godot4.0 godot4.3 godot4 godot4-double";
    private static final String NEWER = "godot3 godot3.5 rebel godot4.0 godot4.3 godot4 godot4-double";
    private static final String OLD = "godot1 godot2";
    private static final String THREE = "godot3 godot3.5 rebel";
    private static final String FOUR = "godot4.0 godot4.3 godot4 godot4-double";
    private static final String FOUR_SINGLE = "godot4.0 godot4.3 godot4";

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("vectors")
    void theBytesDecodeToTheValue(String dialect, Variant value, String hex) throws DecodeException {
        byte[] bytes = Hex.bytes(hex);
        Decoded decoded = new Decoder(Dialects.of(dialect), ObjectRule.ALLOWED).decode(bytes);
        assertThat(decoded.value()).isEqualTo(value);
        assertThat(decoded.consumed()).isEqualTo(bytes.length);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("vectors")
    void theValueEncodesToTheBytes(String dialect, Variant value, String hex) throws EncodeException {
        assertThat(Hex.of(Encoder.encode(value, Dialects.of(dialect)))).isEqualTo(hex.replace(" ", ""));
    }

    static Stream<Arguments> vectors() {
        return Stream.of(scalars(), collections(), paths(), vectorsAndArrays(), objects(), typed(), godot2())
                .flatMap(s -> s);
    }

    private static Stream<Arguments> scalars() {
        return Stream.of(
                in(ALL, Variant.NIL, "00 00 00 00"),
                in(ALL, new Variant.Bool(true), "01 00 00 00 01 00 00 00"),
                in(ALL, new Variant.Int(5), "02 00 00 00 05 00 00 00"),
                in(ALL, new Variant.Int(-1), "02 00 00 00 ff ff ff ff"),
                in(ALL, new Variant.Int(2147483647), "02 00 00 00 ff ff ff 7f"),
                in(NEWER, new Variant.Int(2147483648L), "02 00 01 00 00 00 00 80 00 00 00 00"),
                in(ALL, new Variant.Int(-2147483648), "02 00 00 00 00 00 00 80"),
                in(NEWER, new Variant.Int(-2147483649L), "02 00 01 00 ff ff ff 7f ff ff ff ff"),
                in(ALL, Variant.Real.of(0.5), "03 00 00 00 00 00 00 3f"),
                in(NEWER, Variant.Real.of(0.1), "03 00 01 00 9a 99 99 99 99 99 b9 3f"),
                in(OLD, Variant.Real.of(0.1f), "03 00 00 00 cd cc cc 3d"),
                in(ALL, new Variant.Text(""), "04 00 00 00 00 00 00 00"),
                in(ALL, new Variant.Text("abc"), "04 00 00 00 03 00 00 00 61 62 63 00"),
                in(ALL, new Variant.Text("héllo"), "04 00 00 00 06 00 00 00 68 c3 a9 6c 6c 6f 00 00"),
                in(FOUR, new Variant.Name("hi"), "15 00 00 00 02 00 00 00 68 69 00 00")).flatMap(s -> s);
    }

    private static Stream<Arguments> collections() {
        List<Variant> mixed = List.of(new Variant.Int(1), new Variant.Text("a"));
        Variant nullByKey = Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("k"), Variant.NIL)));
        return Stream.of(
                in(OLD, new Variant.Array(ElementType.ANY, List.of(new Variant.Int(1), new Variant.Int(2)), true),
                        "15 00 00 00 02 00 00 80 02 00 00 00 01 00 00 00 02 00 00 00 02 00 00 00"),
                in(THREE, Variant.Array.of(mixed),
                        "13 00 00 00 02 00 00 00 02 00 00 00 01 00 00 00 04 00 00 00 01 00 00 00 61 00 00 00"),
                in(FOUR, Variant.Array.of(mixed),
                        "1c 00 00 00 02 00 00 00 02 00 00 00 01 00 00 00 04 00 00 00 01 00 00 00 61 00 00 00"),
                in(THREE, nullByKey, "12 00 00 00 01 00 00 00 04 00 00 00 01 00 00 00 6b 00 00 00 00 00 00 00"),
                in(FOUR, nullByKey, "1b 00 00 00 01 00 00 00 04 00 00 00 01 00 00 00 6b 00 00 00 00 00 00 00"))
                .flatMap(s -> s);
    }

    private static Stream<Arguments> paths() {
        return Stream.of(
                in(THREE, Variant.NodePath.of(List.of("Path2D", "PathFollow2D", "Sprite"), List.of("position", "x"),
                        false),
                        "0f 00 00 00 03 00 00 80 02 00 00 00 00 00 00 00 06 00 00 00 50 61 74 68 32 44 00 00"
                                + "0c 00 00 00 50 61 74 68 46 6f 6c 6c 6f 77 32 44 06 00 00 00 53 70 72 69 74 65 00 00"
                                + "08 00 00 00 70 6f 73 69 74 69 6f 6e 01 00 00 00 78 00 00 00"),
                in(FOUR, Variant.NodePath.of(List.of("root", "A"), List.of("b"), true),
                        "16 00 00 00 02 00 00 80 01 00 00 00 01 00 00 00 04 00 00 00 72 6f 6f 74"
                                + "01 00 00 00 41 00 00 00 01 00 00 00 62 00 00 00"),
                in(FOUR, Variant.NodePath.of(List.of(), List.of(), false),
                        "16 00 00 00 00 00 00 80 00 00 00 00 00 00 00 00"),
                in(OLD, new Variant.NodePath(List.of("A"), List.of("b"), false, true),
                        "10 00 00 00 01 00 00 80 00 00 00 00 02 00 00 00 01 00 00 00 41 00 00 00 01 00 00 00 62 "
                                + "00 00 00"))
                .flatMap(s -> s);
    }

    private static Stream<Arguments> vectorsAndArrays() {
        return Stream.of(
                in(THREE, new Variant.PackedStrings(List.of("ab", "xyz")),
                        "17 00 00 00 02 00 00 00 03 00 00 00 61 62 00 00 04 00 00 00 78 79 7a 00"),
                in(FOUR, new Variant.PackedStrings(List.of("ab", "xyz")),
                        "22 00 00 00 02 00 00 00 03 00 00 00 61 62 00 00 04 00 00 00 78 79 7a 00"),
                in(FOUR, new Variant.PackedBytes(new byte[] {1, 2, 3}), "1d 00 00 00 03 00 00 00 01 02 03 00"),
                in(THREE, new Variant.PackedBytes(new byte[0]), "14 00 00 00 00 00 00 00"),
                in(FOUR_SINGLE, reals(VariantKind.VECTOR2, 1, -2), "05 00 00 00 00 00 80 3f 00 00 00 c0"),
                in("godot4-double", reals(VariantKind.VECTOR2, 1, -2),
                        "05 00 01 00 00 00 00 00 00 00 f0 3f 00 00 00 00 00 00 00 c0"),
                in(FOUR_SINGLE, reals(VariantKind.TRANSFORM2D, 1, 0, 0, 1, 0, 0),
                        "0b 00 00 00 00 00 80 3f 00 00 00 00 00 00 00 00 00 00 80 3f 00 00 00 00 00 00 00 00"),
                in(FOUR_SINGLE, reals(VariantKind.VECTOR4, 1, 2, 3, 4),
                        "0c 00 00 00 00 00 80 3f 00 00 00 40 00 00 40 40 00 00 80 40"),
                in(FOUR, new Variant.Ints(VariantKind.VECTOR4I, new int[] {1, 2, 3, 4}),
                        "0d 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00"),
                in(FOUR_SINGLE, reals(VariantKind.BASIS, 1, 4, 7, 2, 5, 8, 3, 6, 9),
                        "11 00 00 00 00 00 80 3f 00 00 80 40 00 00 e0 40 00 00 00 40 00 00 a0 40 00 00 00 41"
                                + "00 00 40 40 00 00 c0 40 00 00 10 41"),
                in(FOUR, reals(VariantKind.COLOR, 1, 0.5, 0, 1),
                        "14 00 00 00 00 00 80 3f 00 00 00 3f 00 00 00 00 00 00 80 3f"),
                in("godot4.3 godot4",
                        new Variant.PackedFloats(VariantKind.PACKED_VECTOR4_ARRAY, new float[] {1, 2, 3, 4}),
                        "26 00 00 00 01 00 00 00 00 00 80 3f 00 00 00 40 00 00 40 40 00 00 80 40")).flatMap(s -> s);
    }

    private static Stream<Arguments> objects() {
        return Stream.of(
                in(FOUR, new Variant.Rid(13), "17 00 00 00 0d 00 00 00 00 00 00 00"),
                in(THREE, new Variant.Rid(0), "10 00 00 00"),
                in(FOUR, new Variant.ObjectId(42), "18 00 01 00 2a 00 00 00 00 00 00 00"),
                in(THREE, new Variant.ObjectId(42), "11 00 01 00 2a 00 00 00 00 00 00 00"),
                in(FOUR, new Variant.Callable(), "19 00 00 00"),
                in(FOUR, new Variant.Signal("pressed", 7),
                        "1a 00 00 00 07 00 00 00 70 72 65 73 73 65 64 00 07 00 00 00 00 00 00 00"),
                in(FOUR, new Variant.FullObject("RefCounted", List.of(new Variant.Property("script", Variant.NIL))),
                        "18 00 00 00 0a 00 00 00 52 65 66 43 6f 75 6e 74 65 64 00 00 01 00 00 00"
                                + "06 00 00 00 73 63 72 69 70 74 00 00 00 00 00 00")).flatMap(s -> s);
    }

    private static Stream<Arguments> typed() {
        ElementType integer = new ElementType.Builtin(VariantKind.INT);
        String arrays = "godot4.3 godot4 godot4-double";
        String dictionaries = "godot4 godot4-double";
        Variant.Entry oneTwo = new Variant.Entry(new Variant.Int(1), new Variant.Int(2));
        return Stream.of(
                in(arrays, new Variant.Array(integer, List.of(new Variant.Int(0xF123456789ABCDEFL)), false),
                        "1c 00 01 00 02 00 00 00 01 00 00 00 02 00 01 00 ef cd ab 89 67 45 23 f1"),
                in(arrays, new Variant.Array(new ElementType.ClassName("EncodedObjectAsID"), List.of(), false),
                        "1c 00 02 00 11 00 00 00 45 6e 63 6f 64 65 64 4f 62 6a 65 63 74 41 73 49 44 00 00 00 00 "
                                + "00 00 00"),
                in(arrays, new Variant.Array(new ElementType.ClassName("Node"), List.of(), false),
                        "1c 00 02 00 04 00 00 00 4e 6f 64 65 00 00 00 00"),
                in(arrays, new Variant.Array(new ElementType.Script("res://m.gd"), List.of(), false),
                        "1c 00 03 00 0a 00 00 00 72 65 73 3a 2f 2f 6d 2e 67 64 00 00 00 00 00 00"),
                in(dictionaries, new Variant.Dictionary(integer, integer, List.of(oneTwo), false),
                        "1b 00 05 00 02 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 01 00 00 00 02 00 00 00 02 "
                                + "00 00 00"),
                in(dictionaries, new Variant.Dictionary(new ElementType.Builtin(VariantKind.STRING), ElementType.ANY,
                        List.of(), false), "1b 00 01 00 04 00 00 00 00 00 00 00"),
                in(dictionaries, new Variant.Dictionary(ElementType.ANY, integer, List.of(), false),
                        "1b 00 04 00 02 00 00 00 00 00 00 00")).flatMap(s -> s);
    }

    private static Stream<Arguments> godot2() {
        return Stream.of(
                in(OLD, new Variant.Image(4, 0, 1, 1, new byte[] {(byte) 0xFF, 0, 0, (byte) 0xFF}),
                        "0f 00 00 00 04 00 00 00 00 00 00 00 01 00 00 00 01 00 00 00 04 00 00 00 ff 00 00 ff"),
                in(OLD, new Variant.Image(0, 0, 0, 0, new byte[0]),
                        "0f 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00"),
                in(OLD, new Variant.InputEvent(1, 0, List.of(1 << 28, 65)),
                        "13 00 00 00 01 00 00 00 00 00 00 00 14 00 00 00 00 00 00 10 41 00 00 00"),
                in(OLD, new Variant.InputEvent(3, 0, List.of(1)),
                        "13 00 00 00 03 00 00 00 00 00 00 00 10 00 00 00 01 00 00 00"),
                in(OLD, new Variant.InputEvent(2, 0, List.of()), "13 00 00 00 02 00 00 00 00 00 00 00 0c 00 00 00"),
                in(OLD, new Variant.InputEvent(4, 0, List.of(1, 0xBF800000)),
                        "13 00 00 00 04 00 00 00 00 00 00 00 14 00 00 00 01 00 00 00 00 00 80 bf"),
                in(OLD, new Variant.InputEvent(4, 0, List.of(1)),
                        "13 00 00 00 04 00 00 00 00 00 00 00 10 00 00 00 01 00 00 00")).flatMap(s -> s);
    }

    private static Variant reals(VariantKind kind, double... values) {
        return new Variant.Reals(kind, values);
    }

    private static Stream<Arguments> in(String dialects, Variant value, String hex) {
        return Stream.of(dialects.split(" ")).map(dialect -> Arguments.of(dialect, value, hex));
    }
}
