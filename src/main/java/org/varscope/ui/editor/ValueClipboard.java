package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Copied;

/// Values that were copied, to be pasted with their bytes into any tab, for as long as the clipboard holds the text
/// that they were copied with.
final class ValueClipboard {
    private static @Nullable Held held;

    private ValueClipboard() { }

    private record Held(String text, Copied what) { }

    /// Puts `text` on the clipboard, which stands for `what` here.
    static void put(Copied what, String text) {
        held = new Held(text, what);
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    /// {@return the values that were copied with `text`, if they were copied here last}
    static Optional<Copied> of(@Nullable String text) {
        Held now = held;
        return now != null && now.text.equals(text) ? Optional.of(now.what) : Optional.empty();
    }
}
