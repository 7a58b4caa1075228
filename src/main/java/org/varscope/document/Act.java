package org.varscope.document;

import module java.base;
import org.varscope.scan.index.Patch;

/// What happened to a document, as its listeners are told it. Immutable, and usable from any thread.
public sealed interface Act {
    /// A step was done.
    ///
    /// @param change what it changed
    /// @param joined whether it became part of the step before it, as typing does
    /// @param step   what the whole step replaces now, with offsets in the bytes before the step
    record Did(Change change, boolean joined, List<Patch> step) implements Act { }

    /// The last step was taken back.
    record Undid(Change change) implements Act { }

    /// The step that was taken back last was done again.
    record Redid(Change change) implements Act { }

    /// The file holds the bytes of `snapshot` now.
    record Saved(Snapshot snapshot) implements Act { }
}
