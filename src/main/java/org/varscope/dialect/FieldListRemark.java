package org.varscope.dialect;

import org.varscope.remark.Remark;

/// What was found in a list of fields, and what could have been there.
enum FieldListRemark implements Remark.Kind {
    /// Its number from 1, what was found, and what was expected.
    AT_ITEM(3),
    END,
    REPEATED,
    AT_MOST(1),
    END_OF_LIST,
    ITEM,
    KIND,
    /// A kind of field.
    SIZE(1),
    /// A text in quotes, of plain characters.
    QUOTED,
    /// Pairs of hexadecimal digits.
    DIGITS,
    /// A name that an item before has.
    OWN_NAME(1),
    /// A key for a digest that takes one.
    KEY,
    /// Names of items that a digest is made of.
    SPAN,
    /// How often an item comes.
    COUNT,
    NOTHING;

    private final int places;

    FieldListRemark() {
        this(0);
    }

    FieldListRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
