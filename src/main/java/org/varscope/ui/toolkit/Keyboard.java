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
}
