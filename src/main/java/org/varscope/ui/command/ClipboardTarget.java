package org.varscope.ui.command;

/// What cut, copy, paste and delete mean where the keyboard is.
public interface ClipboardTarget {
    /// {@return whether what is selected can be taken away}
    boolean canDelete();

    /// {@return whether something could be put here}
    ///
    /// Asked after every edit, so it must not look into the clipboard: on some systems that waits for another program
    /// in an event loop of its own, and keys typed meanwhile would be handled in the middle of an edit.
    boolean canPaste();

    /// Copies what is selected and takes it away.
    void cut();

    /// Copies what is selected.
    void copy();

    /// Puts the clipboard's content here.
    void paste();

    /// Takes away what is selected.
    void delete();
}
