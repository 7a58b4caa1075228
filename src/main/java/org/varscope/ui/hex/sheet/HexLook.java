package org.varscope.ui.hex.sheet;

import module java.base;
import org.varscope.text.encoding.TextEncoding;

/// How a person wants bytes to look, in rows and in the map beside them.
///
/// @param bytesPerRow 8, 16, 24 or 32; everything else is as many as there is room for
/// @param group       bytes that are together: 2, 4, 8, or 1 where all are apart alike
/// @param decimal     whether offsets are decimal rather than hexadecimal
/// @param inValue     whether offsets count from the start of the selected value rather than of the file
/// @param entropy     whether the map shows how random bytes look rather than what they are for
/// @param text        how the bytes are read beside them
public record HexLook(int bytesPerRow, int group, boolean decimal, boolean inValue, boolean entropy,
        TextEncoding text) {
    /// What is used before anything was chosen.
    public static final HexLook FIRST = new HexLook(16, 8, false, false, false, TextEncoding.UTF_8);

    /// {@return what is used before anything was chosen, with so many bytes in a row}
    public static HexLook rows(int bytes) {
        return FIRST.withRows(bytes);
    }

    /// {@return the same with so many bytes in a row}
    public HexLook withRows(int bytes) {
        return new HexLook(bytes, group, decimal, inValue, entropy, text);
    }

    /// {@return the same with so many bytes in a group}
    public HexLook withGroup(int bytes) {
        return new HexLook(bytesPerRow, bytes, decimal, inValue, entropy, text);
    }

    /// {@return the same with decimal offsets, or hexadecimal ones}
    public HexLook withDecimal(boolean other) {
        return new HexLook(bytesPerRow, group, other, inValue, entropy, text);
    }

    /// {@return the same with offsets within the selected value, or in the file}
    public HexLook withInValue(boolean other) {
        return new HexLook(bytesPerRow, group, decimal, other, entropy, text);
    }

    /// {@return the same with how random bytes look in the map, or with what they are for}
    public HexLook withEntropy(boolean other) {
        return new HexLook(bytesPerRow, group, decimal, inValue, other, text);
    }

    /// {@return the same with bytes that are read so}
    public HexLook withText(TextEncoding other) {
        return new HexLook(bytesPerRow, group, decimal, inValue, entropy, other);
    }

    /// The offsets before rows.
    ///
    /// @param digits of the longest
    /// @param base   the offset that they count from
    public record Offsets(int digits, boolean decimal, long base) {
        /// Rows before the base have a sign and a digit less.
        String of(long offset) {
            long from = Math.abs(offset - base);
            String number = decimal ? Long.toString(from) : Long.toHexString(from).toUpperCase(Locale.ROOT);
            String sign = offset < base ? "-" : "";
            return sign + "0".repeat(Math.max(0, digits - sign.length() - number.length())) + number;
        }

        /// {@return how many digits every offset of `length` bytes has: 8, or as many pairs as are needed}
        static int digits(long length, boolean decimal) {
            int digits = decimal ? Long.toString(length).length()
                    : (Long.SIZE - Long.numberOfLeadingZeros(length) + 3) / 4;
            return Math.max(8, digits + digits % 2);
        }
    }
}
