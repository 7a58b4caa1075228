package org.varscope.ui.hex;

import module javafx.controls;
import org.varscope.ui.hex.sheet.HexColumn;

/// What the mouse does: a click puts the caret, a drag selects whole bytes (and scrolls beyond the edges), with Alt a
/// rectangle of them, Shift extends, a double click asks for the field, the wheel scrolls by rows and with Ctrl zooms.
final class HexMouse {
    private static final Duration SCROLL_STEP = Duration.millis(40);

    private final HexPane pane;
    private final HexView view;
    private final Timeline scrolling = new Timeline(new KeyFrame(SCROLL_STEP, _ -> scrollOn()));
    private long pressedByte = -1;
    private boolean draws;
    private double lastX;
    private double lastY;
    private double wheelRest;

    HexMouse(HexPane pane) {
        this.pane = pane;
        view = pane.view();
        scrolling.setCycleCount(Animation.INDEFINITE);
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        pane.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        pane.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        pane.addEventHandler(MouseEvent.MOUSE_MOVED, event -> pane.point(view.byteAt(event.getX(), event.getY())));
        pane.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pane.point(-1));
        pane.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    }

    private void pressed(MouseEvent event) {
        pane.requestFocus();
        if (event.getY() < view.geometry().top()) {
            return;
        }
        HexColumn column = view.columnAt(event.getX());
        long offset = view.offsetAt(column, event.getX(), event.getY());
        boolean inside = event.getY() <= view.height() && event.getX() <= view.width();
        if (event.getButton() == MouseButton.PRIMARY && inside) {
            pane.columnProperty().set(column);
            press(event, offset);
            event.consume();
        } else if (event.getButton() == MouseButton.SECONDARY && !pane.place().contains(offset)) {
            pane.columnProperty().set(column);
            pane.select(HexCursor.at(offset));
        }
    }

    private void press(MouseEvent event, long offset) {
        HexCursor before = pane.place();
        draws = event.isAltDown() || event.isShiftDown() && before.rectangle() != null;
        if (event.isShiftDown()) {
            pressedByte = draws ? before.from() : before.anchor();
            selectTo(placeAt(event.getX(), event.getY()));
        } else if (draws) {
            pressedByte = placeAt(event.getX(), event.getY());
            pane.select(HexCursor.at(offset));
        } else {
            pressedByte = offset;
            pane.select(HexCursor.at(offset));
        }
        if (event.getClickCount() == 2 && offset < pane.length()) {
            pressedByte = -1;
            pane.owner().requestField(offset);
        }
    }

    private void dragged(MouseEvent event) {
        if (pressedByte < 0) {
            return;
        }
        lastX = event.getX();
        lastY = event.getY();
        select();
        if (lastY < view.geometry().top() || lastY > view.height()) {
            scrolling.play();
        } else {
            scrolling.stop();
        }
        event.consume();
    }

    private void select() {
        long to = placeAt(lastX, lastY);
        if (to != pressedByte || pane.place().selects()) {
            selectTo(to);
        }
    }

    /// {@return the byte to select up to, or of a rectangle the cell, also where no byte is}
    private long placeAt(double x, double y) {
        HexColumn column = pane.columnProperty().get();
        return draws ? view.cellAt(column, x, y) : view.offsetAt(column, x, y);
    }

    private void selectTo(long to) {
        pane.select(draws ? HexCursor.drawn(pressedByte, to, view.bytesPerRow().get(), pane.length())
                : HexCursor.dragged(pressedByte, to));
    }

    private void scrollOn() {
        double top = view.geometry().top();
        double beyond = (lastY - (lastY < top ? top : view.height())) / view.geometry().rowHeight();
        view.scrollBy((long) (Math.signum(beyond) * Math.ceil(Math.abs(beyond))));
        select();
    }

    private void released(MouseEvent event) {
        scrolling.stop();
        if (event.getButton() == MouseButton.PRIMARY) {
            pressedByte = -1;
        }
    }

    private void scrolled(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0 && !event.isInertia()) {
                pane.owner().zoom(event.getDeltaY() > 0 ? 1 : -1);
            }
        } else {
            wheelRest -= event.getDeltaY() / view.geometry().rowHeight();
            long rows = (long) wheelRest;
            wheelRest -= rows;
            view.scrollBy(rows);
            view.scrollSideways(view.left() - event.getDeltaX());
        }
        event.consume();
    }
}
