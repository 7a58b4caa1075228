package org.varscope.ui.hex;

import org.varscope.bytes.Span;

/// Where a person is in the bytes: the caret, and the other end of what is selected. Both are positions between bytes,
/// so that nothing is selected where they are equal, and both may be as large as the length.
///
/// @param anchor where the selection began; `>= 0`
/// @param caret  where the next byte is typed; `>= 0`
public record HexCursor(long anchor, long caret) {
    /// {@return the caret at `offset`, nothing selected}
    public static HexCursor at(long offset) {
        return new HexCursor(offset, offset);
    }

    /// {@return what a drag from the byte `from` to the byte `to` selects: both of them and all between}
    public static HexCursor dragged(long from, long to) {
        return to >= from ? new HexCursor(from, to + 1) : new HexCursor(from + 1, to);
    }

    /// {@return what is selected; empty, at the caret, where nothing is}
    public Span selection() {
        return Span.between(Math.min(anchor, caret), Math.max(anchor, caret));
    }

    /// {@return whether at least one byte is selected}
    public boolean selects() {
        return anchor != caret;
    }

    /// {@return this cursor where there are only `length` bytes}
    public HexCursor within(long length) {
        return anchor <= length && caret <= length ? this
                : new HexCursor(Math.min(anchor, length), Math.min(caret, length));
    }
}
