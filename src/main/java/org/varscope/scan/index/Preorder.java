package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;

/// The nodes of a structure in order of offset: a collection before what it holds, keys before their values, and the
/// gaps between them. Only the collections that are open are kept, however many nodes there are. For one thread.
public final class Preorder {
    private final Nodes nodes;
    private final Deque<Open> open = new ArrayDeque<>();
    private @Nullable Node first;
    private @Nullable Node last;

    /// A collection whose items are being gone through.
    private record Open(@Nullable Node node, Node.Body body, Items items) { }

    Preorder(Nodes nodes, Node.Body root) {
        this.nodes = nodes;
        open.push(new Open(null, root, nodes.items(root)));
    }

    Preorder(Nodes nodes, Node first) {
        this.nodes = nodes;
        this.first = first;
    }

    /// {@return the next node, or null after the last}
    public @Nullable Node next() {
        if (first != null) {
            last = first;
            first = null;
            return last;
        }
        if (last != null && last.body() != null) {
            open.push(new Open(last, last.body(), nodes.items(last.body())));
        }
        while (!open.isEmpty()) {
            Open top = open.peek();
            Items.Item item = top.items.next();
            if (item != null) {
                last = nodes.node(top.node, top.body, item);
                return last;
            }
            open.pop();
        }
        last = null;
        return null;
    }

    /// Leaves out what the node returned last holds, and its neighbours up to the one that holds the byte at `offset`,
    /// which is not before its end.
    public void skipTo(long offset) {
        last = null;
        Open top = open.peek();
        if (top != null && offset < top.body.start() + top.body.parts().length()) {
            top.items.fromOffset(offset);
        } else if (top != null) {
            open.pop();
        }
    }

    /// Leaves out what the node returned last holds.
    public void skipChildren() {
        last = null;
    }
}
