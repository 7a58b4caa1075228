package org.varscope.find;

import module java.base;

/// Finds where a pattern may begin by the two of its bytes that are seldom elsewhere, for eight places at once.
///
/// A word holds what the places differ in from the first byte, and from the second: one of its bytes is zero where both
/// are right. `(x - 0x01…) & ~x & 0x80…` has the high bit of the lowest zero byte of x set, and none below it.
final class Anchors {
    private static final VarHandle WORDS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGHS = ONES << 7;

    private final BytePattern pattern;
    /// Where the two are in the pattern; the same where it has one byte.
    private final int first;
    private final int second;

    Anchors(BytePattern pattern) {
        this.pattern = pattern;
        this.first = rarest(-1);
        this.second = pattern.length() == 1 ? first : rarest(first);
    }

    private int rarest(int taken) {
        return IntStream.range(0, pattern.length()).filter(i -> i != taken).boxed()
                .max(Comparator.comparingInt(this::rarity)).orElseThrow();
    }

    /// Values are mostly zeros, small numbers and small letters.
    private int rarity(int index) {
        int value = pattern.values()[index] & 0xFF;
        int known = Integer.bitCount(pattern.masks()[index] & 0xFF) * 4;
        return known - (value == 0 ? 3 : value == 0xFF || value < 0x20 ? 2 : value >= 'a' && value <= 'z' ? 1 : 0);
    }

    /// {@return the first place from `from` on, and up to `last`, where both bytes are right; last + 1 if there is
    /// none}
    int next(byte[] block, int from, int last) {
        long one = spread(pattern.values()[first]);
        long oneMask = spread(pattern.masks()[first]);
        long two = spread(pattern.values()[second]);
        long twoMask = spread(pattern.masks()[second]);
        int at = from;
        for (; at + 7 <= last; at += 8) {
            long wrong = ((long) WORDS.get(block, at + first) ^ one) & oneMask
                    | ((long) WORDS.get(block, at + second) ^ two) & twoMask;
            long right = (wrong - ONES) & ~wrong & HIGHS;
            if (right != 0) {
                return at + (Long.numberOfTrailingZeros(right) >>> 3);
            }
        }
        while (at <= last && !(pattern.fits(block, at, first) && pattern.fits(block, at, second))) {
            at++;
        }
        return at;
    }

    private static long spread(byte value) {
        return (value & 0xFF) * ONES;
    }
}
