package org.varscope.check;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathText;

/// The paths of many values, one after the other: the keys of a collection are compared once for all of its entries.
public final class ValuePaths {
    /// Collections whose keys are remembered.
    private static final int MOST = 64;

    private final Structure structure;
    private final SequencedMap<Span, RepeatedKeys> compared = new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Span, RepeatedKeys> eldest) {
            return size() > MOST;
        }
    };

    /// @param structure whose values they lead to
    public ValuePaths(Structure structure) {
        this.structure = structure;
    }

    /// {@return the path of `node`: by keys, but for those that come again}
    public String of(Node node) {
        boolean unique = !(structure.framing() instanceof Framing.Project)
                && Stream.iterate(node, at -> at.parent() != null, Node::parent).noneMatch(this::comesAgain);
        return PathText.write(unique ? Paths.atOnce(structure, node, RepeatedKeys.MOST)
                : Paths.of(structure, node, RepeatedKeys.MOST), structure.dialect());
    }

    /// Whether the key or name of `node` does, or nobody has looked.
    private boolean comesAgain(Node node) {
        if (node.role() != Role.KEY && node.role() != Role.VALUE && node.role() != Role.PROPERTY) {
            return false;
        }
        Node holder = Objects.requireNonNull(node.parent());
        RepeatedKeys keys = compared.computeIfAbsent(holder.span(), _ -> new RepeatedKeys(structure, holder));
        return !keys.isComplete() || keys.isRepeated(node.place());
    }
}
