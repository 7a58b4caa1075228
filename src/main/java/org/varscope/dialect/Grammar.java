package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// What one item of a sequence looks like.
public enum Grammar {
    /// A variant.
    VALUES(null),
    /// A text and a variant: a property of an object.
    PROPERTIES(null),
    /// A little-endian length and a variant of that length.
    FRAMES(ByteOrder.LITTLE_ENDIAN),
    /// The same with a big-endian length.
    FRAMES_BE(ByteOrder.BIG_ENDIAN),
    /// A key with its length, and a value with its length: an entry of a project's settings.
    ENTRIES(ByteOrder.LITTLE_ENDIAN),
    /// What a list of fields says for the item's number.
    FIELDS(null);

    private final @Nullable ByteOrder lengths;

    Grammar(@Nullable ByteOrder lengths) {
        this.lengths = lengths;
    }

    /// {@return the byte order of the length before the value of each item; null where none is there}
    public @Nullable ByteOrder lengths() {
        return lengths;
    }

    /// {@return whether each item says how long it is, whatever its value holds}
    public boolean isFramed() {
        return lengths != null;
    }
}
