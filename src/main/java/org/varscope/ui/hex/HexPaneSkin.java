package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;

/// Draws a [HexPane] on one canvas as large as the view, at most once in a pulse, with scroll bars of its own: the one for
/// rows counts them in a `double`, which is exact up to 2^53.
final class HexPaneSkin extends SkinBase<HexPane> {
    private static final double SMALLEST_FONT = 6;
    private static final double LARGEST_FONT = 72;
    private static final int ROWS_WANTED = 24;

    private final Canvas canvas = new Canvas();
    private final ScrollBar rowBar = new ScrollBar();
    private final ScrollBar sideBar = new ScrollBar();
    private final HexPainter painter;
    private final HexFlash flash;
    private final HexPaneBehavior behavior;
    private final List<Subscription> subscriptions = new ArrayList<>();

    private Font font = Font.getDefault();
    private double charWidth;
    private double baseline;

    HexPaneSkin(HexPane pane) {
        super(pane);
        painter = new HexPainter(pane);
        flash = new HexFlash(pane::redraw, () -> Platform.getPreferences().isReducedMotion());
        behavior = new HexPaneBehavior(pane);
        canvas.setManaged(false);
        rowBar.setOrientation(Orientation.VERTICAL);
        for (ScrollBar bar : List.of(rowBar, sideBar)) {
            bar.setFocusTraversable(false);
        }
        getChildren().setAll(canvas, rowBar, sideBar);
        subscriptions.add(rowBar.valueProperty().subscribe((_, value) -> pane.view().scrollTo(Math.round(value.doubleValue()))));
        sideBar.valueProperty().bindBidirectional(pane.view().leftProperty());
        subscriptions.add(pane.marks().changedProperty().subscribe((_, spans) -> flash.start(!spans.isEmpty())));
    }

    @Override
    public void dispose() {
        subscriptions.forEach(Subscription::unsubscribe);
        sideBar.valueProperty().unbindBidirectional(getSkinnable().view().leftProperty());
        flash.stop();
        behavior.dispose();
        super.dispose();
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        HexPane pane = getSkinnable();
        HexView view = pane.view();
        measureFont();
        double barWidth = snapSizeX(rowBar.prefWidth(-1));
        double barHeight = snapSizeY(sideBar.prefHeight(-1));
        view.fit(font.getSize(), charWidth, Math.max(0, width - barWidth), height);
        boolean sideways = view.geometry().width() > view.width();
        if (sideways) {
            view.fit(font.getSize(), charWidth, view.width(), Math.max(0, height - barHeight));
        }
        rowBar.resizeRelocate(x + view.width(), y, barWidth, view.height());
        sideBar.setVisible(sideways);
        sideBar.resizeRelocate(x, y + view.height(), view.width(), barHeight);
        tuneBars(view);
        canvas.relocate(x, y);
        canvas.setWidth(view.width());
        canvas.setHeight(view.height());
        painter.paint(canvas.getGraphicsContext2D(), new HexRuns.Style(view.geometry(), pane.colors(), font, baseline), flash.strength());
    }

    private void measureFont() {
        HexPane pane = getSkinnable();
        Font styled = pane.fontProperty().get();
        double size = Math.clamp(styled.getSize() * pane.zoomProperty().get(), SMALLEST_FONT, LARGEST_FONT);
        if (charWidth > 0 && font.getSize() == size && font.getName().equals(styled.getName())) {
            return;
        }
        font = new Font(styled.getName(), size);
        Text sample = new Text("0000000000");
        sample.setFont(font);
        sample.setTextOrigin(VPos.BASELINE);
        charWidth = sample.getLayoutBounds().getWidth() / sample.getText().length();
        double ascent = -sample.getLayoutBounds().getMinY();
        baseline = Math.round((HexGeometry.rowHeightAt(size) - sample.getLayoutBounds().getHeight()) / 2 + ascent);
    }

    private void tuneBars(HexView view) {
        rowBar.setMax(view.lastFirstRow());
        rowBar.setVisibleAmount(rowBar.getMax() * view.wholeRows() / Math.max(1, view.rows()));
        rowBar.setUnitIncrement(1);
        rowBar.setBlockIncrement(Math.max(1, view.wholeRows() - 1));
        rowBar.setValue(view.firstRow().get());
        rowBar.setDisable(view.lastFirstRow() == 0);
        double widest = Math.max(0, view.geometry().width() - view.width());
        sideBar.setMax(widest);
        sideBar.setVisibleAmount(widest * view.width() / view.geometry().width());
        sideBar.setUnitIncrement(view.geometry().cellWidth());
        sideBar.setBlockIncrement(view.geometry().groupWidth());
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        measureFont();
        return left + getSkinnable().view().widthOf(font.getSize(), charWidth) + rowBar.prefWidth(-1) + right;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        measureFont();
        return top + ROWS_WANTED * HexGeometry.rowHeightAt(font.getSize()) + bottom;
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + rowBar.prefWidth(-1) + right;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        measureFont();
        return top + 3 * HexGeometry.rowHeightAt(font.getSize()) + bottom;
    }

    @Override
    protected double computeMaxWidth(double height, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    @Override
    protected double computeMaxHeight(double width, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }
}
