package org.varscope.cli;

import module java.base;
import org.varscope.text.Visible;

/// Hands text on with an escape for what a person could not see, but for line feeds.
final class VisibleWriter extends Writer {
    private final Writer out;
    private char half;

    VisibleWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(char[] chars, int start, int count) throws IOException {
        take(new String(chars, start, count), 0, count);
    }

    @Override
    public void write(String text, int start, int count) throws IOException {
        take(text, start, start + count);
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        take(text, 0, text.length());
        return this;
    }

    @Override
    public Writer append(CharSequence text, int start, int end) throws IOException {
        take(text, start, end);
        return this;
    }

    private void take(CharSequence text, int start, int end) throws IOException {
        if (start == end) {
            return;
        }
        int from = start;
        if (half != 0) {
            boolean pair = Character.isLowSurrogate(text.charAt(from));
            String whole = pair ? "" + half + text.charAt(from++) : String.valueOf(half);
            half = 0;
            Visible.lines(whole, 0, whole.length(), out);
        }
        int to = end;
        if (to > from && Character.isHighSurrogate(text.charAt(to - 1))) {
            // Its other half may follow with the next piece.
            half = text.charAt(--to);
        }
        Visible.lines(text, from, to, out);
    }

    /// Writes what waited for more.
    @Override
    public void flush() throws IOException {
        if (half != 0) {
            out.append(Visible.unicode(half));
            half = 0;
        }
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
