package org.varscope.ui.hex;

import module javafx.controls;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexRows;
import org.varscope.ui.hex.sheet.HexSheet;

/// Draws the caret: in the column that is typed in, a block on the next digit or character where typing overwrites, or
/// a bar before it where typing inserts; in the other column, without focus, and in a rectangle, a thin box around the
/// byte.
final class HexCaret {
    private static final double BAR = 2;

    private HexCaret() {}

    /// Draws the caret of `pane` over the bytes in `rows`.
    static void draw(HexSheet sheet, HexPane pane, HexRows rows) {
        HexGeometry geometry = sheet.geometry();
        HexCursor cursor = pane.place();
        double y = sheet.top(cursor.caret());
        if (y < 0 || y > pane.view().height()) {
            return;
        }
        int index = geometry.indexOf(cursor.caret());
        boolean half = pane.typing().isHalfTyped();
        for (HexColumn column : HexSheet.COLUMNS) {
            double x = geometry.glyphLeft(column, index);
            if (!pane.isFocused() || column != pane.columnProperty().get() || cursor.rectangle() != null) {
                box(sheet, column, cursor.caret());
            } else if (!half && (cursor.selects() || pane.insertModeProperty().get())) {
                sheet.fillWith(HexColor.CARET);
                sheet.gc().fillRect(Math.round(x - BAR), y + 1, BAR, geometry.rowHeight() - 2);
            } else {
                int at = Math.clamp(cursor.caret() - rows.start(), -1, rows.count());
                String glyph = at < 0 || at == rows.count() ? ""
                        : Character.toString(column == HexColumn.TEXT ? rows.character(at) : rows.digit(at, !half));
                block(sheet, glyph, half ? x + geometry.charWidth() : x, y);
            }
        }
    }

    /// Draws what the caret at `offset` is in a column that is not typed in.
    static void box(HexSheet sheet, HexColumn column, long offset) {
        HexGeometry geometry = sheet.geometry();
        double left = Math.floor(geometry.glyphLeft(column, geometry.indexOf(offset))) - 1;
        double top = sheet.top(offset) + 1;
        double width = Math.ceil(column == HexColumn.HEX ? 2 * geometry.charWidth() : geometry.charWidth()) + 2;
        double height = geometry.rowHeight() - 2;
        sheet.fillWith(HexColor.HOVER_LINE);
        // Four fills, as the first line that the toolkit draws costs as much time as a page of text.
        sheet.gc().fillRect(left, top, width, 1);
        sheet.gc().fillRect(left, top + height - 1, width, 1);
        sheet.gc().fillRect(left, top + 1, 1, height - 2);
        sheet.gc().fillRect(left + width - 1, top + 1, 1, height - 2);
    }

    private static void block(HexSheet sheet, String glyph, double x, double y) {
        sheet.fillWith(HexColor.CARET);
        HexGeometry geometry = sheet.geometry();
        sheet.gc().fillRect(Math.floor(x), y + 1, Math.ceil(geometry.charWidth()), geometry.rowHeight() - 2);
        sheet.fillWith(HexColor.CARET_TEXT);
        sheet.gc().fillText(glyph, x, y + sheet.baseline());
    }
}
