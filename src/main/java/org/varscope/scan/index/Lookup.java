package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Seq;
import org.varscope.scan.damage.Shape;

/// Finds the nodes of a structure: by their places, by a location, or by an offset. For one thread.
///
/// @param root the records
record Lookup(Nodes nodes, Node.Body root) {
    /// See [Structure#children].
    List<Node> children(@Nullable Node parent, long from, long to) {
        List<Node> found = new ArrayList<>();
        pass(parent, from, to, (_, node) -> found.add(node));
        return found;
    }

    /// See [Structure#record].
    Node record(long number) {
        Items items = nodes.items(root).fromItem(number);
        Node found = null;
        for (Items.Item item = items.next(); item != null && item.index() <= number; item = items.next()) {
            Node node = nodes.node(null, root, item);
            found = node.role() == Role.GAP ? found : node;
        }
        return Optional.ofNullable(found).orElseThrow();
    }

    /// Hands out children with their keys, which are null where there are none, or no values for them.
    private void pass(@Nullable Node parent, long from, long to, BiConsumer<@Nullable Node, Node> children) {
        Node.Body body = parent == null ? root : parent.body();
        if (body == null || from >= to) {
            return;
        }
        Items items = nodes.items(body).fromItem(from * body.each());
        long end = Math.min(to * body.each(), body.parts().count());
        Node key = null;
        for (Items.Item item = items.next(); item != null && item.index() < end; item = items.next()) {
            if (item.index() < from * body.each()) {
                continue; // damage that swallowed this place too, and is shown where it began
            }
            Node node = nodes.node(parent, body, item);
            if (key != null && node.place() != key.place()) {
                children.accept(null, Nodes.missing(key.parent() == null ? node : key.parent(), key));
                key = null;
            }
            if (node.role() == Role.KEY) {
                key = node;
            } else if (node.role() != Role.GAP) {
                children.accept(key, node);
                key = null;
            }
        }
        if (key != null && parent != null && parent.state() != State.PENDING) {
            children.accept(null, Nodes.missing(parent, key));
        }
    }

    /// See [Structure#entries].
    List<Structure.Entry> entries(Node dictionary, long from, long to) {
        List<Structure.Entry> found = new ArrayList<>();
        pass(dictionary, from, to, (key, node) -> {
            if (key != null) {
                found.add(new Structure.Entry(key, node));
            }
        });
        return found;
    }

    /// See [Structure#key].
    Optional<Node> key(Node value) {
        Node parent = value.parent();
        if (value.role() != Role.VALUE || parent == null || parent.body() == null) {
            return Optional.empty();
        }
        Items.Item item = nodes.items(parent.body()).fromItem(value.place() * 2).next();
        if (item == null) {
            return Optional.empty();
        }
        Node key = nodes.node(parent, parent.body(), item);
        return key.role() == Role.KEY && key.place() == value.place() ? Optional.of(key) : Optional.empty();
    }

    /// See [Structure#node].
    Optional<Node> node(Location at) {
        Optional<Node> found = Optional.empty();
        for (int depth = 0; depth < at.places().size(); depth++) {
            Node above = found.orElse(null);
            long place = at.place(depth);
            if (depth > 0 && above == null || place >= (above == null ? root.parts().count() : above.children())) {
                return Optional.empty();
            }
            found = children(above, place, place + 1).stream().findFirst();
            found = at.places().get(depth) < 0 ? found.flatMap(this::key) : found;
        }
        return at.key() ? found.flatMap(this::key) : found;
    }

    /// See [Structure#deepestAt].
    Optional<Node> deepestAt(long offset) {
        Node node = null;
        Node.Body body = root;
        while (body != null && offset >= body.start() && offset < body.start() + body.parts().length()) {
            Items.Item item = nodes.items(body).fromOffset(offset).next();
            if (item == null) {
                break;
            }
            node = nodes.node(node, body, item);
            body = node.body();
        }
        return Optional.ofNullable(node);
    }

    /// See [Structure#childStart].
    long childStart(@Nullable Node parent, long place) {
        Node.Body body = parent == null ? root : parent.body();
        long children = parent == null ? root.parts().count() : parent.children();
        if (body == null || place < 0 || place > children) {
            throw new IndexOutOfBoundsException("no place " + place + " among " + children + " children");
        }
        Items.Item item = nodes.items(body).fromItem(place * body.each()).next();
        if (item != null) {
            return item.start();
        }
        Seq<Shape> parts = body.parts();
        int end = parts.size();
        while (end > 0 && parts.get(end - 1).count() == 0) {
            end--;
        }
        return body.start() + parts.slice(0, end).length();
    }
}
