package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Where new values are read among damaged ones: what is put behind a value that does not tell where it ends, as it is
/// damaged or lacks values at its end, is read as a part of it.
public final class InsertionPlace {
    private InsertionPlace() { }

    /// {@return the last place up to `place` at which a new child is read}
    ///
    /// @param into  the collection that gets it; null for the root of the file
    /// @param place among its children, 0 to their number
    public static long before(Structure structure, @Nullable Node into, long place) {
        long before = place;
        while (isBehindOpen(structure, into, before)) {
            before--;
        }
        return before;
    }

    /// {@return whether nothing tells where what is before `place` ends}
    static boolean isBehindOpen(Structure structure, @Nullable Node into, long place) {
        if (into == null) {
            Optional<Node> record = place < 1 ? Optional.empty() : structure.node(Location.record(place - 1));
            return record.filter(new RecordLowering(structure)::isOpen).isPresent();
        }
        Node last = into.state() == State.WHOLE ? null : child(structure, into, place - 1);
        while (last != null && last.state() == State.INCOMPLETE && last.children() == last.claimed()) {
            last = child(structure, last, last.children() - 1);
        }
        return last != null && (last.state() == State.DAMAGED || last.state() == State.INCOMPLETE);
    }

    private static @Nullable Node child(Structure structure, Node parent, long place) {
        return place < 0 || place >= parent.children() ? null
                : structure.children(parent, place, place + 1).getFirst();
    }
}
