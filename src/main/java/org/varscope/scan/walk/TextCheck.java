package org.varscope.scan.walk;

import org.varscope.bytes.ByteReader;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;

/// Looks at the bytes of one text as the engine's decoder would: up to the first NUL, by the dialect's UTF-8 rule; or
/// past every NUL.
final class TextCheck {
    private static final int CHUNK = 1 << 16;
    private static final int MOST_BYTES_OF_A_CHARACTER = 6;

    private final ByteReader in;
    private final TextRule rule;
    private final boolean pastNul;

    /// Offset of the first NUL from the start of the text, or -1.
    long nul;
    /// Offset of the first byte that is no UTF-8, or -1.
    long bad;
    /// Whether the text begins with a byte order mark.
    boolean mark;

    TextCheck(ByteReader in, TextRule rule) {
        this(in, rule, false);
    }

    /// @param pastNul whether what comes after a NUL belongs to the text
    TextCheck(ByteReader in, TextRule rule, boolean pastNul) {
        this.in = in;
        this.rule = rule;
        this.pastNul = pastNul;
    }

    /// Looks at `length` bytes from `at` and sets [#nul], [#bad] and [#mark].
    void look(long at, long length) {
        nul = -1;
        bad = -1;
        mark = length >= 3 && in.u8(at) == 0xEF && in.u8(at + 1) == 0xBB && in.u8(at + 2) == 0xBF;
        if (length > 0 && !isPlain(at, length)) {
            lookClosely(at, length);
        }
    }

    /// Whether the window holds all of the text, and it is ASCII without NUL.
    private boolean isPlain(long at, long length) {
        in.load(at);
        int from = in.arrayOffset() + (int) (at - in.arrayStart());
        return length <= in.arrayEnd() - from && Utf8.isPlain(in.array(), from, from + (int) length);
    }

    private void lookClosely(long at, long length) {
        byte[] chunk = new byte[(int) Math.min(CHUNK, length)];
        long done = 0;
        while (done < length) {
            int size = (int) Math.min(chunk.length, length - done);
            in.read(at + done, chunk, 0, size);
            int end = pastNul ? size : Utf8.end(chunk, 0, size);
            boolean last = end < size || done + size == length;
            int whole = last ? end : wholeCharacters(chunk, size);
            int wrong = Utf8.firstBad(chunk, 0, whole, rule);
            if (wrong >= 0) {
                bad = done + wrong;
                return;
            }
            if (end < size) {
                nul = done + end;
                return;
            }
            done += whole;
        }
    }

    /// Up to where the chunk holds no character that its end might cut.
    private static int wholeCharacters(byte[] chunk, int size) {
        for (int back = 1; back <= MOST_BYTES_OF_A_CHARACTER && back < size; back++) {
            if ((chunk[size - back] & 0xC0) != 0x80) {
                return size - back;
            }
        }
        return size;
    }
}
