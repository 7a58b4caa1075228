package org.varscope.document;

import module java.base;
import org.varscope.document.edit.Action;
import org.varscope.scan.index.Patch;

/// One step from a state to another, forwards or back.
///
/// @param before  the state that was left
/// @param after   the state that is now
/// @param patches what was replaced, with offsets in the bytes before, in order; empty where only the reading changed
/// @param label   gives what the user did
public record Change(Snapshot before, Snapshot after, List<Patch> patches, Supplier<Action> label) {
    /// Copies the list.
    public Change {
        patches = List.copyOf(patches);
    }

    /// {@return what the user did}
    public Action action() {
        return label.get();
    }

    /// {@return how much longer the bytes are after it}
    public long growth() {
        return after.bytes().length() - before.bytes().length();
    }
}
