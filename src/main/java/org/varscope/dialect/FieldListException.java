package org.varscope.dialect;

import org.varscope.remark.Remark;

/// A text that is no list of fields. Its offset is that of the word that is wrong.
public final class FieldListException extends NotationException {
    private final int item;

    FieldListException(int item, int offset, Object found, Remark expected) {
        super(FieldListRemark.AT_ITEM.with(item, found, expected), offset, found, expected);
        this.item = item;
    }

    /// {@return which word of the list is wrong, from 1 on}
    public int item() {
        return item;
    }

    /// {@return the same of a list that is a part of another text}
    ///
    /// @param chars before it
    public FieldListException behind(int chars) {
        return new FieldListException(item, offset() + chars, found(), expected());
    }

    /// {@return what is wrong with a word of a list}
    ///
    /// @param word     which, from 1 on
    /// @param offset   of it, in chars from the start of the text, 0-based
    /// @param text     that is there; empty for nothing
    /// @param expected what could have been there
    public static FieldListException of(int word, int offset, String text, Remark expected) {
        return new FieldListException(word, offset, text.isEmpty() ? FieldListRemark.NOTHING.with()
                : excerpt(text), expected);
    }
}
