package org.varscope.ui.hex;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;

/// Where a person is in the bytes: the caret, and the other end of what is selected. Both are positions between bytes,
/// so that nothing is selected where they are equal, and both may be as large as the length.
///
/// @param anchor where the selection began; `>= 0`
/// @param caret  where the next byte is typed; `>= 0`
/// @param rectangle what is selected where bytes of several rows are: its corners are anchor and caret, which are
///                  cells then, and in the last row may be past the end; null where bytes are that are side by side
public record HexCursor(long anchor, long caret, @Nullable Rectangle rectangle) {
    /// A selection of bytes that are side by side.
    public HexCursor(long anchor, long caret) {
        this(anchor, caret, null);
    }

    /// {@return the cursor that has `rectangle` selected}
    public static HexCursor of(Rectangle rectangle) {
        return new HexCursor(rectangle.anchor(), rectangle.caret(), rectangle);
    }

    /// {@return the caret at `offset`, nothing selected}
    public static HexCursor at(long offset) {
        return new HexCursor(offset, offset);
    }

    /// {@return what a drag from the byte `from` to the byte `to` selects: both of them and all between}
    public static HexCursor dragged(long from, long to) {
        return to >= from ? new HexCursor(from, to + 1) : new HexCursor(from + 1, to);
    }

    /// {@return what such a drag selects of the rows alone that are so long}
    ///
    /// @param length of all bytes
    static HexCursor drawn(long from, long to, int perRow, long length) {
        Rectangle rectangle = Rectangle.of(from, to, perRow, length);
        return rectangle == null ? at(length) : of(rectangle);
    }

    /// {@return the byte that a drag would have begun at which selected this; at the caret where nothing is selected}
    long from() {
        return rectangle == null && caret < anchor ? anchor - 1 : anchor;
    }

    /// {@return what is selected, of a rectangle its first row; empty, at the caret, where nothing is}
    public Span selection() {
        return rectangle != null ? rectangle.stripe(0)
                : Span.between(Math.min(anchor, caret), Math.max(anchor, caret));
    }

    /// {@return whether the byte at `offset` is selected}
    boolean contains(long offset) {
        return rectangle != null ? rectangle.contains(offset) : selection().contains(offset);
    }

    /// {@return whether at least one byte is selected}
    public boolean selects() {
        return rectangle != null || anchor != caret;
    }

    /// {@return this cursor where there are only `length` bytes}
    public HexCursor within(long length) {
        if (rectangle != null) {
            return rectangle.length() == length ? this : drawn(anchor, caret, rectangle.perRow(), length);
        }
        return anchor <= length && caret <= length ? this
                : new HexCursor(Math.min(anchor, length), Math.min(caret, length));
    }
}
