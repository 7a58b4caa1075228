package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.EntryKeys;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.SpanShift;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

/// The children of one collection, or the records of a file, as they are compared with others. For one thread.
final class Siblings {
    private static final int AT_ONCE = 64;
    private static final int FEATURES = 32;

    private final Structure in;
    private final @Nullable Node parent;
    private final NodeHash hash;
    private List<Node> near = List.of();
    private long nearFrom;
    private long nearTo;
    /// Where the children begin that were hashed last, from place `startsFrom`; -1 where damage has swallowed one.
    /// Looking one up reads what comes before it in its run.
    private long[] starts = {};
    private long startsFrom;

    Siblings(Structure in, @Nullable Node parent, NodeHash hash) {
        this.in = in;
        this.parent = parent;
        this.hash = hash;
    }

    @Nullable Node parent() {
        return parent;
    }

    long count() {
        return parent == null ? in.records() : parent.children();
    }

    /// {@return whether they have names that distinguish them}
    boolean areNamed() {
        return parent == null ? EntryKeys.has(in)
                : parent.kind() == VariantKind.DICTIONARY || parent.kind() == VariantKind.OBJECT;
    }

    /// {@return the child at `place`; empty where damage has swallowed it}
    Optional<Node> at(long place) {
        if (place < nearFrom || place >= nearTo) {
            nearFrom = place;
            nearTo = Math.min(count(), place + AT_ONCE);
            near = in.children(parent, nearFrom, nearTo);
        }
        int index = (int) (place - nearFrom);
        if (near.size() == nearTo - nearFrom) {
            return Optional.of(near.get(index));
        }
        return near.stream().filter(node -> node.place() == place).findFirst();
    }

    /// {@return where the child number `place` begins, or, for the number of children, where they end}
    long start(long place) {
        long index = place - startsFrom;
        if (index >= 0 && index < starts.length && starts[(int) index] >= 0) {
            return starts[(int) index];
        }
        return parent == null && place == in.records() ? in.bytes().length() : in.childStart(parent, place);
    }

    /// {@return where the children begin that were hashed last, after `shift`; of those that damage has swallowed,
    /// nowhere}
    long[] starts(@Nullable SpanShift shift) {
        return IntStream.range(0, starts.length).mapToLong(i -> starts[i] < 0 ? shift == null ? -1 : -2
                : shift == null ? starts[i] : shift.after(new Span(starts[i], 1)).start()).toArray();
    }

    /// {@return the bytes of `count` children and what is between them}
    Span span(long place, int count) {
        long start = start(place);
        return new Span(start, start(place + count) - start);
    }

    /// {@return where a child number `place` is, or would be}
    Location location(long place) {
        return parent == null ? Location.record(place) : parent.location().child(place);
    }

    /// {@return hashes of the children from place `from` to `to`, and of their names}
    Hashes hashes(long from, long to, Progress progress) {
        long[] contents = new long[(int) (to - from)];
        long[] begins = new long[contents.length];
        Arrays.fill(begins, -1);
        long[] names = areNamed() ? LongStream.range(from, to).toArray() : contents;
        if (parent != null && parent.kind() == VariantKind.DICTIONARY) {
            for (long at = from; at < to; at += AT_ONCE) {
                progress.report(start(at), "comparing");
                for (Structure.Entry entry : in.entries(parent, at, Math.min(to, at + AT_ONCE))) {
                    int index = (int) (entry.value().place() - from);
                    names[index] = hash.of(entry.key());
                    contents[index] = hash.of(entry.value());
                    begins[index] = entry.key().item().start();
                }
            }
        } else {
            in.children(parent, from, to, progress, "comparing").forEach(node -> {
                int index = (int) (node.place() - from);
                contents[index] = hash.of(node);
                begins[index] = node.item().start();
                if (names != contents) {
                    names[index] = hash.of(name(node));
                }
            });
        }
        starts = begins;
        startsFrom = from;
        return new Hashes(names, contents);
    }

    /// What is hashed of children.
    ///
    /// @param names    the same as the contents where there are none
    /// @param contents 0 where damage has swallowed a child
    record Hashes(long[] names, long[] contents) { }

    /// {@return the bytes that name `child` among the others, of which there are none where it has no name}
    Span name(Node child) {
        if (parent == null) {
            return in.entryKeySpan(child);
        }
        return parent.kind() == VariantKind.DICTIONARY
                ? in.key(child).map(Node::span).orElse(new Span(child.item().start(), 0))
                : new Span(child.item().start(), child.span().start() - child.item().start());
    }

    /// {@return hashes of what the beginning of `child` holds}
    Set<Long> features(Node child) {
        Set<Long> features = new HashSet<>();
        Siblings inside = new Siblings(in, child, hash);
        Hashes hashes = inside.hashes(0, Math.min(FEATURES, inside.count()), Progress.NONE);
        for (int i = 0; i < hashes.contents().length; i++) {
            features.add(hashes.names()[i] * 31 + hashes.contents()[i]);
        }
        return features;
    }
}
