package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListedBytesTest {
    private static byte[] read(String text) {
        List<ListedBytes> readings = ListedBytes.readings(text);
        assertThat(readings).as(text).hasSize(1);
        return readings.getFirst().bytes();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[27, 0, 255, 100]", "PackedByteArray(27, 0, 255, 100)", "PoolByteArray([27, 0, 255, 100])",
        "PackedByteArray[27, 0, 255, 100]", "RawArray(27,0,255,100)", "Uint8Array(4) [27, 0, 255, 100]",
        "Uint8Array [ 27, 0, 255, 100 ]", "new Uint8Array([27, 0, 255, 100]);", "Buffer.from([27, 0, 255, 100])",
        "{\"0\": 27, \"1\":0, \"2\": 255,\"3\":100}", "{0: 27, 1: 0, 2: 255, 3: 100}",
        "{\"type\":\"Buffer\",\"data\":[27,0,255,100]}", "bytes([27, 0, 255, 100])",
        "27 0 255 100", "27\n0\n255\n100\n",
        "new byte[] { 27, 0, -1, 100 }", "const uint8_t data[4] = { 0x1B, 0x00, 0xFF, 0x64 };",
        "\uFEFF[27, 0, 255, 100]"})
    void numbersAreBytes(String text) {
        assertThat(read(text)).containsExactly(27, 0, 255, 100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<Buffer 1b 00 ff 64>", "1b00ff64", "1b 00 ff 64", "b'\\x1b\\x00\\xffd'",
        "bytearray(b'\\x1b\\x00\\xffd')", "b\"\\x1b\\x00\\xffd\"", "00000000: 1b00 ff64  ...d",
        "00000000  1b 00 ff 64                                       |...d|\n00000004\n",
        "0000000 001b 64ff\n0000004", "GwD/ZA==", "GwD_ZA", "'GwD/ZA=='",
        "PackedByteArray(\"GwD/ZA==\")"})
    void digitsAndLettersAreBytes(String text) {
        assertThat(read(text)).containsExactly(27, 0, 255, 100);
    }

    /// As code declares bytes, and as programs log them.
    @ParameterizedTest
    @ValueSource(strings = {"1B-00-FF-64", "X'1B00FF64'", "vec![27, 0, 255, 100]", "[]byte{0x1b, 0x0, 0xff, 0x64}",
        "let data: [u8; 4] = [27u8, 0, 255, 100];", "byteArrayOf(27, 0, -1, 100)",
        "byte[] data = { 27, 0, (byte) 0xFF, 100 };",
        "private static readonly byte[] Save =\n{\n 0x1B, 0, 255, 0x64,\n};",
        "const DATA: &[u8] = &[0x1B, 0x00, 0xFF, 0x64,];", "data = b'\\x1b\\x00\\xffd'\n",
        "val b = byteArrayOf(27, 0, -1, 100)",
        "save bytes = PackedByteArray(27, 0, 255, 100)", "got: <Buffer 1b 00 ff 64>",
        "var d := PackedByteArray([27, 0, 255, 100])",
        "unsigned char save_dat[] = {\n  0x1b, 0x00, 0xff, 0x64\n};\nunsigned int save_dat_len = 4;\n",
        "/* Frame (4 bytes) */\nstatic const unsigned char pkt1[4] = {\n0x1b, 0x00, /* .. */\n"
            + "0xff, 0x64 /* .d */\n};",
        "\"\\x1b\\x00\" \\\n\"\\xff\\x64\"", "0: 27\n1: 0\n2: 255\n3: 100",
        "ArrayBuffer { [Uint8Contents]: <1b 00 ff 64>, byteLength: 4 }"})
    void whatStandsAroundBytesInCodeIsNone(String text) {
        assertThat(read(text)).containsExactly(27, 0, 255, 100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"00000000: 00011011 00000000 11111111 01100100  ...d", "\t0x0000:  1b00 ff64  ...d",
        "0x7fffffffe000:\t0x1b\t0x00\t0xff\t0x64",
        "Offset(h) 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n\n00000000  1B 00 FF 64  ..ÿd",
        "   Label: String (System.String) <1F6B0A2E>\n\n          Offset Bytes       Ascii\n"
            + "                 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n          ------ ----- -----\n"
            + "0000000000000000 1B 00 FF 64                                     ...d\n",
        "           Path: C:\\save.dat\n\n           00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n\n"
            + "00000000   1B 00 FF 64                                      ...d\n"})
    void dumpsOfOtherProgramsAreRead(String text) {
        assertThat(read(text)).containsExactly(27, 0, 255, 100);
    }

    /// Words of 32 bits, of which nothing says which byte comes first; the offsets would be bytes, too.
    @Test
    void aDumpThatIsNotUnderstoodHasNoBytes() {
        assertThat(ListedBytes.readings("000000 0000001b 00000007\n000010 00000004 0000000a\n")).isEmpty();
        assertThat(ListedBytes.readings("0001 0203\n0405 0607")).hasSize(1);
    }

    @Test
    void linesThatADumpRepeatsAreThere() {
        String zeros = " 00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n";
        assertThat(read("00000000 " + zeros + "*\n00000030  01\n00000031")).hasSize(49).endsWith(0, 1);
    }

    @Test
    void theLastHalfWordOfADumpIsOneByte() {
        assertThat(read("0000000 001b 0064\n0000003")).containsExactly(27, 0, 100);
    }

    @Test
    void charactersBehindADumpAreNoBytes() {
        assertThat(read("00000000: 6162 6364  abcd\n00000004: 6566       ef")).asString(StandardCharsets.UTF_8)
                .isEqualTo("abcdef");
    }

    /// What is printed of a Dictionary with `gold`, in the words of `xxd -e`, and with `xxd -g4` and `xxd -e -g8`.
    @ParameterizedTest
    @ValueSource(strings = {"00000000: 0000001b 00000001 00000004 00000004  ................\n"
            + "00000010: 646c6f67 00000002 00000064           gold....d...\n",
        "00000000: 1b000000 01000000 04000000 04000000  ................\n"
            + "00000010: 676f6c64 02000000 64000000           gold....d...\n",
        "00000000: 000000010000001b 0000000400000004  ................\n"
            + "00000010: 00000002646c6f67         00000064  gold....d...\n"})
    void wordsAreInTheOrderThatTheirCharactersTell(String text) {
        assertThat(read(text)).isEqualTo(HexFormat.of().parseHex(
                "1b00000001000000040000000400000067" + "6f6c640200000064000000"));
    }

    /// Where no character tells, nobody knows which byte of a word comes first.
    @Test
    void wordsWithoutCharactersAreNoBytes() {
        assertThat(ListedBytes.readings("00000000: 0000001b 00000001                    ........")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0000000 000033 062377 000007\n0000005", "0000000 033 000 377 144 007\n0000005",
        "0000000 000033 062377\n0000004 000007\n0000005"})
    void octalNumbersAreRead(String text) {
        assertThat(read(text)).containsExactly(27, 0, 255, 100, 7);
        assertThat(ListedBytes.isNamed(text)).isTrue();
    }

    @Test
    void twoDigitsEachCouldBeEither() {
        assertThat(ListedBytes.readings("10 20 30")).extracting(ListedBytes::form)
                .containsExactly(ListedBytes.Form.DECIMAL, ListedBytes.Form.HEXADECIMAL);
        assertThat(read("[10, 20, 30]")).containsExactly(10, 20, 30);
        assertThat(read("01 20 30")).containsExactly(1, 0x20, 0x30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[27, 256]", "{\"0\": 27, \"2\": 0}", "[1.5, 2]", "[27, 0, ... 22 more items]",
        "<Buffer 1b 00 ... 1 more byte>", "Uint8Array(40) [27, 0, \u2026 ]", "b'\\q'", "{\"gold\": 3}", "[]", "7"})
    void whatListsNoBytesOrNotAllHasNone(String text) {
        assertThat(ListedBytes.readings(text)).isEmpty();
    }

    @Test
    void veryManyNumbersAreRead() {
        assertThat(read("[" + "27, ".repeat(200_000) + "1]")).hasSize(200_001);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"[27, 0] | [1, 254, 3]", "[27,0,] | [1,254,3,]",
        "PackedByteArray(27, 0); | PackedByteArray(1, 254, 3);",
        "Uint8Array(2) [ 27, 0 ] | Uint8Array(3) [ 1, 254, 3 ]",
        "{\"type\":\"Buffer\",\"data\":[27,0]} | {\"type\":\"Buffer\",\"data\":[1,254,3]}",
        "new byte[] { 27, -1 } | new byte[] { 1, -2, 3 }", "x[2] = { 27, 0 }; | x[3] = { 1, 254, 3 };",
        "PackedByteArray(\"GwD/ZA==\") | PackedByteArray(\"Af4D\")"})
    void otherBytesAreListedInTheSameForm(String text, String then) {
        byte[] bytes = {1, -2, 3};
        assertThat(ListedBytes.again(text, bytes)).contains(then);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"0\": 27, \"1\":0}", "<Buffer 1b 00>", "b'\\x1b\\x00'", "x[2] = { 0x1B, 0x00 };",
        "no list"})
    void otherFormsAreNotListedAgain(String text) {
        assertThat(ListedBytes.again(text, new byte[] {1, 2})).isEmpty();
    }
}
