package org.varscope.ui.toolkit;

import javafx.scene.input.KeyEvent;

/// What a person types where no field is open yet: editing begins with it.
public final class Typing {
    private Typing() { }

    /// {@return whether what was typed writes something}
    public static boolean isText(KeyEvent typed) {
        String text = typed.getCharacter();
        return text.length() == 1 && text.charAt(0) > ' ' && text.charAt(0) != 0x7f && !typed.isShortcutDown()
                && !typed.isAltDown();
    }
}
