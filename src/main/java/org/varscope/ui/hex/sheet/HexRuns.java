package org.varscope.ui.hex.sheet;

import module java.base;
import org.varscope.text.encoding.TextColumn;

/// Draws offsets and bytes: one string for each run of bytes in one row, group and colour.
public final class HexRuns {
    private static final HexFormat DIGITS = HexFormat.of().withUpperCase();

    /// From here on, a character may come from a font that has other widths.
    private static final int FIRST_OF_OTHERS = 0x370;

    private final HexSheet sheet;
    private final HexRows rows;

    /// Draws `rows` onto `sheet`.
    public HexRuns(HexSheet sheet, HexRows rows) {
        this.sheet = sheet;
        this.rows = rows;
    }

    /// Draws the offset of a row.
    public void offset(long offset, double y, boolean current) {
        sheet.fillWith(current ? HexColor.OFFSET_CURRENT : HexColor.OFFSET);
        draw(sheet.offsets().of(offset), sheet.geometry().offsetLeft(), y);
    }

    /// Draws the numbers of the columns.
    public void ruler(int current) {
        HexGeometry geometry = sheet.geometry();
        double y = Math.round((geometry.top() - geometry.rowHeight()) / 2);
        for (int index = 0; index < geometry.bytesPerRow(); index++) {
            sheet.fillWith(index == current ? HexColor.OFFSET_CURRENT : HexColor.OFFSET);
            draw(DIGITS.toHexDigits((byte) index), geometry.glyphLeft(HexColumn.HEX, index), y);
        }
    }

    /// Draws the row of bytes that begins at `from` in the rows and ends at `to`, in both columns.
    public void bytes(int from, int to, double y) {
        int run = from;
        while (run < to) {
            int end = rows.runEnd(run, to);
            sheet.fillWith(HexColor.ofRole(rows.roleAt(run)));
            hex(from, run, end, y);
            text(from, run, end, y);
            run = end;
        }
    }

    private void hex(int row, int from, int to, double y) {
        int at = from;
        int group = sheet.geometry().group();
        String between = sheet.geometry().isTight() ? "" : " ";
        while (at < to) {
            int groupEnd = Math.min(to, row + ((at - row) / group + 1) * group);
            StringBuilder digits = new StringBuilder();
            for (int i = at; i < groupEnd; i++) {
                digits.append(i > at ? between : "").append(rows.digit(i, true)).append(rows.digit(i, false));
            }
            draw(digits.toString(), sheet.geometry().glyphLeft(HexColumn.HEX, at - row), y);
            at = groupEnd;
        }
    }

    private void text(int row, int from, int to, double y) {
        StringBuilder text = new StringBuilder();
        int at = from;
        for (int i = from; i < to; i++) {
            int point = rows.character(i);
            if (point >= FIRST_OF_OTHERS && point != TextColumn.CONTINUED) {
                draw(text.toString(), sheet.geometry().glyphLeft(HexColumn.TEXT, at - row), y);
                draw(Character.toString(point), sheet.geometry().glyphLeft(HexColumn.TEXT, i - row), y);
                text.setLength(0);
                at = i + 1;
            } else {
                text.appendCodePoint(point);
            }
        }
        draw(text.toString(), sheet.geometry().glyphLeft(HexColumn.TEXT, at - row), y);
    }

    private void draw(String characters, double x, double y) {
        if (characters.isEmpty()) {
            return;
        }
        sheet.gc().fillText(characters, x, y + sheet.baseline());
    }
}
