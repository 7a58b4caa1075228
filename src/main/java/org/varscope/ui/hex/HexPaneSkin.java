package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexFont;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexSheet;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.ScrollMarks;

/// Draws a [HexPane] on one canvas as large as the view, at most once in a pulse, with scroll bars of its own: the one
/// for rows counts them in a `double`, which is exact up to 2^53.
final class HexPaneSkin extends SkinBase<HexPane> {
    private final Canvas canvas = new Canvas();
    private final ScrollBar rowBar = new ScrollBar();
    private final ScrollMarks rowMarks = new ScrollMarks(rowBar);
    private final ScrollBar sideBar = new ScrollBar();
    private final HexPainter painter;
    private final HexFlash flash;
    private final HexView view;

    private HexFont font = HexFont.NONE;

    HexPaneSkin(HexPane pane) {
        super(pane);
        view = pane.view();
        painter = new HexPainter(pane);
        flash = new HexFlash(pane::redraw, () -> Platform.getPreferences().isReducedMotion());
        new HexInput(pane);
        canvas.setManaged(false);
        rowBar.setOrientation(Orientation.VERTICAL);
        rowBar.setFocusTraversable(false);
        sideBar.setFocusTraversable(false);
        getChildren().setAll(canvas, rowBar, sideBar);
        rowBar.valueProperty().subscribe((_, value) -> view.scrollTo(Math.round(value.doubleValue())));
        sideBar.valueProperty().bindBidirectional(view.leftProperty());
        pane.marks().found().subscribe(() -> markFound(pane.marks().found().get()));
        pane.marks().changed().subscribe((_, spans) -> flash.start(!spans.isEmpty()));
    }

    private void markFound(List<Span> found) {
        rowMarks.show((part, parts) -> {
            long length = getSkinnable().length();
            double from = (double) length * part / parts;
            int index = BinarySearch.partitionPoint(found, span -> span.start() < from);
            return index < found.size() && found.get(index).start() < (double) length * (part + 1) / parts;
        });
        rowBar.setAccessibleText(found.isEmpty() ? null : Messages.get("hex.found", found.size()));
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        measureFont();
        double barWidth = snapSizeX(rowBar.prefWidth(-1));
        double barHeight = snapSizeY(sideBar.prefHeight(-1));
        double room = Math.max(0, width - barWidth);
        boolean sideways = view.isWider(font, room);
        // Once: two heights in one layout scroll to two places, and ask for another layout for ever.
        view.fit(font, room, sideways ? Math.max(0, height - barHeight) : height);
        rowBar.resizeRelocate(x + view.width(), y, barWidth, view.height());
        sideBar.setVisible(sideways);
        sideBar.resizeRelocate(x, y + view.height(), view.width(), barHeight);
        tuneBars();
        canvas.relocate(x, y);
        canvas.setWidth(view.width());
        canvas.setHeight(view.height());
        canvas.getGraphicsContext2D().setFont(font.font());
        painter.paint(new HexSheet(canvas.getGraphicsContext2D(), view.geometry(), view.firstRow().get(),
                getSkinnable().colors()::of, getSkinnable().offsets(), font.baseline()), flash.strength());
        getSkinnable().painted();
    }

    private void measureFont() {
        if (!font.isOf(getSkinnable().font())) {
            font = HexFont.of(getSkinnable().font());
        }
    }

    private void tuneBars() {
        int page = view.wholeRows();
        tune(rowBar, view.lastFirstRow(), (double) page / Math.max(1, view.rows()), 1, Math.max(1, page - 1));
        rowBar.setValue(view.firstRow().get());
        rowBar.setDisable(view.lastFirstRow() == 0);
        HexGeometry geometry = view.geometry();
        tune(sideBar, Math.max(0, geometry.width() - view.width()), view.width() / geometry.width(),
                geometry.cellWidth(), geometry.groupWidth());
    }

    private static void tune(ScrollBar bar, double most, double share, double unit, double block) {
        bar.setMax(most);
        bar.setVisibleAmount(most * share);
        bar.setUnitIncrement(unit);
        bar.setBlockIncrement(block);
    }

    /// The parts are where there is room for them, and ask for none of their own.
    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + rowBar.prefWidth(-1) + right;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        measureFont();
        return top + 3 * font.rowHeight() + bottom;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return computeMinWidth(height, top, right, bottom, left);
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return computeMinHeight(width, top, right, bottom, left);
    }

    /// Shows what changed for a moment: fading, or, where a person asked their system for less motion, steadily and
    /// then gone.
    static final class HexFlash extends Transition {
        private static final Duration MOMENT = Duration.millis(900);
        /// The pane is drawn again for every step, which nobody sees finer.
        private static final double STEPS = 40;

        private final Runnable redraw;
        private final BooleanSupplier reducedMotion;
        private double strength;

        /// @param redraw        called when the strength has changed
        /// @param reducedMotion whether nothing should fade
        HexFlash(Runnable redraw, BooleanSupplier reducedMotion) {
            this.redraw = redraw;
            this.reducedMotion = reducedMotion;
            setCycleDuration(MOMENT);
            setInterpolator(Interpolator.LINEAR);
        }

        /// Begins anew if there is something to show, and ends if not.
        void start(boolean something) {
            stop();
            interpolate(something ? 0 : 1);
            if (something) {
                playFromStart();
            }
        }

        /// {@return how strongly to show what changed now; 0 for not at all, 1 for most}
        double strength() {
            return strength;
        }

        @Override
        protected void interpolate(double passed) {
            double wanted = passed < 1 && reducedMotion.getAsBoolean() ? 1 : (1 - passed) * (1 - passed);
            double step = Math.round(wanted * STEPS) / STEPS;
            if (step != strength) {
                strength = step;
                redraw.run();
            }
        }
    }
}
