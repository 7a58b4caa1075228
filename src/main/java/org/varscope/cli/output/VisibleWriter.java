package org.varscope.cli.output;

import module java.base;
import org.varscope.text.Visible;

/// Hands text on with an escape for what a person could not see, but for line feeds.
public final class VisibleWriter extends FilterWriter {
    /// Half of a surrogate pair, whose other half may follow with the next piece.
    private String half = "";

    /// @param out takes what can be seen
    public VisibleWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int c) throws IOException {
        write(Character.toString(c));
    }

    @Override
    public void write(char[] chars, int start, int count) throws IOException {
        write(new String(chars, start, count), 0, count);
    }

    @Override
    public void write(String piece, int start, int count) throws IOException {
        String text = half + piece.substring(start, start + count);
        boolean torn = !text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1));
        int end = text.length() - (torn ? 1 : 0);
        half = text.substring(end);
        out.write(Visible.lines(text.substring(0, end)));
    }

    /// Writes what waited for more that does not come.
    void settle() throws IOException {
        if (!half.isEmpty()) {
            out.write(Visible.lines(half));
            half = "";
        }
    }

    /// Writes what waited for more.
    @Override
    public void flush() throws IOException {
        settle();
        out.flush();
    }
}
