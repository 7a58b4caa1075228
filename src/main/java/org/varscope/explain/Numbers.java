package org.varscope.explain;

import module java.base;

/// Numbers as the window writes them, in every language: the command line and files have ways of their own.
public final class Numbers {
    private static final int GROUP = 3;
    private static final char THIN_SPACE = '\u202F';

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private Numbers() { }

    /// {@return an offset in hexadecimal, with eight digits or more: `0x0000002A`}
    public static String offset(long at) {
        return "0x" + HEX.toHexDigits(at, at >>> Integer.SIZE == 0 ? 2 * Integer.BYTES : 2 * Long.BYTES);
    }

    /// {@return the number with a thin space between groups of three digits}
    public static String grouped(long number) {
        String digits = Long.toString(number);
        int first = number < 0 ? 1 : 0;
        if (digits.length() - first <= GROUP) {
            return digits;
        }
        StringBuilder out = new StringBuilder(digits);
        for (int at = digits.length() - GROUP; at > first; at -= GROUP) {
            out.insert(at, THIN_SPACE);
        }
        return out.toString();
    }
}
