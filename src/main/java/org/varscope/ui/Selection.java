package org.varscope.ui;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.Location;

/// What is selected: the same thing as bytes and as a value.
///
/// @param anchor where selecting began, an offset from 0 to the length of the document
/// @param caret  where typing would go, an offset from 0 to the length of the document
/// @param value  the value that holds the caret, or the one that was picked; null where no value is
/// @param picked whether the value itself was picked, so that the bytes follow it when it changes
public record Selection(long anchor, long caret, @Nullable Location value, boolean picked) {
    /// What an empty document has selected.
    public static final Selection NONE = new Selection(0, 0, null, false);

    /// {@return the selected bytes; empty where there is only a caret}
    public Span bytes() {
        return Span.between(Math.min(anchor, caret), Math.max(anchor, caret));
    }
}
