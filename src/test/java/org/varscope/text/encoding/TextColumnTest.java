package org.varscope.text.encoding;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Bytes as the characters beside them.
class TextColumnTest {
    private static String column(TextEncoding encoding, int from, long offset, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        int[] all = TextColumn.of(bytes, from, bytes.length, offset, encoding, _ -> true);
        return new String(all, from, all.length - from);
    }

    @ParameterizedTest
    @CsvSource({"ASCII, 41 80 0A, A··", "LATIN_1, C5 73 85, Ås·", "CP1252, 80 81 95, €·•", "UTF_8, C3 85 73 C3, Å‹s·",
        "UTF_8, E3 81 82 FF, あ ‹·", "UTF_8, F0 9F 98 80, 😀 ‹‹", "UTF_8, C0 80 ED A0 80, ·····",
        "UTF_16, 41 00 42 30 00 00, A‹あ ··", "UTF_16, 3D D8 00 DE 00 D8, '😀 ‹‹··'", "SHIFT_JIS, 82 A0 41 B1 82, あ Aｱ·"})
    void aCharacterIsShownAtItsFirstByte(TextEncoding encoding, String hex, String shown) {
        assertThat(column(encoding, 0, 0, hex)).isEqualTo(shown);
    }

    @Test
    void aCharacterThatBeginsBeforeTheFirstByteInViewIsNotReadAnew() {
        assertThat(column(TextEncoding.UTF_8, 1, 0, "E3 81 82 41")).isEqualTo(" ‹A");
        assertThat(column(TextEncoding.SHIFT_JIS, 1, 0, "82 A0 82 A0")).isEqualTo(" あ ");
        assertThat(column(TextEncoding.UTF_16, 0, 7, "00 41 00 42")).as("pairs begin at even offsets")
                .isEqualTo("·A‹·");
    }

    @Test
    void numbersThatLookLikeLettersInUtf8AreNone() {
        byte[] bytes = {(byte) 0xC3, (byte) 0x85, 'A'};
        assertThat(TextColumn.of(bytes, 0, 3, 0, TextEncoding.UTF_8, _ -> false)).containsExactly('·', '·', 'A');
        assertThat(TextColumn.of(bytes, 0, 3, 0, TextEncoding.LATIN_1, _ -> false)).containsExactly('Ã', '·', 'A');
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadAsTheSame(TextEncoding encoding) {
        String text = "Gold, 100";
        byte[] bytes = encoding.write(text).orElseThrow();
        StringBuilder read = new StringBuilder();
        for (int at = 0; at < bytes.length; at += encoding.read(bytes, at, bytes.length).length()) {
            read.appendCodePoint(encoding.read(bytes, at, bytes.length).point());
        }
        assertThat(read.toString()).isEqualTo(text);
        assertThat(TextEncoding.of(encoding.word())).contains(encoding);
    }

    @ParameterizedTest
    @CsvSource({"ASCII, é", "LATIN_1, €", "CP1252, あ", "SHIFT_JIS, é", "UTF_8, ", "UTF_16, "})
    void aCharacterThatItDoesNotHaveIsNamed(TextEncoding encoding, String character) {
        assertThat(encoding.unwritable("Aé€あ")).isEqualTo(character == null ? Optional.empty()
                : Optional.of("\"%s\" (U+%04X)".formatted(character, character.codePointAt(0))));
        assertThat(encoding.write("Aé€あ").isPresent()).isEqualTo(character == null);
    }
}
