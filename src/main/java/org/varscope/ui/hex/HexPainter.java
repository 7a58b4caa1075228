package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.place.Bookmark;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.hex.sheet.HexRows;
import org.varscope.ui.hex.sheet.HexRuns;
import org.varscope.ui.hex.sheet.HexShape;
import org.varscope.ui.hex.sheet.HexSheet;
import org.varscope.ui.hex.sheet.HexSigns;

/// Draws all of what is in view, from the ground up:
///
/// 1. grounds of the groups and of the row of the caret;
/// 2. fills: parent, highlight, hover, what is not saved, what is different, what changed, what is selected;
/// 3. hatching of damage;
/// 4. offsets and bytes;
/// 5. lines: over what is not saved, under what is different, guesses and problems, around hover, highlight and a
///    selected rectangle;
/// 6. the caret.
final class HexPainter {
    static final double HIGHLIGHT_LINE = 1.5;

    private final HexPane pane;
    private final HexMarks marks;
    private final HexView view;
    private final HexRows rows = new HexRows();

    HexPainter(HexPane pane) {
        this.pane = pane;
        marks = pane.marks();
        view = pane.view();
    }

    /// Draws onto `sheet`.
    ///
    /// @param flash how strongly to show what changed; 0 for not at all, 1 for most
    void paint(HexSheet sheet, double flash) {
        GraphicsContext gc = sheet.gc();
        Span inView = view.inView();
        HexSigns signs = new HexSigns(sheet);
        rows.load(pane.content(), inView.start(), (int) inView.length(), pane.lookProperty().get().text());
        gc.clearRect(0, 0, view.width(), view.height());
        gc.save();
        gc.translate(-view.left(), 0);
        gc.setLineJoin(StrokeLineJoin.ROUND);
        gc.setLineCap(StrokeLineCap.BUTT);
        grounds(sheet, rows, pane.caret(), view.width());
        fills(sheet, inView, flash);
        hatching(signs, inView);
        bytes(sheet, rows, pane.caret(),
                Math.min(view.rows(), sheet.firstRow() + sheet.geometry().partRows(view.height())));
        marks.bookmarks().get().in(inView).reversed().forEach(one -> bookmark(sheet, one));
        lines(sheet, signs, inView);
        HexCaret.draw(sheet, pane, rows);
        // What reaches above the first row is cleared.
        gc.clearRect(0, 0, view.left() + view.width(), sheet.geometry().top());
        new HexRuns(sheet, rows).ruler(sheet.geometry().indexOf(pane.caret()));
        gc.restore();
    }

    /// Draws what is below everything else.
    static void grounds(HexSheet sheet, HexRows rows, long caret, double width) {
        HexGeometry geometry = sheet.geometry();
        GraphicsContext gc = sheet.gc();
        int shown = (rows.count() + geometry.bytesPerRow() - 1) / geometry.bytesPerRow();
        double height = shown * geometry.rowHeight();
        sheet.fillWith(HexColor.GROUP);
        for (int group = 0; group < geometry.groups(); group++) {
            gc.fillRect(geometry.groupLeft(group), geometry.top(), geometry.groupWidth(), height);
        }
        gc.fillRect(geometry.textLeft(), geometry.top(), geometry.textWidth(), height);
        double y = sheet.top(caret);
        if (y >= geometry.top()) {
            sheet.fillWith(HexColor.ROW);
            gc.fillRect(0, y, Math.max(geometry.width(), width), geometry.rowHeight());
        }
    }

    private void fills(HexSheet sheet, Span inView, double flash) {
        fill(sheet, inView, marks.parent().get(), HexColor.PARENT);
        fill(sheet, inView, marks.highlight().get(), HexColor.HIGHLIGHT);
        fill(sheet, inView, marks.hover().get(), HexColor.HOVER);
        inView(marks.unsaved().get(), inView).forEach(span -> fill(sheet, inView, span, HexColor.FLASH));
        marks.different().get().forEach(span -> fill(sheet, inView, span, HexColor.DIFFERENT));
        if (flash > 0) {
            sheet.gc().setGlobalAlpha(flash);
            marks.changed().get().forEach(span -> fill(sheet, inView, span, HexColor.FLASH));
            sheet.gc().setGlobalAlpha(1);
        }
        HexColor color = pane.isFocused() ? HexColor.SELECTION : HexColor.SELECTION_CALM;
        Span selection = pane.place().selection();
        if (pane.place().rectangle() != null) {
            sheet.fillWith(color);
            rectangle(sheet, inView).forEach(HexShape::fill);
        } else if (!selection.equals(marks.highlight().get())) {
            fill(sheet, inView, selection, color);
        }
    }

