package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenTest {
    private static String kinds(String text) {
        return Token.of(text).stream().map(token -> token.kind() + " " + text.substring(token.start(), token.end()))
                .collect(Collectors.joining(" | "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "-1.5e-7; NUMBER -1.5e-7",
        "0x1F; NUMBER 0x1F",
        "inf_neg; NUMBER inf_neg",
        "#ff8800; NUMBER #ff8800",
        "Vector2(1, -2); WORD Vector2 | MARK ( | NUMBER 1 | MARK , | NUMBER -2 | MARK )",
        "{\"a\" : &\"b\"}; MARK { | KEY \"a\" | MARK : | STRING &\"b\" | MARK }",
        "\"a\\\"b\" 1; STRING \"a\\\"b\" | NUMBER 1",
        "\"open; STRING \"open"
    })
    void aTextIsMadeOf(String text, String tokens) {
        assertThat(kinds(text)).isEqualTo(tokens);
    }

    @Test
    void aCommentGoesToTheEndOfItsLine() {
        assertThat(kinds("1 ; two\n3")).isEqualTo("NUMBER 1 | COMMENT ; two | NUMBER 3");
    }

    @Test
    void everyCharThatIsNoBlankIsInOneToken() {
        Random random = new Random(4);
        String chars = "\"\\&:;,[]{}()-+.e19 a\n#x";
        for (int i = 0; i < 2000; i++) {
            String text = random.ints(random.nextInt(30), 0, chars.length())
                    .mapToObj(at -> chars.substring(at, at + 1)).collect(Collectors.joining());
            int end = 0;
            for (Token token : Token.of(text)) {
                assertThat(text.substring(end, token.start())).as("seed 4, before %s in %s", token, text).isBlank();
                assertThat(token.end()).isGreaterThan(token.start()).isLessThanOrEqualTo(text.length());
                end = token.end();
            }
            assertThat(text.substring(end)).as("seed 4, behind all in %s", text).isBlank();
        }
    }
}
