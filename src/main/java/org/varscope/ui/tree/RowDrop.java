package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Where values go that are dropped on a row.
///
/// @param into  the collection that gets them; null for the root of the file
/// @param index place that the first one gets there, counted with those that are dragged
/// @param side  of the row
public record RowDrop(@Nullable Location into, long index, Side side) {
    private static final double EDGE = 0.3;
    private static final double HALF = 0.5;

    /// Beside the value of the row, or in it.
    public enum Side {
        /// Right before it.
        BEFORE,
        /// In it, at the end, or at the start where its children are shown below the row.
        INSIDE,
        /// Right behind it.
        AFTER
    }

    /// {@return where values go that are dropped on the row of `over`; empty where there is no room}
    ///
    /// @param part how far down in the row the pointer is, 0 to 1
    /// @param open whether children of the value are shown below the row
    public static Optional<RowDrop> of(Structure structure, Node over, double part, boolean open) {
        if (over.role() == Role.GAP) {
            return Optional.empty();
        }
        boolean beside = over.parent() != null || !structure.framing().isSingle();
        boolean inside = over.isCollection() && (!beside || part >= EDGE && (open || part < 1 - EDGE));
        if (inside) {
            long index = open && part >= 1 - EDGE ? 0 : over.children();
            return Optional.of(at(structure, over, index, Side.INSIDE));
        }
        return !beside ? Optional.empty() : Optional.of(part < HALF
                ? at(structure, over.parent(), over.place(), Side.BEFORE)
                : at(structure, over.parent(), over.place() + 1, Side.AFTER));
    }

    /// Puts values there.
    ///
    /// @param moves  whether they are values of `model`, and go from where they were
    /// @param choice of the tree that shows that model: the values are selected in it then
    public void put(Copied what, boolean moves, EditorModel model, Choice choice) {
        if (moves && what.from().bytes() != model.structure().bytes()) {
            model.say(Messages.get("tree.drag-overtaken"));
            return;
        }
        Copied now = moves ? new Copied(model.structure(), what.parts()) : what;
        List<Siblings> after = moves ? now.after(into, index) : List.of(new Siblings(into, index, index + now.count()));
        try {
            model.edits().apply(moves ? now.moved(into, index) : new Edit.Copy(now, into, index), false,
                    () -> choice.choose(after));
        } catch (EditException e) {
            model.say(Messages.say(e.remark()));
        }
    }

    private static RowDrop at(Structure structure, @Nullable Node holder, long index, Side side) {
        return new RowDrop(holder == null ? null : holder.location(),
                InsertionPlace.before(structure, holder, index), side);
    }
}
