package org.varscope.ui.hex.sheet;

import module java.base;

/// Where cells are: plain arithmetic between offsets, columns and pixels, exact for any `long` row. Horizontal places
/// count from the left edge of what is drawn, before it is scrolled sideways; vertical places from the top of the pane.
///
/// A row is: offset, groups of bytes in hex, the same bytes as text. Bytes of a group of two or four touch, so that
/// they read as one number; those of others are apart. Sizes follow the width of a character, so
/// that zooming moves nothing out of place; edges are whole pixels so that they stay sharp.
///
/// @param bytesPerRow  bytes in a row; a multiple of 8
/// @param group        bytes in a group: 2, 4, 8, or all of the row
/// @param offsetDigits digits of an offset
/// @param fontSize     size of the font; the drawn measures are those at 13
/// @param charWidth    advance of one character
/// @param rowHeight    height of a row
/// @param top          height of what is above the first row
public record HexGeometry(int bytesPerRow, int group, int offsetDigits, double fontSize, double charWidth,
        double rowHeight, double top) {
    /// The most bytes of a group that touch.
    private static final int TIGHT = 4;
    private static final List<Integer> WIDEST_FIRST = List.of(32, 24, 16, 8);
    private static final double DRAWN_FONT_SIZE = 13;
    private static final double DRAWN_ROW_HEIGHT = 21;

    /// {@return the height of a row at `fontSize`}
    public static double rowHeightAt(double fontSize) {
        return Math.round(fontSize * DRAWN_ROW_HEIGHT / DRAWN_FONT_SIZE);
    }

    /// {@return the rows that fit a pane of this width, or the narrowest there are}
    ///
    /// @param look   whose rows have as many bytes as fit where rows of so many are not drawn
    /// @param length of the content
    public static HexGeometry fitting(HexLook look, long length, HexFont font, double width) {
        int fixed = look.bytesPerRow();
        double rowHeight = font.rowHeight();
        return WIDEST_FIRST.stream().filter(bytes -> bytes == fixed || !WIDEST_FIRST.contains(fixed))
                .map(bytes -> new HexGeometry(bytes, look.group() > 1 ? look.group() : bytes,
                        HexLook.Offsets.digits(length, look.decimal()), font.font().getSize(), font.charWidth(),
                        rowHeight, Math.round(rowHeight * 1.5)))
                .reduce((wider, narrower) -> wider.width() <= width ? wider : narrower).orElseThrow();
    }

    /// {@return `measure`, in pixels of the drawing, at this font size and in whole pixels}
    double scaled(double measure) {
        return Math.round(measure * fontSize / DRAWN_FONT_SIZE);
    }

    double offsetLeft() {
        return scaled(16);
    }

    /// {@return whether the digits of neighbouring bytes of a group touch}
    boolean isTight() {
        return group <= TIGHT;
    }

    /// {@return the width of a byte in hex with the gap after it, if there is one, in pixels}
    public double cellWidth() {
        return (isTight() ? 2 : 3) * charWidth;
    }

    /// {@return the width of the cells of a group, in pixels}
    public double groupWidth() {
        return Math.ceil(group * cellWidth() + 2 * groupInset());
    }

    private double groupInset() {
        return isTight() ? charWidth / 2 : 0;
    }

    private double groupGap() {
        return scaled(isTight() ? 6 : 12);
    }

    /// {@return how many groups of bytes a row has}
    public int groups() {
        return bytesPerRow / group;
    }

    /// {@return the left edge of the background of group number `at`}
    public double groupLeft(int at) {
        return offsetLeft() + Math.ceil(offsetDigits * charWidth) + scaled(24) + at * (groupWidth() + groupGap());
    }

    /// {@return where the characters begin, in pixels}
    public double textLeft() {
        return groupLeft(groups() - 1) + groupWidth() + scaled(16);
    }

    /// {@return the width of all characters of a row, in pixels}
    public double textWidth() {
        return Math.ceil(bytesPerRow * charWidth) + 2 * textInset();
    }

    private double textInset() {
        return scaled(5);
    }

    /// {@return the width of everything}
    public double width() {
        return textLeft() + textWidth() + scaled(4);
    }

    /// {@return the left edge of the cell of byte `index` of a row}
    public double cellLeft(HexColumn column, int index) {
        return switch (column) {
            case HEX -> groupLeft(index / group) + groupInset() + index % group * cellWidth();
            case TEXT -> textLeft() + textInset() + index * charWidth;
        };
    }

    /// {@return the right edge of the cell of byte `index` of a row}
    public double cellRight(HexColumn column, int index) {
        return cellLeft(column, index) + (column == HexColumn.HEX ? cellWidth() : charWidth);
    }

    /// {@return where the characters of byte `index` of a row begin}
    public double glyphLeft(HexColumn column, int index) {
        return cellLeft(column, index) + (column == HexColumn.HEX && !isTight() ? charWidth / 2 : 0);
    }

    /// {@return the outer edge on the left of all cells of `column`}
    double columnLeft(HexColumn column) {
        return column == HexColumn.HEX ? groupLeft(0) : textLeft();
    }

    /// {@return the outer edge on the right of all cells of `column`}
    double columnRight(HexColumn column) {
        return column == HexColumn.HEX ? groupLeft(groups() - 1) + groupWidth() : textLeft() + textWidth();
    }

    /// {@return the column that `x` is in, or nearest to}
    public HexColumn columnAt(double x) {
        return x < (columnRight(HexColumn.HEX) + textLeft()) / 2 ? HexColumn.HEX : HexColumn.TEXT;
    }

    /// {@return the byte of a row whose cell in `column` `x` is in, or nearest to}
    public int indexAt(HexColumn column, double x) {
        double fromLeft = x - cellLeft(column, 0);
        if (column == HexColumn.TEXT) {
            return clamped(Math.floor(fromLeft / charWidth), 0, bytesPerRow - 1);
        }
        double gap = groupGap();
        int at = clamped(Math.floor((fromLeft + groupInset() + gap / 2) / (groupWidth() + gap)), 0, groups() - 1);
        double inGroup = x - groupLeft(at) - groupInset();
        return at * group + clamped(Math.floor(inGroup / cellWidth()), 0, group - 1);
    }

    /// {@return whether `x` is over a byte rather than beside or between the columns}
    public boolean isOverCells(double x) {
        HexColumn column = columnAt(x);
        return x >= columnLeft(column) && x < columnRight(column);
    }

    /// {@return the row of `offset`}
    public long rowOf(long offset) {
        return offset / bytesPerRow;
    }

    /// {@return the place of `offset` in its row}
    public int indexOf(long offset) {
        return (int) (offset % bytesPerRow);
    }

    /// {@return the rows of `length` bytes, and of the position after them}
    public long rows(long length) {
        return length / bytesPerRow + 1;
    }

    /// {@return the top of row `row` where `firstRow` is the first in view; far rows end up just out of view}
    public double rowTop(long row, long firstRow) {
        return top + Math.clamp(row - firstRow, -4096L, 4096L) * rowHeight;
    }

    /// {@return the row at `y` where `firstRow` is the first in view; may be negative or after the end}
    public long rowAt(double y, long firstRow) {
        return firstRow + (long) Math.floor((y - top) / rowHeight);
    }

    /// {@return how many rows fit whole in a pane of height `height`; at least 1}
    public int wholeRows(double height) {
        return Math.max(1, (int) ((height - top) / rowHeight));
    }

    /// {@return how many rows are at least partly in view in a pane of height `height`}
    public int partRows(double height) {
        return Math.max(1, (int) Math.ceil((height - top) / rowHeight));
    }

    private static int clamped(double value, int low, int high) {
        return (int) Math.clamp(value, low, high);
    }
}
