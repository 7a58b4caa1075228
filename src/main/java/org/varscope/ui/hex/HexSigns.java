package org.varscope.ui.hex;

import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;

/// Signs that lie over the bytes: hatching, and lines under them that differ in form as well as in colour.
final class HexSigns {
    private static final double[] WHOLE = {};
    private static final double[] DASHES = {6, 3};
    private static final double[] DOTS = {1.5, 3};
    /// Length of one stripe and the gap after it, along the diagonal's legs.
    private static final double HATCH_PERIOD = 6;

    private Color stripe = Color.TRANSPARENT;
    private Color ground = Color.TRANSPARENT;
    private Paint hatch = Color.TRANSPARENT;

    /// Does something with each piece of a span that lies in one row of one column.
    @FunctionalInterface
    interface RowPiece {
        /// Draws at `y`, the top of the row, from `left` to `right`.
        void draw(double left, double right, double y);
    }

    /// Calls `piece` for every row of `span` in both columns. All of `span` has to be in view.
    static void eachRow(HexGeometry geometry, long firstRow, Span span, RowPiece piece) {
        long offset = span.start();
        while (offset < span.end()) {
            int from = geometry.indexOf(offset);
            int to = (int) Math.min(geometry.bytesPerRow(), from + span.end() - offset);
            double y = geometry.rowTop(geometry.rowOf(offset), firstRow);
            for (HexColumn column : HexRuns.COLUMNS) {
                double left = from == 0 ? geometry.columnLeft(column) : geometry.cellLeft(column, from);
                double right = to == geometry.bytesPerRow() ? geometry.columnRight(column) : geometry.cellRight(column, to - 1);
                piece.draw(left, right, y);
            }
            offset += to - from;
        }
    }

    /// Chooses the colours of [#hatch].
    void hatchWith(Color stripe, Color ground) {
        if (!stripe.equals(this.stripe) || !ground.equals(this.ground)) {
            this.stripe = stripe;
            this.ground = ground;
            hatch = new LinearGradient(0, 0, HATCH_PERIOD, HATCH_PERIOD, false, CycleMethod.REPEAT,
                    new Stop(0, stripe), new Stop(0.44, stripe), new Stop(0.54, ground), new Stop(0.9, ground), new Stop(1, stripe));
        }
    }

    /// Hatches `span`, all of which is in view, over whatever fills it. Stripes meet across rows and columns.
    void hatch(GraphicsContext gc, HexGeometry geometry, long firstRow, Span span) {
        gc.setFill(hatch);
        eachRow(geometry, firstRow, span, (left, right, y) -> gc.fillRect(left, y, right - left, geometry.rowHeight()));
    }

    /// Underlines `span`, all of which is in view: waves for an error, dashes for a warning, dots for a note.
    void underline(GraphicsContext gc, HexGeometry geometry, long firstRow, Span span, Severity severity, Color color) {
        gc.setStroke(color);
        gc.setLineCap(StrokeLineCap.BUTT);
        switch (severity) {
            case ERROR -> eachRow(geometry, firstRow, span, (left, right, y) -> wave(gc, left, right, y + geometry.rowHeight() - 2));
            case WARNING -> line(gc, geometry, firstRow, span, 1.5, DASHES);
            case NOTE -> line(gc, geometry, firstRow, span, 1.5, DOTS);
        }
    }

    /// Marks `span`, all of which is in view, as guessed: fine dots.
    void guess(GraphicsContext gc, HexGeometry geometry, long firstRow, Span span, Color color) {
        gc.setStroke(color);
        gc.setLineCap(StrokeLineCap.BUTT);
        line(gc, geometry, firstRow, span, 1, DOTS);
    }

    private static void line(GraphicsContext gc, HexGeometry geometry, long firstRow, Span span, double width, double[] dashes) {
        gc.setLineWidth(width);
        gc.setLineDashes(dashes);
        eachRow(geometry, firstRow, span, (left, right, y) -> {
            double at = y + geometry.rowHeight() - 1.5;
            gc.strokeLine(left, at, right, at);
        });
        gc.setLineDashes(WHOLE);
    }

    private static void wave(GraphicsContext gc, double left, double right, double y) {
        gc.setLineWidth(1.2);
        gc.beginPath();
        gc.moveTo(left, y + 1);
        double side = -1;
        for (double x = left + 2; x <= right; x += 2) {
            gc.lineTo(x, y + side);
            side = -side;
        }
        gc.stroke();
    }
}
