package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Finds the innermost nodes at one offset after the other, as [Structure#deepestAt] does for each alone: what is
/// shortly behind the last one costs little. For one thread.
public final class NodeCursor {
    private final Structure structure;
    private Preorder nodes;
    /// The next node in order of offset, which nobody has looked into; null past the last.
    private @Nullable Node next;
    private @Nullable Node found;
    private long reached;

    /// @param structure in which nodes are looked for
    public NodeCursor(Structure structure) {
        this.structure = structure;
        this.nodes = structure.preorder();
        this.next = nodes.next();
    }

    /// {@return the innermost value that holds the byte at `offset`: a key where it is in a key, a gap where no value
    /// claims it; empty past the end}
    public Optional<Node> deepestAt(long offset) {
        if (offset < reached) {
            nodes = structure.preorder();
            next = nodes.next();
            found = null;
        }
        reached = offset;
        while (found != null && found.item().end() <= offset) {
            found = found.parent();
        }
        while (next != null && next.item().start() <= offset) {
            if (next.item().end() <= offset) {
                nodes.skipTo(offset);
            } else {
                found = next;
                if (!isInBody(next, offset)) {
                    break;
                }
            }
            next = nodes.next();
        }
        return Optional.ofNullable(found);
    }

    private static boolean isInBody(Node node, long offset) {
        Node.Body body = node.body();
        return body != null && offset >= body.start() && offset < body.start() + body.parts().length();
    }
}
