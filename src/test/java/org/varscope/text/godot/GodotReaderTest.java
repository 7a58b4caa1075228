package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;
import org.varscope.text.TextException;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What is accepted, what is refused, and what the refusal says.
class GodotReaderTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Dialect GODOT3 = Dialects.of("godot3");
    private static final Dialect GODOT2 = Dialects.of("godot2");
    private static final double NEGATIVE_NAN = Double.longBitsToDouble(0xfff8000000000000L);

    /// Two texts that say the same; the second is what we write.
    static Stream<Arguments> otherForms() {
        return Stream.of(
                Arguments.of("nil", "null"),
                Arguments.of(" \t\r\n-7 ; a comment", "-7"),
                Arguments.of("; first\n7", "7"),
                Arguments.of("1e3", "1000.0"),
                Arguments.of("5.", "5.0"),
                Arguments.of("1E+2", "100.0"),
                Arguments.of("-inf", "inf_neg"),
                Arguments.of("inf_neg", "inf_neg"),
                Arguments.of("inf", "inf"),
                Arguments.of("-inf.0", "inf_neg"),
                Arguments.of("-nan.0", "nan(0xfff8000000000000)"),
                Arguments.of("1.#INF", "inf"),
                Arguments.of("-1.#IND", "nan(0xfff8000000000000)"),
                Arguments.of("1.#QNAN", "nan"),
                Arguments.of("nan( 0x7ff8000000000001 )", "nan(0x7ff8000000000001)"),
                Arguments.of("@\"old\"", "&\"old\""),
                Arguments.of("\"a\\'\\/\\?b\"", "\"a'/?b\""),
                Arguments.of("\"\\u00e9\\ud83d\\ude00\\U01F600\"", "\"é😀😀\""),
                Arguments.of("\"a\\av\"", "\"aav\""),
                Arguments.of("Vector2( 1, -2.5 )", "Vector2(1, -2.5)"),
                Arguments.of("Vector2(inf, -inf)", "Vector2(inf, inf_neg)"),
                Arguments.of("Vector2i(1.0, 2)", "Vector2i(1, 2)"),
                Arguments.of("Matrix32(1, 0, 0, 1, 0, 0)", "Transform2D(1, 0, 0, 1, 0, 0)"),
                Arguments.of("Quat( 0, 0, 0, 1 )", "Quaternion(0, 0, 0, 1)"),
                Arguments.of("Rect3(1, 2, 3, 4, 5, 6)", "AABB(1, 2, 3, 4, 5, 6)"),
                Arguments.of("Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)", "Basis(1, 0, 0, 0, 1, 0, 0, 0, 1)"),
                Arguments.of("Transform(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)",
                        "Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)"),
                Arguments.of("#f00", "Color(1, 0, 0, 1)"),
                Arguments.of("#ff8800", "Color(1, 0.53333336, 0, 1)"),
                Arguments.of("#ff000000", "Color(1, 0, 0, 0)"),
                Arguments.of("PackedByteArray(\"AQL/\")", "PackedByteArray(1, 2, 255)"),
                Arguments.of("PoolByteArray( 1, 2 )", "PackedByteArray(1, 2)"),
                Arguments.of("ByteArray( 1 )", "PackedByteArray(1)"),
                Arguments.of("PackedIntArray(1)", "PackedInt32Array(1)"),
                Arguments.of("PoolIntArray(  )", "PackedInt32Array()"),
                Arguments.of("IntArray(1)", "PackedInt32Array(1)"),
                Arguments.of("PackedRealArray(1)", "PackedFloat32Array(1)"),
                Arguments.of("PoolRealArray(1)", "PackedFloat32Array(1)"),
                Arguments.of("FloatArray(1)", "PackedFloat32Array(1)"),
                Arguments.of("PoolStringArray( \"a\", \"b\" )", "PackedStringArray(\"a\", \"b\")"),
                Arguments.of("StringArray(\"a\",)", "PackedStringArray(\"a\")"),
                Arguments.of("PoolVector2Array( 1, 2 )", "PackedVector2Array(1, 2)"),
                Arguments.of("Vector3Array(1, 2, 3)", "PackedVector3Array(1, 2, 3)"),
                Arguments.of("Vector4Array(1, 2, 3, 4)", "PackedVector4Array(1, 2, 3, 4)"),
                Arguments.of("ColorArray(1, 2, 3, 4)", "PackedColorArray(1, 2, 3, 4)"),
                Arguments.of("[ 1, 2, ]", "[1, 2]"),
                Arguments.of("[  ]", "[]"),
                Arguments.of("{\n\n}", "{}"),
                Arguments.of("{ \"a\":1, \"b\":[], }", "{\n\"a\": 1,\n\"b\": []\n}"),
                Arguments.of("Array[ int ]( [ 1 ] )", "Array[int]([1])"),
                Arguments.of("Array[Variant]([1])", "[1]"),
                Arguments.of("Dictionary[Variant,Variant]({})", "{}"),
                Arguments.of("Array[Quat]([])", "Array[Quaternion]([])"),
                Arguments.of("Array[Image]([])", "Array[Image]([])"),
                Arguments.of("Array[Resource]([])", "Array[Resource]([])"),
                Arguments.of("Array[Resource(\"uid://x\", \"res://a.gd\")]([])",
                        "Array[Resource(\"res://a.gd\")]([])"),
                Arguments.of("Array[Resource(\"res://a.gd\", \"uid://x\")]([])",
                        "Array[Resource(\"res://a.gd\")]([])"),
                Arguments.of("Object(Foo)", "Object(Foo,)\n"),
                Arguments.of("Object( Foo , \"a\" : 1 , )", "Object(Foo,\"a\":1)\n"),
                Arguments.of("Object(Foo,\"script\":Resource(\"res://a.gd\"))",
                        "Object(Foo,\"script\":\"res://a.gd\")\n"),
                Arguments.of("Object#18446744073709551615", "Object#-1"),
                Arguments.of("Signal( \"x\" , -7 )", "Signal(\"x\", -7)"),
                Arguments.of("RID( 5 )", "RID(5)"),
                Arguments.of("NodePath(\"a//b/:x:\")", "NodePath(\"a/b:x\")"));
    }

    @ParameterizedTest
    @MethodSource("otherForms")
    void otherFormsAreUnderstood(String text, String written) throws TextException {
        assertThat(GodotText.write(GodotReader.read(text, GODOT4), GODOT4)).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "InputEvent(KEY,65,SC) | InputEvent(KEY,65,SC)",
        "InputEvent( KEY, a ) | InputEvent(KEY,65)",
        "InputEvent(JBUTTON,3) | InputEvent(JBUTTON,3)",
        "InputEvent(JAXIS,1) | InputEvent(JAXIS,1)",
        "InputEvent(JAXIS,1,-1) | InputEvent(JAXIS,1,-1)",
        "InputEvent(NONE) | InputEvent(NONE)",
        "InputEvent(6, 0, 4294967295) | InputEvent(6, 0, -1)",
        "Image() | Image()",
        "Image( 2, 1, 0, GRAYSCALE, 7, 8 ) | Image(2, 1, 0, GRAYSCALE, 7, 8)",
        "Image(0, 0, true, 30) | Image(0, 0, 1, 30)",
        "PackedFloat32Array(1) | RealArray(1)"})
    void theTypesOfGodot2AreUnderstoodThere(String text, String written) throws TextException {
        assertThat(GodotText.write(GodotReader.read(text, GODOT2), GODOT2)).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "godot3 | Vector2i(1, 2) | 0 | Vector2i",
        "godot3 | [1, &\"x\"] | 4 | StringName",
        "godot3 | Array[int]([]) | 0 | typed Array",
        "godot4.0 | Array[int]([]) | 0 | typed Array",
        "godot4.3 | Dictionary[int, int]({}) | 0 | typed Dictionary",
        "godot3 | Callable() | 0 | Callable",
        "godot3 | RID(5) | 0 | RID with a number",
        "godot3 | PackedInt64Array(1) | 0 | PackedInt64Array",
        "godot4.0 | PackedVector4Array() | 0 | PackedVector4Array",
        "godot4 | InputEvent(NONE) | 0 | InputEvent",
        "godot2 | Object#5 | 0 | object by id",
        "godot2 | Object(Node,) | 0 | complete object"})
    void whatTheDialectLacksIsRefusedByName(String dialect, String text, int offset, String lacking) {
        TextException e = catchThrowableOfType(TextException.class, () -> GodotReader.read(text, Dialects.of(dialect)));

        assertThat(e).satisfies(Saying.partly(dialect + " can hold; it has no " + lacking))
                .extracting(TextException::offset).isEqualTo(offset);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "1 2 | 2 | nothing after the value",
        "9223372036854775808 | 0 | a whole number from -9223372036854775808 to 9223372036854775807",
        "1e | 2 | the digits of the exponent",
        "1e999 | 0 | a number that 64 bits can hold",
        "0x10 | 1 | the end of the number",
        "1_000 | 1 | the end of the number",
        ".5 | 0 | a value",
        "+1 | 0 | a value",
        "-x | 0 | a number",
        "'a' | 0 | a value",
        "\"abc | 4 | `\"` to close the string that opens at character 1",
        "\"\\ud800\" | 1 | a surrogate pair of two escapes, such as `\\ud83d\\ude00`",
        "\"\\ude00\" | 1 | a surrogate pair of two escapes, such as `\\ud83d\\ude00`",
        "\"\\u12g\" | 5 | 4 hexadecimal digits",
        "\"\\U110000\" | 1 | a code point up to 10ffff other than surrogates",
        "[1 2] | 3 | `,` or `]`",
        "[, 1] | 1 | a value",
        "[1 | 2 | `,` or `]`",
        "{1} | 2 | `:`",
        "{1: 2 | 5 | `,` or `}`",
        "Vector2(1) | 9 | 2 numbers in Vector2, not 1",
        "Vector2(1, 2, 3) | 14 | `)`, as Vector2 has 2 numbers",
        "Vector2(1, \"a\") | 11 | a number",
        "Vector2(1e39, 0) | 8 | a number that 32 bits can hold",
        "Vector2(nan(0x7ff8000000000001), 0) | 8 | a NaN whose payload 32 bits can hold",
        "nan(0x7ff0000000000000) | 4 | the 64 bits of a NaN, such as `0x7ff8000000000001`",
        "Vector2i(1.5, 2) | 9 | a whole number from -2147483648 to 2147483647",
        "Vector2i(2147483648, 2) | 9 | a whole number from -2147483648 to 2147483647",
        "PackedByteArray(256) | 16 | a whole number from 0 to 255",
        "PackedByteArray(\"A\") | 16 | bytes as base64 or as numbers",
        "PackedVector2Array(1, 2, 3) | 26 | a multiple of 2 numbers in PackedVector2Array, not 3",
        "Color(1, 2, 3) | 13 | 4 numbers in Color, not 3",
        "#ff88 7 | 6 | nothing after the value",
        "#ff880 | 0 | a colour, such as `#ff8800` or `#ff8800ff`",
        "NodePath(\"a::b\") | 9 | the name of a property, as in `Node:position:x`",
        "Array[Vectr2]([]) | 6 | a type, perhaps Vector2; any other class is `Class(\"Vectr2\")`",
        "Array[INT]([]) | 6 | a type, perhaps int; any other class is `Class(\"INT\")`",
        "Array[foo]([]) | 6 | "
            + "a type, or a class, whose name starts with a capital; any other class is `Class(\"foo\")`",
        "Array[]([]) | 6 | the name of a type, as in `Array[int]`",
        "Array[ExtResource(\"1\")]([]) | 6 | the path of a script, as in `Resource(\"res://item.gd\")`",
        "Array[int]([1] | 14 | `)`",
        "Object(,) | 7 | the name of a class",
        "Object(Foo,a:1) | 11 | a string in double quotes",
        "Object#x | 7 | an id of 64 bits",
        "Strng | 0 | a value; perhaps String",
        "String(1) | 0 | a value; this type is written without its name",
        "Shared(1) | 7 | `[`"})
    void aRefusalSaysWhereAndWhat(String text, int offset, String expected) {
        TextException e = catchThrowableOfType(TextException.class, () -> GodotReader.read(text, GODOT4));

        assertThat(List.of(e.offset(), Clauses.clause(e.expected()))).isEqualTo(List.of(offset, expected));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "; only a comment"})
    void nothingIsNoValue(String text) {
        assertThatThrownBy(() -> GodotReader.read(text, GODOT4)).isInstanceOf(TextException.class)
                .satisfies(Saying.partly("found the end"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Resource(\"res://a.tres\")", "SubResource(\"1\")", "ExtResource( 1 )",
        "[Resource(\"res://a.tres\")]", "Object(Foo,\"icon\":Resource(\"res://a.tres\"))"})
    void aResourceIsNoValue(String text) {
        assertThatThrownBy(() -> GodotReader.read(text, GODOT4)).satisfies(Saying.partly("stored by its own file"));
    }

    @Test
    void theAlphaOfAColourComesFirstInGodot3() throws TextException {
        assertThat(GodotReader.read("#80ff0000", GODOT3))
                .isEqualTo(new Variant.Reals(VariantKind.COLOR, new double[] {1, 0, 0, 128 / 255f}));
    }

    @Test
    void theNumbersOfAVectorAreNarrowed() throws TextException {
        assertThat(GodotReader.read("Vector2(0.1, 0)", GODOT4))
                .isEqualTo(new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1f, 0}));
    }

    @Test
    void theNumbersOfADoublePrecisionVectorAreNot() throws TextException {
        assertThat(GodotReader.read("Vector2(0.1, 0)", Dialects.of("godot4-double")))
                .isEqualTo(new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1, 0}));
    }

    @Test
    void everyFloatOfGodot2IsNarrow() throws TextException {
        assertThat(GodotReader.read("0.1", GODOT2)).isEqualTo(Variant.Real.of(0.1f));
    }

    @Test
    void anIntOfGodot2Has32Bits() {
        assertThatThrownBy(() -> GodotReader.read("2147483648", GODOT2)).isInstanceOf(TextException.class);
    }

    @Test
    void aNegativeNanKeepsItsSign() throws TextException {
        assertThat(GodotReader.read("-nan", GODOT4)).isEqualTo(Variant.Real.of(NEGATIVE_NAN));
    }

    @Test
    void bellIsReadInNamesWhereEnginesWriteIt() throws TextException {
        assertThat(GodotReader.read("&\"\\a\\v\"", GODOT4)).isEqualTo(new Variant.Name("\u0007\u000b"));
    }

    @Test
    void bellIsReadInStringsOfGodot2WhichWritesItThere() throws TextException {
        assertThat(GodotReader.read("\"\\a\"", GODOT2)).isEqualTo(new Variant.Text("\u0007"));
    }

    @Test
    void theLastSubnameIsThePropertyInGodot2() throws TextException {
        assertThat(GodotReader.read("NodePath(\"A:b\")", GODOT2))
                .isEqualTo(new Variant.NodePath(List.of("A"), List.of("b"), false, true));
    }

    @Test
    void entriesKeepTheirOrderAndRepeatedKeys() throws TextException {
        assertThat(GodotReader.read("{2: 1, 1: 1, 2: 3}", GODOT4)).isEqualTo(Variant.Dictionary.of(List.of(
                entry(2, 1), entry(1, 1), entry(2, 3))));
    }

    @Test
    void aClassOfAnyNameCanBeQuoted() throws TextException {
        assertThat(GodotReader.read("Array[Class(\"int\")]([])", GODOT4))
                .isEqualTo(new Variant.Array(new ElementType.ClassName("int"), List.of(), false));
    }

    private static Variant.Entry entry(long key, long value) {
        return new Variant.Entry(new Variant.Int(key), new Variant.Int(value));
    }
}
