package org.varscope.ui.hex.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.hex.sheet.HexLook;

@InOneLanguage
class HexOffsetsTest {
    @ParameterizedTest
    @CsvSource({"64, false, 0, 00000040", "64, true, 0, 00000064", "64, false, 76, -000000C", "92, false, 76, 00000010",
            "0, true, 1000000, -1000000", "76, true, 76, 00000000"})
    void rowsSayHowFarTheyAreFromTheBase(long offset, boolean decimal, long base, String shown) {
        assertThat(new HexLook.Offsets(8, decimal, base).of(offset)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"0, 8", "99999999, 8", "100000000, 10", "9223372036854775807, 20"})
    void decimalOffsetsHaveAsManyDigitsAsTheLastOneNeeds(long length, int digits) {
        assertThat(HexLook.Offsets.digits(length, true)).isEqualTo(digits);
    }
}
