package org.varscope.ui.hex.sheet;

import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;

/// Signs that are over bytes in view: hatching, and lines under and over them that differ in form as well as in colour.
public record HexSigns(HexSheet sheet) {
    private static final double[] WHOLE = {};
    private static final double[] DASHES = {6, 3};
    private static final double[] DOTS = {1.5, 3};
    /// Length of one stripe and the gap after it, along the diagonal's legs.
    private static final double HATCH_PERIOD = 6;

    /// Does something with each piece of a span that is in one row of one column.
    @FunctionalInterface
    private interface RowPiece {
        /// Draws at `y`, the top of the row, from `left` to `right`.
        void draw(double left, double right, double y);
    }

    private void eachRow(Span span, RowPiece piece) {
        HexGeometry geometry = sheet.geometry();
        long offset = span.start();
        while (offset < span.end()) {
            int from = geometry.indexOf(offset);
            int to = (int) Math.min(geometry.bytesPerRow(), from + span.end() - offset);
            for (HexColumn column : HexSheet.COLUMNS) {
                double left = from == 0 ? geometry.columnLeft(column) : geometry.cellLeft(column, from);
                double right = to == geometry.bytesPerRow()
                        ? geometry.columnRight(column) : geometry.cellRight(column, to - 1);
                piece.draw(left, right, sheet.top(offset));
            }
            offset += to - from;
        }
    }

    /// Hatches `span` over whatever fills it. Stripes meet across rows and columns.
    public void hatch(Span span) {
        Color stripe = sheet.color(HexColor.HATCH);
        Color ground = sheet.color(HexColor.GROUP);
        sheet.gc().setFill(new LinearGradient(0, 0, HATCH_PERIOD, HATCH_PERIOD, false, CycleMethod.REPEAT,
                new Stop(0, stripe), new Stop(0.44, stripe), new Stop(0.54, ground), new Stop(0.9, ground),
                new Stop(1, stripe)));
        eachRow(span, (left, right, y) -> sheet.gc().fillRect(left, y, right - left, sheet.geometry().rowHeight()));
    }

    /// Underlines `span`: waves for an error, dashes for a warning, dots for a note.
    public void underline(Span span, Severity severity) {
        switch (severity) {
            case ERROR -> {
                sheet.gc().setStroke(sheet.color(HexColor.ERROR));
                eachRow(span, (left, right, y) -> wave(left, right, y + sheet.geometry().rowHeight() - 2));
            }
            case WARNING -> line(span, HexColor.WARNING, 1.5, DASHES);
            case NOTE -> line(span, HexColor.NOTE, 1.5, DOTS);
        }
    }

    /// Marks `span` as not what another state has: a thick line.
    public void different(Span span) {
        line(span, HexColor.DIFFERENT_LINE, 2, WHOLE);
    }

    /// Marks `span` as not what was saved: a line over it.
    public void unsaved(Span span) {
        sheet.fillWith(HexColor.HIGHLIGHT_LINE);
        eachRow(span, (left, right, y) -> sheet.gc().fillRect(left, y, right - left, 1.5));
    }

    /// Marks `span` as guessed: fine dots.
    public void guess(Span span) {
        line(span, HexColor.GUESS, 1, DOTS);
    }

    private void line(Span span, HexColor color, double width, double[] dashes) {
        GraphicsContext gc = sheet.gc();
        gc.setStroke(sheet.color(color));
        gc.setLineWidth(width);
        gc.setLineDashes(dashes);
        eachRow(span, (left, right, y) -> {
            double at = y + sheet.geometry().rowHeight() - 1.5;
            gc.strokeLine(left, at, right, at);
        });
        gc.setLineDashes(WHOLE);
    }

    private void wave(double left, double right, double y) {
        GraphicsContext gc = sheet.gc();
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
