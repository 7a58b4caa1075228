package org.varscope.scan;

import java.nio.ByteOrder;
import org.varscope.dialect.Framing;

/// What one item of a sequence looks like.
enum Grammar {
    /// A variant.
    VALUES,
    /// A text and a variant: a property of an object.
    PROPERTIES,
    /// A little-endian length and a variant of that length.
    FRAMES,
    /// The same with a big-endian length.
    FRAMES_BE;

    static Grammar of(Framing framing) {
        return switch (framing) {
            case Framing.Bare _, Framing.Values _ -> VALUES;
            case Framing.Stream(var order) -> order == ByteOrder.BIG_ENDIAN ? FRAMES_BE : FRAMES;
        };
    }

    boolean isFramed() {
        return this == FRAMES || this == FRAMES_BE;
    }
}
