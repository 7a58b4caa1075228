package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Where new values are read among damaged ones: what is put after a value that does not tell where it ends, as it is
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
        Node in = into;
        long last = place - 1;
        while (in.state() == State.INCOMPLETE && last >= 0 && last < in.children()) {
            // Damage may stand for several children, of which only the first is a node.
            Node child = structure.children(in, last, last + 1).stream().findFirst().orElse(null);
            if (child == null || child.state() == State.DAMAGED
                    || child.state() == State.INCOMPLETE && child.children() != child.claimed()) {
                return true;
            }
            in = child;
            last = child.children() - 1;
        }
        return false;
    }
}
