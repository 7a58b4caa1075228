package org.varscope.ui.page;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialects;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class PastedTest {
    private static Pasted read(String text) {
        List<Pasted> readings = Pasted.readings(text, Dialects.of("godot4"));
        assertThat(readings).hasSize(1);
        return readings.getFirst();
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
        assertThat(pasted.words())
                .startsWith("This is neither a list of bytes nor base64. As Godot text: character 9:");
    }

    @Test
    void theNumberOfBytesIsSaid() {
        assertThat(read("02 00").words()).isEqualTo("Hexadecimal: 2 bytes.");
    }

    @Test
    void settingsOfAProjectBecomeTheFileThatAnExportedProjectHas() {
        Pasted pasted = read("config_version=5\n[application]\nconfig/name=\"Demo\"\n");
        assertThat(pasted.words()).isEqualTo("Settings of a project, written for Godot 4: 51 bytes.");
        assertThat(new String(pasted.bytes(), StandardCharsets.UTF_8)).startsWith("ECFG")
                .contains("application/config/name");
        assertThat(read("config_version=5\n[application]\n  config/name=Demo\n").words())
                .startsWith("Settings of a project; line 3, column 15: found \u201CDemo\u201D");
    }

    private static List<String> ways(String text) {
        return Pasted.readings(text, Dialects.of("godot4")).stream().map(Pasted::words).toList();
    }

    @Test
    void whatCouldBeTwoThingsIsBoth() {
        assertThat(ways("10 20 30 40")).containsExactly("Decimal numbers: 4 bytes.", "Hexadecimal: 4 bytes.");
        assertThat(ways("[2, 0, 0, 0]")).containsExactly("Decimal numbers: 4 bytes.",
                "A value as Godot text, written for Godot 4: 40 bytes.");
        assertThat(ways("10")).containsExactly("Hexadecimal: 1 byte.",
                "A value as Godot text, written for Godot 4: 8 bytes.");
    }

    @Test
    void aStringInQuotesIsBase64OnlyWhereThatIsAValue() {
        assertThat(ways("\"helloworld12\"")).containsExactly("A value as Godot text, written for Godot 4: 20 bytes.");
        assertThat(ways("\"GwAAAAEAAAAEAAAABAAAAGdvbGQCAAAAZAAAAA==\"")).hasSize(2).first()
                .isEqualTo("Base64: 28 bytes.");
    }

    @Test
    void aTextThatLeavesBytesOutSaysSo() {
        assertThat(read("<Buffer 1b 00 00 00 ... 22 more bytes>").words()).contains("leaves bytes out");
    }
}
