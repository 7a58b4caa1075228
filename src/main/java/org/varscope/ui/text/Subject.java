package org.varscope.ui.text;

import module java.base;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.text.path.PathStep;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Selection;
import org.varscope.variant.Variant;

/// The value that a text is of.
///
/// @param at      the value, or the packed array that holds it
/// @param element of the packed array; [#WHOLE] for all of it, or another value
/// @param path    as people read it
record Subject(Location at, long element, String path) {
    static final long WHOLE = Selection.WHOLE;
    /// Where a value is that was taken out.
    static final Location NOWHERE = Location.record(Long.MAX_VALUE);

    /// {@return whether it is what is selected}
    boolean isSelected(EditorState state) {
        return at.equals(state.selection().value()) && element == state.selection().element();
    }

    Subject at(Location other) {
        return new Subject(other, element, path);
    }

    /// {@return the edit that makes it `value`}
    Edit setting(Variant value) {
        return element == WHOLE ? new Edit.SetValue(at, value)
                : new Edit.SetPart(at, List.of(new PathStep.Index(element)), value);
    }
}
