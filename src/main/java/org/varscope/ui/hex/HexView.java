package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexFont;
import org.varscope.ui.hex.sheet.HexGeometry;

/// Which part of the content is in view, and where on the pane each byte of it is.
public final class HexView {
    private final HexPane pane;
    private final LongProperty firstRow = new SimpleLongProperty();
    private final DoubleProperty left = new SimpleDoubleProperty();
    private final ReadOnlyIntegerWrapper bytesPerRow = new ReadOnlyIntegerWrapper(16);
    private HexGeometry geometry = new HexGeometry(16, 8, 8, 13, 7.8, HexGeometry.rowHeightAt(13), 0);
    private double width;
    private double height;
    private @Nullable Span wanted;
    /// The byte that is to be in the first row once the pane has a size; -1 for none.
    private long start = -1;

    HexView(HexPane pane) {
        this.pane = pane;
    }

    HexGeometry geometry() {
        return geometry;
    }

    /// {@return the number of the first row in view; it is kept within what there is}
    public LongProperty firstRow() {
        return firstRow;
    }

    /// {@return how many bytes a row shows}
    public ReadOnlyIntegerProperty bytesPerRow() {
        return bytesPerRow.getReadOnlyProperty();
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /// {@return how far the rows are scrolled sideways}
    double left() {
        return left.get();
    }

    DoubleProperty leftProperty() {
        return left;
    }

    /// {@return whether rows of this font are wider than `width`}
    boolean isWider(HexFont font, double width) {
        return fitting(font, width).width() > width;
    }

    private HexGeometry fitting(HexFont font, double width) {
        return HexGeometry.fitting(pane.lookProperty().get(), pane.length(), font, width);
    }

    /// Fits rows of this font into a pane of this size. The first byte in view stays in view, unless another was to be
    /// revealed since the last time, and so does the caret.
    void fit(HexFont font, double width, double height) {
        long caret = pane.placeProperty().get().caret();
        Span seen = wanted == null && inView().contains(caret) ? new Span(caret, 0) : wanted;
        this.width = width;
        this.height = height;
        HexGeometry next = fitting(font, width);
        long firstByte = start < 0 ? firstByte() : start;
        start = -1;
        geometry = next;
        bytesPerRow.set(next.bytesPerRow());
        scrollTo(next.rowOf(firstByte));
        scrollSideways(left());
        if (seen != null) {
            scrollToSee(seen);
            wanted = null;
        }
    }

    /// {@return the rows of all there is}
    long rows() {
        return geometry.rows(pane.length());
    }

    /// {@return how many rows fit whole}
    int wholeRows() {
        return geometry.wholeRows(height);
    }

    /// {@return the first row when the last one is in view}
    long lastFirstRow() {
        return Math.max(0, rows() - wholeRows());
    }

    /// Scrolls until `row` is the first in view, or as near to that as there are rows.
    void scrollTo(long row) {
        firstRow.set(Math.clamp(row, 0, lastFirstRow()));
    }

    /// {@return the offset of the first byte in view}
    public long firstByte() {
        return firstRow.get() * geometry.bytesPerRow();
    }

    /// Scrolls until the row of the byte at `offset` is the first in view, or as near to that as there are rows.
    public void showFrom(long offset) {
        wanted = null;
        start = height > 0 ? -1 : offset;
        scrollTo(geometry.rowOf(offset));
    }

    void scrollBy(long rows) {
        scrollTo(firstRow.get() + rows);
    }

    /// {@return the top of the row of the byte at `offset`}
    double rowTop(long offset) {
        return geometry.rowTop(geometry.rowOf(offset), firstRow.get());
    }

    /// Scrolls sideways, as far as there is something to see.
    void scrollSideways(double left) {
        this.left.set(Math.clamp(left, 0, Math.max(0, geometry.width() - width)));
    }

    /// Scrolls no further than is needed to see the byte at `offset`, in the column that is typed in.
    void reveal(long offset) {
        HexColumn column = pane.columnProperty().get();
        double cellLeft = geometry.cellLeft(column, geometry.indexOf(offset));
        double cellRight = geometry.cellRight(column, geometry.indexOf(offset));
        if (cellLeft < left() || cellRight > left() + width) {
            scrollSideways(cellLeft < left()
                    ? cellLeft - geometry.cellWidth() : cellRight + geometry.cellWidth() - width);
        }
        long row = geometry.rowOf(offset);
        if (row < firstRow.get()) {
            scrollTo(row);
        } else if (row >= firstRow.get() + wholeRows()) {
            scrollTo(row - wholeRows() + 1);
        }
    }

    /// Scrolls until the start of `span` can be seen: not at all where it can, else to a third of the height. Where the
    /// pane is about to be drawn in another size, it can be seen after that too.
    public void reveal(Span span) {
        wanted = span;
        scrollToSee(span);
        pane.redraw();
    }

    private void scrollToSee(Span span) {
        long row = geometry.rowOf(span.start());
        if (row < firstRow.get() || row >= firstRow.get() + wholeRows()) {
            scrollTo(row - wholeRows() / 3);
        }
    }

    /// {@return the position at `(x, y)` of the pane, or the nearest one there is}
    long offsetAt(HexColumn column, double x, double y) {
        long row = geometry.rowAt(y, firstRow.get());
        if (row < 0) {
            return 0;
        }
        return Math.min(row * geometry.bytesPerRow() + geometry.indexAt(column, x + left()), pane.length());
    }

    /// {@return the cell at `(x, y)` of the pane, or the nearest one of a row that there is; it may be past the end}
    long cellAt(HexColumn column, double x, double y) {
        long last = geometry.rows(Math.max(0, pane.length() - 1)) - 1;
        return Math.clamp(geometry.rowAt(y, firstRow.get()), 0, last) * geometry.bytesPerRow()
                + geometry.indexAt(column, x + left());
    }

    /// {@return the column at `x` of the pane}
    HexColumn columnAt(double x) {
        return geometry.columnAt(x + left());
    }

    /// {@return the byte at `(x, y)` of the pane; -1 where there is none}
    long byteAt(double x, double y) {
        if (y < geometry.top() || !geometry.isOverCells(x + left())) {
            return -1;
        }
        long row = geometry.rowAt(y, firstRow.get());
        long offset = row * geometry.bytesPerRow() + geometry.indexAt(columnAt(x), x + left());
        return offset < pane.length() ? offset : -1;
    }

    /// {@return the offsets of all bytes in view, also of rows that are cut}
    public Span inView() {
        long start = Math.min(firstRow.get() * geometry.bytesPerRow(), pane.length());
        long most = (long) geometry.partRows(height) * geometry.bytesPerRow();
        return new Span(start, Math.min(most, pane.length() - start));
    }
}
