package org.varscope.ui.file;

import module java.base;
import org.varscope.scan.index.Location;
import org.varscope.ui.model.Selection;

/// Where in a document a person is, to go on there at the next start. The file may be another one by then.
///
/// @param selection the selected value, or bytes
/// @param open      the values whose rows are open, [#MOST_OPEN] at most
/// @param row       number of the first row in view of the structure, from 0
/// @param offset    of the first byte in view
public record KeptPlace(Selection selection, Set<Location> open, int row, long offset) {
    /// As many open rows as are kept: they are opened on the thread of the window.
    public static final int MOST_OPEN = 250;
    /// Where a document is when it is opened.
    public static final KeptPlace FIRST = new KeptPlace(Selection.NONE, Set.of(), 0, 0);

    /// Copies the set.
    public KeptPlace {
        open = Set.copyOf(open);
    }

    /// {@return whether this is where a document is when it is opened}
    public boolean isFirst() {
        return row == 0 && offset == 0 && isFirst(selection) && Set.of(Location.record(0)).containsAll(open);
    }

    /// {@return whether this is what is selected when a document is opened}
    public static boolean isFirst(Selection selection) {
        return selection.value() == null ? selection.caret() == 0
                : selection.picked() && selection.value().equals(Location.record(0))
                        && selection.element() == Selection.WHOLE;
    }
}
