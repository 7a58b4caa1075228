package org.varscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"1B00fF", "1b 00 FF", " 1B\n00\tFF\n", "0x1B, 0x00, 0xFF", "1B,00,FF"})
    void hexTextIsReadHoweverItIsSpelled(String text) {
        assertThat(HexText.read(text)).hasValueSatisfying(bytes -> assertThat(bytes).containsExactly(0x1B, 0, 0xFF));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1", "1B 0", "gold", "1B-00", "0x"})
    void whatSpellsNoBytesIsNotHexText(String text) {
        assertThat(HexText.read(text)).isEmpty();
    }

    @Test
    void groupsOfFourDigitsAreNoOffsets() {
        assertThat(HexText.read("0200 0000 6400 0000").orElseThrow()).containsExactly(2, 0, 0, 0, 0x64, 0, 0, 0);
    }

    @Test
    void veryManyPairsAreRead() {
        assertThat(HexText.read("1B, ".repeat(200_000)).orElseThrow()).hasSize(200_000);
    }
}
