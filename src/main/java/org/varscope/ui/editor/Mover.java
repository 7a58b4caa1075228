package org.varscope.ui.editor;

import module java.base;
import org.varscope.document.edit.TypedEdit;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Moves a value to where a person names, by the rules of the command line.
public final class Mover extends Navigator {
    private final Structure structure;
    private final Location at;

    /// Moves the value at `at` as the document is now.
    public Mover(EditorModel model, Location at) {
        super(model, new RecentPlaces());
        this.structure = model.structure();
        this.at = at;
    }

    /// A new place has no name yet that could be found.
    @Override
    void suggest(String text, Consumer<List<Place>> told, Consumer<String> where) {
        if (text.isEmpty()) {
            told.accept(List.of());
        } else {
            suggest(found -> found.paths(text), told, told);
        }
    }

    @Override
    boolean takesFirst() {
        return false;
    }

    @Override
    void to(Place place, boolean anyway, Consumer<Optional<String>> answer) {
        to(place.path(), anyway, answer);
    }

    @Override
    void to(String text, boolean anyway, Consumer<Optional<String>> answer) {
        stop();
        search.run(_ -> TypedEdit.move(structure, at, text), move -> answer.accept(model.structure() == structure
                ? model.apply(move, anyway, () -> model.pick(move.after()))
                : Optional.of(Messages.get("editor.changed-meanwhile"))),
                failure -> answer.accept(Optional.of(why(failure))));
    }
}
