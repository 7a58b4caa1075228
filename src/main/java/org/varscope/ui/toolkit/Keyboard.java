package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;

/// Where in the window the keyboard is.
///
/// That is not what the toolkit calls focus within, which has been in a list ever since one of its cells was the first,
/// and is nowhere while another program has the keyboard.
public final class Keyboard {
    private Keyboard() { }

    /// {@return whether `pane`, or something in it, has the keyboard}
    public static boolean isIn(Node pane) {
        Scene scene = pane.getScene();
        return scene != null && Stream.iterate(scene.getFocusOwner(), Objects::nonNull, Node::getParent)
                .anyMatch(node -> node == pane);
    }

    /// Does `act` whenever the keyboard leaves `field` for something else in the window; nothing where only the window
    /// has lost it.
    public static void whenLeft(Node field, Runnable act) {
        field.focusedProperty().subscribe((was, is) -> {
            if (was && !is && !isIn(field)) {
                act.run();
            }
        });
    }

    /// Lets the keys that move turn the tabs of `pane` only while these have the keyboard. Else those that nothing in
    /// a tab takes would, as an arrow at the end of its list, or at the press of one at whose release a choice opens.
    public static void keepMoves(TabPane pane) {
        EventDispatcher usual = pane.getEventDispatcher();
        pane.setEventDispatcher((event, inside) -> {
            if (event instanceof KeyEvent key && key.getTarget() != pane && isMove(key)) {
                inside.dispatchEvent(event);
                return null;
            }
            return usual.dispatchEvent(event, inside);
        });
    }

    private static boolean isMove(KeyEvent key) {
        boolean moves = key.getCode().isArrowKey() || key.getCode() == KeyCode.HOME || key.getCode() == KeyCode.END;
        return moves && !key.isShortcutDown() && !key.isControlDown() && !key.isAltDown();
    }
}
