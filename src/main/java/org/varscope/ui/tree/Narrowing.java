package org.varscope.ui.tree;

import module java.base;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.document.Change;
import org.varscope.scan.index.Location;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Moved;

/// Which rows a tree leaves, and how all others come back: as they were, with what was open among them.
final class Narrowing {
    private final Reveal reveal;
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
    private RowFilter filter = RowFilter.ALL;
    private @Nullable RowItem whole;
    private Set<Location> wholeOpen = Set.of();

    Narrowing(Reveal reveal) {
        this.reveal = reveal;
    }

    /// {@return which rows are left}
    RowFilter filter() {
        return filter;
    }

    /// {@return whether not all rows are left}
    ReadOnlyBooleanProperty goingProperty() {
        return going.getReadOnlyProperty();
    }

    /// {@return the values whose rows are open, or will be once all rows are back}
    ///
    /// @param root of the rows that are there
    Set<Location> open(RowItem root) {
        return filter.isAll() ? reveal.expanded(root) : wholeOpen;
    }

    /// Leaves the rows that `now` leaves, in place of those below `root`.
    void begin(RowFilter now, RowItem root) {
        if (filter.isAll() && !now.isAll()) {
            whole = root;
            wholeOpen = reveal.expanded(root);
        }
        filter = now;
        going.set(!now.isAll());
    }

    /// {@return the root of the rows that are left, with those open that are to be}
    ///
    /// @param made makes a root with no rows open
    RowItem root(TreeRow top, Function<TreeRow, RowItem> made) {
        if (!filter.isAll()) {
            RowItem root = made.apply(top);
            reveal.expandOnly(root, filter.open());
            return root;
        }
        RowItem root = whole != null && whole.getValue().equals(top) ? whole : made.apply(top);
        whole = null;
        root.sync();
        reveal.expandOnly(root, wholeOpen);
        return root;
    }

    /// What is edited while rows are filtered out stays in view, as does what is selected anywhere.
    ///
    /// @param missed takes why the filter cannot follow an edit yet; it is asked again in any case
    /// @return whether other rows are left than before
    boolean follow(EditorState was, EditorState now, Consumer<AbsentBytesException> missed) {
        if (filter.isAll()) {
            return false;
        }
        RowFilter before = filter;
        EditorState.Step step = now.step();
        boolean stepped = step != null && step != was.step();
        if (stepped && !step.change().patches().isEmpty()) {
            try {
                follow(step.change());
            } catch (AbsentBytesException e) {
                missed.accept(e);
            }
        }
        Location selected = now.selection().value();
        if (selected != null && (stepped || !was.selection().equals(now.selection()))) {
            Location row = RowFilter.row(selected);
            filter = stepped ? filter.keeping(row) : filter.showing(row);
        }
        return !filter.leavesSameAs(before);
    }

    private void follow(Change change) {
        filter = filter.after(change);
        wholeOpen = wholeOpen.stream().flatMap(at -> Moved.bytes(at, change).stream()).collect(Collectors.toSet());
    }
}
