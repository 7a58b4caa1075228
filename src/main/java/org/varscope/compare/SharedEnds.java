package org.varscope.compare;

import module java.base;
import org.varscope.bytes.ByteStore;

/// What two files begin and end with alike, which need not be read as values to be distinguished.
///
/// @param prefix bytes at the beginning that are the same
/// @param suffix bytes at the end that are, without those
/// @param length of the one file
/// @param lengthAfter of the other
record SharedEnds(long prefix, long suffix, long length, long lengthAfter) {
    /// {@return nothing, of two files whose equal bytes may mean different values}
    static SharedEnds none(ByteStore before, ByteStore after) {
        return new SharedEnds(0, 0, before.length(), after.length());
    }

    static SharedEnds of(ByteStore before, ByteStore after, SameBytes bytes) {
        long prefix = bytes.prefix();
        long shorter = Math.min(before.length(), after.length());
        return new SharedEnds(prefix, bytes.suffix(shorter - prefix), before.length(), after.length());
    }

    /// {@return whether both files are the same}
    boolean areAll() {
        return prefix == length && prefix == lengthAfter;
    }

    /// {@return how many children at the beginning are in the bytes that both files begin with, and start at the same
    /// of them}
    long atStart(Siblings olds, Siblings news, long least) {
        if (olds.start(0) != news.start(0)) {
            return 0;
        }
        return holds(least, n -> olds.start(n) <= prefix && news.start(n) == olds.start(n));
    }

    /// {@return how many children at the end are in the bytes that both files end with, and start at the same of them:
    /// a value before them that takes more bytes than it did leaves others where they end alike}
    long atEnd(Siblings olds, Siblings news, long least) {
        if (length - olds.start(olds.count()) != lengthAfter - news.start(news.count())) {
            return 0;
        }
        return holds(least, n -> {
            long fromEnd = length - olds.start(olds.count() - n);
            return fromEnd <= suffix && lengthAfter - news.start(news.count() - n) == fromEnd;
        });
    }

    /// {@return the largest number up to `most` for which `test` holds, as it does for 0 and all below}
    private static long holds(long most, LongPredicate test) {
        long sure = 0;
        long open = most;
        while (sure < open) {
            long middle = sure + (open - sure + 1) / 2;
            if (test.test(middle)) {
                sure = middle;
            } else {
                open = middle - 1;
            }
        }
        return sure;
    }
}
