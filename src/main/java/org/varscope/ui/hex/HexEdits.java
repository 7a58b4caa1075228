package org.varscope.ui.hex;

import org.varscope.bytes.Span;

/// Where the edits that a person makes in a [HexPane] go. Called on the thread of the toolkit; the pane shows the result
/// once its content has changed and [HexPane#contentChanged] was called, normally before these methods return.
public interface HexEdits {
    /// Writes `bytes` over the bytes from `at`; all of those exist.
    void overwrite(long at, byte[] bytes);

    /// Puts `bytes` in front of the byte at `at`, or at the end where `at` is the length.
    void insert(long at, byte[] bytes);

    /// Takes the bytes of `span` out; all of them exist.
    void delete(Span span);

    /// Puts `bytes` in the place of those of `span`, as one step of undo.
    void replace(Span span, byte[] bytes);
}
