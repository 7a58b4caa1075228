package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Characters that nobody sees, and ends of lines.
class UnseenTest {
    @Test
    void itIsToldWhereEachIs() {
        assertThat(Unseen.in("a\u200b\n\ud83c\udf0a\u00a0\t")).containsExactly(new Unseen(1, 2, 0x200B),
                new Unseen(2, 2, 0xA0), new Unseen(2, 3, '\t'));
        assertThat(Unseen.in("plain text, \u00c5sa \u77e2\n")).isEmpty();
        assertThat(new Unseen(1, 1, 0x200B).name()).isEqualTo("U+200B ZERO WIDTH SPACE");
        assertThat(new Unseen(1, 1, 0xE0FFF).name()).isEqualTo("U+E0FFF");
    }

    @Test
    void textsKeepTheEndsOfTheirLines() {
        for (String text : List.of("", "a", "a\nb\n", "a\r\nb\r\n", "a\rb\r")) {
            LineEnds ends = LineEnds.of(text).orElseThrow();
            assertThat(ends.out(text)).doesNotContain("\r");
            assertThat(ends.in(ends.out(text))).isEqualTo(text);
        }
        assertThat(LineEnds.of("a\r\nb\n")).isEmpty();
        assertThat(LineEnds.of("a\rb\n")).isEmpty();
    }
}
