package org.varscope.text.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;

class ColorTextTest {
    @ParameterizedTest
    @CsvSource({"#FF8000, #FF8000", "ff8000, #FF8000", "#F80, #FF8800", "#F808, #FF880088", "#01020304, #01020304",
        "#000000ff, #000000"})
    void digitsAreReadAndShown(String typed, String shown) throws TextException {
        assertThat(ColorText.show(ColorText.read(typed))).isEqualTo(shown);
    }

    @Test
    void whatIsBrighterThanDigitsCanSayIsCutOff() {
        assertThat(ColorText.show(new double[] {2, -1, Double.NaN, 1})).isEqualTo("#FF0000");
    }

    @Test
    void aPartIsThatOfTheEngine() throws TextException {
        assertThat(ColorText.read("#800000")[0]).isEqualTo(128 / 255f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#", "#12345", "red#", "#GGGGGG"})
    void whatIsNoColourIsRefused(String typed) {
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> ColorText.read(typed))
                .satisfies(Saying.partly("a colour: #RRGGBB or #RRGGBBAA"));
    }
}
