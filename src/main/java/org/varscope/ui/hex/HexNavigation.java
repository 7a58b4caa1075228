package org.varscope.ui.hex;

import org.varscope.ui.hex.sheet.HexColumn;

/// Commands that move the caret, select, and scroll. With `extend` the anchor stays and what is passed over is
/// selected; without, nothing is selected afterwards.
public final class HexNavigation {
    /// How far the next or previous border between roles is looked for; enough for every field but a long text or blob.
    private static final int FIELD_REACH = 4096;

    private final HexPane pane;

    HexNavigation(HexPane pane) {
        this.pane = pane;
    }

    /// Moves by `bytes`, which may be negative. Where bytes are selected and are not to stay so, moving by one goes to
    /// the edge of the selection on that side, as in texts.
    public void moveBy(long bytes, boolean extend) {
        HexCursor cursor = pane.place();
        if (draws(extend)) {
            long row = cursor.caret() / bytesPerRow() * bytesPerRow();
            draw(row + Math.clamp(cursor.caret() - row + bytes, 0, bytesPerRow() - 1));
        } else if (cursor.selects() && cursor.rectangle() == null && !extend && Math.abs(bytes) == 1) {
            moveTo(bytes < 0 ? cursor.selection().start() : cursor.selection().end(), false);
        } else {
            moveTo(Math.clamp(cursor.caret() + bytes, 0, pane.length()), extend);
        }
    }

    /// Moves by `rows`, which may be negative, and stays in place in the row where there is none so far away.
    public void moveRows(long rows, boolean extend) {
        long caret = draws(extend) ? pane.place().caret() : pane.caret();
        long row = caret / bytesPerRow();
        long last = pane.length() / bytesPerRow();
        moveTo(caret + Math.clamp(rows, -row, last - row) * bytesPerRow(), extend);
    }

    /// Moves by as many rows as are in view, and scrolls as far.
    public void movePages(int pages, boolean extend) {
        long rows = (long) pages * Math.max(1, pane.view().wholeRows() - 1);
        pane.view().scrollBy(rows);
        moveRows(rows, extend);
    }

    /// Moves to the first byte of the row.
    public void moveToRowStart(boolean extend) {
        moveTo(pane.caret() / bytesPerRow() * bytesPerRow(), extend);
    }

    /// Moves to the last byte of the row; behind it to select it too.
    public void moveToRowEnd(boolean extend) {
        long start = pane.caret() / bytesPerRow() * bytesPerRow();
        moveTo(start + bytesPerRow() - (extend && !draws(true) ? 0 : 1), extend);
    }

    /// Moves behind the last byte of all.
    public void moveToEnd(boolean extend) {
        moveTo(pane.length(), extend);
    }

    /// Moves to where the next field begins (1), or this one, or the one before (-1), told by its role.
    public void moveByField(int direction, boolean extend) {
        long caret = pane.caret();
        int count = (int) Math.min(FIELD_REACH, direction > 0 ? pane.length() - caret : caret);
        byte[] roles = new byte[count];
        pane.content().roles(direction > 0 ? caret : caret - count, count, roles);
        int first = direction > 0 ? 0 : count - 1;
        int passed = Math.min(1, count);
        while (passed < count && roles[first + direction * passed] == roles[first]) {
            passed++;
        }
        moveTo(caret + direction * passed, extend);
    }

    /// Moves to `offset`, or the nearest there is, and scrolls no further than needed. A rectangle that is selected
    /// stays one where it is extended.
    public void moveTo(long offset, boolean extend) {
        if (draws(extend)) {
            draw(Math.max(0, offset));
            return;
        }
        long to = Math.clamp(offset, 0, pane.length());
        pane.select(new HexCursor(extend ? pane.place().anchor() : to, to));
        pane.view().reveal(to);
    }

    /// Extends what is selected by so many rows or bytes to a rectangle, which begins with the byte at the caret where
    /// nothing is.
    void drawBy(long rows, long bytes) {
        HexCursor now = pane.place();
        if (now.rectangle() == null) {
            long to = now.caret() > now.anchor() ? now.caret() - 1 : now.caret();
            pane.select(HexCursor.drawn(now.from(), to, bytesPerRow(), pane.length()));
        }
        if (rows != 0) {
            moveRows(rows, true);
        } else {
            moveBy(bytes, true);
        }
    }

    /// {@return whether a rectangle is selected, and is to be extended}
    private boolean draws(boolean extend) {
        return extend && pane.place().rectangle() != null;
    }

    private void draw(long to) {
        pane.select(HexCursor.drawn(pane.place().from(), to, bytesPerRow(), pane.length()));
        pane.view().reveal(pane.caret());
    }

    /// Selects all bytes and scrolls nothing.
    public void selectAll() {
        pane.select(new HexCursor(0, pane.length()));
    }

    /// Makes the other column the one that is typed in.
    public void swapColumn() {
        boolean hex = pane.columnProperty().get() == HexColumn.HEX;
        pane.columnProperty().set(hex ? HexColumn.TEXT : HexColumn.HEX);
        pane.view().reveal(pane.caret());
    }

    private int bytesPerRow() {
        return pane.view().bytesPerRow().get();
    }
}
