package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;

/// Tells texts about which there is nothing to say: by far the most.
///
/// Such a text is UTF-8 by the dialect's rule, begins with no byte order mark, holds no NUL but perhaps as its last
/// byte, and zero bytes pad it. Short ones, which most are, cost no branch that depends on their bytes.
public final class PlainText {
    /// Longest text that [#isShort] takes, in bytes; it reads as many whatever the length.
    public static final int SHORT = 16;

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    /// By length, of the first and of the second word: ones where bytes of the text are.
    private static final long[] TEXT = new long[2 * SHORT + 2];
    /// The same, ones where padding is.
    private static final long[] PADDING = new long[2 * SHORT + 2];

    static {
        for (int length = 0; length <= SHORT; length++) {
            int padded = length + 3 & ~3;
            for (int i = 0; i < padded; i++) {
                long ones = 0xFFL << 8 * (i & 7);
                (i < length ? TEXT : PADDING)[2 * length + (i >> 3)] |= ones;
            }
        }
    }

    private PlainText() { }

    /// {@return whether a text of `length` bytes, at most [#SHORT], is ASCII without NUL and padded with zeros}
    ///
    /// False says nothing: [#isPlain] knows more.
    static boolean isShort(byte[] bytes, int at, int length) {
        long first = (long) LONGS.get(bytes, at);
        long second = (long) LONGS.get(bytes, at + 8);
        int row = 2 * length;
        long firstText = TEXT[row];
        long secondText = TEXT[row + 1];
        // Bytes that are not of the text become ones, which are neither NUL nor beyond ASCII.
        long a = first & firstText | LOW_BITS & ~firstText;
        long b = second & secondText | LOW_BITS & ~secondText;
        return (((a - LOW_BITS | a | b - LOW_BITS | b) & HIGH_BITS)
                | first & PADDING[row] | second & PADDING[row + 1]) == 0;
    }

    /// {@return whether there is nothing to say about a text of any length with its padding, all of which is there}
    static boolean isPlain(byte[] bytes, int at, int length, TextRule rule) {
        return isPadded(bytes, at, length)
                && (Utf8.isPlain(bytes, at, at + length) || isUnusualText(bytes, at, length, rule));
    }

    /// {@return whether zeros pad the `length` bytes at `at`, before which at least 4 bytes are}
    public static boolean isPadded(byte[] bytes, int at, int length) {
        int size = -length & 3;
        return size == 0 || (int) INTS.get(bytes, at + length + size - 4) >>> 32 - 8 * size == 0;
    }

    private static boolean isUnusualText(byte[] bytes, int at, int length, TextRule rule) {
        int end = Utf8.end(bytes, at, at + length);
        return !Utf8.startsWithMark(bytes, at, at + length) && end >= at + length - 1
                && Utf8.firstBad(bytes, at, end, rule) < 0;
    }
}
