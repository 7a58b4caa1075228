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
}
