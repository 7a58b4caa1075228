package org.varscope.scan.field;

import java.util.ArrayDeque;
import java.util.Deque;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Items;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Nodes;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.walk.Grammar;

/// Names the bytes of items, collections and what lies between, in order, from the window of its sink on.
final class FieldWalk {
    private final Nodes nodes;
    private final FieldSink sink;
    private final ValueFields values;
    private final RootFields root;
    private final Deque<Inside> open = new ArrayDeque<>();

    /// A collection whose items are being named, and what follows its last child.
    private record Inside(Items items, Grammar grammar, Node.Body body, long tail, boolean guessed) { }

    FieldWalk(Nodes nodes, FieldSink sink) {
        this.nodes = nodes;
        this.sink = sink;
        this.values = new ValueFields(nodes.in(), nodes.skip().walk().plan, sink);
        this.root = new RootFields(nodes.in(), sink);
    }

    /// Names everything in a file whose records are in `body`.
    void items(Node.Body body) {
        root.head(body.start());
        enter(body, 0, false);
        while (!open.isEmpty() && !sink.isDone()) {
            Inside inside = open.peek();
            Items.Item item = inside.items.next();
            if (item == null) {
                open.pop();
                gap(inside.body.start() + inside.body.parts().length(), inside.tail, inside.guessed);
            } else {
                item(inside.body, item);
            }
        }
    }

    /// Names what belongs to `node` itself, its children left out.
    void own(Node node) {
        Span span = node.span();
        switch (node.state()) {
            case PENDING -> sink.add(span.start(), span.length(), FieldRole.PENDING, "not read yet", false);
            default -> {
                if (node.role() == Role.GAP) {
                    gap(span.start(), span.length(), false);
                    return;
                }
                if (node.isPlain()) {
                    root.plain(node, node.field());
                    return;
                }
                lead(node.parent() == null ? nodes.framing() : Grammar.PROPERTIES, node.item().start(), span.start(),
                        node.guessed());
                Node.Body body = node.body();
                values.value(span.start(), body == null ? span.end() : body.start(), node.guessed());
                gap(span.end(), node.item().end() - span.end(), node.guessed());
            }
        }
    }

    private void enter(Node.Body body, long tail, boolean guessed) {
        Items items = nodes.items(body);
        if (sink.window().start() > body.start()) {
            items.fromOffset(sink.window().start());
        }
        open.push(new Inside(items, body.grammar(), body, tail, guessed));
    }

    private void item(Node.Body in, Items.Item item) {
        Node node = nodes.node(null, in, item);
        if (node.role() == Role.GAP) {
            if (node.state() == State.PENDING) {
                sink.add(item.start(), item.length(), FieldRole.PENDING, "not read yet", false);
            } else {
                gap(item.start(), item.length(), false);
            }
            return;
        }
        if (node.isPlain()) {
            root.plain(node, node.field());
            return;
        }
        Span span = node.span();
        lead(in.grammar(), item.start(), span.start(), node.guessed());
        Node.Body body = node.body();
        long tail = item.end() - span.end();
        if (body == null) {
            values.value(span.start(), span.end(), node.guessed());
            gap(span.end(), tail, node.guessed());
        } else {
            values.value(span.start(), body.start(), node.guessed());
            enter(body, tail, node.guessed());
        }
    }

    private void lead(Grammar grammar, long from, long to, boolean guessed) {
        if (from == to) {
            return;
        }
        switch (grammar) {
            case PROPERTIES -> values.text(from, to, "property name", guessed);
            case ENTRIES -> root.key(from, to, guessed);
            case VALUES, FRAMES, FRAMES_BE, FIELDS ->
                    sink.add(from, to - from, FieldRole.FRAME_LENGTH, "record length", guessed);
        }
    }

    private void gap(long start, long length, boolean guessed) {
        sink.add(start, length, FieldRole.GAP, "bytes that no value claims", guessed);
    }
}
