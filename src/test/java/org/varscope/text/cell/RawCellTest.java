package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;

class RawCellTest {
    private static final ByteOrder LITTLE = ByteOrder.LITTLE_ENDIAN;
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(quoteCharacter = '"', textBlock = """
            U8,     ff00000000000000, 255,                  255
            I8,     ff00000000000000, -1,                   -1
            U16,    ff00000000000000, 255,                  65280
            I16,    fffe000000000000, -257,                 -2
            U32,    000000ff00000000, 4278190080,           255
            I32,    000000ff00000000, -16777216,            255
            U64,    00000000000000ff, 18374686479671623680, 255
            I64,    00000000000000ff, -72057594037927936,   255
            F16,    003c000000000000, 1,                    3.6e-06
            F16,    0080000000000000, -0,                   7.6e-06
            F16,    662e000000000000, 0.1,                  1582
            F32,    0000403f00000000, 0.75,                 2.3047e-41
            F64,    9a9999999999b93f, 0.1,                  -1.5423487136675799e-180
            UTF_8,  c3a9000000000000, é  U+00E9,            é  U+00E9
            UTF_8,  0a00000000000000, U+000A,               U+000A
            UTF_16, 3dd83cde00000000, 😼  U+1F63C,           "㷘  U+3DD8"
            DATE_32, 0000000000000000, 1970-01-01 00:00:00, 1970-01-01 00:00:00
            DATE_64, 7f5cb16900000000, 2026-03-11 12:13:51, -
            DATE_REAL, 0000e01f576cda41, 2026-03-11 12:13:51.5, -
            """)
    void bytesAreShownInBothOrders(RawCell cell, String hex, String little, String big) {
        assertThat(cell.show(hex(hex), LITTLE)).hasValue(little);
        assertThat(cell.show(hex(hex), BIG).orElse("-")).isEqualTo(big);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsShownReadsBackAsTheSameBytes(RawCell cell) throws TextException {
        Random random = new Random(77);
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = new byte[random.nextInt(RawCell.MOST + 1)];
            random.nextBytes(bytes);
            if (i % 3 == 0) {
                Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 0);
            }
            for (ByteOrder order : List.of(LITTLE, BIG)) {
                int length = cell.length(bytes, order);
                if (length > 0) {
                    String shown = cell.show(bytes, order).orElseThrow();
                    assertThat(cell.read(shown, bytes, order)).as("%s of %s", shown, HexFormat.of().formatHex(bytes))
                            .isEqualTo(Arrays.copyOf(bytes, length));
                }
            }
        }
    }

    @ParameterizedTest(name = "{1} as {0}")
    @CsvSource({
            "U8, 0xff, ff", "I8, 0xff, ff", "I8, -0x80, 80", "I16, 0b11, 0300", "U32, 1_000, e8030000",
            "U64, 0xffffffffffffffff, ffffffffffffffff", "I64, 0x8000000000000000, 0000000000000080",
            "F32, inf, 0000807f", "F64, nan(0x7ff8000000000002), 020000000000f87f", "F16, .5, 0038",
            "U8, 0b01100101, 65", "UTF_8, A, 41", "UTF_16, u+00e9, e900", "DATE_32, 1970-01-02, 80510100",
            "DATE_REAL, 1970-01-01 00:00:01.5, 000000000000f83f", "DATE_REAL, 1970-01-02, 000000000018f540"
    })
    void numbersAreTypedAsElsewhere(RawCell cell, String typed, String hex) throws TextException {
        assertThat(HexFormat.of().formatHex(cell.read(typed, new byte[RawCell.MOST], LITTLE))).isEqualTo(hex);
    }

    @ParameterizedTest(name = "{1} as {0}")
    @CsvSource(delimiter = ';', value = {
            "U8; 256; a whole number from 0 to 255", "I8; -129; a whole number from -128 to 127",
            "U16; x; a whole number from 0 to 65535: digits, 0x… or 0b…", "U64; -1; a whole number from 0 to",
            "I32; 1.5; a whole number", "I64; 1e999999999; a whole number", "I64; 1e-999999999; a whole number",
            "F16; 1e6; a number that 16 bits can hold", "F32; 1 x; the end of the number",
            "UTF_8; ab; one character, or its code such as U+00E9",
            "UTF_8; é; one of 1, as is there", "UTF_16; U+D800; one character",
            "DATE_32; 2040-01-01; a date that 32 bits can hold", "DATE_64; soon; a date and time such as"
    })
    void whatDoesNotFitSaysWhatWould(RawCell cell, String typed, String expected) {
        assertThatThrownBy(() -> cell.read(typed, new byte[RawCell.MOST], LITTLE)).isInstanceOf(TextException.class)
                .satisfies(Saying.partly(expected));
    }

    @Test
    void tooFewBytesSayNothing() {
        for (RawCell cell : RawCell.values()) {
            assertThat(cell.show(new byte[0], LITTLE)).isEmpty();
        }
        assertThat(RawCell.U32.show(new byte[3], BIG)).isEmpty();
        assertThat(RawCell.UTF_8.show(hex("c3"), LITTLE)).isEmpty();
        assertThat(RawCell.UTF_16.show(hex("d83d"), BIG)).isEmpty();
    }

    @Test
    void aTimeInMillisecondsAndOneOfWindowsAreShownAndTypedInUtc() throws TextException {
        byte[] millis = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(1_700_000_000_250L).array();
        assertThat(RawCell.DATE_MILLIS.show(millis, ByteOrder.LITTLE_ENDIAN)).contains("2023-11-14 22:13:20.25");
        assertThat(RawCell.DATE_MILLIS.read("2023-11-14 22:13:20.25", millis, ByteOrder.LITTLE_ENDIAN))
                .isEqualTo(millis);
        byte[] windows = ByteBuffer.allocate(8).putLong(116_444_736_000_000_001L).array();
        assertThat(RawCell.FILETIME.show(windows, ByteOrder.BIG_ENDIAN)).contains("1970-01-01 00:00:00.0000001");
        assertThat(RawCell.FILETIME.read("1970-01-01 00:00:00.0000001", windows, ByteOrder.BIG_ENDIAN))
                .isEqualTo(windows);
        assertThatThrownBy(() -> RawCell.FILETIME.read("1600-12-31", windows, ByteOrder.BIG_ENDIAN))
                .isInstanceOf(TextException.class).satisfies(Saying.partly("a date from 1601-01-01 on"));
    }
}
