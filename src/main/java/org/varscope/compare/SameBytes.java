package org.varscope.compare;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.walk.Progress;

/// Compares bytes of two stores in blocks.
final class SameBytes {
    private static final int BLOCK = 256 * 1024;

    private final ByteStore before;
    private final ByteStore after;
    private final Progress progress;
    private final byte[] left = new byte[BLOCK];
    private final byte[] right = new byte[BLOCK];

    SameBytes(ByteStore before, ByteStore after, Progress progress) {
        this.before = before;
        this.after = after;
        this.progress = progress;
    }

    /// {@return how many bytes are the same at the beginning}
    long prefix() {
        return prefix(0, 0, Math.min(before.length(), after.length()));
    }

    private long prefix(long from, long fromAfter, long most) {
        for (long done = 0; done < most; ) {
            int size = load(from + done, fromAfter + done, most - done);
            int same = Arrays.mismatch(left, 0, size, right, 0, size);
            if (same >= 0) {
                return done + same;
            }
            done += size;
        }
        return most;
    }

    /// {@return how many bytes are the same at the end}
    ///
    /// @param most at most so many
    long suffix(long most) {
        for (long done = 0; done < most; ) {
            int size = (int) Math.min(BLOCK, most - done);
            load(before.length() - done - size, after.length() - done - size, size);
            for (int i = size - 1; i >= 0; i--) {
                if (left[i] != right[i]) {
                    return done + size - 1 - i;
                }
            }
            done += size;
        }
        return most;
    }

    /// {@return whether both spans hold the same}
    boolean same(Span of, Span ofAfter) {
        return of.length() == ofAfter.length() && prefix(of.start(), ofAfter.start(), of.length()) == of.length();
    }

    private int load(long from, long fromAfter, long most) {
        progress.report(fromAfter, "comparing");
        int size = (int) Math.min(BLOCK, most);
        before.read(from, left, 0, size);
        after.read(fromAfter, right, 0, size);
        return size;
    }
}
