package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.theme.Tip;

/// Turns what a person does with keys, mouse and input methods into commands of a [HexPane].
final class HexInput {
    private final HexPane pane;

    HexInput(HexPane pane) {
        this.pane = pane;
        new HexTip(pane);
        new HexMouse(pane);
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        pane.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        pane.addEventHandler(InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, this::composed);
        pane.setInputMethodRequests(new InputMethod(pane));
    }

    private void pressed(KeyEvent event) {
        if (pane.getScene().getAccelerators().keySet().stream().anyMatch(keys -> keys.match(event))) {
            return;
        }
        KeyEvent plain = withoutKeypad(event);
        HexKeys.ALL.stream().filter(key -> key.keys().match(plain)).findFirst().ifPresent(key -> {
            key.command().accept(pane);
            event.consume();
        });
    }

    private static KeyEvent withoutKeypad(KeyEvent event) {
        KeyCode code = switch (event.getCode()) {
            case KP_LEFT -> KeyCode.LEFT;
            case KP_RIGHT -> KeyCode.RIGHT;
            case KP_UP -> KeyCode.UP;
            case KP_DOWN -> KeyCode.DOWN;
            default -> event.getCode();
        };
        return code == event.getCode() ? event : new KeyEvent(
                event.getEventType(), event.getCharacter(), event.getText(), code,
                event.isShiftDown(), event.isControlDown(), event.isAltDown(), event.isMetaDown());
    }

    private void typed(KeyEvent event) {
        String character = event.getCharacter();
        boolean isCommand = event.isMetaDown() || event.isControlDown() != event.isAltDown() && !isOptionOnMac(event);
        if (!isCommand && !character.isEmpty() && character.codePointAt(0) >= ' ' && character.codePointAt(0) != 0x7F
                && pane.typing().type(character)) {
            event.consume();
        }
    }

    /// Option types characters there, as Ctrl and Alt together (AltGr) do elsewhere.
    private static boolean isOptionOnMac(KeyEvent event) {
        return event.isAltDown() && System.getProperty("os.name", "").startsWith("Mac");
    }

    private void composed(InputMethodEvent event) {
        String committed = event.getCommitted();
        if (!committed.isEmpty()) {
            pane.typing().type(committed);
            event.consume();
        }
    }

    /// Answers input methods, with which letters are composed that have no key: they need to know where the caret is.
    private record InputMethod(HexPane pane) implements InputMethodRequests {
        @Override
        public Point2D getTextLocation(int offset) {
            return pane.caretBounds().map(caret -> new Point2D(caret.getMinX(), caret.getMaxY())).orElse(Point2D.ZERO);
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

    /// Tells what a byte is once the mouse rests on it.
    static final class HexTip {
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
}
