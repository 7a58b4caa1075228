package org.varscope.find;

import module java.base;

/// Bytes to look for, in which single bytes or halves of them may be anything.
///
/// @param values what the bytes are, 0 where anything may be
/// @param masks  which of their bits count
public record BytePattern(byte[] values, byte[] masks) {
    private static final int LONGEST = 1 << 16;
    /// What tells upper from lower case.
    private static final byte CASE = 0x20;

    /// {@return the pattern that `text` writes in hexadecimal digits, such as `FF D8 ?? E?`: a `?` is any digit}
    /// @throws QueryException if it writes none
    public static BytePattern ofHex(String text) throws QueryException {
        String digits = text.replaceAll("[\\s,]|0[xX]", "");
        if (digits.isEmpty() || digits.length() % 2 != 0) {
            throw new QueryException(QueryRemark.ODD_DIGITS.with(text, digits.length()));
        }
        byte[] values = new byte[checked(digits.length() / 2)];
        byte[] masks = new byte[values.length];
        for (int i = 0; i < digits.length(); i++) {
            char digit = digits.charAt(i);
            if (digit != '?' && !HexFormat.isHexDigit(digit)) {
                throw new QueryException(QueryRemark.NO_DIGIT.with(text, digit));
            }
            int shift = i % 2 == 0 ? 4 : 0;
            values[i / 2] |= (byte) (digit == '?' ? 0 : HexFormat.fromHexDigit(digit) << shift);
            masks[i / 2] |= (byte) (digit == '?' ? 0 : 15 << shift);
        }
        return new BytePattern(values, masks);
    }

    /// {@return the pattern of `text` in `charset`}
    /// @throws QueryException if it has no bytes
    public static BytePattern ofText(String text, Charset charset) throws QueryException {
        return ofText(text, charset, false);
    }

    /// {@return the pattern of `text` in `charset`}
    ///
    /// @param ignoreCase whether letters of English may be upper or lower case
    /// @throws QueryException if it has no bytes
    static BytePattern ofText(String text, Charset charset, boolean ignoreCase) throws QueryException {
        byte[] bytes = text.getBytes(charset);
        if (bytes.length == 0) {
            throw new QueryException(QueryRemark.NO_TEXT.with());
        }
        byte[] masks = new byte[checked(bytes.length)];
        Arrays.fill(masks, (byte) -1);
        int at = 0;
        for (int point : text.codePoints().toArray()) {
            if (ignoreCase && (point >= 'a' && point <= 'z' || point >= 'A' && point <= 'Z')) {
                masks[at] = ~CASE;
                bytes[at] &= ~CASE;
            }
            at += Character.toString(point).getBytes(charset).length;
        }
        return new BytePattern(bytes, masks);
    }

    private static int checked(int length) throws QueryException {
        if (length > LONGEST) {
            throw new QueryException(QueryRemark.TOO_MANY_BYTES.with(length, LONGEST));
        }
        return length;
    }

    /// {@return how many bytes it is about}
    public int length() {
        return values.length;
    }

    /// {@return whether the bytes from `index` on are such}
    boolean fits(byte[] bytes, int index) {
        for (int i = 0; i < values.length; i++) {
            if (!fits(bytes, index, i)) {
                return false;
            }
        }
        return true;
    }

    /// {@return whether the byte of number `i` is such where the pattern begins at `index`}
    boolean fits(byte[] bytes, int index, int i) {
        return ((bytes[index + i] ^ values[i]) & masks[i]) == 0;
    }

    /// {@return its bytes; where anything may be, the bits of `old` stay, or are 0 where that is shorter}
    byte[] over(byte[] old) {
        byte[] bytes = Arrays.copyOf(old, values.length);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (bytes[i] & ~masks[i] | values[i]);
        }
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BytePattern(byte[] v, byte[] m) && Arrays.equals(values, v) && Arrays.equals(masks, m);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + Arrays.hashCode(masks);
    }
}
