package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;

/// Turns what a person does with keys and mouse into commands of a [HexPane].
final class HexPaneBehavior {
    private final HexPane pane;
    private final HexMouse mouse;
    private final HexTip tip;
    private final List<Runnable> undo = new ArrayList<>();

    HexPaneBehavior(HexPane pane) {
        this.pane = pane;
        mouse = new HexMouse(pane);
        tip = new HexTip(pane);
        on(KeyEvent.KEY_PRESSED, this::pressed);
        on(KeyEvent.KEY_TYPED, this::typed);
        on(InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, this::composed);
        on(MouseEvent.MOUSE_PRESSED, mouse::pressed);
        on(MouseEvent.MOUSE_DRAGGED, mouse::dragged);
        on(MouseEvent.MOUSE_RELEASED, mouse::released);
        on(MouseEvent.MOUSE_MOVED, mouse::moved);
        on(MouseEvent.MOUSE_EXITED, _ -> mouse.exited());
        on(ScrollEvent.SCROLL, mouse::scrolled);
        on(MouseEvent.MOUSE_MOVED, tip::moved);
        on(MouseEvent.MOUSE_EXITED, _ -> tip.hide());
        on(MouseEvent.MOUSE_PRESSED, _ -> tip.hide());
        on(ScrollEvent.SCROLL, _ -> tip.hide());
        pane.setInputMethodRequests(new InputMethod(pane));
    }

    private <E extends Event> void on(EventType<E> type, EventHandler<E> handler) {
        pane.addEventHandler(type, handler);
        undo.add(() -> pane.removeEventHandler(type, handler));
    }

    void dispose() {
        undo.forEach(Runnable::run);
        mouse.dispose();
        tip.hide();
        pane.setInputMethodRequests(null);
    }

    private void pressed(KeyEvent event) {
        tip.hide();
        if (pane.getScene().getAccelerators().keySet().stream().anyMatch(keys -> keys.match(event))) {
            return;
        }
        KeyEvent plain = withoutKeypad(event);
        for (HexKeys.Key key : HexKeys.ALL) {
            if (key.keys().match(plain)) {
                key.command().accept(pane);
                event.consume();
                return;
            }
        }
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
    private static final class InputMethod implements InputMethodRequests {
        private final HexPane pane;

        InputMethod(HexPane pane) {
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
}
