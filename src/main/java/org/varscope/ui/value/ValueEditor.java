package org.varscope.ui.value;

import module java.base;
import module javafx.controls;

/// The editor of the values of some kinds.
public interface ValueEditor {
    /// {@return its controls}
    Region view();

    /// Shows a value of its kinds, and edits that from now on.
    void show(EditedValue value);

    /// {@return whether the line of text above it stays, in which everything of the value can be typed}
    default boolean hasLine() {
        return true;
    }

    /// {@return what takes the keyboard, where the line does not}
    default Node target() {
        return view();
    }
}
