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

    /// Seeds 0 to 199: any bytes, and texts with quotes, backslashes and line feeds.
    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadBackWhateverItIs(ByteNotation notation) throws TextException {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[2 + random.nextInt(40)];
            random.nextBytes(bytes);
            for (int i = 0; seed % 2 == 1 && i < bytes.length; i++) {
                bytes[i] = (byte) "b'\"\\\n\tx0{}[];,$/*".charAt(Math.floorMod(bytes[i], 17));
            }
            String text = notation.write(bytes);
            assertThat(notation.read(text)).as("seed " + seed + ": " + text).isEqualTo(bytes);
            if (notation != ByteNotation.HEX && notation != ByteNotation.BASE64) { // those may be what else is meant
                List<ListedBytes> readings = ListedBytes.readings(text);
                assertThat(readings).as("seed " + seed + ": " + text).hasSize(1);
                assertThat(readings.getFirst().bytes()).isEqualTo(bytes);
            }
        }
    }

    @Test
    void eachIsWrittenAsItsProgramsExpect() {
        assertThat(Arrays.stream(ByteNotation.values()).map(notation -> notation.write(BYTES))).containsExactly(
                "1B 00 FF 7F", "const uint8_t data[4] = {\n    0x1B, 0x00, 0xFF, 0x7F,\n};\n", "GwD/fw==",
                "PackedByteArray([27, 0, 255, 127])", "data = b'\\x1b\\x00\\xff\\x7f'\n",
                "byte[] data =\n{\n    0x1B, 0x00, 0xFF, 0x7F,\n};\n",
                "const DATA: &[u8] = &[\n    0x1B, 0x00, 0xFF, 0x7F,\n];\n",
                "byte[] data = {\n    27, 0, -1, 127,\n};\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "C_ARRAY|unsigned char x[] = {27, 0, 0xff, 0x7f};",
        "C_ARRAY|static const int8_t x[4]={ 27, 0, -1, 127, }",
        "BASE64|GwD/ fw==",
        "GDSCRIPT|PoolByteArray([27, 0, 255, 127])",
        "GDSCRIPT|PackedByteArray(27, 0, 255, 127)",
        "GDSCRIPT|[27, 0, 255, 127]",
        "PYTHON|bytes(b'\\x1b\\x00\\xff\\x7f')",
        "C_SHARP|private static readonly byte[] Save = new byte[] { 27, 0, 0xFF, 0x7F };",
        "RUST|let x = [27u8, 0, 0xff, 0x7f];",
        "RUST|vec![27, 0, 255, 127]",
        "JAVA|new byte[] {0x1B, 0, (byte) 0xFF, (byte)127}",
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
        "GDSCRIPT|hello|PackedByteArray",
        "PYTHON|hello|the bytes of Python, such as `b\"\\x1b\\x00gold\"`",
        "JAVA|{1, -129}|numbers from 0 to 255",
        "RUST|hello|between [ and ]"
    })
    void whatIsNoneSaysWhatWasExpected(ByteNotation notation, String text, String expected) {
        assertThatThrownBy(() -> notation.read(text)).isInstanceOf(TextException.class)
                .satisfies(Saying.partly(expected));
    }
}
