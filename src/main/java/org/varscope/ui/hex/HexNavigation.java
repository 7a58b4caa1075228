package org.varscope.ui.hex;

/// Commands that move the caret, select, and scroll. With `extend` the anchor stays and what is passed over is selected;
/// without, nothing is selected afterwards.
public final class HexNavigation {
    /// How far the next or previous border between roles is looked for; enough for every field but a long text or blob.
    private static final int FIELD_REACH = 4096;

    private final HexPane pane;

    HexNavigation(HexPane pane) {
        this.pane = pane;
    }

    /// Moves by `bytes`, which may be negative. Where bytes are selected and are not to stay so, moving by one goes to the
    /// edge of the selection on that side, as in texts.
    public void moveBy(long bytes, boolean extend) {
        HexCursor cursor = pane.placeProperty().get();
        if (cursor.selects() && !extend && Math.abs(bytes) == 1) {
            moveTo(bytes < 0 ? cursor.selection().start() : cursor.selection().end(), false);
        } else {
            moveTo(Math.clamp(cursor.caret() + bytes, 0, length()), extend);
        }
    }

    /// Moves by `rows`, which may be negative, and stays in place in the row where there is none so far away.
    public void moveRows(long rows, boolean extend) {
        long caret = caret();
        long row = caret / bytesPerRow();
        long last = length() / bytesPerRow();
        moveTo(caret + Math.clamp(rows, -row, last - row) * bytesPerRow(), extend);
    }

    /// Moves by as many rows as are in view, and scrolls as far.
    public void movePages(int pages, boolean extend) {
        long rows = (long) pages * Math.max(1, pane.view().wholeRows() - 1);
        pane.view().scrollTo(pane.view().firstRow().get() + rows);
        moveRows(rows, extend);
    }

    /// Moves to the first byte of the row.
    public void moveToRowStart(boolean extend) {
        moveTo(caret() / bytesPerRow() * bytesPerRow(), extend);
    }

    /// Moves to the last byte of the row; behind it to select it too.
    public void moveToRowEnd(boolean extend) {
        long start = caret() / bytesPerRow() * bytesPerRow();
        moveTo(start + bytesPerRow() - (extend ? 0 : 1), extend);
    }

    /// Moves to the first byte of all.
    public void moveToStart(boolean extend) {
        moveTo(0, extend);
    }

    /// Moves behind the last byte of all.
    public void moveToEnd(boolean extend) {
        moveTo(length(), extend);
    }

    /// Moves to where the next field begins, told by its role.
    public void moveToNextField(boolean extend) {
        long caret = caret();
        int count = (int) Math.min(FIELD_REACH, length() - caret);
        byte[] roles = new byte[count];
        pane.content().roles(caret, count, roles);
        int passed = Math.min(1, count);
        while (passed < count && roles[passed] == roles[0]) {
            passed++;
        }
        moveTo(caret + passed, extend);
    }

    /// Moves to where this field begins, or the one before, told by its role.
    public void moveToPreviousField(boolean extend) {
        long caret = caret();
        int count = (int) Math.min(FIELD_REACH, caret);
        byte[] roles = new byte[count];
        pane.content().roles(caret - count, count, roles);
        int passed = Math.min(1, count);
        while (passed < count && roles[count - 1 - passed] == roles[count - 1]) {
            passed++;
        }
        moveTo(caret - passed, extend);
    }

    /// Moves to `offset`, or the nearest there is, and scrolls no further than needed.
    public void moveTo(long offset, boolean extend) {
        long to = Math.clamp(offset, 0, length());
        pane.select(new HexCursor(extend ? pane.placeProperty().get().anchor() : to, to));
        pane.view().reveal(to);
    }

    /// Selects all bytes and scrolls nothing.
    public void selectAll() {
        pane.select(new HexCursor(0, length()));
    }

    /// Selects nothing; the caret stays.
    public void selectNothing() {
        pane.select(HexCursor.at(caret()));
    }

    /// Scrolls by `rows`, which may be negative; the caret stays.
    public void scrollBy(long rows) {
        pane.view().scrollTo(pane.view().firstRow().get() + rows);
    }

    /// Makes the other column the one that is typed in.
    public void swapColumn() {
        pane.columnProperty().set(pane.columnProperty().get().other());
        pane.view().reveal(caret());
    }

    /// Larger by a step (1), smaller by a step (-1), or as style sheets say (0).
    public void zoom(int direction) {
        var handler = pane.handlers().zoomProperty().get();
        if (handler != null) {
            handler.accept(direction);
        } else {
            pane.zoomProperty().set(direction == 0 ? 1 : Math.clamp(pane.zoomProperty().get() * Math.pow(1.1, direction), 0.5, 4));
        }
    }

    private long caret() {
        return pane.placeProperty().get().caret();
    }

    private int bytesPerRow() {
        return pane.view().bytesPerRow().get();
    }

    private long length() {
        return pane.content().length();
    }
}
