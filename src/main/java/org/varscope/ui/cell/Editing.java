package org.varscope.ui.cell;

import module java.base;

/// A cell that can be edited.
///
/// @param path   of the value, for messages
/// @param text   to begin with
/// @param commit what a text does there
public record Editing(String path, String text, Commit commit) {
    /// Takes what was typed.
    public interface Commit {
        /// {@return why `text` was refused, or nothing where it was taken}
        ///
        /// @param anyway whether it is taken whatever the document has against it
        Optional<String> take(String text, boolean anyway);
    }
}
