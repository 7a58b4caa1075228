package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.codec.RandomValues.Range;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.TextStyle;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What setting a typed value over an old one stores.
class CoerceTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Dialect WIDE = Dialects.of("godot4-double");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "5 | 1.5 | 5.0",
        "-5 | 1.5 | -5.0",
        "-0 | 1.5 | -0.0",
        "100000000000000000000 | 1.5 | 1e+20",
        "5.0 | 1 | 5.0",
        "5 | 1 | 5",
        "0x64 | 1 | 100",
        "0b101 | 1.5 | 5.0",
        "1_000 | null | 1000",
        "+5 | \"x\" | 5",
        "\"0x64\" | \"x\" | \"0x64\"",
        "1 | true | 1",
        "false | true | false",
        "\"x\" | &\"y\" | &\"x\"",
        "&\"x\" | \"y\" | &\"x\"",
        "\"A:b\" | NodePath(\"C\") | NodePath(\"A:b\")",
        "\"A::b\" | NodePath(\"C\") | \"A::b\"",
        "NodePath(\"A\") | \"y\" | NodePath(\"A\")",
        "Vector2i(1, 2) | Vector2(0, 0) | Vector2(1, 2)",
        "Rect2i(1, 2, 3, 4) | Rect2(0, 0, 0, 0) | Rect2(1, 2, 3, 4)",
        "Vector3i(1, 2, 3) | Vector3(0, 0, 0) | Vector3(1, 2, 3)",
        "Vector4i(1, 2, 3, 4) | Vector4(0, 0, 0, 0) | Vector4(1, 2, 3, 4)",
        "Vector2(1, 2) | Vector2i(0, 0) | Vector2(1, 2)",
        "Vector4(1, 2, 3, 4) | Color(0, 0, 0, 0) | Vector4(1, 2, 3, 4)",
        "null | 5 | null",
        "\"5\" | 5 | \"5\"",
        "[1, 2] | PackedInt32Array() | PackedInt32Array(1, 2)",
        "[] | PackedInt32Array(1) | PackedInt32Array()",
        "[1, 256] | PackedByteArray(1) | [1, 256]",
        "[1, 2.5] | PackedInt32Array(1) | [1, 2.5]",
        "[1, 2.5] | PackedFloat64Array(1) | PackedFloat64Array(1, 2.5)",
        "[5000000000] | PackedInt32Array(1) | [5000000000]",
        "[5000000000] | PackedInt64Array(1) | PackedInt64Array(5000000000)",
        "[Vector2(1, 2), Vector2i(3, 4)] | PackedVector2Array() | PackedVector2Array(1, 2, 3, 4)",
        "[\"a\", \"b,\"] | PackedStringArray() | PackedStringArray(\"a\", \"b,\")",
        "[&\"a\"] | PackedStringArray() | [&\"a\"]",
        "Array[int]([1]) | PackedInt32Array() | Array[int]([1])",
        "[1, 2] | Array[float]([]) | Array[float]([1.0, 2.0])",
        "[1, \"a\"] | Array[float]([]) | [1, \"a\"]",
        "[null, Object#5] | Array[Node]([]) | Array[Node]([null, Object#5])",
        "[1] | Array[Node]([]) | [1]",
        "[\"a\"] | Array[StringName]([]) | Array[StringName]([&\"a\"])",
        "Array[float]([1]) | 5 | Array[float]([1.0])",
        "Array[int]([1]) | Array[float]([]) | Array[int]([1])",
        "{ \"a\": 1 } | Dictionary[StringName, float]({}) | Dictionary[StringName, float]({ &\"a\": 1.0 })",
        "{ \"a\": \"x\" } | Dictionary[StringName, float]({}) | { \"a\": \"x\" }",
        "[1] | [0.5] | [1]",
        "#ff0000 | Color(0, 0, 0, 1) | Color(1, 0, 0, 1)"})
    void aValueKeepsItsTypeWhereTheTextAllows(String text, String old, String stored) throws TextException {
        Variant value = Coerce.read(text, GodotReader.read(old, GODOT4), GODOT4);

        assertThat(GodotText.written(value, GODOT4, TextStyle.LINE)).isEqualTo(stored);
    }

    @Test
    void theTextOfANarrowFloatLeavesItNarrow() throws TextException {
        assertThat(Coerce.read("0.1", Variant.Real.of(0.1f), GODOT4)).isEqualTo(Variant.Real.of(0.1f));
    }

    @Test
    void anotherFloatIsTakenWithAllItsBits() throws TextException {
        assertThat(Coerce.read("0.2", Variant.Real.of(0.1f), GODOT4)).isEqualTo(Variant.Real.of(0.2));
    }

    @Test
    void wideNumbersStayWideWhereTheEngineHasNarrowOnes() throws TextException {
        assertThat(Coerce.read("Vector2(0.2, 0)", reals(0.1, 0), GODOT4)).isEqualTo(reals(0.2, 0));
    }

    @Test
    void narrowPackedNumbersStayNarrowWhereTheEngineHasWideOnes() throws TextException {
        Variant old = new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[] {1, 2});

        assertThat(Coerce.read("PackedVector2Array(0.1, 0.2)", old, WIDE))
                .isEqualTo(new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[] {0.1f, 0.2f}));
    }

    @Test
    void theSharedBitStays() {
        Variant old = new Variant.Array(ElementType.ANY, List.of(), true);

        assertThat(Coerce.keepKind(Variant.Array.of(List.of(Variant.NIL)), old, Dialects.of("godot2")))
                .isEqualTo(new Variant.Array(ElementType.ANY, List.of(Variant.NIL), true));
    }

    @Test
    void aNullObjectStaysOne() {
        assertThat(Coerce.keepKind(Variant.NIL, new Variant.NullObject(), Dialects.of("godot2")))
                .isEqualTo(new Variant.NullObject());
    }

    @Test
    void aPathOfGodot2BecomesAProperty() {
        assertThat(Coerce.keepKind(new Variant.Text("A:b"), Variant.NodePath.of(List.of(), List.of(), false),
                Dialects.of("godot2"))).isEqualTo(new Variant.NodePath(List.of("A"), List.of("b"), false, true));
    }

    @Test
    void aRefusalCountsFromTheTypedText() {
        assertThatThrownBy(() -> Coerce.read("1 x", Variant.Real.of(1), GODOT4))
                .satisfies(Saying.exactly("character 3: unexpected text after the value: `x`"));
    }

    static IntStream seeds() {
        return IntStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void settingAValueOverItselfChangesNothing(int seed) throws TextException {
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        Variant old = new RandomValues(new Random(seed), dialect, Range.ANY).value(3);

        assertThat(Coerce.read(GodotText.exact(old, dialect), old, dialect)).isEqualTo(old);
    }

    private static Variant reals(double... numbers) {
        return new Variant.Reals(VariantKind.VECTOR2, numbers);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "7 | day1 | found `day1`; expected a whole number: digits, 0x\u2026 or 0b\u2026 (a text goes in quotes)",
            "7 | 1OO | found `1OO`; expected a whole number: digits, 0x\u2026 or 0b\u2026 (a text goes in quotes)",
            "1.5 | day1 | found `day1`; expected a number: 1.5, 1e-3, inf or nan (a text goes in quotes)",
            "true | day1 | found `day1`; expected true or false (a text goes in quotes)"})
    void aMereWordOverANumberIsAnsweredInTheTermsOfItsType(String old, String typed, String message)
            throws TextException {
        Variant was = GodotReader.read(old, GODOT4);
        assertThatThrownBy(() -> Coerce.read(typed, was, GODOT4)).isInstanceOf(TextException.class)
                .satisfies(Saying.exactly(message));
    }
}
