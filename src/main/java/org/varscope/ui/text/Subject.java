package org.varscope.ui.text;

import module java.base;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.EditorState;

/// The value that a text is of.
///
/// @param at      the value, or the packed array that holds it
/// @param element of the packed array; [Target#WHOLE] for all of it, or another value
/// @param path    as people read it
record Subject(Location at, long element, String path) {
    /// Where a value is that was taken out.
    static final Location NOWHERE = Location.record(Long.MAX_VALUE);

    /// {@return whether it is what is selected}
    boolean isSelected(EditorState state) {
        return at.equals(state.selection().value()) && element == state.selection().element();
    }

    Subject at(Location other) {
        return new Subject(other, element, path);
    }

    /// {@return the same in `structure`; empty where it is gone}
    Optional<Target> in(Structure structure) {
        return structure.node(at).flatMap(node -> element == Target.WHOLE ? Optional.of(new Target(structure, node))
                : Elements.any(structure, node, new TextPlaces()).filter(all -> element < all.count())
                        .map(all -> all.element(element)));
    }
}
