package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure.Patch;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;
import org.varscope.ui.theme.Tip;

/// Where something is looked for: in the whole file, or in what was selected when a person chose so, which follows
/// edits.
final class ScopeChoice {
    private final EditorModel model;
    private final ChoiceBox<Place> box = new ChoiceBox<>();
    private @Nullable Span selected;

    /// What can be chosen.
    enum Place {
        FILE,
        SELECTION
    }

    /// @param changed runs when something else was chosen
    ScopeChoice(EditorModel model, Runnable changed) {
        this.model = model;
        box.setId("find-scope");
        box.setAccessibleText(Messages.get("find.scope"));
        box.getItems().setAll(Place.values());
        box.setConverter(new Words());
        box.setValue(Place.FILE);
        box.valueProperty().subscribe((_, now) -> {
            choose(now);
            changed.run();
        });
    }

    ChoiceBox<Place> view() {
        return box;
    }

    private void choose(Place now) {
        selected = now == Place.FILE ? null : selection();
        if (now == Place.SELECTION && selected == null) {
            model.say(Messages.get("find.scope.nothing"));
            box.setValue(Place.FILE);
        }
        box.setTooltip(selected == null ? null : new Tip(selected.toString()));
    }

    private @Nullable Span selection() {
        Span bytes = model.selection().bytes();
        return !bytes.isEmpty() ? bytes : model.selectedNode().map(Node::span).orElse(null);
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

    /// What they are called.
    private static final class Words extends StringConverter<Place> {
        @Override
        public String toString(Place place) {
            return Messages.get("find.scope." + place.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public Place fromString(String text) {
            return text.equals(toString(Place.SELECTION)) ? Place.SELECTION : Place.FILE;
        }
    }
}
