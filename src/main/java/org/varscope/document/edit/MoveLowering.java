package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.document.edit.Replacements.Replacement;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// Takes values to another place, with the bytes that they have wherever they fit there as they are.
final class MoveLowering {
    private final Structure structure;
    private final Lowering lowering;
    private final EditRules rules;

    MoveLowering(Structure structure, Lowering lowering, EditRules rules) {
        this.structure = structure;
        this.lowering = lowering;
        this.rules = rules;
    }

    void move(Edit.Move move) throws EditException, EncodeException {
        Node node = lowering.whole(move.at());
        Node parent = node.parent();
        Node into = move.into() == null ? null : lowering.collection(move.into());
        if (move.into() != null && move.into().isWithin(move.at())) {
            throw new EditException(new Obstacle.IntoItself());
        }
        boolean within = move.isWithin();
        if (within && (move.key() == null || parent == null && !EntryKeys.has(structure))) {
            within(node, parent, move.to(), 1);
            return;
        }
        boolean alike = into != null && parent != null && into.row() != null && into.row().equals(parent.row());
        Variant key = rules.newKey(into, move.to(),
                move.key() != null ? move.key() : Values.name(structure, node).orElse(null));
        Variant as = rules.moved(structure, node, into, key);
        long index = within && move.to() > node.place() ? move.to() + 1 : move.to();
        if (into == null) {
            lowering.putRecord(index, lowering.records.record(index, key, lowering.value(node)));
        } else {
            Span named = Span.between(structure.childStart(parent, node.place()), node.span().start());
            ByteStore name = alike && move.key() == null ? structure.bytes().slice(named) : lowering.name(into, key);
            lowering.putChild(into, index, name, as == null && !node.isPlain() ? structure.bytes().slice(node.span())
                    : lowering.written(as == null ? lowering.value(node) : as));
        }
        lowering.take(node, 1);
    }

    /// Takes `count` children from `node` on to another place among their siblings.
    void within(Node node, @Nullable Node parent, long to, long count) throws EditException {
        long children = parent == null ? structure.records() : parent.children();
        Lowering.inside(node.place() + count, children);
        Lowering.inside(to, children - count);
        if (parent == null) {
            lowering.records.mayChange(Math.min(node.place(), to), Math.max(node.place(), to) + count);
        }
        Span moved = Span.between(structure.childStart(parent, node.place()),
                structure.childStart(parent, node.place() + count));
        long index = to > node.place() ? to + count : to;
        long target = structure.childStart(parent, index);
        // Past nothing but damage without bytes there is nothing to move.
        if (to != node.place()) {
            rules.behind(parent, index);
        }
        if (to != node.place() && (target < moved.start() || target > moved.end())) {
            Replacement taken = lowering.replace(moved, ByteStore.empty(), null);
            Replacement put = lowering.replacements.put(new Span(target, 0), structure.bytes().slice(moved),
                    node.depth());
            if (parent != null) {
                lowering.placed.take(taken, parent, (int) count);
                lowering.placed.put(put, parent, (int) count, node.span().start() - moved.start(),
                        node.span().length(), index, !rules.isBehindOpen());
            }
        }
    }
}
