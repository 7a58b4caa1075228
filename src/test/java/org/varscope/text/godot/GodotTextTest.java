package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.FloatWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The layout, type by type.
class GodotTextTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Dialect GODOT3 = Dialects.of("godot3");
    private static final Dialect GODOT2 = Dialects.of("godot2");

    static Stream<Arguments> newest() {
        return Stream.of(
                Arguments.of(Variant.NIL, "null"),
                Arguments.of(new Variant.Bool(true), "true"),
                Arguments.of(new Variant.Int(Long.MIN_VALUE), "-9223372036854775808"),
                Arguments.of(Variant.Real.of(1), "1.0"),
                Arguments.of(Variant.Real.of(0.1f), "0.1"),
                Arguments.of(Variant.Real.of(0.1), "0.1"),
                Arguments.of(Variant.Real.of(-0.0), "-0.0"),
                Arguments.of(new Variant.Text("a\nb\tc\"d\\e'f"), "\"a\nb\tc\\\"d\\\\e'f\""),
                Arguments.of(new Variant.Text("a\0b"), "\"a\\u0000b\""),
                Arguments.of(new Variant.Name("a\nb\tc\"d\\e'f\u0007\u000b"), "&\"a\\nb\\tc\\\"d\\\\e\\'f\\a\\v\""),
                Arguments.of(reals(VariantKind.VECTOR2, 1, -0.0), "Vector2(1, -0)"),
                Arguments.of(new Variant.Ints(VariantKind.VECTOR2I, new int[] {3, -2}), "Vector2i(3, -2)"),
                Arguments.of(reals(VariantKind.COLOR, 0.1f, 1, 2.5, 0), "Color(0.1, 1, 2.5, 0)"),
                Arguments.of(reals(VariantKind.BASIS, 1, 2, 3, 4, 5, 6, 7, 8, 9), "Basis(1, 2, 3, 4, 5, 6, 7, 8, 9)"),
                Arguments.of(Variant.NodePath.of(List.of("root", "A"), List.of("b", "x"), true),
                        "NodePath(\"/root/A:b:x\")"),
                Arguments.of(new Variant.Rid(0), "RID()"),
                Arguments.of(new Variant.Rid(-5), "RID(-5)"),
                Arguments.of(new Variant.NullObject(), "null"),
                Arguments.of(new Variant.ObjectId(-9223372036854775807L), "Object#-9223372036854775807"),
                Arguments.of(new Variant.Callable(), "Callable()"),
                Arguments.of(new Variant.Signal("", 0), "Signal()"),
                Arguments.of(new Variant.Signal("pressed", -7), "Signal(\"pressed\", -7)"),
                Arguments.of(new Variant.PackedBytes(new byte[] {1, -1}), "PackedByteArray(1, 255)"),
                Arguments.of(new Variant.PackedLongs(new long[] {5_000_000_000L}), "PackedInt64Array(5000000000)"),
                Arguments.of(new Variant.PackedFloats(VariantKind.PACKED_FLOAT32_ARRAY, new float[] {0.5f, 1}),
                        "PackedFloat32Array(0.5, 1)"),
                Arguments.of(new Variant.PackedDoubles(VariantKind.PACKED_FLOAT64_ARRAY, new double[] {0.1f}),
                        "PackedFloat64Array(0.10000000149011612)"),
                Arguments.of(new Variant.PackedStrings(List.of("a\nb", "")), "PackedStringArray(\"a\\nb\", \"\")"),
                Arguments.of(new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[] {1, 2, 3, 4}),
                        "PackedVector2Array(1, 2, 3, 4)"));
    }

    static Stream<Arguments> collections() {
        Variant one = new Variant.Int(1);
        Variant.Dictionary entry = Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("k"), one)));
        ElementType integer = new ElementType.Builtin(VariantKind.INT);
        Variant.FullObject object = new Variant.FullObject("RefCounted",
                List.of(new Variant.Property("script", Variant.NIL), new Variant.Property("hp", one)));
        return Stream.of(
                Arguments.of(Variant.Array.of(List.of()), "[]", "[]"),
                Arguments.of(Variant.Array.of(List.of(one, entry)), "[1, {\n\"k\": 1\n}]", "[1, { \"k\": 1 }]"),
                Arguments.of(Variant.Dictionary.of(List.of()), "{}", "{}"),
                Arguments.of(Variant.Dictionary.of(
                        List.of(new Variant.Entry(new Variant.Text("z"), one), new Variant.Entry(one, Variant.NIL))),
                        "{\n\"z\": 1,\n1: null\n}", "{ \"z\": 1, 1: null }"),
                Arguments.of(new Variant.Array(integer, List.of(one), false), "Array[int]([1])", "Array[int]([1])"),
                Arguments.of(new Variant.Array(new ElementType.Script("res://m.gd"), List.of(), false),
                        "Array[Resource(\"res://m.gd\")]([])", "Array[Resource(\"res://m.gd\")]([])"),
                Arguments.of(new Variant.Dictionary(ElementType.ANY, integer, entry.entries(), false),
                        "Dictionary[Variant, int]({\n\"k\": 1\n})", "Dictionary[Variant, int]({ \"k\": 1 })"),
                Arguments.of(new Variant.Array(new ElementType.ClassName("Node"), List.of(), true),
                        "Array[Node]([])", "Array[Node]([])"),
                Arguments.of(object, "Object(RefCounted,\"script\":null,\"hp\":1)\n",
                        "Object(RefCounted,\"script\":null,\"hp\":1)"));
    }

    static Stream<Arguments> olderNames() {
        return Stream.of(
                Arguments.of(GODOT3, new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, 2}),
                        "PoolIntArray(1, 2)"),
                Arguments.of(GODOT3, reals(VariantKind.QUATERNION, 0, 0, 0, 1), "Quat(0, 0, 0, 1)"),
                Arguments.of(GODOT2, reals(VariantKind.TRANSFORM2D, 1, 0, 0, 1, 0, 0), "Matrix32(1, 0, 0, 1, 0, 0)"),
                Arguments.of(GODOT2, new Variant.PackedBytes(new byte[] {1}), "RawArray(1)"),
                Arguments.of(GODOT2, new Variant.NodePath(List.of("A"), List.of("b"), false, true),
                        "NodePath(\"A:b\")"),
                Arguments.of(GODOT2, new Variant.Image(4, 0, 1, 1, new byte[] {-1, 0, 0, -1}),
                        "Image(1, 1, 0, RGBA, 255, 0, 0, 255)"),
                Arguments.of(GODOT2, new Variant.InputEvent(1, 0, List.of(1 << 28, 65)), "InputEvent(KEY,65,C)"),
                Arguments.of(GODOT2, new Variant.InputEvent(3, 0, List.of(1)), "InputEvent(MBUTTON,1)"),
                Arguments.of(GODOT2, new Variant.InputEvent(4, 0, List.of(1, Float.floatToIntBits(-0.5f))),
                        "InputEvent(JAXIS,1,-0.5)"),
                Arguments.of(GODOT2, new Variant.InputEvent(2, 1, List.of()), "InputEvent(2, 1)"),
                Arguments.of(GODOT3, new Variant.Ints(VariantKind.VECTOR2I, new int[] {1, 2}), "Vector2i(1, 2)"));
    }

    @ParameterizedTest
    @MethodSource("newest")
    void valuesAreWrittenAsGodot4Does(Variant value, String text) {
        assertThat(GodotText.write(value, GODOT4)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("collections")
    void collectionsTakeLinesAsInTheEngine(Variant value, String text, String line) {
        assertThat(GodotText.write(value, GODOT4)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("collections")
    void collectionsFitOneLine(Variant value, String text, String line) {
        assertThat(GodotText.written(value, GODOT4, TextStyle.LINE)).isEqualTo(line);
    }

    @ParameterizedTest
    @MethodSource("olderNames")
    void typesHaveTheNamesOfTheirDialect(Dialect dialect, Variant value, String text) {
        assertThat(GodotText.write(value, dialect)).isEqualTo(text);
    }

    @Test
    void theNumbersOfADoublePrecisionVectorReadBackIn64Bits() {
        assertThat(GodotText.write(reals(VariantKind.VECTOR2, 0.1f, 0.1), Dialects.of("godot4-double")))
                .isEqualTo("Vector2(0.10000000149011612, 0.1)");
    }

    @Test
    void aCallerWhoKnowsTheWidthDecidesTheDigits() {
        assertThat(GodotText.write(Variant.Real.of(0.1f), GODOT4, FloatWidth.WIDE)).isEqualTo("0.10000000149011612");
    }

    @Test
    void aSummaryEndsWithAnEllipsis() {
        assertThat(GodotText.summary(new Variant.Text("abcdefgh"), GODOT4, 6)).isEqualTo("\"abcd…");
    }

    @Test
    void aValueThatFitsIsSummedUpWhole() {
        assertThat(GodotText.summary(new Variant.Text("abcd"), GODOT4, 6)).isEqualTo("\"abcd\"");
    }

    @Test
    void aSummaryIsOneLine() {
        assertThat(GodotText.summary(new Variant.Text("a\nb\u0001"), GODOT4, 20)).isEqualTo("\"a\\nb\\u0001\"");
    }

    @Test
    void aSummaryNeverCutsACharacterInTwo() {
        assertThat(GodotText.summary(new Variant.Text("ab😀cdef"), GODOT4, 5)).isEqualTo("\"ab…");
    }

    @Test
    void aSummaryOfAHugeArrayVisitsItsBeginningOnly() {
        byte[] huge = new byte[50_000_000];

        assertThat(GodotText.summary(new Variant.PackedBytes(huge), GODOT4, 24))
                .isEqualTo("PackedByteArray(0, 0, 0…");
    }

    private static Variant reals(VariantKind kind, double... values) {
        return new Variant.Reals(kind, values);
    }
}
