package org.varscope.said;

import module java.base;

/// Numbers as sentences, and the window, have them in every language. Tables of the command line, and files, group no
/// digits.
public final class Numbers {
    private static final int GROUP = 3;
    private static final char BETWEEN = ',';

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private Numbers() { }

    /// {@return an offset in hexadecimal, with eight digits or more: `0x0000002A`}
    public static String offset(long at) {
        return "0x" + HEX.toHexDigits(at, at >>> Integer.SIZE == 0 ? 2 * Integer.BYTES : 2 * Long.BYTES);
    }

    /// {@return the number with a comma between groups of three digits}
    public static String grouped(long number) {
        StringBuilder out = new StringBuilder();
        grouped(number, out);
        return out.toString();
    }

    /// Appends what [#grouped(long)] gives to `out`.
    static void grouped(long number, StringBuilder out) {
        int from = out.length();
        out.append(number);
        for (int at = out.length() - GROUP; at > from + (number < 0 ? 1 : 0); at -= GROUP) {
            out.insert(at, BETWEEN);
        }
    }
}
