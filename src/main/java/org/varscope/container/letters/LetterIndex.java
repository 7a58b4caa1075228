package org.varscope.container.letters;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;

/// Where the letters of base64 text are: how many come before each stretch of it, so that any letter is found by
/// looking through one stretch.
public final class LetterIndex implements Layer.Outside {
    private static final int STRETCH = 1 << 10;
    /// Letters that are three bytes together.
    private static final int GROUP = 4;
    private static final int BYTES = 3;

    private final ByteStore file;
    /// Letters before each stretch, and in all.
    private final int[] before;
    private final long total;

    /// @param text  of `file`, a char a byte
    /// @param total bytes of the content
    LetterIndex(ByteStore file, String text, long total) {
        this.file = file;
        this.total = total;
        this.before = new int[text.length() / STRETCH + 2];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (i % STRETCH == 0) {
                before[i / STRETCH] = count;
            }
            count += Base64Lines.isLetter(text.charAt(i)) ? 1 : 0;
        }
        Arrays.fill(before, (text.length() + STRETCH - 1) / STRETCH, before.length, count);
    }

    /// {@return the letters of `file`, be they whole base64 text or not}
    ///
    /// @throws WrapperException if it is too long
    public static LetterIndex of(ByteStore file) throws WrapperException {
        String text = Base64Text.text(file);
        int letters = (int) text.chars().filter(c -> Base64Lines.isLetter(c) && c != '=').count();
        return new LetterIndex(file, text, (long) letters / GROUP * BYTES + Math.max(0, letters % GROUP - 1));
    }

    /// {@return the file}
    public Layer layer() {
        return new Layer(Wrapper.BASE64, file, new Layer.Form.Letters(), total, this, List::of);
    }

    @Override
    public void tell(WrapperFieldSink sink) {
        ByteReader in = file.reader();
        long at = beginning(in, Math.min(sink.window().start(), sink.length()));
        long letters = before(in, at);
        while (at < Math.min(sink.length(), sink.window().end())) {
            long end = end(in, at, letters);
            if (isLetter(in, at)) {
                long group = letters / GROUP;
                sink.add(Span.between(at, end), WrapperPart.LETTERS, group,
                        Span.between(Math.min(group * BYTES, total), Math.min(group * BYTES + BYTES, total)));
                letters += end - at;
            } else {
                sink.add(at, end - at, WrapperPart.SPACE);
            }
            at = end;
        }
    }

    @Override
    public Span around(long offset, long length) {
        ByteReader in = file.reader();
        long first = offset / BYTES * GROUP;
        long last = Math.min(first + GROUP, before[before.length - 1]) - 1;
        return Span.between(place(in, first), place(in, last) + 1);
    }

    private static boolean isLetter(ByteReader in, long at) {
        return Base64Lines.isLetter(in.u8(at));
    }

    /// Where the field with the byte at `at` begins.
    private long beginning(ByteReader in, long at) {
        long start = at;
        if (at == file.length()) {
            return at;
        }
        if (isLetter(in, at)) {
            for (long letters = before(in, at); letters % GROUP != 0 && isLetter(in, start - 1); letters--) {
                start--;
            }
            return start;
        }
        while (start > 0 && (isEmpty(start - STRETCH, start) || !isLetter(in, start - 1))) {
            start -= isEmpty(start - STRETCH, start) ? STRETCH : 1;
        }
        return start;
    }

    /// Whether these bytes are known to have no letter without a look at them: a stretch of its own that has none.
    private boolean isEmpty(long from, long to) {
        int stretch = (int) (from / STRETCH);
        return from >= 0 && from % STRETCH == 0 && to <= file.length() && before[stretch] == before[stretch + 1];
    }

    /// Where the field that begins at `at` ends, before which there are so many letters.
    private long end(ByteReader in, long at, long letters) {
        boolean isLetters = isLetter(in, at);
        long end = at + 1;
        while (end < file.length() && !(isLetters && (letters + end - at) % GROUP == 0)
                && (isEmpty(end, end + STRETCH) ? !isLetters : isLetter(in, end) == isLetters)) {
            end += isEmpty(end, end + STRETCH) ? STRETCH : 1;
        }
        return end;
    }

    /// {@return how many letters come before `at`}
    private long before(ByteReader in, long at) {
        int stretch = (int) (at / STRETCH);
        long letters = before[stretch];
        for (long i = (long) stretch * STRETCH; i < at; i++) {
            letters += isLetter(in, i) ? 1 : 0;
        }
        return letters;
    }

    /// {@return where the letter number `letter` is, from 0 on}
    private long place(ByteReader in, long letter) {
        int stretch = 0;
        int high = before.length - 1;
        while (high - stretch > 1) {
            int middle = stretch + high >>> 1;
            if (before[middle] <= letter) {
                stretch = middle;
            } else {
                high = middle;
            }
        }
        long at = (long) stretch * STRETCH;
        for (long left = letter - before[stretch]; left > 0 || !isLetter(in, at); at++) {
            left -= isLetter(in, at) ? 1 : 0;
        }
        return at;
    }
}
