package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DigitsTest {
    static IntStream seeds() {
        return IntStream.range(0, 20);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "-1.5, -1.5", "0.1, 0.1", "100, 100", "16777217, 16777217", "1e14, 100000000000000",
        "999999999999999, 999999999999999", "1e15, 1e+15", "1e20, 1e+20", "0.0001, 0.0001", "0.00012, 0.00012",
        "0.00001, 1e-05", "1.25e-7, 1.25e-07", "1e100, 1e+100", "4.9e-324, 5e-324", "-4.9e-324, -5e-324",
        "1.0e-323, 1e-323", "1.5e-323, 1.5e-323", "1.7976931348623157e308, 1.7976931348623157e+308", "2e23, 2e+23",
        "1e-45, 1e-45", "123456.789, 123456.789"})
    void numbersAreLaidOutAsTheEngineDoes(double value, String text) {
        assertThat(Digits.number(value, false)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.0", "1, 1.0", "1e20, 1e+20", "0.5, 0.5", "-3, -3.0", "16777216, 16777216.0"})
    void aFloatByItselfNeverLooksLikeAnInt(double value, String text) {
        assertThat(Digits.scalar(value, false)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0x00000001, 1e-45", "0x00000002, 3e-45", "0x00000007, 1e-44", "0x00800000, 1.1754944e-38",
        "0x3dcccccd, 0.1", "0x7f7fffff, 3.4028235e+38", "0x80000000, -0", "0x15ae43fd, 7.038531e-26"})
    void narrowFloatsNeedTheDigitsOf32BitsOnly(String bits, String text) {
        assertThat(Digits.number(Float.intBitsToFloat(Integer.parseUnsignedInt(bits.substring(2), 16))))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void numbersWithoutAnExponentHaveNoDigitTooMany(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            double size = 1 + random.nextDouble() * Math.pow(10, random.nextInt(7));
            double value = switch (random.nextInt(3)) {
                case 0 -> Math.rint(size);
                case 1 -> -size;
                default -> 1 / (1 + random.nextDouble() * 999);
            };
            assertThat(Digits.number(value, true)).as("seed %d", seed)
                    .isEqualTo(new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString());
        }
    }

    @Test
    void aFloatThatIsKnownToBeWideHasTheDigitsOf64Bits() {
        assertThat(Digits.scalar(0.1f, true)).isEqualTo("0.10000000149011612");
    }

    @Test
    void theSignOfZeroStays() {
        assertThat(Digits.scalar(-0.0, false)).isEqualTo("-0.0");
    }

    @ParameterizedTest
    @CsvSource({"7ff8000000000000, nan", "7ff0000000000000, inf", "fff0000000000000, inf_neg",
        "7ff8000000000001, nan(0x7ff8000000000001)", "fff8000000000000, nan(0xfff8000000000000)",
        "7ff4000000000000, nan(0x7ff4000000000000)"})
    void whatIsNoNumberIsAWord(String bits, String text) {
        assertThat(Digits.scalar(Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16)), false)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void wideDigitsReadBackEqual(int seed) {
        double[] values = new Random(seed).longs(2000).mapToDouble(Double::longBitsToDouble)
                .filter(Double::isFinite).toArray();

        assertThat(Arrays.stream(values).map(v -> Double.parseDouble(Digits.number(v, true))).boxed())
                .containsExactly(boxed(values));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theSmallestNumbersHaveNoDigitToSpare(int seed) {
        double[] values = new Random(seed).ints(200, 1, 30).mapToDouble(i -> i * Double.MIN_VALUE).toArray();

        assertThat(Arrays.stream(values).mapToObj(v -> Digits.number(v, true)))
                .allSatisfy(text -> assertThat(withoutLastDigit(text)).isNotEqualTo(Double.parseDouble(text)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void narrowDigitsReadBackEqual(int seed) {
        int[] bits = new Random(seed).ints(2000).filter(b -> Float.isFinite(Float.intBitsToFloat(b))).toArray();

        assertThat(Arrays.stream(bits).map(b -> Float.floatToRawIntBits(
                Float.parseFloat(Digits.number(Float.intBitsToFloat(b))))).boxed()).containsExactly(boxed(bits));
    }

    /// The nearest number with one digit less, or NaN where there is but one.
    private static double withoutLastDigit(String text) {
        BigDecimal exact = new BigDecimal(text);
        return exact.precision() == 1 ? Double.NaN
                : exact.round(new MathContext(exact.precision() - 1)).doubleValue();
    }

    private static Double[] boxed(double[] values) {
        return Arrays.stream(values).boxed().toArray(Double[]::new);
    }

    private static Integer[] boxed(int[] values) {
        return Arrays.stream(values).boxed().toArray(Integer[]::new);
    }
}
