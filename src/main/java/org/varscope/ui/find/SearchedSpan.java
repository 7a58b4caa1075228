package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure.Patch;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;

/// The bytes of a document that are searched: all, or those that were selected when a person chose so, which follow
/// edits.
final class SearchedSpan {
    private final EditorModel model;
    private @Nullable Span selected;

    SearchedSpan(EditorModel model) {
        this.model = model;
    }

    /// Searches all of it.
    void chooseAll() {
        selected = null;
    }

    /// Searches what is selected now.
    ///
    /// @return whether anything is
    boolean chooseSelection() {
        Span bytes = model.selection().bytes();
        selected = !bytes.isEmpty() ? bytes : model.selectedNode().map(Node::span).orElse(null);
        return selected != null;
    }

    /// {@return the bytes that were selected, where not all are searched}
    Optional<Span> selected() {
        return Optional.ofNullable(selected);
    }

    /// {@return the bytes that are searched}
    Span bytes() {
        Span all = new Span(0, model.bytes().length());
        return selected == null ? all : all.intersection(selected);
    }

    /// Follows a step to where the bytes are now.
    void follow(EditorState now) {
        Span before = selected;
        EditorState.Step step = now.step();
        if (before != null && step != null && step.change().after() == now.snapshot()) {
            List<Patch> patches = step.change().patches();
            long start = Moved.offset(before.start(), patches);
            selected = Span.between(start, Math.max(start, Moved.offset(before.end(), patches)));
        }
    }
}
