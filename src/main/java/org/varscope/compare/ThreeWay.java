package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference.Kind;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What two states have made of a third one that both come from.
///
/// @param forks    what differs between the two, in the order of the first; then what both have changed alike
/// @param complete whether it is known whose they are; otherwise these may not be all, and each counts as a conflict
public record ThreeWay(List<Fork> forks, boolean complete) {
    /// Copies the list.
    public ThreeWay {
        forks = List.copyOf(forks);
    }

    /// Who has changed something of what both come from.
    public enum Whose {
        /// The first one alone.
        LEFT,
        /// The second one alone.
        RIGHT,
        /// Both, and in the same way.
        BOTH,
        /// Both, each in its own way; or it cannot be told who.
        CONFLICT;

        /// {@return its name on the command line and in messages: `conflict`}
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Something that is not as it was.
    ///
    /// @param difference from the first to the second; where both are alike, what both have become, with their places
    /// @param base       where it was; empty where it was not there
    public record Fork(Whose whose, Difference difference, Optional<Location> base) {
        /// {@return what became of it since the base: in the first where that alone has changed it, else in the second}
        public Kind kind() {
            return whose == Whose.LEFT ? difference.reversed().kind() : difference.kind();
        }

        /// {@return where it was in `common`; empty where it was not there}
        public Optional<Place> in(Structure common) {
            return base.map(at -> new Place(at, common.node(at).map(Node::span).orElse(new Span(0, 0))));
        }

        /// {@return where it is in the first one; empty where it is not there}
        public Optional<Place> left() {
            return Optional.of(new Place(difference.before(), difference.was())).filter(Place::isThere);
        }

        /// {@return where it is in the second one; empty where it is not there}
        public Optional<Place> right() {
            return Optional.of(new Place(difference.after(), difference.is())).filter(Place::isThere);
        }
    }

    /// Where something is.
    ///
    /// @param span its bytes
    public record Place(Location at, Span span) {
        private boolean isThere() {
            return !span.isEmpty();
        }
    }

    /// {@return what `left` and `right` have made of `base`}
    ///
    /// Of a damaged base nobody knows what was there: whose a difference is would be a guess.
    ///
    /// @param most     how many differences are looked for between any two of them
    /// @param progress follows three times the work of [ChangedValues#between], by the bytes of `left`, `right` and
    ///                 `right`, and may stop it
    /// @throws CancellationException          if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public static ThreeWay of(Structure base, Structure left, Structure right, int most, Progress progress) {
        long first = left.bytes().length();
        long second = right.bytes().length();
        ChangedValues ours = ChangedValues.between(base, left, most, progress);
        ChangedValues theirs = ChangedValues.between(base, right, most, done -> progress.reached(first + done));
        ChangedValues apart = ChangedValues.between(left, right, most,
                done -> progress.reached(first + second + done));
        if (base.errors() > 0 || !ours.complete() || !theirs.complete() || !apart.complete()) {
            return new ThreeWay(apart.differences().stream()
                    .map(one -> new Fork(Whose.CONFLICT, one, Optional.empty())).toList(), false);
        }
        Side one = Side.of(ours);
        Side other = Side.of(theirs);
        List<Fork> forks = new ArrayList<>(apart.differences().stream().map(fork -> told(fork, one, other)).toList());
        forks.addAll(alike(one, other, apart));
        return new ThreeWay(forks, true);
    }

    /// {@return what differs between the first and the second for that reason}
    public List<Difference> of(Whose whose) {
        return forks.stream().filter(fork -> fork.whose() == whose).map(Fork::difference).toList();
    }

    /// {@return what differs between the first and the second}
    public List<Difference> apart() {
        return forks.stream().filter(fork -> fork.whose() != Whose.BOTH).map(Fork::difference).toList();
    }

    /// {@return what gives one of the two all that only the other has changed, and takes nothing of its own from it}
    ///
    /// @param toLeft whether it is the first that gets what the second has
    public Merge merge(Structure left, Structure right, boolean toLeft) {
        return toLeft ? Merge.of(left, right, of(Whose.RIGHT))
                : Merge.of(right, left, of(Whose.LEFT).stream().map(Difference::reversed).toList());
    }

