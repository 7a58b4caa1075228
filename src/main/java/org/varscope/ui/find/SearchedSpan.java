package org.varscope.ui.find;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;

/// The bytes of a document that are searched: all, or those that were selected when a person chose so, of one value or
/// several, which follow edits.
final class SearchedSpan {
    private static final int MOST_SAID = 5;

    private final EditorModel model;
    private final Supplier<List<Span>> several;
    private List<Span> selected = List.of();

    /// @param several gives the bytes of the values that are selected together; none where that is one
    SearchedSpan(EditorModel model, Supplier<List<Span>> several) {
        this.model = model;
        this.several = several;
    }

    /// Searches all of it.
    void chooseAll() {
        selected = List.of();
    }

    /// Searches what is selected now.
    ///
    /// @return whether anything is
    boolean chooseSelection() {
        List<Span> bytes = model.selection().spans();
        List<Span> values = several.get();
        selected = !values.isEmpty() ? values : !bytes.isEmpty() ? bytes
                : model.selecting().node().map(Node::span).stream().toList();
        return !selected.isEmpty();
    }

    /// {@return the bytes that were selected, where not all are searched: the first of very many}
    Optional<String> words() {
        String more = selected.size() > MOST_SAID ? ", …" : "";
        return selected.isEmpty() ? Optional.empty() : Optional.of(selected.stream().limit(MOST_SAID)
                .map(Span::toString).collect(Collectors.joining(", ", "", more)));
    }

    /// {@return the bytes that are searched, in order}
    List<Span> bytes() {
        Span all = new Span(0, model.bytes().length());
        return selected.isEmpty() ? List.of(all) : selected.stream().map(all::intersection).toList();
    }

    /// Follows a step to where the bytes are now.
    void follow(EditorState now) {
        EditorState.Step step = now.step();
        if (step != null && step.change().after() == now.snapshot()) {
            List<Patch> patches = step.change().patches();
            selected = selected.stream().map(before -> moved(before, patches)).toList();
        }
    }

    private static Span moved(Span before, List<Patch> patches) {
        long start = Moved.offset(before.start(), patches);
        return Span.between(start, Math.max(start, Moved.offset(before.end(), patches)));
    }
}
