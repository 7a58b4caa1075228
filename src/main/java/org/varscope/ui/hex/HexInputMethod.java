package org.varscope.ui.hex;

import javafx.geometry.Point2D;
import javafx.scene.input.InputMethodRequests;

/// Answers input methods, with which letters are composed that have no key: they need to know where the caret is.
final class HexInputMethod implements InputMethodRequests {
    private final HexPane pane;

    HexInputMethod(HexPane pane) {
        this.pane = pane;
    }

    @Override
    public Point2D getTextLocation(int offset) {
        HexView view = pane.view();
        HexGeometry geometry = view.geometry();
        long caret = pane.caretProperty().get();
        double x = geometry.glyphLeft(pane.columnProperty().get(), geometry.indexOf(caret)) - view.left();
        double y = geometry.rowTop(geometry.rowOf(caret), view.firstRow().get()) + geometry.rowHeight();
        Point2D onScreen = pane.localToScreen(x, y);
        return onScreen == null ? Point2D.ZERO : onScreen;
    }

    @Override
    public int getLocationOffset(int x, int y) {
        return 0;
    }

    @Override
    public void cancelLatestCommittedText() {
        pane.typing().backspace();
    }

    @Override
    public String getSelectedText() {
        return "";
    }
}
