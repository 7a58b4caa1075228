package org.varscope.text.cell;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;

/// A whole number by its bits, and the digits that say it.
///
/// @param width  in bits: 8, 16, 32 or 64
/// @param signed whether the highest bit makes it negative
public record IntBits(int width, boolean signed) {
    private static final Pattern BASED = Pattern.compile("\\+?0[xXbB].*");
    private static final int NIBBLE = 4;

    /// {@return only the bits of `number`, as an unsigned number}
    public long pattern(long number) {
        return width == Long.SIZE ? number : number & (1L << width) - 1;
    }

    /// {@return the number that these bits are}
    public long number(long pattern) {
        int rest = Long.SIZE - width;
        return signed ? pattern << rest >> rest : pattern(pattern);
    }

    /// {@return the bits in hexadecimal digits: `0xFFFFFFFB` for -5 in 32 bits}
    public String hex(long number) {
        String digits = Long.toHexString(pattern(number)).toUpperCase(Locale.ROOT);
        return "0x" + "0".repeat(width / NIBBLE - digits.length()) + digits;
    }

    /// {@return the number that `typed` means, in digits, as `0x…` or as `0b…`; what has a base are the bits, where
    /// there are no more of them}
    /// @throws TextException if it is none that 64 bits can hold
    public long read(String typed) throws TextException {
        String text = typed.strip();
        BigInteger number = TypedNumber.whole(text).orElseThrow(() -> refused(text));
        boolean isPattern = BASED.matcher(text).matches() && number.signum() >= 0 && number.bitLength() == width;
        if (isPattern && width < Long.SIZE) {
            return number(number.longValue());
        }
        if (number.bitLength() >= Long.SIZE) {
            throw refused(text);
        }
        return number.longValue();
    }

    private static TextException refused(String text) {
        return new TextException(0, "`" + text + "`", TextRemark.WHOLE_NUMBER.with());
    }
}
