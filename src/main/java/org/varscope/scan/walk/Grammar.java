package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.Framing;

/// What one item of a sequence looks like.
public enum Grammar {
    /// A variant.
    VALUES,
    /// A text and a variant: a property of an object.
    PROPERTIES,
    /// A little-endian length and a variant of that length.
    FRAMES,
    /// The same with a big-endian length.
    FRAMES_BE,
    /// A key with its length, and a value with its length: an entry of a project's settings.
    ENTRIES,
    /// What a list of fields says for the item's number.
    FIELDS;

    public static Grammar of(Framing framing) {
        return switch (framing) {
            case Framing.Bare _, Framing.Values _ -> VALUES;
            case Framing.Stream(var order) -> order == ByteOrder.BIG_ENDIAN ? FRAMES_BE : FRAMES;
            case Framing.Project _ -> ENTRIES;
            case Framing.Fields _ -> FIELDS;
        };
    }

    /// {@return whether each item says how long it is, whatever its value holds}
    public boolean isFramed() {
        return this == FRAMES || this == FRAMES_BE || this == ENTRIES;
    }
}
