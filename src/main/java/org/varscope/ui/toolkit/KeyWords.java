package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;

/// Keys as they are written in a sentence.
public final class KeyWords {
    /// The toolkit's signs, which only Macs have on their keys.
    private static final Map<String, String> SIGNS = Map.of("\u21b5", "Enter", "\u232b", "Backspace",
            "\u2326", "Delete", "\u238b", "Escape", "Back Space", "Backspace");
    private static final boolean MAC = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    private KeyWords() { }

    /// {@return what [#of(KeyCombination)] says of keys written as the toolkit writes them, such as `Shortcut+Enter`}
    public static String of(String keys) {
        return of(KeyCombination.valueOf(keys));
    }

    /// {@return the keys as they are called on this system, such as `Ctrl+Enter`}
    public static String of(KeyCombination keys) {
        String shown = keys.getDisplayText();
        if (MAC) {
            return shown;
        }
        for (Map.Entry<String, String> sign : SIGNS.entrySet()) {
            shown = shown.replace(sign.getKey(), sign.getValue());
        }
        return shown;
    }
}
