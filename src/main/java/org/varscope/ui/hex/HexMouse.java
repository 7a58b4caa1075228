package org.varscope.ui.hex;

import module javafx.controls;

/// What the mouse does: a click puts the caret, a drag selects whole bytes (and scrolls beyond the edges), Shift extends, a
/// double click asks for the field, the wheel scrolls by rows and with Ctrl zooms.
final class HexMouse {
    private static final Duration SCROLL_STEP = Duration.millis(40);

    private final HexPane pane;
    private final Timeline scrolling = new Timeline(new KeyFrame(SCROLL_STEP, _ -> scrollOn()));
    private long pressedByte = -1;
    private double lastX;
    private double lastY;
    private double wheelRest;

    HexMouse(HexPane pane) {
        this.pane = pane;
        scrolling.setCycleCount(Animation.INDEFINITE);
    }

    void pressed(MouseEvent event) {
        pane.requestFocus();
        if (event.getY() < pane.view().geometry().top()) {
            return;
        }
        HexColumn column = pane.view().columnAt(event.getX());
        long offset = pane.view().offsetAt(column, event.getX(), event.getY());
        if (event.getButton() == MouseButton.SECONDARY) {
            if (!pane.selectionProperty().get().contains(offset)) {
                pane.columnProperty().set(column);
                pane.select(HexCursor.at(offset));
            }
            return;
        }
        if (event.getButton() != MouseButton.PRIMARY || event.getY() > pane.view().height() || event.getX() > pane.view().width()) {
            return;
        }
        pane.columnProperty().set(column);
        if (event.isShiftDown()) {
            pressedByte = pane.placeProperty().get().anchor();
            pane.select(HexCursor.dragged(pressedByte, offset));
        } else {
            pressedByte = offset;
            pane.select(HexCursor.at(offset));
        }
        if (event.getClickCount() == 2 && offset < pane.content().length()) {
            pressedByte = -1;
            pane.handlers().fieldRequestedProperty().get().accept(offset);
        }
        event.consume();
    }

    void dragged(MouseEvent event) {
        if (pressedByte < 0) {
            return;
        }
        lastX = event.getX();
        lastY = event.getY();
        select();
        if (event.getY() < pane.view().geometry().top() || event.getY() > pane.view().height()) {
            scrolling.play();
        } else {
            scrolling.stop();
        }
        event.consume();
    }

    private void select() {
        long offset = pane.view().offsetAt(pane.columnProperty().get(), lastX, lastY);
        HexCursor cursor = HexCursor.dragged(pressedByte, offset);
        if (offset != pressedByte || pane.placeProperty().get().selects()) {
            pane.select(cursor);
        }
    }

    private void scrollOn() {
        HexView view = pane.view();
        double rowHeight = view.geometry().rowHeight();
        double beyond = lastY < view.geometry().top() ? lastY - view.geometry().top() : lastY - view.height();
        pane.navigation().scrollBy((long) (Math.signum(beyond) * Math.ceil(Math.abs(beyond) / rowHeight)));
        select();
    }

    void released(MouseEvent event) {
        scrolling.stop();
        if (event.getButton() == MouseButton.PRIMARY) {
            pressedByte = -1;
        }
    }

    void moved(MouseEvent event) {
        pane.point(pane.view().byteAt(event.getX(), event.getY()));
    }

    void exited() {
        pane.point(-1);
    }

    void dispose() {
        scrolling.stop();
        pane.point(-1);
    }

    void scrolled(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0 && !event.isInertia()) {
                pane.navigation().zoom(event.getDeltaY() > 0 ? 1 : -1);
            }
        } else {
            wheelRest -= event.getDeltaY() / pane.view().geometry().rowHeight();
            long rows = (long) wheelRest;
            wheelRest -= rows;
            pane.navigation().scrollBy(rows);
            pane.view().scrollSideways(pane.view().left() - event.getDeltaX());
        }
        event.consume();
    }
}
