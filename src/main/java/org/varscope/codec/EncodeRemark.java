package org.varscope.codec;

import org.varscope.remark.Remark;

/// Why a value cannot be written in a dialect.
enum EncodeRemark implements Remark.Kind {
    /// What was found, and what was expected.
    FOUND(2),
    /// What was found, the item of a list of fields, and what was expected.
    UNFIT(3),
    /// A number, the item, and the least and the largest number that it takes.
    OUT_OF_RANGE(4),
    /// The same of a number with a fraction.
    NOT_WHOLE(4),
    LINE_FEED,
    A_NUL,
    BYTES(1),
    /// How many bytes.
    EXACTLY(1),
    A_TYPE(1),
    /// One whose name begins with a vowel.
    AN_TYPE(1),
    AN_INT,
    A_FLOAT,
    A_BYTE_ARRAY,
    AN_ARRAY_OF_STRINGS,
    A_STRING,
    WITHOUT_NUL,
    THE_MAGIC,
    /// The least, and the most.
    BETWEEN(2),
    /// The most.
    AT_MOST(1),
    /// How many there are, and the kind.
    NUMBERS_IN(2),
    /// How many numbers an element has.
    MULTIPLE(1),
    OF_KIND(1),
    /// An engine.
    TYPE_OF(1),
    /// An engine.
    INT_OF_32_BITS(1),
    PROPERTY_PATH,
    LAST_SUBNAME,
    /// An engine.
    RID_ZERO(1),
    /// Its name.
    SIGNAL(1),
    /// An engine.
    EMPTY_SIGNAL(1),
    IMAGE_FORMAT(1),
    /// How many words, and the number of the type.
    EVENT_WORDS(2),
    AS_MANY,
    /// How many bytes, and the name of the type.
    OPAQUE(2),
    /// An engine.
    TYPE_OF_SIZE(1),
    /// How deep, how deep it may be, and an engine.
    TOO_DEEP(3),
    /// A type, and an engine.
    TYPED(2),
    NO_CLASS,
    NO_SCRIPT_PATH,
    /// An engine.
    NO_OBJECT(1),
    /// Its number from 0.
    NUL(1),
    HALF_PAIR,
    TOO_LARGE;

    private final int places;

    EncodeRemark() {
        this(0);
    }

    EncodeRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