    private static Fork told(Difference one, Side left, Side right) {
        Optional<Location> base = one.kind() == Kind.ADDED ? right.base(one.after()) : left.base(one.before());
        // What both still have of it is elsewhere in each.
        boolean paired = base.filter(at -> one.kind() == Kind.ADDED ? left.has(at)
                : one.kind() == Kind.REMOVED && right.has(at)).isPresent();
        boolean mine = switch (one.kind()) {
            case ADDED -> base.isPresent(); // which is no longer there
            case REMOVED -> base.isEmpty() || left.hasChanged(one.before());
            case CHANGED, RETYPED, MOVED, ENCODING, BYTES -> left.hasChanged(one.kind(), one.before());
        };
        boolean yours = switch (one.kind()) {
            case ADDED -> base.isEmpty() || right.hasChanged(one.after());
            case REMOVED -> base.isPresent();
            case CHANGED, RETYPED, MOVED, ENCODING, BYTES -> right.hasChanged(one.kind(), one.after());
        };
        // What has moved is taken over as a whole: with it would go what the other has changed in it.
        boolean apart = paired || mine == yours || one.kind() == Kind.MOVED
                && (mine ? right.hasChanged(one.after()) : left.hasChanged(one.before()));
        return new Fork(apart ? Whose.CONFLICT : mine ? Whose.LEFT : Whose.RIGHT, one, base);
    }

    /// {@return what both have changed and is nevertheless the same in both}
    private static List<Fork> alike(Side left, Side right, ChangedValues apart) {
        Side differing = Side.of(new ChangedValues(apart.differences().stream().map(Difference::reversed).toList(),
                true));
        Counterparts across = new Counterparts(apart.differences());
        Map<Object, Difference> theirs = right.differences.stream()
                .collect(Collectors.toMap(one -> mark(one, one.after()), one -> one, (first, _) -> first));
        return left.differences.stream()
                .filter(one -> one.kind() == Kind.REMOVED || !differing.hasChanged(one.kind(), one.after()))
                .flatMap(one -> Optional.ofNullable(theirs.get(mark(one, across.of(one.after()).orElse(null))))
                        .map(other -> new Fork(Whose.BOTH, new Difference(one.kind(), one.after(), other.after(),
                                one.after(), other.after(), one.is(), other.is()),
                                Optional.of(one.before()).filter(_ -> one.kind() != Kind.ADDED))).stream())
                .toList();
    }

    /// {@return what is equal for one difference on both sides: where it was, or where what was not there came to}
    private static Object mark(Difference one, @Nullable Location came) {
        return Map.entry(one.kind(), Optional.ofNullable(one.kind() == Kind.ADDED ? came : one.before()));
    }

    /// What one of the two has changed.
    ///
    /// @param changed what is other than it was, with all in it
    /// @param around  the collections around what is other, has moved or is gone
    /// @param moved   the collections in which something has moved; empty for the records
    /// @param written what is the same in other bytes, or has other bytes around what is in it
    /// @param toBase  where things were
    /// @param toNow   where what was there is
    private record Side(List<Difference> differences, Set<Location> changed, Set<Location> around,
            Set<Optional<Location>> moved, Set<Location> written, Counterparts toBase, Counterparts toNow) {
        static Side of(ChangedValues values) {
            Side side = new Side(values.differences(), new HashSet<>(), new HashSet<>(), new HashSet<>(),
                    new HashSet<>(),
                    new Counterparts(values.differences().stream().map(Difference::reversed).toList()),
                    new Counterparts(values.differences()));
            values.differences().forEach(side::add);
            return side;
        }

        private void add(Difference one) {
            switch (one.kind()) {
                case ADDED, CHANGED, RETYPED -> {
                    changed.add(one.after());
                    outwards(one.after()).skip(1).forEach(around::add);
                }
                case REMOVED -> outwards(one.after()).skip(1).forEach(around::add);
                case MOVED -> {
                    moved.add(collection(one.after()));
                    outwards(one.after()).skip(1).forEach(around::add);
                }
                case ENCODING, BYTES -> written.add(one.after());
            }
        }

        boolean hasChanged(Location at) {
            return around.contains(at) || isNew(at);
        }

        private boolean isNew(Location at) {
            return outwards(at).anyMatch(changed::contains);
        }

        /// {@return whether it may have made a difference of this kind there}
        boolean hasChanged(Kind kind, Location at) {
            return switch (kind) {
                case ADDED, REMOVED, CHANGED, RETYPED -> hasChanged(at);
                case MOVED -> moved.contains(collection(at));
                case ENCODING, BYTES -> written.contains(at) || isNew(at);
            };
        }

        /// {@return where it was; empty where it was not there}
        Optional<Location> base(Location at) {
            return toBase.of(at).filter(there -> there.places().size() == at.places().size());
        }

        /// {@return whether what was at `base` is still there}
        boolean has(Location base) {
            return toNow.of(base).filter(here -> here.places().size() == base.places().size()).isPresent();
        }

        private static Optional<Location> collection(Location at) {
            return at.isRecord() ? Optional.empty() : Optional.of(at.parent());
        }

        private static Stream<Location> outwards(Location at) {
            return Stream.iterate(Optional.of(at), Optional::isPresent, one -> one.flatMap(Side::collection))
                    .flatMap(Optional::stream);
        }
    }
}
