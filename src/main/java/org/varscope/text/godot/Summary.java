package org.varscope.text.godot;

import module java.base;
import org.varscope.text.Visible;

/// Takes one line of at most so many chars, then says that it is full.
public final class Summary implements Appendable {
    private final int max;
    private final StringBuilder out = new StringBuilder();

    /// What fills a summary.
    @FunctionalInterface
    public interface Filling {
        /// Writes to `out`.
        /// @throws IOException if `out` is full
        void fill(Appendable out) throws IOException;
    }

    /// No more is wanted; nothing went wrong.
    private static final class Full extends IOException {
        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    private Summary(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("a summary has at least one char, not " + max);
        }
        this.max = max;
    }

    /// {@return at most `max` chars of what `filling` writes, with `…` at the end if there is more}
    public static String of(int max, Filling filling) {
        Summary out = new Summary(max);
        try {
            filling.fill(out);
            return out.out.toString();
        } catch (Full _) {
            return out.clipped();
        } catch (IOException e) {
            throw new AssertionError("a summary takes everything until it is full", e);
        }
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

    /// What was taken, cut so that the ellipsis fits.
    private String clipped() {
        int end = max - 1;
        if (end > 0 && Character.isHighSurrogate(out.charAt(end - 1))) {
            end--;
        }
        return out.substring(0, end) + "…";
    }
}