    /// {@return what is selected of several rows: one shape in each column, or where rows have become longer or shorter
    /// since, one of each stripe}
    private Stream<HexShape> rectangle(HexSheet sheet, Span inView) {
        Rectangle rectangle = pane.place().rectangle();
        if (rectangle == null || !isSeen(rectangle.extent(), inView)) {
            return Stream.empty();
        }
        boolean fits = rectangle.perRow() == sheet.geometry().bytesPerRow();
        return Arrays.stream(HexSheet.COLUMNS).flatMap(column -> fits
                ? Stream.of(new HexShape(sheet, column, rectangle))
                : rectangle.stripes(inView).stream().map(stripe -> new HexShape(sheet, column, stripe)));
    }

    static void fill(HexSheet sheet, Span inView, @Nullable Span span, HexColor color) {
        if (isSeen(span, inView)) {
            sheet.fillWith(color);
            for (HexColumn column : HexSheet.COLUMNS) {
                new HexShape(sheet, column, span).fill();
            }
        }
    }

    static void outline(HexSheet sheet, Span inView, @Nullable Span span, HexColor color, double width) {
        if (isSeen(span, inView)) {
            sheet.gc().setStroke(sheet.color(color));
            sheet.gc().setLineWidth(width);
            for (HexColumn column : HexSheet.COLUMNS) {
                new HexShape(sheet, column, span).outline();
            }
        }
    }

    private static boolean isSeen(@Nullable Span span, Span inView) {
        return span != null && !span.intersection(inView).isEmpty();
    }

    private void hatching(HexSigns signs, Span inView) {
        for (HexMarks.Problem problem : marks.problems().get()) {
            if (problem.damaged() && isSeen(problem.span(), inView)) {
                signs.hatch(problem.span().intersection(inView));
            }
        }
        eachRun(code -> HexRole.of(code) == HexRole.DAMAGE || HexRole.of(code) == HexRole.UNREADABLE, signs::hatch);
    }

    /// Draws offsets and bytes, up to the row `end`.
    static void bytes(HexSheet sheet, HexRows rows, long caret, long end) {
        HexGeometry geometry = sheet.geometry();
        HexRuns runs = new HexRuns(sheet, rows);
        for (long row = sheet.firstRow(); row < end; row++) {
            double y = geometry.rowTop(row, sheet.firstRow());
            long offset = row * geometry.bytesPerRow();
            runs.offset(offset, y, row == geometry.rowOf(caret));
            int from = (int) (offset - rows.start());
            runs.bytes(from, Math.min(from + geometry.bytesPerRow(), rows.count()), y);
        }
    }

    /// A ribbon with a notch, before the offset.
    private static void bookmark(HexSheet sheet, Bookmark one) {
        sheet.fillWith(HexColor.of(one.hue()));
        double y = Math.round(sheet.top(one.span().start()) + sheet.geometry().rowHeight() * 0.2);
        double end = y + Math.round(sheet.geometry().rowHeight() * 0.6);
        sheet.gc().fillPolygon(new double[] {3, 11, 11, 7, 3}, new double[] {y, y, end, end - 4, end}, 5);
    }

    private void lines(HexSheet sheet, HexSigns signs, Span inView) {
        Stream.concat(marks.different().get().stream(), marks.written().get().stream())
                .filter(span -> isSeen(span, inView))
                .forEach(span -> signs.different(span.intersection(inView)));
        inView(marks.unsaved().get(), inView).forEach(span -> signs.unsaved(span.intersection(inView)));
        eachRun(HexRole::isGuessed, signs::guess);
        for (HexMarks.Problem problem : marks.problems().get()) {
            Span shown = problem.shown(pane.length());
            if (isSeen(shown, inView)) {
                signs.underline(shown.intersection(inView), problem.severity());
            }
        }
        outline(sheet, inView, marks.hover().get(), HexColor.HOVER_LINE, 1);
        Stream.concat(marks.chosen().get().stream(), Stream.ofNullable(marks.highlight().get()))
                .forEach(span -> outline(sheet, inView, span, HexColor.HIGHLIGHT_LINE, HIGHLIGHT_LINE));
        sheet.gc().setStroke(sheet.color(HexColor.CARET));
        sheet.gc().setLineWidth(1);
        rectangle(sheet, inView).forEach(HexShape::outline);
    }

    /// {@return those of `spans`, which are in order, that are in view}
    private static List<Span> inView(List<Span> spans, Span inView) {
        int from = BinarySearch.partitionPoint(spans, span -> span.end() <= inView.start());
        int to = BinarySearch.partitionPoint(spans, span -> span.start() < inView.end());
        return spans.subList(from, Math.max(from, to)).stream().filter(span -> !span.isEmpty()).toList();
    }

    private void eachRun(Predicate<Byte> code, Consumer<Span> draw) {
        int at = 0;
        while (at < rows.count()) {
            int end = rows.runEnd(at, rows.count());
            if (code.test(rows.roleAt(at))) {
                draw.accept(new Span(rows.start() + at, end - at));
            }
            at = end;
        }
    }
}
