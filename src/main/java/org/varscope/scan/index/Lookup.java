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
        Node.Body body = parent == null ? root : parent.body();
        List<Node> found = new ArrayList<>();
        if (body == null || from >= to) {
            return found;
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
                found.add(Nodes.missing(key.parent() == null ? node : key.parent(), key));
                key = null;
            }
            if (node.role() == Role.KEY) {
                key = node;
            } else if (node.role() != Role.GAP) {
                key = null;
                found.add(node);
            }
        }
        if (key != null && parent != null && parent.state() != State.PENDING) {
            found.add(Nodes.missing(parent, key));
        }
        return found;
    }

    /// See [Structure#entries].
    List<Structure.Entry> entries(Node dictionary, long from, long to) {
        Node.Body body = dictionary.body();
        List<Structure.Entry> found = new ArrayList<>();
        if (body == null || body.each() != 2 || from >= to) {
            return found;
        }
        Items items = nodes.items(body).fromItem(from * 2);
        Node key = null;
        for (Items.Item item = items.next(); item != null && item.index() < to * 2; item = items.next()) {
            Node node = nodes.node(dictionary, body, item);
            if (node.role() == Role.KEY) {
                key = node;
            } else if (node.role() == Role.VALUE && key != null && key.place() == node.place()) {
                found.add(new Structure.Entry(key, node));
            }
        }
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
        Node node = null;
        for (int depth = 0; depth < at.places().size(); depth++) {
            long place = at.place(depth);
            if (place >= (node == null ? root.parts().count() : node.children())) {
                return Optional.empty();
            }
            List<Node> found = children(node, place, place + 1);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            node = found.getFirst();
            if (at.places().get(depth) < 0) {
                node = key(node).orElse(null);
                if (node == null) {
                    return Optional.empty();
                }
            }
        }
        if (node == null) {
            return Optional.empty();
        }
        return at.key() ? key(node) : Optional.of(node);
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
    long childStart(Node parent, long place) {
        Node.Body body = parent.body();
        if (body == null || place < 0 || place > parent.children()) {
            throw new IndexOutOfBoundsException("no place " + place + " among " + parent.children() + " children");
        }
        Items.Item item = nodes.items(body).fromItem(place * body.each()).next();
        return item == null ? body.start() + body.parts().length() - unread(body.parts()) : item.start();
    }

    /// Bytes at the end of some parts that were not read and may hold more items.
    private static long unread(Seq<Shape> parts) {
        return !parts.isEmpty() && parts.get(parts.size() - 1) instanceof Shape.Pending(long length, long count)
                && count == 0 ? length : 0;
    }

    /// See [Structure#recordStart].
    long recordStart(long place) {
        Seq<Shape> parts = root.parts();
        if (place < 0 || place > parts.count()) {
            throw new IndexOutOfBoundsException("no place " + place + " among " + parts.count() + " records");
        }
        if (place < parts.count()) {
            Items.Item item = nodes.items(root).fromItem(place).next();
            return item == null ? root.start() + parts.length() : item.start();
        }
        int last = parts.size() - 1;
        while (last >= 0 && parts.get(last).count() == 0) {
            last--;
        }
        return last < 0 ? root.start() : root.start() + parts.atIndex(last).offset() + parts.get(last).length();
    }
}
