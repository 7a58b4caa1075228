package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.explain.FloatWords;
import org.varscope.explain.Saying;
import org.varscope.said.Language;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// Whole numbers and floats by their bits.
class NumberBitsTest {
    @ParameterizedTest
    @CsvSource({"32, true, -5, 0xFFFFFFFB", "64, true, -5, 0xFFFFFFFFFFFFFFFB", "8, false, 255, 0xFF",
        "16, true, -1, 0xFFFF", "32, false, 4294967295, 0xFFFFFFFF", "32, true, 100, 0x00000064"})
    void anIntIsShownByItsBitsAndReadBack(int width, boolean signed, long number, String hex) throws TextException {
        IntBits bits = new IntBits(width, signed);
        assertThat(bits.hex(number)).isEqualTo(hex);
        assertThat(bits.read(hex)).isEqualTo(number);
        assertThat(bits.number(bits.pattern(number))).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({"0b101, 5", "-0x10, -16", "1_000, 1000", "0x1FFFFFFFF, 8589934591", "42, 42"})
    void anIntIsReadInAnyDigits(String typed, long number) throws TextException {
        assertThat(new IntBits(32, true).read(typed)).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({"hello", "0x", "1.5", "99999999999999999999"})
    void whatIsNoIntIsRefused(String typed) {
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> new IntBits(64, true).read(typed))
                .satisfies(Saying.partly("a whole number: digits, 0x\u2026 or 0b\u2026"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0.75 | 0x3F400000 | + 2^-1 \u00d7 1.5", "3.5 | 0x40600000 | + 2^1 \u00d7 1.75",
        "-0.0 | 0x80000000 | \u2212 0", "Infinity | 0x7F800000 | + infinity",
        "1e-45 | 0x00000001 | + 2^-126 \u00d7 1.1920928955078125e-07, subnormal"})
    void aFloatIsShownByItsBits(double number, String hex, String words) throws TextException {
        FloatBits bits = FloatBits.of(Variant.Real.of(number), false);
        assertThat(bits.hex()).isEqualTo(hex);
        assertThat(FloatWords.of(bits, Language.ENGLISH)).isEqualTo(words);
        assertThat(new FloatBits(0, false).read(hex)).isEqualTo(bits);
    }

    @Test
    void aNumberTooLargeFor32BitsIsSaidToBeThat() {
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> RealText.read("1e50", false))
                .satisfies(Saying.exactly("character 1: found `1e50`; expected a number that 32 bits can hold"));
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> RealText.read("one", false))
                .satisfies(Saying.partly("expected a number: 1.5"));
    }

    @Test
    void theExponentAndTheFractionAreReadByThemselves() throws TextException {
        FloatBits bits = FloatBits.of(Variant.Real.of(3.5), true);
        assertThat(bits.readExponent("1023").number().value()).isEqualTo(1.75);
        assertThat(bits.readFraction("0").number().value()).isEqualTo(2);
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> bits.readExponent("2048"))
                .satisfies(Saying.partly("a whole number from 0 to 2047"));
        assertThatExceptionOfType(TextException.class).isThrownBy(() -> bits.readFraction("-1"));
    }

    @Test
    void thePayloadOfANanIsKept() throws TextException {
        FloatBits bits = new FloatBits(0, true).read("0xFFF8000000000007");
        assertThat(FloatWords.of(bits, Language.ENGLISH)).isEqualTo("\u2212 quiet NaN, payload 0x7");
        assertThat(FloatBits.of(bits.number(), true)).isEqualTo(bits);
        assertThat(FloatWords.of(new FloatBits(0x7F800001, false), Language.ENGLISH))
                .isEqualTo("signalling NaN, payload 0x1");
    }

    @ParameterizedTest
    @CsvSource({"1700000000, true", "0, false", "100, false", "631152000, true", "4102444800, false"})
    void aNumberLooksLikeATimeOfOurDays(double number, boolean likely) {
        assertThat(UnixTime.isLikely(number)).isEqualTo(likely);
    }

    @Test
    void aDateIsReadAsItIsShown() throws TextException {
        assertThat(UnixTime.show(1_700_000_000)).hasValue("2023-11-14 22:13:20");
        assertThat(UnixTime.read("2023-11-14 22:13:20")).isEqualTo(1_700_000_000);
        assertThat(UnixTime.read("2023-11-14")).isEqualTo(1_699_920_000);
    }
}
