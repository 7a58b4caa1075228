package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Replacements.Replacement;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// What takes the place of bytes: values, and the counts and lengths around them.
final class Replacements {
    private final ByteStore before;
    private final Deque<Runnable> undo;
    private final NavigableSet<Replacement> values = new TreeSet<>(Replacement.ORDER);
    /// Counts and lengths by their offset.
    private final NavigableMap<Long, Replacement> words = new TreeMap<>();

    /// @param before the bytes as they were
    /// @param undo   gets what takes out again what is put here
    Replacements(ByteStore before, Deque<Runnable> undo) {
        this.before = before;
        this.undo = undo;
    }

    /// Bytes to put in the place of others.
    ///
    /// @param depth  how many collections they are put into: where several end at one offset, the innermost comes first
    /// @param number of those before it, which come first where nothing else tells
    record Replacement(Span at, ByteStore with, int depth, int number) {
        static final Comparator<Replacement> ORDER = Comparator.comparingLong((Replacement one) -> one.at.start())
                .thenComparing(one -> one.at.length()).thenComparing(one -> -one.depth)
                .thenComparing(Replacement::number);
    }

    /// Puts bytes of values in the place of others; see [Replacement].
    Replacement put(Span at, ByteStore with, int depth) {
        Replacement one = new Replacement(at, with, depth, values.size());
        values.add(one);
        undo.push(() -> values.remove(one));
        return one;
    }

    /// Puts a count or a length in the place of what it was before.
    void word(Span at, ByteStore with) {
        Replacement was = words.put(at.start(), new Replacement(at, with, 0, 0));
        undo.push(was == null ? () -> words.remove(at.start()) : () -> words.put(at.start(), was));
    }

    /// {@return how many there are, without counts and lengths}
    int size() {
        return values.size();
    }

    /// {@return all, in order of offset}
    Stream<Replacement> inOrder() {
        return Stream.concat(values.stream(), words.values().stream()).sorted(Replacement.ORDER);
    }

    /// {@return what they replace, in order of offset}
    List<Patch> patches() {
        return inOrder().map(one -> new Patch(one.at.start(), one.at.length(), one.with.length())).toList();
    }

    /// {@return the bytes with all of them}
    ByteStore bytes() {
        return joined(new Span(0, before.length()), inOrder());
    }

    /// {@return the bytes of `node` with all of them in it}
    ByteStore bytes(Node node) {
        Span span = node.span();
        Replacement from = new Replacement(new Span(span.start(), 0), ByteStore.empty(), Integer.MAX_VALUE, 0);
        Replacement to = new Replacement(new Span(span.end(), 1), ByteStore.empty(), Integer.MAX_VALUE, 0);
        // What is put in before or behind it is no part of it.
        Stream<Replacement> inside = values.subSet(from, to).stream().filter(one -> span.encloses(one.at)
                && (!one.at.isEmpty() || one.depth > node.depth()));
        Stream<Replacement> counts = words.subMap(span.start(), span.end()).values().stream();
        return joined(span, Stream.concat(inside, counts).sorted(Replacement.ORDER));
    }

    private ByteStore joined(Span span, Stream<Replacement> inOrder) {
        List<ByteStore> parts = new ArrayList<>();
        long end = span.start();
        for (Replacement one : inOrder.toList()) {
            parts.add(before.slice(Span.between(end, one.at.start())));
            parts.add(one.with);
            end = one.at.end();
        }
        parts.add(before.slice(Span.between(end, span.end())));
        return ByteStore.joined(parts);
    }

    /// Where values are put among others of which some are damaged: something damaged before them may take their
    /// bytes for its own, which shows only once they are read.
    static final class PlacedChildren {
        private final boolean damaged;
        private final Deque<Runnable> undo;
        private final Map<Replacement, Change> changes = new IdentityHashMap<>();

        /// @param structure where they are put
        /// @param undo      gets what takes out again what is noted here
        PlacedChildren(Structure structure, Deque<Runnable> undo) {
            this.damaged = structure.problemCount() > 0; // what a warning is about may take them too
            this.undo = undo;
        }

        /// A child that comes or goes.
        ///
        /// @param collection offset of what it is a child of
        /// @param put        null for one that goes, or that is known to be read as a part of another
        private record Change(long collection, int by, @Nullable Placed put) { }

        /// A child that is put in.
        ///
        /// @param name  bytes before its value
        /// @param value bytes of its value
        /// @param index before which child, as they were
        private record Placed(int depth, long name, long value, long index) { }

        /// Notes that `bytes` are `count` new children of `collection`.
        ///
        /// @param name    how many of them come before the value of the first
        /// @param value   how many bytes that value has
        /// @param index   before which child they are put, as they were before
        /// @param unknown whether anything may be said of where they are read
        void put(Replacement bytes, Node collection, int count, long name, long value, long index, boolean unknown) {
            note(bytes, new Change(collection.span().start(), count,
                    unknown ? new Placed(collection.depth() + 1, name, value, index) : null));
        }

        /// Notes that `bytes` took so many children out of `collection`.
        void take(Replacement bytes, Node collection, int count) {
            note(bytes, new Change(collection.span().start(), -count, null));
        }

        private void note(Replacement bytes, Change change) {
            if (damaged) {
                changes.put(bytes, change);
                undo.push(() -> changes.remove(bytes));
            }
        }

        /// {@return those that are not read where they were put}
        ///
        /// @param all   what was replaced
        /// @param after the structure after that
        List<Objection> unread(Replacements all, Structure after) {
            List<Objection> against = new ArrayList<>();
            Map<Long, Integer> more = new HashMap<>(); // children before, by collection
            long growth = 0;
            for (Replacement one : changes.isEmpty() ? List.<Replacement>of() : all.inOrder().toList()) {
                Change change = changes.get(one);
                if (change != null) {
                    long before = more.merge(change.collection, change.by, Integer::sum) - change.by;
                    Placed put = change.put;
                    Span bytes = new Span(one.at().start() + growth, one.with().length());
                    if (put != null && !isRead(after, new Span(bytes.start() + put.name, put.value), put,
                            put.index + before)) {
                        against.add(new Objection.Unread(put.index + before));
                    }
                }
                growth += one.with().length() - one.at().length();
            }
            return against;
        }

        private static boolean isRead(Structure after, Span value, Placed put, long place) {
            Node there = after.deepestAt(value.start()).orElse(null);
            return there != null && (there.state() == State.PENDING || there.span().equals(value)
                    && there.role() != Role.KEY && there.depth() == put.depth && there.place() == place);
        }
    }
}
