package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;

/// Draws all of what is in view, from the ground up:
///
/// 1. grounds of the groups and of the row of the caret;
/// 2. fills: parent, highlight, hover, what changed, what is selected;
/// 3. hatching of damage;
/// 4. offsets and bytes;
/// 5. lines: under guesses and problems, around hover and highlight;
/// 6. the caret.
final class HexPainter {
    private static final double HIGHLIGHT_LINE = 1.5;

    private final HexPane pane;
    private final HexRows rows = new HexRows();
    private final HexRuns runs = new HexRuns();
    private final HexShape shape = new HexShape();
    private final HexSigns signs = new HexSigns();

    HexPainter(HexPane pane) {
        this.pane = pane;
    }

    /// Draws onto `gc`, which is as large as the view.
    ///
    /// @param flash how strongly to show what changed; 0 for not at all, 1 for most
    void paint(GraphicsContext gc, HexRuns.Style style, double flash) {
        HexView view = pane.view();
        Span inView = view.inView();
        rows.load(pane.content(), inView.start(), (int) inView.length());
        gc.clearRect(0, 0, view.width(), view.height());
        gc.save();
        gc.translate(-view.left(), 0);
        gc.setFont(style.font());
        gc.setLineJoin(StrokeLineJoin.ROUND);
        grounds(gc);
        fills(gc, inView, flash);
        hatching(gc, inView);
        bytes(gc, style);
        lines(gc, inView);
        HexCaret.draw(gc, pane, style, rows);
        ruler(gc, style);
        gc.restore();
    }

    /// Clears what reaches above the first row, and draws the ruler there.
    private void ruler(GraphicsContext gc, HexRuns.Style style) {
        gc.clearRect(0, 0, pane.view().left() + pane.view().width(), geometry().top());
        if (pane.rulerProperty().get()) {
            runs.ruler(gc, style, geometry().indexOf(caret()));
        }
    }

    private void grounds(GraphicsContext gc) {
        HexGeometry geometry = geometry();
        int shown = (rows.count() + geometry.bytesPerRow() - 1) / geometry.bytesPerRow();
        double height = shown * geometry.rowHeight();
        gc.setFill(color(HexColor.GROUP));
        for (int group = 0; group < geometry.groups(); group++) {
            gc.fillRect(geometry.groupLeft(group), geometry.top(), geometry.groupWidth(), height);
        }
        gc.fillRect(geometry.textLeft(), geometry.top(), geometry.textWidth(), height);
        double y = geometry.rowTop(geometry.rowOf(caret()), firstRow());
        if (y >= geometry.top()) {
            gc.setFill(color(HexColor.ROW));
            gc.fillRect(0, y, Math.max(geometry.width(), pane.view().width()), geometry.rowHeight());
        }
    }

    private void fills(GraphicsContext gc, Span inView, double flash) {
        HexMarks marks = pane.marks();
        fill(gc, inView, marks.parentHighlightProperty().get(), color(HexColor.PARENT));
        fill(gc, inView, marks.highlightProperty().get(), color(HexColor.HIGHLIGHT));
        fill(gc, inView, marks.hoverProperty().get(), color(HexColor.HOVER));
        if (flash > 0) {
            Color color = color(HexColor.FLASH).deriveColor(0, 1, 1, flash);
            for (Span span : marks.changedProperty().get()) {
                fill(gc, inView, span, color);
            }
        }
        Span selection = pane.selectionProperty().get();
        if (!selection.equals(marks.highlightProperty().get())) {
            fill(gc, inView, selection, color(pane.isFocused() ? HexColor.SELECTION : HexColor.SELECTION_CALM));
        }
    }

    private void fill(GraphicsContext gc, Span inView, @Nullable Span span, Color color) {
        if (span != null && !span.intersection(inView).isEmpty()) {
            gc.setFill(color);
            for (HexColumn column : HexRuns.COLUMNS) {
                shape.fill(gc, geometry(), firstRow(), column, span);
            }
        }
    }

    private void hatching(GraphicsContext gc, Span inView) {
        signs.hatchWith(color(HexColor.HATCH), color(HexColor.GROUP));
        for (HexMarks.Problem problem : problems()) {
            Span seen = problem.span().intersection(inView);
            if (problem.damaged() && !seen.isEmpty()) {
                signs.hatch(gc, geometry(), firstRow(), seen);
            }
        }
        eachRun(code -> HexRole.of(code) == HexRole.DAMAGE || HexRole.of(code) == HexRole.UNREADABLE, span -> signs.hatch(gc, geometry(), firstRow(), span));
    }

    private void bytes(GraphicsContext gc, HexRuns.Style style) {
        HexGeometry geometry = geometry();
        long caretRow = geometry.rowOf(caret());
        long offset = firstRow() * geometry.bytesPerRow();
        long end = Math.min(pane.view().rows(), firstRow() + geometry.partRows(pane.view().height()));
        for (long row = firstRow(); row < end; row++) {
            double y = geometry.rowTop(row, firstRow());
            runs.offset(gc, style, offset, y, row == caretRow);
            int from = (int) (offset - rows.start());
            runs.bytes(gc, style, rows, from, Math.min(from + geometry.bytesPerRow(), rows.count()), y);
            offset += geometry.bytesPerRow();
        }
    }

    private void lines(GraphicsContext gc, Span inView) {
        eachRun(HexRole::isGuessed, span -> signs.guess(gc, geometry(), firstRow(), span, color(HexColor.GUESS)));
        for (HexMarks.Problem problem : problems()) {
            Span seen = problem.shown(pane.content().length()).intersection(inView);
            if (!seen.isEmpty()) {
                signs.underline(gc, geometry(), firstRow(), seen, problem.severity(), color(colorOf(problem.severity())));
            }
        }
        gc.setLineCap(StrokeLineCap.BUTT);
        outline(gc, inView, pane.marks().hoverProperty().get(), HexColor.HOVER_LINE, 1);
        outline(gc, inView, pane.marks().highlightProperty().get(), HexColor.HIGHLIGHT_LINE, HIGHLIGHT_LINE);
    }

    private void outline(GraphicsContext gc, Span inView, @Nullable Span span, HexColor color, double width) {
        if (span != null && !span.intersection(inView).isEmpty()) {
            gc.setStroke(color(color));
            gc.setLineWidth(width);
            for (HexColumn column : HexRuns.COLUMNS) {
                shape.outline(gc, geometry(), firstRow(), column, span);
            }
        }
    }

    private void eachRun(CodeTest test, Consumer<Span> draw) {
        int at = 0;
        while (at < rows.count()) {
            int end = rows.runEnd(at, rows.count());
            if (test.holds(rows.roleAt(at))) {
                draw.accept(new Span(rows.start() + at, end - at));
            }
            at = end;
        }
    }

    @FunctionalInterface
    private interface CodeTest {
        boolean holds(byte code);
    }

    private static HexColor colorOf(Severity severity) {
        return switch (severity) {
            case ERROR -> HexColor.ERROR;
            case WARNING -> HexColor.WARNING;
            case NOTE -> HexColor.NOTE;
        };
    }

    private List<HexMarks.Problem> problems() {
        return pane.marks().problemsProperty().get();
    }

    private Color color(HexColor color) {
        return pane.colors().of(color);
    }

    private HexGeometry geometry() {
        return pane.view().geometry();
    }

    private long firstRow() {
        return pane.view().firstRow().get();
    }

    private long caret() {
        return pane.placeProperty().get().caret();
    }
}
