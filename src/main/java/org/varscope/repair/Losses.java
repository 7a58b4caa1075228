package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// What becomes, by a change of bytes, of the values that could be read before it.
///
/// A value has *read well* where its own bytes decode, nothing is odd about them, and, of a key, where the value that
/// it belongs to is there too. It is *kept* where the same bytes still are a value of its type, wherever they have
/// moved; *changed* where a value of its type begins there that has other bytes; and *lost* otherwise.
///
/// Values that are far from every change are the same, and are not counted.
///
/// @param kept      by kind
/// @param changed   by kind
/// @param lost      by kind
/// @param moved     how many of the kept ones are in another collection
/// @param shortened collections that said they had more children than they have now
/// @param complete  whether everything near the changes was looked at
public record Losses(Map<VariantKind, Long> kept, Map<VariantKind, Long> changed, Map<VariantKind, Long> lost,
        long moved, List<Shortened> shortened, boolean complete) {
    /// Nothing was there, or nothing is changed.
    public static final Losses NONE = new Losses(Map.of(), Map.of(), Map.of(), 0, List.of(), true);

    /// Values that are looked at behind each change.
    private static final int NEAR = 2048;
    /// Changes that are looked at.
    private static final int MOST = 16;
    /// Bytes of a value that only says that it is empty.
    private static final int EMPTY = 8;

    /// Copies the maps.
    public Losses {
        kept = Map.copyOf(kept);
        changed = Map.copyOf(changed);
        lost = Map.copyOf(lost);
        shortened = List.copyOf(shortened);
    }

    /// A collection from which children are cut off.
    ///
    /// @param in   the values before
    /// @param at   one of them
    /// @param gone children that no longer exist
    /// @param of   that its count said
    public record Shortened(Structure in, Node at, long gone, long of) { }

    /// {@return how many values that read well are gone}
    public long lostValues() {
        return sum(lost);
    }

    /// {@return how many values that read well are others}
    public long changedValues() {
        return sum(changed);
    }

    /// {@return how many values near the changes are as they were}
    public long keptValues() {
        return sum(kept);
    }

    private static long sum(Map<VariantKind, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /// {@return what becomes of the values of `before`}
    ///
    /// @param patches from `before` to `after`, in order
    /// @param ends    whether collections are ended before what their counts say; otherwise a count that becomes less
    ///                was wrong, and nothing is gone
    public static Losses of(Structure before, Structure after, List<Patch> patches, boolean ends) {
        return patches.isEmpty() ? NONE : new Count(before, after, patches, ends).all();
    }

    /// {@return these, with what other repairs have cut off as well}
    Losses cuttingOff(List<Shortened> others) {
        return new Losses(kept, changed, lost, moved, others, complete);
    }

    /// {@return whether nothing that could be read is gone or another, and nothing was cut off}
    public boolean isNone() {
        return lost.isEmpty() && changed.isEmpty() && shortened.isEmpty();
    }

    /// Goes through the values of both.
    private static final class Count {
        private final Structure before;
        private final Structure after;
        private final List<Patch> patches;
        private final Map<VariantKind, Long> kept = new EnumMap<>(VariantKind.class);
        private final Map<VariantKind, Long> changed = new EnumMap<>(VariantKind.class);
        private final Map<VariantKind, Long> lost = new EnumMap<>(VariantKind.class);
        private final List<Shortened> shortened = new ArrayList<>();
        private final Walk walk;
        private final Oddness oddness;
        private final ByteReader was;
        private final ByteReader is;
        private final boolean ends;
        private long elsewhere;

        Count(Structure before, Structure after, List<Patch> patches, boolean ends) {
            this.ends = ends;
            this.before = before;
            this.after = after;
            this.patches = patches;
            this.was = before.bytes().reader(1024);
            this.is = after.bytes().reader(1024);
            this.walk = new Walk(was, Plan.of(before.dialect()), new Findings(false));
            this.oddness = new Oddness(walk);
        }

        Losses all() {
            List<Long> places = patches.stream().map(Patch::offset).limit(MOST).toList();
            Near now = new Near(before, places, NEAR);
            Near then = new Near(after, places.stream().map(this::moved).toList(), 2 * NEAR);
            Map<Long, Node> others = new HashMap<>();
            then.all().forEach(node -> others.put(node.span().start(), node));
            NavigableMap<Long, Problem> odd = new TreeMap<>();
            List<Node> nodes = now.all();
            if (!nodes.isEmpty()) {
                before.problemsIn(Span.between(nodes.getFirst().span().start(), now.end))
                        .stream().filter(Count::isOdd).forEach(problem -> odd.put(problem.span().start(), problem));
            }
            for (int i = 0; i < nodes.size(); i++) {
                Node node = nodes.get(i);
                long at = moved(node.span().start());
                if (then.has(at)) {
                    Node other = others.get(at);
                    shorten(node, other);
                    boolean counts = node.role() != Role.KEY || i + 1 < nodes.size() && isValue(nodes.get(i + 1));
                    if (counts && readsWell(node, odd)) {
                        count(node, other);
                    }
                }
            }
            return new Losses(kept, changed, lost, elsewhere, shortened,
                    now.isComplete && then.isComplete && patches.size() <= MOST);
        }

        private void count(Node node, @Nullable Node other) {
            Map<VariantKind, Long> counts = other == null || other.state() == State.DAMAGED
                    || other.kind() != node.kind() || other.isCollection() != node.isCollection() ? lost
                    : node.isCollection() || isSame(node.span(), other.span()) ? kept : changed;
            counts.merge(node.kind(), 1L, Long::sum);
            elsewhere += counts == kept && other != null && isElsewhere(node, other) ? 1 : 0;
        }

        private boolean isElsewhere(Node node, Node other) {
            Node was = node.parent();
            Node now = other.parent();
            return was == null || now == null ? was != now : moved(was.span().start()) != now.span().start();
        }

        private boolean isSame(Span one, Span other) {
            if (one.length() != other.length()) {
                return false;
            }
            boolean touched = patches.stream().anyMatch(patch -> patch.offset() < one.end()
                    && patch.offset() + patch.removed() > one.start());
            for (long i = 0; touched && i < one.length(); i++) {
                if (was.u8(one.start() + i) != is.u8(other.start() + i)) {
                    return false;
                }
            }
            return true;
        }

        private void shorten(Node node, @Nullable Node other) {
            if (ends && node.isCollection() && other != null && other.isCollection() && other.kind() == node.kind()
                    && other.claimed() < Math.max(node.children(), node.claimed()) && other.claimed() >= 0) {
                long said = node.claimed() < 0 ? node.children() : node.claimed();
                shortened.add(new Shortened(before, node, said - other.claimed(), said));
            }
        }

        /// What only an older or another writer does says nothing against a value.
        private static boolean isOdd(Problem problem) {
            return switch (problem.code()) {
                case WIDE_UNNEEDED, OBJECT_PRESENT, PADDING_NOT_ZERO, CHILDREN_MISSING, COUNT_PAST_END, FRAME_SLACK,
                        TRAILING_DATA, FRAME_PAST_END -> false;
                default -> true;
            };
        }

        private static boolean isValue(Node node) {
            return node.role() == Role.VALUE && node.state() != State.DAMAGED;
        }

        private boolean readsWell(Node node, NavigableMap<Long, Problem> odd) {
            if (node.state() == State.DAMAGED || node.state() == State.PENDING || node.role() == Role.GAP
                    || node.isPlain() || saysNothing(node)) {
                return false;
            }
            long start = node.span().start();
            Long next = odd.ceilingKey(start);
            long own = node.isCollection() ? start + 4 : node.span().end();
            return (next == null || next >= own) && (node.isCollection() || isPlausible(node));
        }

        /// What is no more than a header, and what is empty, is seen wherever there are zeros.
        private static boolean saysNothing(Node node) {
            return node.isCollection() ? node.children() == 0 : switch (node.kind()) {
                case NIL, RID, CALLABLE -> true;
                default -> node.row() != null && node.span().length() <= EMPTY && isLong(node.row());
            };
        }

        private static boolean isLong(Row row) {
            return switch (row.layout()) {
                case Layout.Fixed _ -> false;
                default -> true;
            };
        }

        private boolean isPlausible(Node node) {
            long end = walk.value(node.span().start(), node.span().end());
            return end == node.span().end()
                    && oddness.ofContent(node.span().start()) <= 0;
        }

        private long moved(long at) {
            long growth = 0;
            for (Patch patch : patches) {
                if (patch.offset() + patch.removed() > at) {
                    break;
                }
                growth += patch.growth();
            }
            return at + growth;
        }
    }

    /// The values near some places.
    private static final class Near {
        private final Structure structure;
        private final List<Long> places;
        private final int most;
        /// Parts of the bytes that were gone through whole, by where they begin.
        private final NavigableMap<Long, Long> seen = new TreeMap<>();
        boolean isComplete = true;
        long end;

        Near(Structure structure, List<Long> places, int most) {
            this.structure = structure;
            this.places = places;
            this.most = most;
        }

        List<Node> all() {
            List<Node> nodes = new ArrayList<>();
            Preorder every = structure.preorder();
            Iterator<Long> next = places.iterator();
            long place = next.next();
            int left = most;
            long from = 0;
            long skipped = -1;
            for (Node node = every.next(); node != null; node = every.next()) {
                long at = node.span().end();
                if (at <= place && at < structure.bytes().length()) {
                    // What ends right before the place may be what is gone on with: then it is left by itself.
                    if (node.span().start() > skipped) {
                        skipped = node.span().start();
                        every.skipTo(place);
                    } else {
                        every.skipChildren();
                    }
                    from = at;
                    continue;
                }
                nodes.add(node);
                end = node.isCollection() ? node.span().start() + 1 : at;
                if (--left == 0) {
                    seen.put(from, end);
                    long now = end;
                    long further = -1;
                    while (next.hasNext() && further < now) {
                        further = next.next();
                    }
                    isComplete = false;
                    if (further < now) {
                        return nodes;
                    }
                    from = further;
                    place = further;
                    left = most;
                }
            }
            seen.put(from, Long.MAX_VALUE);
            end = structure.bytes().length();
            return nodes;
        }

        boolean has(long at) {
            Map.Entry<Long, Long> part = seen.floorEntry(at);
            return part != null && at < part.getValue();
        }
    }
}
