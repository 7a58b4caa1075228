package org.varscope.ui.hex;

import module javafx.controls;
import org.varscope.bytes.Span;

/// The outline of a span in one column: one shape over all of its rows. Where it has two rows that do not touch, it is two
/// boxes that are open towards each other.
final class HexShape {
    private static final double RADIUS = 3;
    /// Boxes that overlap by less than this only touch.
    private static final double TOUCH = 0.5;
    /// Beyond this many corners there are none.
    private static final int CORNERS = 8;

    private final double[] xs = new double[CORNERS];
    private final double[] ys = new double[CORNERS];
    private int corners;

    private double left;
    private double right;
    private double startLeft;
    private double endRight;
    private double top;
    private double bottom;
    private double rowHeight;

    /// Fills `span` with the fill that `gc` has.
    void fill(GraphicsContext gc, HexGeometry geometry, long firstRow, HexColumn column, Span span) {
        measure(geometry, firstRow, column, span);
        if (isTwoBoxes()) {
            gc.fillRect(startLeft, top, right - startLeft, rowHeight);
            gc.fillRect(left, bottom - rowHeight, endRight - left, rowHeight);
        } else {
            traceAll(gc, 0, RADIUS);
            gc.fill();
        }
    }

    /// Draws the outline of `span` with the stroke that `gc` has, inside of what [#fill] fills.
    void outline(GraphicsContext gc, HexGeometry geometry, long firstRow, HexColumn column, Span span) {
        measure(geometry, firstRow, column, span);
        double inset = gc.getLineWidth() / 2;
        if (isTwoBoxes()) {
            traceStart(gc, inset);
            gc.stroke();
            traceEnd(gc, inset);
        } else {
            traceAll(gc, inset, RADIUS);
        }
        gc.stroke();
    }

    private void measure(HexGeometry geometry, long firstRow, HexColumn column, Span span) {
        long last = span.end() - 1;
        int startIndex = geometry.indexOf(span.start());
        int endIndex = geometry.indexOf(last);
        left = geometry.columnLeft(column);
        right = geometry.columnRight(column);
        startLeft = startIndex == 0 ? left : geometry.cellLeft(column, startIndex);
        endRight = endIndex == geometry.bytesPerRow() - 1 ? right : geometry.cellRight(column, endIndex);
        rowHeight = geometry.rowHeight();
        top = geometry.rowTop(geometry.rowOf(span.start()), firstRow);
        bottom = geometry.rowTop(geometry.rowOf(last), firstRow) + rowHeight;
    }

    private boolean isTwoBoxes() {
        return bottom - top == 2 * rowHeight && endRight < startLeft + TOUCH;
    }

    /// The outline of the whole shape, clockwise from the start of its first row.
    private void traceAll(GraphicsContext gc, double inset, double radius) {
        corners = 0;
        if (bottom - top == rowHeight) {
            corner(startLeft + inset, top + inset);
            corner(endRight - inset, top + inset);
            corner(endRight - inset, bottom - inset);
            corner(startLeft + inset, bottom - inset);
        } else {
            corner(startLeft + inset, top + inset);
            corner(right - inset, top + inset);
            if (endRight < right) {
                corner(right - inset, bottom - rowHeight - inset);
                corner(endRight - inset, bottom - rowHeight - inset);
            }
            corner(endRight - inset, bottom - inset);
            corner(left + inset, bottom - inset);
            if (startLeft > left) {
                corner(left + inset, top + rowHeight + inset);
                corner(startLeft + inset, top + rowHeight + inset);
            }
        }
        closed(gc, radius);
    }

    /// The box in the first row, open on its right.
    private void traceStart(GraphicsContext gc, double inset) {
        gc.beginPath();
        gc.moveTo(right, top + inset);
        gc.arcTo(startLeft + inset, top + inset, startLeft + inset, top + rowHeight / 2, RADIUS);
        gc.arcTo(startLeft + inset, top + rowHeight - inset, right, top + rowHeight - inset, RADIUS);
        gc.lineTo(right, top + rowHeight - inset);
    }

    /// The box in the last row, open on its left.
    private void traceEnd(GraphicsContext gc, double inset) {
        gc.beginPath();
        gc.moveTo(left, bottom - rowHeight + inset);
        gc.arcTo(endRight - inset, bottom - rowHeight + inset, endRight - inset, bottom - rowHeight / 2, RADIUS);
        gc.arcTo(endRight - inset, bottom - inset, left, bottom - inset, RADIUS);
        gc.lineTo(left, bottom - inset);
    }

    private void corner(double x, double y) {
        xs[corners] = x;
        ys[corners] = y;
        corners++;
    }

    private void closed(GraphicsContext gc, double radius) {
        gc.beginPath();
        gc.moveTo((xs[0] + xs[1]) / 2, ys[0]);
        for (int i = 1; i <= corners; i++) {
            int at = i % corners;
            int next = (i + 1) % corners;
            gc.arcTo(xs[at], ys[at], xs[next], ys[next], radius);
        }
        gc.closePath();
    }
}
