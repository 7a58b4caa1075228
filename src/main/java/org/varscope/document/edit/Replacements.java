package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure.Patch;

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
}
