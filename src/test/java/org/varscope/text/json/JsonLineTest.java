package org.varscope.text.json;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.text.TextException;

class JsonLineTest {
    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":1,\"b\":[1,2],\"c\":\"x, y: z\"}", "{\"a\": 1, \"b\": [1, 2]}\n",
        " [1,-2.5e+10,null,{}]",
        "{\"a\":{\"b\":[[],{\"c\":\"\\\"\\\\\"}]}}\r\n", "{\"a\": 1,\"b\": [true,false]}"})
    void aLineIsTheSameAgain(String text) throws TextException {
        JsonLine line = JsonLine.of(text).orElseThrow();
        assertThat(line.line(line.laidOut(text))).isEqualTo(text);
    }

    @Test
    void whatIsTypedIsWrittenInTheSameWay() throws TextException {
        JsonLine line = JsonLine.of("{\"a\":1,\"b\":2}\n").orElseThrow();
        assertThat(line.laidOut("{\"a\":1,\"b\":2}\n")).isEqualTo("{\n  \"a\": 1,\n  \"b\": 2\n}");
        assertThat(line.line("{\n  \"a\" : [ 1,\n 3 ] }")).isEqualTo("{\"a\":[1,3]}\n");
        assertThatThrownBy(() -> line.line("{\"a\" 1}")).isInstanceOf(TextException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\n}", "{\"a\":1, \"b\":2,\"c\":3}", "{ \"a\":1 }", "{\"a\" 1}", "a", "",
        "{\"a\" :1}", "7"})
    void whatIsWrittenInAnotherWayIsNone(String text) {
        assertThat(JsonLine.of(text)).isEmpty();
    }
}
