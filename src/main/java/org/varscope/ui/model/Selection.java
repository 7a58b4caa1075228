package org.varscope.ui.model;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Location;

/// What is selected: the same thing as bytes and as a value.
///
/// @param anchor where selecting began, an offset from 0 to the length of the document
/// @param caret  where typing would go, an offset from 0 to the length of the document
/// @param value  the value that holds the first of the bytes, or the one that was picked; null where no value is
/// @param picked whether the value itself was picked, so that the bytes follow it when it changes
/// @param element which element of the value is meant, a packed array; [#WHOLE] for all of it
public record Selection(long anchor, long caret, @Nullable Location value, boolean picked, long element) {
    /// No element but the value itself.
    public static final long WHOLE = Target.WHOLE;
    /// What an empty document has selected.
    public static final Selection NONE = new Selection(0, 0, null, false);

    /// A selection of a whole value, or of bytes in one.
    public Selection(long anchor, long caret, @Nullable Location value, boolean picked) {
        this(anchor, caret, value, picked, WHOLE);
    }

    /// {@return the selected bytes; empty where there is only a caret}
    public Span bytes() {
        return Span.between(Math.min(anchor, caret), Math.max(anchor, caret));
    }

    /// {@return the first of the selected bytes, or where the caret is}
    public long start() {
        return Math.min(anchor, caret);
    }

    /// {@return whether the bytes are those of `other`; what value is selected may be known only once more have come}
    boolean isAt(Selection other) {
        return anchor == other.anchor && caret == other.caret;
    }
}
