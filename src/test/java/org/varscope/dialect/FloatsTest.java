package org.varscope.dialect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FloatsTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {0, 0x80000000, 0x3F800000, 1, 0x007FFFFF, 0x7F7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000,
            0x7F800001, 0xFFFFFFFF, 0x7FA00000, 0xFF812345})
    void everyPatternOf32BitsSurvives64(int bits) {
        assertThat(Floats.narrow(Floats.widen(bits))).isEqualTo(bits);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void numbersAreWidenedAsTheProcessorDoes(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            float number = Float.intBitsToFloat(random.nextInt());
            if (!Float.isNaN(number)) {
                assertThat(Double.longBitsToDouble(Floats.widen(Float.floatToRawIntBits(number)))).isEqualTo(number);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {0.1, 1e300, -1e-300, 16777217.0, 3.4028235677973366e38})
    void numbersAreNarrowedAsTheProcessorDoes(double number) {
        assertThat(Float.intBitsToFloat(Floats.narrow(Double.doubleToRawLongBits(number)))).isEqualTo((float) number);
    }

    @Test
    void everyPatternOf16BitsSurvives32() {
        for (int half = 0; half < 1 << 16; half++) {
            assertThat(Floats.narrowToHalf(Floats.widenHalf((short) half))).as("%04x", half).isEqualTo((short) half);
        }
    }

    @Test
    void aSignallingNanStaysOne() {
        assertThat(Floats.widen(0x7F800001)).isEqualTo(0x7FF0_0000_2000_0000L);
    }

    @Test
    void aNanWhosePayloadIsLostStaysANan() {
        assertThat(Floats.narrow(0x7FF0_0000_0000_0001L)).isEqualTo(0x7FC00000);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {0.0, -0.0, 0.5, 1e30f, Double.POSITIVE_INFINITY, Double.NaN})
    void whatFitsSurvives(double number) {
        assertThat(Floats.survivesNarrowing(Double.doubleToRawLongBits(number))).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {0.1, 1e300, 1e-300, 16777217.0})
    void whatDoesNotFitDoesNotSurvive(double number) {
        assertThat(Floats.survivesNarrowing(Double.doubleToRawLongBits(number))).isFalse();
    }
}
