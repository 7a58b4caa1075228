package org.varscope.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.said.Clauses;
import org.varscope.said.Language;

class OffsetsTest {
    private static final long HERE = 100;
    private static final long END = 1868;

    @ParameterizedTest
    @CsvSource({"0x40, 64", "0X4f, 79", "64, 64", "40h, 64", "+16, 116", "-0x10, 84", "1_000, 1000", "1 000, 1000",
            "0b101, 5", "0x4_0, 64"})
    void offsetsAreReadAsPeopleTypeThem(String text, long offset) throws TextException {
        assertThat(Offsets.read(text, HERE, END)).isEqualTo(offset);
    }

    @ParameterizedTest
    @CsvSource({"0x40+4*17, 132", "4*17+0x40, 132", "(0x40 + 4) * 17, 1156", "20-5-3, 12", "20-(5-3), 18", "$, 1868",
            "$-16, 1852", "$ - 0x10*2, 1836", "+4*4, 116", "-(4+4)*2, 84", "-200, -100", "((7)), 7", "2*(3+4)*5, 70",
            "9223372036854775807, 9223372036854775807"})
    void offsetsAreReckoned(String text, long offset) throws TextException {
        assertThat(Offsets.read(text, HERE, END)).isEqualTo(offset);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "''                     | 1  | the end",
            "gold                   | 1  | `gold`",
            "0x                     | 1  | `0x`",
            "12z                    | 1  | `12z`",
            "0x40+zz                | 6  | `zz`",
            "0x40+                  | 6  | the end",
            "0x40 17                | 6  | `17`",
            "4**5                   | 3  | `*`",
            "(4+5                   | 5  | the end",
            "4+5)                   | 4  | `)`",
            "$.player[3]            | 2  | `.player[3]`",
            "$$                     | 2  | `$`",
            "4/2                    | 2  | `/2`",
            "99999999999999999999   | 1  | `99999999999999999999`",
            "0xFFFFFFFFFFFFFFFF     | 1  | `0xFFFFFFFFFFFFFFFF`",
            "1+0x7FFFFFFFFFFFFFFF   | 2  | `+`",
            "2*(0x4000000000000000) | 2  | `*`"})
    void whatMakesNoSenseIsRefusedWhereItIs(String text, int character, String found) {
        assertThatThrownBy(() -> Offsets.read(text, HERE, END)).isInstanceOfSatisfying(TextException.class, e ->
                assertThat(Clauses.clause(e.remark(), Language.ENGLISH))
                        .startsWith("character " + character + ": found " + found + "; expected "));
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000})
    void thereIsNoDepthThatIsTooDeep(int depth) throws TextException {
        assertThat(Offsets.read("(".repeat(depth) + "7" + ")".repeat(depth), HERE, END)).isEqualTo(7);
    }
}
