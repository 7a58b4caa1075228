package org.varscope.ui.window;

import module java.base;

/// How bytes differ, in a few words.
final class ChangedBytes {
    /// More of them are only counted.
    private static final int SHOWN = 4;

    private ChangedBytes() { }

    static String words(byte[] before, byte[] after) {
        if (before.length != after.length) {
            return "%+d bytes".formatted(after.length - before.length).replace('-', '\u2212');
        }
        int from = Arrays.mismatch(before, after);
        int to = from;
        for (int i = from; i < before.length; i++) {
            to = before[i] == after[i] ? to : i + 1;
        }
        return to - from > SHOWN ? "%d bytes".formatted(to - from) : "`%s → %s`".formatted(
                hex(before, from, to), hex(after, from, to));
    }

    private static String hex(byte[] bytes, int from, int to) {
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes, from, to);
    }
}
