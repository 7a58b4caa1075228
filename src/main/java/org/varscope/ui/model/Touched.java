package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Where a step has changed something, in the state after it: what undo and redo go to. Found only by offsets, at the
/// cost of the values around it.
///
/// @param bytes what was put there; where bytes were only taken out, none, in their place
/// @param value the value that was changed; where one was taken out, the one in its place, as of [Siblings#next]; null
///              where none is known there
record Touched(Span bytes, @Nullable Node value) {
    /// {@return what `step` has changed; empty where it replaced no bytes}
    static Optional<Touched> by(Change step) {
        List<Patch> patches = step.patches();
        if (patches.isEmpty()) {
            return Optional.empty();
        }
        int main = main(patches);
        long growth = patches.subList(0, main).stream().mapToLong(Patch::growth).sum();
        Patch patch = patches.get(main);
        Span put = new Span(patch.offset() + growth, patch.inserted());
        Optional<Node> around = put.isEmpty() ? neighbor(step, patch) : Optional.empty();
        return Optional.of(new Touched(put, around.or(() -> changed(step.after().structure(), put)).orElse(null)));
    }

    /// Lengths and counts come before what they are of, so the last one is meant; of bytes that were moved, those put
    /// in.
    private static int main(List<Patch> patches) {
        int last = patches.size() - 1;
        return Moved.isMove(patches) && patches.get(last).inserted() == 0 ? last - 1 : last;
    }

    /// What is in the place of the values that were taken out; empty where only a part of one was.
    private static Optional<Node> neighbor(Change step, Patch patch) {
        Span gone = new Span(patch.offset(), patch.removed());
        Node first = step.before().structure().deepestAt(gone.start()).orElse(null);
        if (first == null || !gone.encloses(first.item())) {
            return Optional.empty();
        }
        Structure left = step.after().structure();
        return Siblings.of(outermost(first, gone).location().asValue()).next(left).flatMap(left::node);
    }

    private static Optional<Node> changed(Structure structure, Span put) {
        return structure.deepestAt(put.start()).filter(Touched::isRead).map(node -> outermost(node, put))
                .flatMap(node -> structure.node(node.location().asValue()));
    }

    private static boolean isRead(Node node) {
        return node.role() != Role.GAP && node.state() != State.PENDING;
    }

    private static Node outermost(Node inner, Span around) {
        Node node = inner;
        for (Node next = node.parent(); next != null && around.encloses(next.item()); next = node.parent()) {
            node = next;
        }
        return node;
    }
}
