package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.explain.Saying;
import org.varscope.variant.Variant;

class FieldCodecTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static FieldItem item(String list) throws FieldListException {
        return FieldList.parse(list).items().getLast();
    }

    private static Variant decoded(String list, String hex) throws FieldListException {
        return FieldCodec.decode(item(list), HexFormat.of().parseHex(hex));
    }

    private static String encoded(String list, Variant value) throws FieldListException, EncodeException {
        return HexFormat.of().formatHex(FieldCodec.encode(item(list), value, GODOT4, new byte[0]));
    }

    @ParameterizedTest
    @CsvSource({"u8, ff, 255", "i8, ff, -1", "u16, 0180, 32769", "i16, 0180, -32767", "'be, u16', 8001, 32769",
            "u32, ffffffff, 4294967295", "i32, feffffff, -2", "'be, i32', fffffffe, -2",
            "u64, 0100000000000080, -9223372036854775807", "'be, i64', 0000000000000102, 258"})
    void anIntegerGoesBothWays(String list, String hex, long number) throws FieldListException, EncodeException {
        assertThat(decoded(list, hex)).isEqualTo(new Variant.Int(number));
        assertThat(encoded(list, new Variant.Int(number))).isEqualTo(hex);
    }

    @ParameterizedTest
    @CsvSource({"half, 003c, 1.0", "'be, half', c000, -2.0", "float, 0000003f, 0.5", "'be, float', 3f000000, 0.5",
            "double, 9a9999999999b93f, 0.1", "real, 0000803e, 0.25"})
    void aRealGoesBothWays(String list, String hex, double number) throws FieldListException, EncodeException {
        assertThat(decoded(list, hex)).isEqualTo(Variant.Real.of(number));
        assertThat(encoded(list, Variant.Real.of(number))).isEqualTo(hex);
    }

    @Test
    void aRealHasEightBytesInDoublePrecision() throws FieldListException, EncodeException {
        byte[] bytes = FieldCodec.encode(item("real"), Variant.Real.of(0.1), Dialects.of("godot4-double"), new byte[0]);
        assertThat(bytes).hasSize(8);
    }

    @ParameterizedTest
    @CsvSource({"u8, 256, 0 to 255", "u8, -1, 0 to 255", "i8, 128, -128 to 127", "u32, -1, 0 to 4294967295",
            "i16, -32769, -32768 to 32767"})
    void aNumberOutsideIsRefusedWithTheRange(String list, long number, String range) {
        assertThatThrownBy(() -> encoded(list, new Variant.Int(number))).isInstanceOf(EncodeException.class)
                .satisfies(Saying.partly(range)).satisfies(Saying.partly(list));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"u16 | 1.5 | 1.5 is not a whole number; u16 takes 0 to 65535",
        "u64 | 0.5 | 0.5 is not a whole number; u64 takes 0 to 18446744073709551615",
        "i8 | -2.5 | -2.5 is not a whole number; i8 takes -128 to 127"})
    void aNumberWithAFractionIsNamedWhereAWholeOneIsStored(String list, double number, String words) {
        assertThatThrownBy(() -> encoded(list, Variant.Real.of(number))).satisfies(Saying.exactly(words));
    }

    @Test
    void aRealTooLargeForAHalfIsRefused() {
        assertThatThrownBy(() -> encoded("half", Variant.Real.of(1e6))).satisfies(Saying.partly("65504"));
    }

    @Test
    void infinityFitsAHalf() throws FieldListException, EncodeException {
        assertThat(encoded("half", Variant.Real.of(Double.POSITIVE_INFINITY))).isEqualTo("007c");
    }

    @Test
    void aPascalStringCarriesTheLengthOfItsBytes() throws FieldListException, EncodeException {
        assertThat(decoded("be, pascal", "00000003c3a978")).isEqualTo(new Variant.Text("\u00e9x"));
        assertThat(encoded("be, pascal", new Variant.Text("\u00e9x"))).isEqualTo("00000003c3a978");
    }

    @Test
    void halfOfASurrogatePairIsRefused() {
        assertThatThrownBy(() -> encoded("be, pascal", new Variant.Text("\ud800")))
                .satisfies(Saying.partly("surrogate pair"));
    }

    @Test
    void aLineEndsAsTheOneBeforeDid() throws FieldListException, EncodeException {
        assertThat(decoded("line", "61620a")).isEqualTo(new Variant.Text("ab"));
        assertThat(FieldCodec.encode(item("line"), new Variant.Text("c"), GODOT4, new byte[] {'a', '\n'}))
                .containsExactly('c', '\n');
        assertThat(FieldCodec.encode(item("line"), new Variant.Text("c"), GODOT4, new byte[] {'a'}))
                .containsExactly('c');
    }

    @Test
    void anEmptyLineAlwaysEndsWithALineFeed() throws FieldListException, EncodeException {
        assertThat(FieldCodec.encode(item("line"), new Variant.Text(""), GODOT4, new byte[] {'a'}))
                .containsExactly('\n');
    }

    @Test
    void aLineHoldsNoLineFeed() {
        assertThatThrownBy(() -> encoded("line", new Variant.Text("a\nb"))).isInstanceOf(EncodeException.class);
    }

    @Test
    void cellsWithCommasQuotesAndLineFeedsAreQuoted() throws FieldListException, EncodeException {
        Variant cells = new Variant.PackedStrings(List.of("x", "y,z", "q\"q", "l\nf", ""));
        String hex = HexFormat.of().formatHex("x,\"y,z\",\"q\"\"q\",\"l\nf\",\n".getBytes());
        assertThat(encoded("csv", cells)).isEqualTo(hex);
        assertThat(decoded("csv", hex)).isEqualTo(cells);
    }

    @Test
    void aTextOfAKnownSizeKeepsIt() throws FieldListException, EncodeException {
        assertThat(encoded("string:2", new Variant.Text("\u00e9"))).isEqualTo("c3a9");
        assertThatThrownBy(() -> encoded("string:2", new Variant.Text("abc"))).satisfies(Saying.partly("exactly 2"));
    }

    @Test
    void textForPeopleIsAllOfItsBytesEvenNone() throws FieldListException, EncodeException {
        assertThat(encoded("text", new Variant.Text("a\n\u00e9"))).isEqualTo("610ac3a9");
        assertThat(decoded("text", "610ac3a9")).isEqualTo(new Variant.Text("a\n\u00e9"));
        assertThat(encoded("text", new Variant.Text(""))).isEmpty();
        assertThat(decoded("text", "")).isEqualTo(new Variant.Text(""));
        assertThat(encoded("bytes:rest", new Variant.PackedBytes(new byte[0]))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"u8 i64 crc32(rest) | an int, a float | a whole number",
        "half float double real | a float, an int | a number",
        "pascal string:u8 string:u16 string:nul string:3 line text | a String | a String",
        "csv | a PackedStringArray | an array of strings",
        "bytes:u8 bytes:u16 bytes:u32 bytes:4 bytes:rest sha256(rest) | a PackedByteArray | a byte array",
        "\"SAVE\" hex:ff00 | a String, a PackedByteArray | exactly those bytes; another layout (Ctrl+L, --container) "
                + "may name others"})
    void anotherTypeIsRefusedAndWhatIsExpectedIsSaid(String items, String taken, String expected) {
        Map<String, Variant> values = Map.of("an int", new Variant.Int(1), "a float", Variant.Real.of(1),
                "a String", new Variant.Text("abcde"), "a PackedStringArray", new Variant.PackedStrings(List.of("a")),
                "a PackedByteArray", new Variant.PackedBytes(new byte[5]), "an Array", Variant.Array.of(List.of()),
                "a bool", new Variant.Bool(true), "a Nil", Variant.NIL);
        for (String item : items.split(" ")) {
            values.forEach((type, value) -> {
                if (!List.of(taken.split(", ")).contains(type)) {
                    assertThatThrownBy(() -> encoded(item, value)).as("%s in %s", type, item)
                            .satisfies(Saying.exactly("%s does not fit in %s; expected %s".formatted(type, item,
                                    expected)));
                }
            });
        }
    }

    @Test
    void whatIsNotTheMagicIsNamed() {
        assertThatThrownBy(() -> encoded("\"SAVE\"", new Variant.Text("SAVF")))
                .satisfies(Saying.partly("\"SAVF\" does not fit in \"SAVE\"; expected exactly those bytes"));
        assertThatThrownBy(() -> encoded("\"SAVE\"", new Variant.PackedBytes(new byte[99])))
                .satisfies(Saying.partly("a value of 99 bytes does not fit"));
    }

    @Test
    void aMagicIsTakenAsBytesAndAsText() throws FieldListException, EncodeException {
        assertThat(encoded("\"SAVE\"", new Variant.Text("SAVE"))).isEqualTo("53415645");
        assertThat(encoded("\"SAVE\"", new Variant.PackedBytes("SAVE".getBytes()))).isEqualTo("53415645");
    }

    @Test
    void aTextUpToANulHoldsNone() {
        assertThatThrownBy(() -> encoded("string:nul", new Variant.Text("a\0b"))).satisfies(Saying.exactly(
                "text with a NUL in it does not fit in string:nul; expected a String without one, as the text ends "
                        + "there"));
    }
}
