package org.varscope.find;

import org.varscope.remark.Remark;

/// Why a query cannot be understood, or nothing be found or replaced by it.
enum QueryRemark implements Remark.Kind {
    TEDIOUS,
    /// The query, and how many there are.
    ODD_DIGITS(2),
    /// The query, and the character.
    NO_DIGIT(2),
    NO_TEXT,
    /// How many there are, and how many there may be.
    TOO_MANY_BYTES(2),
    GREW_AND_SHRANK,
    CHANGED_AND_STAYED,
    /// What stands for it.
    NO_DIFFERENCE(1),
    /// What was found.
    NO_CHANGE(1),
    /// What was found.
    NO_NUMBER(1),
    /// How many there may be.
    TOO_MANY_VALUES(1),
    /// What was found.
    NO_PATH(1),
    /// The query, and the rest of it.
    NO_STEP(2),
    /// The query, how many it has, and how many it may have.
    TOO_MANY_STEPS(3),
    /// The query.
    NO_STATE(1),
    BYTES_KEPT,
    /// The character, and the encodings.
    NOT_WRITTEN(2),
    SEVERAL_ENCODINGS,
    STRINGS_KEPT,
    /// How many there may be.
    TOO_MANY_MATCHES(1),
    /// What was found, and what the system says.
    NO_EXPRESSION(2),
    TOO_DEEP,
    /// What was typed, and what the system says.
    NO_REPLACEMENT(2);

    private final int places;

    QueryRemark() {
        this(0);
    }

    QueryRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
