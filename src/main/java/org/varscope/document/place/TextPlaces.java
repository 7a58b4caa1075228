package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.ByteReader;

/// Where texts begin that are one after the other, each with its length and padding: noted for every 128th of them,
/// as far as somebody has looked, so that none is far from a place that is known. Not for several threads at once.
public final class TextPlaces {
    private static final int STRIDE = 128;

    /// Where the texts 0, 128, 256, ... begin, counted from the first one.
    private long[] marks = new long[1];
    private int known = 1;

    /// Knows where the first text begins.
    public TextPlaces() { }

    /// {@return another one that knows as much}
    public TextPlaces copy() {
        TextPlaces copy = new TextPlaces();
        copy.marks = Arrays.copyOf(marks, known);
        copy.known = known;
        return copy;
    }

    /// Forgets the places that bytes changed at `offset` may have moved.
    ///
    /// @param offset counted from the first text
    public void forgetAfter(long offset) {
        while (known > 1 && marks[known - 1] > offset) {
            known--;
        }
    }

    /// {@return where the text number `index` begins, counted from the first one; -1 where that is more than `most`
    /// texts from all places that are known}
    ///
    /// @param first offset of the length of the first text, of at least `index` + 1 whole ones
    long find(ByteReader in, long first, long index, long most) {
        int mark = (int) Math.min(known - 1, index / STRIDE);
        long from = (long) mark * STRIDE;
        if (index - from > most) {
            return -1;
        }
        long at = first + marks[mark];
        for (long i = from; i < index; i++) {
            at += TextPart.size(in, at);
            note(i + 1, at - first);
        }
        return at - first;
    }

    /// {@return which text begins last at `offset` or before it, among those up to `STRIDE` past the places that are
    /// known; -1 where that may be a later one}
    ///
    /// @param offset counted from the first text
    /// @param count  how many texts there are
    long indexAt(ByteReader in, long first, long offset, long count) {
        int found = Arrays.binarySearch(marks, 0, known, offset);
        long index = (long) (found >= 0 ? found : -found - 2) * STRIDE;
        long at = first + marks[(int) (index / STRIDE)];
        for (int i = 0; i < STRIDE; i++, index++) {
            long next = at + TextPart.size(in, at);
            if (offset < next - first || index == count - 1) {
                return index;
            }
            at = next;
            note(index + 1, at - first);
        }
        return -1;
    }

    private void note(long index, long at) {
        if (index == (long) known * STRIDE) {
            if (known == marks.length) {
                marks = Arrays.copyOf(marks, 2 * known);
            }
            marks[known++] = at;
        }
    }
}
