package org.varscope.text.json;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

class JsonReaderTest {
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static Variant read(String text) throws TextException {
        return JsonReader.read(text, DIALECT);
    }

    private static String written(Variant value, Dialect dialect) throws IOException {
        StringWriter out = new StringWriter();
        Json.write(value, dialect, out);
        return out.toString();
    }

    private static Stream<Dialect> engines() {
        return Dialects.all().stream().filter(dialect -> !dialect.traits().document());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatIsWrittenIsReadBackToTheSameText(Dialect dialect) throws IOException, TextException {
        RandomValues values = new RandomValues(new Random(12), dialect, RandomValues.Range.WRITTEN);
        int same = 0;
        for (int i = 0; i < 500; i++) {
            Variant value = values.value(3);
            String text = written(value, dialect);
            Variant again = JsonReader.read(text, dialect);
            assertThat(written(again, dialect)).as("seed 12, value %d, %s", i, dialect).isEqualTo(text);
            same += again.equals(value) ? 1 : 0;
        }
        assertThat(same).as("values of 500 that are the same").isGreaterThan(400);
    }

    @Test
    void plainJsonIsReadAsItSays() throws TextException {
        assertThat(GodotText.exact(read("{\"a\": [1, 2.0, -0.5e1, \"x\", null, true], \"b\": {}}"), DIALECT)
                .replace("\n", " ")).isEqualTo("{ \"a\": [1, 2.0, -5.0, \"x\", null, true], \"b\": {} }");
        assertThat(read("18446744073709551616")).isEqualTo(Variant.Real.of(0x1p64));
    }

    @Test
    void nestingTakesNoStack() throws TextException {
        Variant deep = read("[".repeat(100_000) + "]".repeat(100_000));
        assertThat(deep).isInstanceOf(Variant.Array.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[1,|3|a value, such as 1",
        "{\"a\" 1}|5|`:` and a value",
        "{\"a\": 1 \"b\": 2}|8|`,` or `}`",
        "{\"a\": 1,}|8|a key in quotes",
        "[1 2]|3|`,` or `]`",
        "[1,]|3|a value",
        "[1] 2|4|unexpected text after the value",
        "[1]]|3|unexpected text after the value",
        "{a: 1}|1|a key in quotes, or `}`",
        "[tru]|1|or `]`",
        "[01]|1|a value",
        "[\"ab\\q\"]|4|an escape: one of",
        "[\"ab|4|to close the string that opens at character 2",
        "&\"name\"|0|a value",
        "{\"$type\": \"Vector9\", \"value\": []}|0|a type of godot4",
        "[1, {\"$type\": \"Vector2\", \"value\": [1]}]|4|2 numbers",
        "[{\"$type\": \"NodePath\", \"value\": \"a:b::c\"}]|1|the name of a property",
        "[{\"$type\": \"float\", \"value\": \"no\"}]|1|a value",
        "[{\"$type\": \"Array\", \"of\": \"no\", \"value\": []}]|1|a type",
        "{\"$type\": \"StringName\"}|0|a text \"value\"",
        "''|0|a value"
    })
    void whatIsNoneSaysWhereAndWhatWasExpected(String text, int offset, String expected) {
        TextException wrong = catchThrowableOfType(TextException.class, () -> read(text));
        assertThat(wrong).satisfies(Saying.partly(expected));
        assertThat(wrong.offset()).isEqualTo(offset);
    }

    @Test
    void numbersThatHaveNoPlaceInTheirFieldsAreRefused() {
        Dialect old = Dialects.of("godot2");
        assertThatThrownBy(() -> JsonReader.read("{\"$type\": \"Image\", \"format\": 0, \"mipmaps\": 0, "
                + "\"width\": 1, \"height\": 1, \"value\": [300]}", old)).satisfies(Saying.partly("from 0 to 255"));
        assertThatThrownBy(() -> JsonReader.read("{\"$type\": \"InputEvent\", \"type\": 4294967296, "
                + "\"device\": 0, \"words\": []}", old)).satisfies(Saying.partly("32 bits"));
    }
}
