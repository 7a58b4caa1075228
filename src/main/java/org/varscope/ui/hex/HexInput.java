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
        new HexTip(pane, (x, y) -> pane.view().byteAt(x, y), (x, y) -> {
            long offset = pane.view().byteAt(x, y);
            return offset < 0 ? null : pane.owner().describe(offset);
        });
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

    /// Tells what bytes are once the mouse rests on them.
    static final class HexTip {
        private static final Duration REST = Duration.millis(450);
        private static final double BELOW = 18;

        private final Node over;
        private final ToLongBiFunction<Double, Double> place;
        private final BiFunction<Double, Double, @Nullable String> words;
        private @Nullable Tooltip tip;
        private final PauseTransition rest = new PauseTransition(REST);
        private long offset = -1;
        private @Nullable MouseEvent last;

        /// @param place a number of what is at a point of `over`; negative for nothing
        /// @param words about what is at a point; null for none
        HexTip(Node over, ToLongBiFunction<Double, Double> place, BiFunction<Double, Double, @Nullable String> words) {
            this.over = over;
            this.place = place;
            this.words = words;
            rest.setOnFinished(_ -> show());
            over.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
            over.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hide());
            over.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> hide());
            over.addEventHandler(ScrollEvent.SCROLL, _ -> hide());
            over.addEventHandler(KeyEvent.KEY_PRESSED, _ -> hide());
        }

        private void moved(MouseEvent event) {
            last = event;
            long pointed = place.applyAsLong(event.getX(), event.getY());
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
            if (last == null || over.getScene() == null || over.getScene().getWindow() == null) {
                return;
            }
            String said = words.apply(last.getX(), last.getY());
            if (said != null) {
                tip = tip == null ? new Tip("") : tip;
                tip.setText(said);
                tip.show(over, last.getScreenX(), last.getScreenY() + BELOW);
            }
        }
    }
}
