package org.varscope.ui.hex;

import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.theme.Tip;

/// Tells what a byte is once the mouse rests on it.
final class HexTip {
    private static final Duration REST = Duration.millis(450);
    private static final double BELOW = 18;

    private final HexPane pane;
    private @Nullable Tooltip tip;
    private final PauseTransition rest = new PauseTransition(REST);
    private long offset = -1;
    private double x;
    private double y;

    HexTip(HexPane pane) {
        this.pane = pane;
        rest.setOnFinished(_ -> show());
        pane.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        pane.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hide());
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> hide());
        pane.addEventHandler(ScrollEvent.SCROLL, _ -> hide());
        pane.addEventHandler(KeyEvent.KEY_PRESSED, _ -> hide());
    }

    private void moved(MouseEvent event) {
        x = event.getScreenX();
        y = event.getScreenY();
        long pointed = pane.view().byteAt(event.getX(), event.getY());
        if (pointed != offset) {
            hide();
            offset = pointed;
            if (pointed >= 0) {
                rest.playFromStart();
            }
        }
    }

    private void hide() {
        rest.stop();
        offset = -1;
        if (tip != null) {
            tip.hide();
        }
    }

    private void show() {
        String words = offset < pane.length() ? pane.owner().describe(offset) : null;
        if (words != null && pane.getScene() != null && pane.getScene().getWindow() != null) {
            if (tip == null) {
                tip = new Tip("");
            }
            tip.setText(words);
            tip.show(pane, x, y + BELOW);
        }
    }
}
