package org.varscope.ui.hex;

import module javafx.controls;

/// Draws offsets and bytes: one string for each run of bytes in one row, group and colour.
final class HexRuns {
    static final HexColumn[] COLUMNS = HexColumn.values();

    private static final char[] DIGITS = "0123456789ABCDEF".toCharArray();

    private final char[] characters = new char[3 * RowWidth.BYTES_32.bytes()];
    private int length;

    /// What all rows of one picture have in common.
    ///
    /// @param baseline how far the line that characters stand on is below the top of a row
    record Style(HexGeometry geometry, HexColors colors, Font font, double baseline) {}

    /// Draws the offset of a row.
    void offset(GraphicsContext gc, Style style, long offset, double y, boolean current) {
        length = 0;
        for (int digit = style.geometry.offsetDigits() - 1; digit >= 0; digit--) {
            characters[length++] = DIGITS[(int) (offset >>> 4 * digit & 0xF)];
        }
        gc.setFill(style.colors.of(current ? HexColor.OFFSET_CURRENT : HexColor.OFFSET));
        draw(gc, style.geometry.offsetLeft(), y + style.baseline);
    }

    /// Draws the numbers of the columns.
    void ruler(GraphicsContext gc, Style style, int current) {
        HexGeometry geometry = style.geometry;
        double y = Math.round((geometry.top() - geometry.rowHeight()) / 2) + style.baseline;
        for (int index = 0; index < geometry.bytesPerRow(); index++) {
            gc.setFill(style.colors.of(index == current ? HexColor.OFFSET_CURRENT : HexColor.OFFSET));
            length = 0;
            characters[length++] = DIGITS[index >>> 4];
            characters[length++] = DIGITS[index & 0xF];
            draw(gc, geometry.glyphLeft(HexColumn.HEX, index), y);
        }
    }

    /// Draws the row of bytes that begins at `from` in `rows` and ends at `to`, in both columns.
    void bytes(GraphicsContext gc, Style style, HexRows rows, int from, int to, double y) {
        int run = from;
        while (run < to) {
            int end = rows.runEnd(run, to);
            gc.setFill(style.colors.of(HexColor.ofRole(rows.roleAt(run))));
            hex(gc, style, rows, from, run, end, y);
            text(gc, style, rows, from, run, end, y);
            run = end;
        }
    }

    private void hex(GraphicsContext gc, Style style, HexRows rows, int row, int from, int to, double y) {
        int at = from;
        while (at < to) {
            int groupEnd = Math.min(to, row + ((at - row) / HexGeometry.GROUP + 1) * HexGeometry.GROUP);
            length = 0;
            for (int i = at; i < groupEnd; i++) {
                if (i > at) {
                    characters[length++] = ' ';
                }
                characters[length++] = rows.digit(i, true);
                characters[length++] = rows.digit(i, false);
            }
            draw(gc, style.geometry.glyphLeft(HexColumn.HEX, at - row), y + style.baseline);
            at = groupEnd;
        }
    }

    private void text(GraphicsContext gc, Style style, HexRows rows, int row, int from, int to, double y) {
        length = 0;
        for (int i = from; i < to; i++) {
            characters[length++] = rows.character(i);
        }
        draw(gc, style.geometry.glyphLeft(HexColumn.TEXT, from - row), y + style.baseline);
    }

    private void draw(GraphicsContext gc, double x, double baseline) {
        gc.fillText(new String(characters, 0, length), x, baseline);
    }
}
