package org.varscope.text;

import java.io.IOException;

/// Takes one line of at most so many chars, then says that it is full.
final class Summary implements Appendable {
    private final int max;
    private final StringBuilder out = new StringBuilder();

    /// No more is wanted; nothing went wrong.
    static final class Full extends IOException {
        private static final long serialVersionUID = 1L;

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    Summary(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("a summary has at least one char, not " + max);
        }
        this.max = max;
    }

    @Override
    public Appendable append(CharSequence text) throws Full {
        return append(text, 0, text.length());
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws Full {
        for (int i = start; i < end;) {
            int point = Character.codePointAt(text, i);
            i += Character.charCount(point);
            take(point);
        }
        return this;
    }

    @Override
    public Appendable append(char c) throws Full {
        take(c);
        return this;
    }

    private void take(int point) throws Full {
        if (Visible.isPlain(point)) {
            out.appendCodePoint(point);
        } else {
            out.append(Visible.escape(point));
        }
        if (out.length() > max) {
            throw new Full();
        }
    }

    /// {@return what was taken, cut so that the ellipsis fits}
    String clipped() {
        int end = max - 1;
        if (end > 0 && Character.isHighSurrogate(out.charAt(end - 1))) {
            end--;
        }
        return out.substring(0, end) + "…";
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
