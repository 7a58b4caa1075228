package org.varscope.repair.salvage;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Goes through the damaged collections of a file, and finds what must go and which counts and lengths must change.
final class Rescue {
    private static final int AT_A_TIME = 256;
    private static final byte[] NIL = new byte[4];

    private final Structure structure;
    private final Progress progress;
    private final ByteReader in;
    /// Bytes that could not be had from a wrapper, by offset.
    private final NavigableMap<Long, Long> unread = new TreeMap<>();
    private final ArrayDeque<Open> open = new ArrayDeque<>();
    /// In order of offset, not overlapping.
    final List<Change> changes = new ArrayList<>();
    final List<Salvage.Lost> lost = new ArrayList<>();

    /// A collection, or the file, whose children are looked at.
    private static final class Open {
        final @Nullable Node node;
        final long children;
        /// Of the change of its count, or of the length before it.
        int slot = -1;
        int length = -1;
        long place;
        long kept;
        long at;
        List<Item> some = List.of();
        int next;

        Open(@Nullable Node node, long children, long at) {
            this.node = node;
            this.children = children;
            this.at = at;
        }
    }

    /// A child with what belongs to it.
    private record Item(long start, @Nullable Node key, Node value) { }

    Rescue(Structure structure, Progress progress) {
        this.structure = structure;
        this.progress = progress;
        this.in = structure.bytes().reader();
        for (Problem problem : structure.known()) {
            if (problem.isError() && !problem.span().isEmpty()) {
                unread.merge(problem.span().start(), problem.span().end(), Math::max);
            }
        }
    }

    void all() {
        boolean counted = structure.framing().head() != null;
        long start = counted ? Math.min(structure.bytes().length(), Framing.Head.LENGTH) : 0;
        Open root = new Open(null, structure.records(), start);
        root.slot = counted && start == Framing.Head.LENGTH ? hold() : -1;
        open.push(root);
        while (!open.isEmpty()) {
            step(open.peek());
        }
        changes.removeIf(change -> change.span().isEmpty() && change.bytes().length == 0);
    }

    private void step(Open now) {
        if (now.next == now.some.size()) {
            if (now.place >= now.children) {
                close(now);
                return;
            }
            long to = Math.min(now.children, now.place + AT_A_TIME);
            progress.report(now.at, "salvaging");
            now.some = items(now.node, now.place, to);
            now.place = to;
            now.next = 0;
            return;
        }
        take(now, now.some.get(now.next++));
    }

    private List<Item> items(@Nullable Node parent, long from, long to) {
        return parent != null && parent.body() != null && parent.body().each() == 2
                ? structure.entries(parent, from, to).stream()
                .map(e -> new Item(e.key().item().start(), e.key(), e.value())).toList()
                : structure.children(parent, from, to).stream().map(n -> new Item(n.item().start(), null, n)).toList();
    }

    private void take(Open now, Item item) {
        Node value = item.value();
        boolean keyed = item.key() == null || isWhole(item.key());
        if (keyed && isWhole(value)) {
            skip(now, item.start());
            if (now.node == null && structure.framing().lengths(value.field()) != null) {
                frame(value, hold(), value.span().length());
                if (changes.getLast().span().isEmpty()) {
                    changes.removeLast();
                }
            }
            now.at = value.span().end();
            now.kept++;
        } else if (keyed && canOpen(value)) {
            skip(now, item.start());
            Open inner = new Open(value, value.children(), value.body().start());
            inner.length = now.node == null ? hold() : -1;
            inner.slot = hold();
            open.push(inner);
        } else {
            lose(now, item);
        }
    }

    private void lose(Open now, Item item) {
        long end = Math.max(now.at, item.value().span().end());
        skip(now, Math.max(now.at, item.start()));
        if (now.node == null && structure.framing().isListed()) {
            lost.add(new Salvage.Lost(item.value(), item.value().span()));
            frame(item.value(), hold(), NIL.length);
            changes.add(new Change(Span.between(Math.max(now.at, item.value().span().start()), end), NIL));
            now.kept++;
        } else if (end > now.at) {
            lost.add(new Salvage.Lost(item.value(), Span.between(now.at, end)));
            changes.add(new Change(Span.between(now.at, end), new byte[0]));
        }
        now.at = end;
    }

    /// Takes away what no child claims up to `to`.
    private void skip(Open now, long to) {
        if (to > now.at) {
            Span gap = Span.between(now.at, to);
            lost.add(new Salvage.Lost(now.node, gap));
            changes.add(new Change(gap, new byte[0]));
            now.at = to;
        }
    }

    private void close(Open now) {
        open.pop();
        Node node = now.node;
        skip(now, node == null ? structure.bytes().length() : Math.max(now.at, node.span().end()));
        if (now.slot >= 0) {
            long at = node == null ? Framing.Head.COUNT_AT : node.body().start() - Integer.BYTES;
            word(now.slot, at, now.kept | in.i32(at) & 0x8000_0000L, ByteOrder.LITTLE_ENDIAN);
        }
        if (node == null) {
            return;
        }
        Open around = open.element();
        around.at = node.span().end();
        around.kept++;
        if (now.length >= 0) {
            long growth = changes.subList(now.length, changes.size()).stream()
                    .mapToLong(change -> change.bytes().length - change.span().length()).sum();
            frame(node, now.length, node.span().length() + growth);
        }
    }

    /// Keeps a place for a change that is known later; until then it changes nothing.
    private int hold() {
        changes.add(new Change(new Span(0, 0), new byte[0]));
        return changes.size() - 1;
    }

    private void frame(Node record, int slot, long length) {
        ByteOrder order = structure.framing().lengths(record.field());
        if (order != null && !record.isPlain()) {
            word(slot, record.span().start() - 4, length, order);
        }
    }

    private void word(int slot, long at, long value, ByteOrder order) {
        int now = order == ByteOrder.BIG_ENDIAN ? in.i32be(at) : in.i32(at);
        if (now != (int) value) {
            byte[] bytes = Word32.of(value, order);
            changes.set(slot, new Change(new Span(at, 4), bytes));
        }
    }

    private boolean isWhole(Node node) {
        return node.state() == State.WHOLE && isRead(node.span());
    }

    private boolean canOpen(Node node) {
        return node.body() != null && node.state() != State.DAMAGED && node.span().start() + 4 < node.body().start()
                && isRead(Span.between(node.span().start(), node.body().start()));
    }

    private boolean isRead(Span span) {
        Map.Entry<Long, Long> before = unread.lowerEntry(span.end());
        return before == null || before.getValue() <= span.start();
    }
}
