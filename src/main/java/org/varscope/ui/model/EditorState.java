package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.Snapshot;
import org.varscope.scan.index.Structure;

/// What every pane shows of a document at one moment. It is set once with everything that happens, so that no pane sees
/// one part of it before another; panes show the difference to the state before.
///
/// @param health   what is known to be wrong with the values
/// @param step     what has led to the snapshot last, forwards or back; null before the first
/// @param searches how often more could be seen than before: elements were found, or bytes came that were not at hand
public record EditorState(Snapshot snapshot, Health health, Selection selection, @Nullable Step step, long searches) {
    /// A step.
    ///
    /// @param goTo the bytes that undo or redo has changed, and goes to; null where a person does something new
    public record Step(Change change, @Nullable Span goTo) { }

    /// {@return the values}
    public Structure structure() {
        return snapshot.structure();
    }

    /// {@return the bytes}
    public ByteStore bytes() {
        return snapshot.bytes();
    }

    /// {@return all of it but what is known to be wrong}
    public List<?> looks() {
        return Arrays.asList(snapshot, selection, step, searches);
    }

    EditorState with(Health other) {
        return new EditorState(snapshot, other, selection, step, searches);
    }

    /// {@return itself where nothing becomes other: who tells by that what is shown already would wait for a change}
    EditorState with(Selection other) {
        return other.equals(selection) ? this : new EditorState(snapshot, health, other, step, searches);
    }
}
