package org.varscope.text.json;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
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
        "[1, |the end",
        "{\"a\" 1}|JSON: a value",
        "[1] 2|the end of the text",
        "{\"$type\": \"Vector9\", \"value\": []}|a type of godot4",
        "{\"$type\": \"Vector2\", \"value\": [1]}|2 numbers",
        "{\"$type\": \"StringName\"}|a text \"value\"",
        "''|JSON"
    })
    void whatIsNoneSaysWhatWasExpected(String text, String expected) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(TextException.class).hasMessageContaining(expected);
    }
}
