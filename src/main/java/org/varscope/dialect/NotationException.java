package org.varscope.dialect;

import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// Text that a person wrote and that is not in the notation that was asked for: where, what was found, what was
/// expected.
public abstract class NotationException extends Exception implements Remarked {
    /// Most chars of a text that a remark repeats.
    private static final int EXCERPT = 40;

    private final Remark remark;
    private final int offset;
    private final Object found;
    private final Remark expected;

    /// @param remark   all of it
    /// @param offset   in chars from the start of the text, 0-based
    /// @param found    what is there: text in backquotes, or a remark
    /// @param expected what could have been there
    protected NotationException(Remark remark, int offset, Object found, Remark expected) {
        super(remark.toString());
        this.remark = remark;
        this.offset = offset;
        this.found = found;
        this.expected = expected;
    }

    /// {@return `text` in backquotes, or its beginning where it is long: what is wrong may be a whole file}
    protected static String excerpt(String text) {
        int end = Math.min(text.length(), EXCERPT);
        end -= end < text.length() && Character.isHighSurrogate(text.charAt(end - 1)) ? 1 : 0;
        return "`" + text.substring(0, end) + (end < text.length() ? "\u2026`" : "`");
    }

    @Override
    public final Remark remark() {
        return remark;
    }

    /// {@return where, in chars from the start of the text, 0-based}
    public final int offset() {
        return offset;
    }

    /// {@return what is there, as a part of a remark: text in backquotes, or a remark}
    public final Object found() {
        return found;
    }

    /// {@return what could have been there}
    public final Remark expected() {
        return expected;
    }
}
