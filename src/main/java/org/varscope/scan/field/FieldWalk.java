package org.varscope.scan.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Grammar;
import org.varscope.scan.index.Items;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Nodes;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Walk;

/// Tells the bytes of items, collections and what is between, in order, from the window of its sink on.
final class FieldWalk {
    private final Nodes nodes;
    private final FieldSink sink;
    private final RootFields root;
    private final Deque<Inside> open = new ArrayDeque<>();

    /// A collection whose items are being told, and the node that it is; null for the file.
    private record Inside(Items items, Node.Body body, @Nullable Node node) { }

    FieldWalk(Nodes nodes, FieldSink sink) {
        this.nodes = nodes;
        this.sink = sink;
        this.root = new RootFields(nodes.in(), nodes.skip().fields(), sink);
    }

    /// Tells everything in a file whose records are in `body`.
    void items(Node.Body body) {
        Owner file = Owner.file(nodes.in().length());
        sink.owner(file, null, false);
        root.head(body.start());
        enter(body, null);
        while (!open.isEmpty() && !sink.isDone()) {
            Inside inside = open.peek();
            Items.Item item = inside.items.next();
            if (item == null) {
                open.pop();
                if (inside.node != null) {
                    tail(inside.node);
                }
            } else {
                item(inside, item);
            }
        }
    }

    private void enter(Node.Body body, @Nullable Node node) {
        Items items = nodes.items(body);
        if (sink.window().start() > body.start()) {
            items.fromOffset(sink.window().start());
        }
        open.push(new Inside(items, body, node));
    }

    private void item(Inside inside, Items.Item item) {
        Node node = nodes.node(inside.node, inside.body, item);
        if (node.role() == Role.GAP) {
            sink.owner(inside.node == null ? Owner.file(nodes.in().length()) : Owner.value(inside.node), null,
                    false);
            unread(node);
            return;
        }
        value(node, inside.body.grammar());
        if (node.body() == null) {
            tail(node);
        } else {
            enter(node.body(), node);
        }
    }

    /// Tells what belongs to `node` itself, its children left out.
    void own(Node node) {
        Node parent = node.parent();
        if (node.role() == Role.GAP) {
            sink.owner(parent == null ? Owner.file(nodes.in().length()) : Owner.value(parent), null, false);
            unread(node);
        } else {
            value(node, parent == null ? nodes.framing() : Grammar.PROPERTIES);
            tail(node);
        }
    }

    private void unread(Node node) {
        sink.add(node.span().start(), node.span().length(),
                node.state() == State.PENDING ? new Purpose.Pending() : new Purpose.Unclaimed());
    }

    /// Tells what comes before a value, and the value up to its first child.
    private void value(Node node, Grammar grammar) {
        Span span = node.span();
        if (node.isPlain()) {
            sink.owner(Owner.record(node), node, node.guessed());
            root.plain(node);
            return;
        }
        if (span.start() > node.item().start()) {
            sink.owner(Owner.record(node), node, node.guessed());
            lead(grammar, node);
        }
        sink.owner(Owner.value(node), node, node.guessed());
        visit(span.start(), node.body() == null ? span.end() : node.body().start(), false);
    }

    /// Lets the walk tell a value, or the name of a property. What it cannot read is damage.
    private void visit(long from, long to, boolean name) {
        Walk walk = nodes.skip().walk();
        walk.texts.visitor = sink;
        sink.begin(from);
        long _ = name ? walk.name(from, to) : walk.value(from, to);
        walk.texts.visitor = null;
        sink.rest(to);
    }

    private void lead(Grammar grammar, Node node) {
        long from = node.item().start();
        long to = node.span().start();
        switch (grammar) {
            case PROPERTIES -> visit(from, to, true);
            case ENTRIES -> root.key(from, to);
            case FRAMES_BE -> sink.add(from, to - from, new Purpose.RecordLength(ByteOrder.BIG_ENDIAN));
            case VALUES, FRAMES, FIELDS -> sink.add(from, to - from, new Purpose.RecordLength(
                    node.field() == null ? ByteOrder.LITTLE_ENDIAN : node.field().order()));
        }
    }

    /// Tells what comes after a value and belongs to its record.
    private void tail(Node node) {
        long end = node.span().end();
        if (end < node.item().end()) {
            sink.owner(Owner.record(node), node, node.guessed());
            sink.add(end, node.item().end() - end, new Purpose.Unclaimed());
        }
    }

    /// Tells the bytes of what is at the root of a file beside values: records without a header, keys of
    /// settings, and the words before all of them.
    record RootFields(ByteReader in, FieldItems fields, FieldSink sink) {
        /// Tells the `length` bytes before the first record, a magic and a count; no bytes in most files.
        void head(long length) {
            if (length > 0) {
                sink.add(0, Math.min(4, length), new Purpose.Magic());
            }
            if (length > 4) {
                sink.add(4, length - 4, new Purpose.Count(Purpose.Counted.SETTINGS));
            }
        }

        /// Tells the key of an entry and the length of its value, `from` up to `to`.
        void key(long from, long to) {
            sink.add(from, 4, new Purpose.Length(Part.SETTING_KEY, -1));
            sink.add(from + 4, to - from - 8, new Purpose.Text(Part.SETTING_KEY, -1));
            sink.add(to - 4, 4, new Purpose.Length(Part.SETTING, -1));
        }

        /// Tells the bytes of a record without a header.
        void plain(Node node) {
            long start = node.span().start();
            long length = node.span().length();
            FieldItem item = node.field();
            if (item == null || node.state() != State.WHOLE
                    && !fields.isWholeText(item, start, start + length)) {
                sink.add(start, length, new Purpose.Damage());
                return;
            }
            switch (item.kind()) {
                case PASCAL, TEXT8, TEXT16, BYTES8, BYTES16, BYTES32 -> {
                    int width = item.kind().lengthWidth();
                    sink.add(start, width, new Purpose.Length(Part.STORED, -1, item.order()));
                    sink.add(start + width, length - width, item.isBytes() ? new Purpose.Data(Part.STORED)
                            : new Purpose.Text(Part.STORED, -1));
                }
                case TEXT_NUL -> {
                    sink.add(start, length - 1, new Purpose.Text(Part.STORED, -1));
                    sink.add(start + length - 1, 1, new Purpose.LineEnd());
                }
                case LINE, CSV -> {
                    long text = in.u8(start + length - 1) == '\n' ? length - 1 : length;
                    Part part = item.kind() == FieldKind.CSV ? Part.CELLS : Part.STORED;
                    sink.add(start, text, new Purpose.Text(part, -1));
                    sink.add(start + text, length - text, new Purpose.LineEnd());
                }
                case STRING, TEXT -> sink.add(start, length, new Purpose.Text(Part.STORED, -1));
                default -> sink.add(start, length, item.kind() == FieldKind.MAGIC ? new Purpose.Data(Part.MAGIC)
                        : item.isBytes() ? new Purpose.Data(Part.STORED)
                        : item.digest() != null && item.digest().isText() ? new Purpose.Text(Part.STORED, -1)
                        : new Purpose.Stored(item));
            }
        }
    }
}
