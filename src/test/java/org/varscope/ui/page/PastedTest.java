package org.varscope.ui.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialects;

class PastedTest {
    private static Pasted read(String text) {
        return Pasted.read(text, Dialects.of("godot4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0200000064000000", "02 00 00 00 64 00 00 00", "02,00,00,00,64,00,00,00",
        "0x02, 0x00, 0x00, 0x00, 0x64, 0x00, 0x00, 0x00", "\\x02\\x00\\x00\\x00\\x64\\x00\\x00\\x00",
        "[02 00 00 00\n 64 00 00 00]", "00000000  02 00 00 00 64 00 00 00  |....d...|",
        "00000000: 0200 0000 6400 0000  ....d...", "00000000  02 00 00 00\n00000004  64 00 00 00",
        "AgAAAGQAAAA=", "100"})
    void everyDressOfTheSameBytesIsUnderstood(String text) {
        assertThat(read(text).bytes()).containsExactly(2, 0, 0, 0, 0x64, 0, 0, 0);
    }

    @Test
    void aValueAsGodotTextBecomesItsBytes() {
        assertThat(read("{\"gold\": 100}").bytes()).hasSize(28);
    }

    @Test
    void whatIsNeitherIsRefusedInWords() {
        Pasted pasted = read("{\"gold\": ");
        assertThat(pasted.fits()).isFalse();
        assertThat(pasted.words()).startsWith("Neither hexadecimal nor base64. As Godot text: character 9:");
    }

    @Test
    void theNumberOfBytesIsSaid() {
        assertThat(read("02 00").words()).isEqualTo("Hexadecimal: 2 bytes.");
    }
}
