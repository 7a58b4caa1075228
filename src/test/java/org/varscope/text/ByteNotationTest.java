package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.explain.Saying;

class ByteNotationTest {
    private static final byte[] BYTES = {0x1B, 0, -1, 0x7F};

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadBack(ByteNotation notation) throws TextException {
        byte[] many = new byte[300];
        new Random(3).nextBytes(many);
        assertThat(notation.read(notation.write(many))).isEqualTo(many);
    }

    @Test
    void eachIsWrittenAsItsProgramsExpect() {
        assertThat(Arrays.stream(ByteNotation.values()).map(notation -> notation.write(BYTES))).containsExactly(
                "1B 00 FF 7F", "const uint8_t data[4] = {\n    0x1B, 0x00, 0xFF, 0x7F,\n};\n", "GwD/fw==",
                "PackedByteArray([27, 0, 255, 127])");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "C_ARRAY|unsigned char x[] = {27, 0, 0xff, 0x7f};",
        "C_ARRAY|static const int8_t x[4]={ 27, 0, -1, 127, }",
        "BASE64|GwD/ fw==",
        "GDSCRIPT|PoolByteArray([27, 0, 255, 127])",
        "GDSCRIPT|PackedByteArray(27, 0, 255, 127)",
        "GDSCRIPT|[27, 0, 255, 127]",
        "HEX|{0x1b, 0x00, 0xff, 0x7f}"
    })
    void otherDressesAreReadToo(ByteNotation notation, String text) throws TextException {
        assertThat(notation.read(text)).isEqualTo(BYTES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "HEX|hello|pairs of hex digits",
        "C_ARRAY|{1, 256}|numbers from 0 to 255",
        "C_ARRAY|1, 2|between { and }",
        "BASE64|a*|base64",
        "GDSCRIPT|PackedByteArray([1, x])|numbers from 0 to 255",
        "GDSCRIPT|hello|PackedByteArray"
    })
    void whatIsNoneSaysWhatWasExpected(ByteNotation notation, String text, String expected) {
        assertThatThrownBy(() -> notation.read(text)).isInstanceOf(TextException.class)
                .satisfies(Saying.partly(expected));
    }
}
