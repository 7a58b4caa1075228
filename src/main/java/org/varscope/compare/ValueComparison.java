package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.ChangedValues.Difference;
import org.varscope.compare.ChangedValues.Kind;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// One comparison of two structures, from the records down, with a stack of its own.
final class ValueComparison {
    /// Dictionaries with more differing entries are compared place by place.
    private static final long MOST_KEYS = 200_000;
    private static final long LONGEST_KEY = 4096;

    private final Structure before;
    private final Structure after;
    private final int most;
    private final SameBytes bytes;
    private final long prefix;
    private final long suffix;
    private final List<Difference> found = new ArrayList<>();
    private final Deque<Pair> open = new ArrayDeque<>();

    /// Two collections to be compared, or the records of both where they are null.
    private record Pair(@Nullable Node old, @Nullable Node now) { }

    ValueComparison(Structure before, Structure after, int most, Progress progress) {
        this.before = before;
        this.after = after;
        this.most = most;
        this.bytes = new SameBytes(before.bytes(), after.bytes(), progress);
        long shorter = Math.min(before.bytes().length(), after.bytes().length());
        this.prefix = bytes.prefix();
        this.suffix = bytes.suffix(shorter - prefix);
    }

    List<Difference> found() {
        return found;
    }

    /// {@return whether everything was compared}
    boolean run() {
        if (prefix == before.bytes().length() && prefix == after.bytes().length()) {
            return true;
        }
        open.push(new Pair(null, null));
        while (!open.isEmpty()) {
            if (found.size() >= most) {
                return false;
            }
            compare(open.pop());
        }
        return found.size() < most;
    }

    private void compare(Pair pair) {
        long oldCount = count(before, pair.old);
        long newCount = count(after, pair.now);
        long least = Math.min(oldCount, newCount);
        long first = sameAtStart(pair, least);
        long last = sameAtEnd(pair, oldCount, newCount, least - first);
        long oldEnd = oldCount - last;
        long newEnd = newCount - last;
        Node now = pair.now;
        boolean keyed = now != null && now.children() > 0 && pair.old != null
                && after.key(child(after, now, 0)).isPresent() && Math.max(oldEnd, newEnd) - first <= MOST_KEYS;
        if (keyed) {
            byKey(pair, first, oldEnd, newEnd);
        } else {
            byPlace(pair, first, oldEnd, newEnd);
        }
    }

    private static long count(Structure in, @Nullable Node parent) {
        return parent == null ? in.records() : parent.children();
    }

    private static Node child(Structure in, @Nullable Node parent, long place) {
        return in.children(parent, place, place + 1).getFirst();
    }

    /// Where the child number `place` begins, or, for the number of children, where they end.
    private static long start(Structure in, @Nullable Node parent, long place) {
        return parent == null && place == in.records() ? in.bytes().length() : in.childStart(parent, place);
    }

    /// How many children at the beginning lie in the bytes that both files begin with.
    private long sameAtStart(Pair pair, long least) {
        if (start(before, pair.old, 0) != start(after, pair.now, 0)) {
            return 0;
        }
        return holds(least, n -> start(before, pair.old, n) <= prefix && start(after, pair.now, n) <= prefix);
    }

    /// How many children at the end lie in the bytes that both files end with.
    private long sameAtEnd(Pair pair, long oldCount, long newCount, long least) {
        long oldLength = before.bytes().length();
        long newLength = after.bytes().length();
        if (oldLength - start(before, pair.old, oldCount) != newLength - start(after, pair.now, newCount)) {
            return 0;
        }
        return holds(least, n -> start(before, pair.old, oldCount - n) >= oldLength - suffix
                && start(after, pair.now, newCount - n) >= newLength - suffix);
    }

    /// {@return the largest number up to `most` for which `test` holds, as it does for 0 and all below}
    private static long holds(long most, LongPredicate test) {
        long sure = 0;
        long open = most;
        while (sure < open) {
            long middle = sure + (open - sure + 1) / 2;
            if (test.test(middle)) {
                sure = middle;
            } else {
                open = middle - 1;
            }
        }
        return sure;
    }

    private void byPlace(Pair pair, long first, long oldEnd, long newEnd) {
        Iterator<Node> olds = children(before, pair.old, first, oldEnd).iterator();
        children(after, pair.now, first, newEnd).forEach(now -> {
            if (olds.hasNext()) {
                compare(olds.next(), now);
            } else {
                add(Kind.ADDED, null, now);
            }
        });
        removed(pair, olds);
    }

    private void byKey(Pair pair, long first, long oldEnd, long newEnd) {
        Map<ByteBuffer, Node> olds = new LinkedHashMap<>();
        children(before, pair.old, first, oldEnd).forEach(old -> olds.put(key(before, old), old));
        children(after, pair.now, first, newEnd).forEach(now -> {
            Node old = olds.remove(key(after, now));
            if (old == null) {
                add(Kind.ADDED, null, now);
            } else {
                compare(old, now);
            }
        });
        removed(pair, olds.values().iterator());
    }

    /// The children as long as more differences are looked for.
    private Stream<Node> children(Structure in, @Nullable Node parent, long from, long to) {
        return in.children(parent, from, to, Progress.NONE, "comparing").takeWhile(_ -> found.size() < most);
    }

    /// The bytes of the key, or where the entry stands if it has none that could be compared.
    private static ByteBuffer key(Structure in, Node value) {
        Node key = in.key(value).orElse(null);
        if (key == null || key.span().length() > LONGEST_KEY) {
            return ByteBuffer.allocate(Long.BYTES).putLong(value.place()).flip();
        }
        return ByteBuffer.wrap(in.bytes().bytes(key.span()));
    }

    private void compare(Node old, Node now) {
        if (bytes.same(old.span(), now.span())) {
            return;
        }
        boolean inside = old.isCollection() && now.isCollection() && old.header() == now.header()
                && old.children() > 0 && now.children() > 0;
        if (inside) {
            open.push(new Pair(old, now));
        } else {
            add(Kind.CHANGED, old, now);
        }
    }

    private void add(Kind kind, @Nullable Node old, Node now) {
        if (found.size() < most) {
            found.add(new Difference(kind, now.location(), old == null ? null : old.location(), now.span()));
        }
    }

    private void removed(Pair pair, Iterator<Node> gone) {
        Node parent = pair.now;
        long at = start(after, parent, count(after, parent));
        Location where = parent != null ? parent.location() : Location.record(Math.max(0, after.records() - 1));
        while (found.size() < most && gone.hasNext()) {
            found.add(new Difference(Kind.REMOVED, where, gone.next().location(), new Span(at, 0)));
        }
    }
}
