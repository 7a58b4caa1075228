package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

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
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a cell shows, and what may be typed into it.
class CellTextTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "Vector3(12.25, 0.5, -8) | (12.25, 0.5, -8)",
        "Vector2i(3, -2) | (3, -2)",
        "Color(0.95, 0.4, 0.2, 1) | (0.95, 0.4, 0.2, 1)",
        "\"Åsa the Brave\" | \"Åsa the Brave\"",
        "\"a\\nb\\\\\" | \"a\\nb\\\\\"",
        "&\"exploring\" | &\"exploring\"",
        "NodePath(\"/root/World:state\") | /root/World:state",
        "NodePath(\" a\") | NodePath(\" a\")",
        "NodePath([\"a/b\"], [], false, false) | NodePath([\"a/b\"], [], false, false)",
        "true | true", "null | null", "100 | 100", "0.1 | 0.1", "RID(5) | RID(5)", "Object#-5 | Object#-5",
        "{ \"a\": 1 } | { \"a\": 1 }"})
    void cellsShowValuesBriefly(String value, String shown) throws TextException {
        assertThat(CellText.show(GodotReader.read(value, GODOT4), GODOT4)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "hello | \"old\" | \"hello\"",
        "5 | \"old\" | \"5\"",
        "\"a\\tb\" | \"old\" | \"a\tb\"",
        "it's \"quoted\" | \"old\" | \"it's \\\"quoted\\\"\"",
        "walking | &\"old\" | &\"walking\"",
        "\"w\" | &\"old\" | &\"w\"",
        "&\"w\" | &\"old\" | &\"w\"",
        "/root/A:b | NodePath(\"old\") | NodePath(\"/root/A:b\")",
        "\"../A\" | NodePath(\"old\") | NodePath(\"../A\")",
        "NodePath(\"x\") | NodePath(\"old\") | NodePath(\"x\")",
        "ON | false | true", "no | true | false", "1 | false | true", "0 | true | false", "null | true | null",
        "0x64 | 1 | 100", "-0xff | 1 | -255", "0b101 | 1 | 5", "1_000 | 1 | 1000", "1 000 000 | 1 | 1000000",
        "1\u2009234\u202f567 | 1 | 1234567", "12 345 | 1.5 | 12345.0",
        "+5 | 1 | 5", "0xffffffffffffffff | 1 | -1", "1.5 | 1 | 1.5", "\"x\" | 1 | \"x\"",
        "5 | 1.5 | 5.0", ".5 | 1.0 | 0.5", "-.5 | 1.0 | -0.5", "+1e3 | 1.0 | 1000.0", "inf | 1.0 | inf",
        "0x10 | 1.0 | 16.0", "1_000.5 | 1.0 | 1000.5", "-0 | 1.0 | -0.0",
        "(1, 2) | Vector2(0, 0) | Vector2(1, 2)", "1, 2 | Vector2(0, 0) | Vector2(1, 2)",
        "inf, nan | Vector2(0, 0) | Vector2(inf, nan)",
        "Vector2i(1, 2) | Vector2(0, 0) | Vector2(1, 2)", "( 1, 2 ) | Vector2i(0, 0) | Vector2i(1, 2)",
        "#ff8800 | Color(0, 0, 0, 1) | Color(1, 0.53333336, 0, 1)", "1, 0, 0 | Color(0, 0, 0, 0) | Color(1, 0, 0, 1)",
        "(1, 0, 0) | Color(0, 0, 0, 0) | Color(1, 0, 0, 1)", "(1, 0, 0, 0.5) | Color(0, 0, 0, 0) | Color(1, 0, 0, 0.5)",
        "1, 2, 3 | PackedInt32Array() | PackedInt32Array(1, 2, 3)",
        "[1, 2] | PackedInt32Array() | PackedInt32Array(1, 2)",
        "\"a\", \"b\" | PackedStringArray() | PackedStringArray(\"a\", \"b\")",
        "7 | RID() | RID(7)", "7 | Object#1 | Object#7", "Object#8 | Object#1 | Object#8",
        "5 | null | 5"})
    void cellsTakeWhatPeopleType(String typed, String old, String stored) throws TextException {
        Variant value = CellText.read(typed, GodotReader.read(old, GODOT4), GODOT4);

        assertThat(GodotText.written(value, GODOT4, TextStyle.LINE)).isEqualTo(stored);
    }

    @Test
    void anEmptyCellIsAnEmptyString() throws TextException {
        assertThat(CellText.read("", new Variant.Text("a"), GODOT4)).isEqualTo(new Variant.Text(""));
    }

    @Test
    void blanksBelongToAStringWithoutQuotes() throws TextException {
        assertThat(CellText.read("  a ", new Variant.Text("b"), GODOT4)).isEqualTo(new Variant.Text("  a "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "\"abc | \"x\" | 4", "abc | 1 | 0", "99999999999999999999 | 1 | 0", "1, x | Vector2(0, 0) | 3",
        "(1, 2, 3) | Vector2(0, 0) | 7", "1 | Vector2(0, 0) | 1", "A::b | NodePath(\"x\") | 2", "maybe | true | 0",
        "300 | PackedByteArray() | 0", "12 13 | 1 | 3", "12 13 | 1.5 | 3", "1 23 456 | 1 | 2"})
    void aRefusalCountsFromTheTypedText(String typed, String old, int offset) throws TextException {
        Variant before = GodotReader.read(old, GODOT4);

        assertThat(catchThrowableOfType(TextException.class, () -> CellText.read(typed, before, GODOT4)).offset())
                .isEqualTo(offset);
    }

    @Test
    void anIntOfGodot2MustFit() {
        TextException e = catchThrowableOfType(TextException.class,
                () -> CellText.read("0x1_0000_0000", new Variant.Int(1), Dialects.of("godot2")));

        assertThat(e).satisfies(Saying.exactly("character 1: found `0x1_0000_0000`; "
                + "expected a whole number from -2147483648 to 2147483647"));
    }

    @Test
    void aGlanceAtAHugeArrayVisitsItsBeginningOnly() {
        int[] huge = new int[10_000_000];

        assertThat(CellText.glance(new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, huge), GODOT4, 25))
                .isEqualTo("PackedInt32Array(0, 0, 0…");
    }

    @Test
    void anotherNumberOfAVectorLeavesTheBitsOfTheFirst() throws TextException {
        Variant old = new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1f, 2});

        assertThat(CellText.read("(0.1, 3)", old, GODOT4))
                .isEqualTo(new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1f, 3}));
    }

    static IntStream seeds() {
        return IntStream.range(0, 400);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatACellShowsMeansTheSameValue(int seed) throws TextException {
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        Variant old = new RandomValues(new Random(seed), dialect, Range.ANY).value(2);

        assertThat(CellText.read(CellText.show(old, dialect), old, dialect)).isEqualTo(old);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatACellShowsIsOneLine(int seed) {
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        Variant value = new RandomValues(new Random(seed), dialect, Range.ANY).value(3);

        assertThat(CellText.show(value, dialect)).doesNotContainPattern("\\p{Cntrl}");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aLeafKeepsItsKindWhenItsShownTextIsEditedWithABlank(int seed) throws TextException {
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        Variant old = new RandomValues(new Random(seed), dialect, Range.WRITTEN).value(0);

        assertThat(CellText.read(CellText.show(old, dialect) + " ", old, dialect).kind()).isEqualTo(old.kind());
    }

    @Test
    void listsOfNamesAreNotTakenForNumbers() throws TextException {
        assertThat(CellText.read("null", new Variant.PackedStrings(List.of()), GODOT4)).isEqualTo(Variant.NIL);
    }
}
