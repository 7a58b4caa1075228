package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.said.Clauses;
import org.varscope.text.TextException;

/// Keys by their names.
class KeyTextTest {
    @ParameterizedTest
    @CsvSource({"A, 0x41", "7, 0x37", "+, 0x2B", "Space, 0x20", "Escape, 0x1000001", "F1, 0x100001C", "F16, 0x100002B",
        "Direction R, 0x1000033", "LaunchF, 0x1000067", "Kp 9, 0x100008F", "0x61, 0x61", "0x100003A, 0x100003A",
        "0xAD, 0xAD"})
    void aKeyIsItsCharacterItsNameOrItsNumber(String text, String code) throws TextException {
        assertThat(KeyText.show(Integer.decode(code))).isEqualTo(text);
        assertThat(KeyText.read(text)).isEqualTo(Integer.decode(code));
    }

    @Test
    void everyNumberIsReadAsItIsShown() throws TextException {
        for (int code = 0; code < 0x400; code++) {
            assertThat(KeyText.read(KeyText.show(code))).isEqualTo(code);
            assertThat(KeyText.read(KeyText.show(code | 1 << 24))).isEqualTo(code | 1 << 24);
        }
        assertThat(KeyText.read(KeyText.show(-1))).isEqualTo(-1);
    }

    @Test
    void lettersAndNamesAreTakenInAnyCase() throws TextException {
        assertThat(KeyText.read("a")).isEqualTo('A');
        assertThat(KeyText.read(" pageup ")).isEqualTo(0x1000013);
    }

    @Test
    void modifiersStandBeforeTheKey() {
        assertThat(KeyText.show('A', 1 << 28 | 1 << 25)).isEqualTo("Ctrl+Shift+A");
    }

    @Test
    void anotherWordIsRefused() {
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> KeyText.read("Any"))
                .satisfies(e -> assertThat(Clauses.clause(e.expected()))
                        .startsWith("a key: its character, its name"));
    }
}
