package org.varscope.ui.hex.sheet;

import module javafx.controls;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;

/// The outline of a span in one column: one shape over all of its rows. Where it has two rows that do not touch, it is
/// two boxes that are open towards each other.
public final class HexShape {
    private static final double RADIUS = 3;
    /// Boxes that overlap by less than this only touch.
    private static final double TOUCH = 0.5;

    private final GraphicsContext gc;
    private final double left;
    private final double right;
    private final double startLeft;
    private final double endRight;
    private final double top;
    private final double bottom;
    private final double rowHeight;

    /// The cells of `span` in `column`.
    public HexShape(HexSheet sheet, HexColumn column, Span span) {
        HexGeometry geometry = sheet.geometry();
        long last = span.end() - 1;
        gc = sheet.gc();
        left = geometry.columnLeft(column);
        right = geometry.columnRight(column);
        startLeft = leftOf(geometry, column, span.start());
        endRight = rightOf(geometry, column, last);
        rowHeight = geometry.rowHeight();
        top = sheet.top(span.start());
        bottom = sheet.top(last) + rowHeight;
    }

    /// The cells of `rectangle`, whose rows are those of the sheet, in `column`.
    public HexShape(HexSheet sheet, HexColumn column, Rectangle rectangle) {
        HexGeometry geometry = sheet.geometry();
        Span last = rectangle.stripe(rectangle.rows() - 1);
        gc = sheet.gc();
        left = leftOf(geometry, column, rectangle.start());
        right = rightOf(geometry, column, rectangle.start() + rectangle.width() - 1);
        startLeft = left;
        endRight = rightOf(geometry, column, last.end() - 1);
        rowHeight = geometry.rowHeight();
        top = sheet.top(rectangle.start());
        bottom = sheet.top(last.start()) + rowHeight;
    }

    private static double leftOf(HexGeometry geometry, HexColumn column, long first) {
        int index = geometry.indexOf(first);
        return index == 0 ? geometry.columnLeft(column) : geometry.cellLeft(column, index);
    }

    private static double rightOf(HexGeometry geometry, HexColumn column, long last) {
        int index = geometry.indexOf(last);
        return index == geometry.bytesPerRow() - 1 ? geometry.columnRight(column) : geometry.cellRight(column, index);
    }

    /// Fills the span with the fill that is set.
    public void fill() {
        if (isTwoBoxes()) {
            gc.fillRect(startLeft, top, right - startLeft, rowHeight);
            gc.fillRect(left, bottom - rowHeight, endRight - left, rowHeight);
        } else {
            trace(0);
            gc.fill();
        }
    }

    /// Draws the outline of the span with the stroke that is set, inside of what [#fill] fills.
    public void outline() {
        double inset = gc.getLineWidth() / 2;
        if (isTwoBoxes()) {
            openBox(right, startLeft + inset, top + inset, top + rowHeight - inset);
            openBox(left, endRight - inset, bottom - rowHeight + inset, bottom - inset);
        } else {
            trace(inset);
            gc.stroke();
        }
    }

    private boolean isTwoBoxes() {
        return bottom - top == 2 * rowHeight && endRight < startLeft + TOUCH;
    }

    /// The outline of the whole shape, clockwise from the start of its first row. Corners that are none are on a line.
    private void trace(double inset) {
        if (bottom - top == rowHeight) {
            round(startLeft + inset, top + inset, endRight - inset, top + inset,
                    endRight - inset, bottom - inset, startLeft + inset, bottom - inset);
        } else {
            round(startLeft + inset, top + inset, right - inset, top + inset,
                    right - inset, bottom - rowHeight - inset, endRight - inset, bottom - rowHeight - inset,
                    endRight - inset, bottom - inset, left + inset, bottom - inset,
                    left + inset, top + rowHeight + inset, startLeft + inset, top + rowHeight + inset);
        }
    }

    /// A closed path whose corners at these places, `x` before `y`, are round.
    private void round(double... corners) {
        gc.beginPath();
        gc.moveTo((corners[0] + corners[2]) / 2, corners[1]);
        for (int i = 2; i <= corners.length; i += 2) {
            int at = i % corners.length;
            int next = (i + 2) % corners.length;
            gc.arcTo(corners[at], corners[at + 1], corners[next], corners[next + 1], RADIUS);
        }
        gc.closePath();
    }

    /// Draws a box in one row that is open at `open` and closed at `closed`.
    private void openBox(double open, double closed, double above, double below) {
        gc.beginPath();
        gc.moveTo(open, above);
        gc.arcTo(closed, above, closed, (above + below) / 2, RADIUS);
        gc.arcTo(closed, below, open, below, RADIUS);
        gc.lineTo(open, below);
        gc.stroke();
    }
}
