package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Copied;

/// Values that were copied, to be pasted with their bytes into any tab, for as long as the clipboard holds what they
/// were copied with: a mark that only Varscope knows, and their text where they have one.
public final class ValueClipboard {
    private static final DataFormat VALUES = new DataFormat("application/x-varscope-values");

    private @Nullable Held held;

    /// Holds nothing.
    public ValueClipboard() { }

    private record Held(String mark, @Nullable String text, Copied what) { }

    /// Puts values on the clipboard, and what they are to other programs.
    ///
    /// @param text of the values; empty where they have none
    void put(Copied what, Optional<String> text) {
        String mark = UUID.randomUUID().toString();
        held = new Held(mark, text.orElse(null), what);
        ClipboardContent content = new ClipboardContent();
        content.put(VALUES, mark);
        text.ifPresent(content::putString);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /// {@return the values that were copied here last, if the clipboard still has them}
    ///
    /// A program that keeps what others copied may have kept only the text.
    Optional<Copied> held() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        return Optional.ofNullable(held).filter(now -> now.mark.equals(clipboard.getContent(VALUES))
                || now.text != null && now.text.equals(clipboard.getString())).map(Held::what);
    }
}
