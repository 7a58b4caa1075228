package org.varscope.ui.hex;

import module javafx.controls;

/// Draws the caret: in the column that is typed in, a block on the next digit or character where typing overwrites, or a
/// bar before it where typing inserts; in the other column, and without focus, a thin box around the byte.
final class HexCaret {
    private static final double BAR = 2;

    private HexCaret() {}

    /// Draws the caret of `pane` over the bytes in `rows`.
    static void draw(GraphicsContext gc, HexPane pane, HexRuns.Style style, HexRows rows) {
        HexGeometry geometry = style.geometry();
        HexCursor cursor = pane.placeProperty().get();
        double y = geometry.rowTop(geometry.rowOf(cursor.caret()), pane.view().firstRow().get());
        if (y < 0 || y > pane.view().height()) {
            return;
        }
        int index = geometry.indexOf(cursor.caret());
        for (HexColumn column : HexRuns.COLUMNS) {
            boolean active = pane.isFocused() && column == pane.columnProperty().get();
            double x = geometry.glyphLeft(column, index);
            if (!active) {
                box(gc, style, x, y, column == HexColumn.HEX ? 2 * geometry.charWidth() : geometry.charWidth());
            } else if (pane.typing().isHalfTyped()) {
                block(gc, style, rows, cursor.caret(), column, x + geometry.charWidth(), y);
            } else if (cursor.selects() || pane.insertModeProperty().get()) {
                gc.setFill(style.colors().of(HexColor.CARET));
                gc.fillRect(Math.round(x - BAR), y + 1, BAR, geometry.rowHeight() - 2);
            } else {
                block(gc, style, rows, cursor.caret(), column, x, y);
            }
        }
    }

    private static void box(GraphicsContext gc, HexRuns.Style style, double x, double y, double width) {
        gc.setStroke(style.colors().of(HexColor.HOVER_LINE));
        gc.setLineWidth(1);
        gc.strokeRect(Math.floor(x) - 0.5, y + 1.5, Math.ceil(width) + 1, style.geometry().rowHeight() - 3);
    }

    private static void block(
            GraphicsContext gc, HexRuns.Style style, HexRows rows, long caret, HexColumn column, double x, double y) {
        HexGeometry geometry = style.geometry();
        gc.setFill(style.colors().of(HexColor.CARET));
        gc.fillRect(Math.floor(x), y + 1, Math.ceil(geometry.charWidth()), geometry.rowHeight() - 2);
        long at = caret - rows.start();
        if (at < 0 || at >= rows.count()) {
            return;
        }
        boolean high = x == geometry.glyphLeft(column, geometry.indexOf(caret));
        char character = column == HexColumn.TEXT
                ? rows.character((int) at)
                : rows.digit((int) at, high);
        gc.setFill(style.colors().of(HexColor.CARET_TEXT));
        gc.fillText(String.valueOf(character), x, y + style.baseline());
    }
}
