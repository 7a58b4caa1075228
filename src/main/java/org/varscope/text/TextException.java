package org.varscope.text;

import org.varscope.dialect.NotationException;
import org.varscope.remark.Remark;

/// Text that does not say a value, or not one that the dialect has. Its remark counts characters from 1.
public final class TextException extends NotationException {
    /// @param offset   in chars from the start of the text, 0-based
    /// @param found    what is there: text in backquotes, or a remark
    /// @param expected what could have been there
    public TextException(int offset, Object found, Remark expected) {
        super(remark(offset, found, expected), offset, found, expected);
    }

    private static Remark remark(int offset, Object found, Remark expected) {
        return expected.kind() == TextRemark.END_OF_VALUE ? TextRemark.AFTER_VALUE.with(offset + 1, found)
                : TextRemark.AT_CHARACTER.with(offset + 1, found, expected);
    }

    /// @param found    the whole text in backquotes, or a remark on it
    /// @param expected what could have been there
    public TextException(Object found, Remark expected) {
        super(TextRemark.FOUND.with(found, expected), 0, found, expected);
    }
}
