package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference.Kind;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What two states have made of a third one that both come from.
///
/// @param forks    what differs between the two, in the order of the first; then what both have changed alike
/// @param complete whether these are all; otherwise nobody knows whose they are, and each counts as a conflict
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
    }

    /// {@return what `left` and `right` have made of `base`}
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
        if (!ours.complete() || !theirs.complete() || !apart.complete()) {
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

    private static Fork told(Difference one, Side left, Side right) {
        Optional<Location> base = one.kind() == Kind.ADDED ? right.base(one.after()) : left.base(one.before());
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
        return new Fork(mine == yours ? Whose.CONFLICT : mine ? Whose.LEFT : Whose.RIGHT, one, base);
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
    /// @param around  the collections around what is other, or is gone
    /// @param moved   the collections in which something has moved; empty for the records
    /// @param written what is the same in other bytes, or has other bytes around what is in it
    /// @param toBase  where things were
    private record Side(List<Difference> differences, Set<Location> changed, Set<Location> around,
            Set<Optional<Location>> moved, Set<Location> written, Counterparts toBase) {
        static Side of(ChangedValues values) {
            Side side = new Side(values.differences(), new HashSet<>(), new HashSet<>(), new HashSet<>(),
                    new HashSet<>(),
                    new Counterparts(values.differences().stream().map(Difference::reversed).toList()));
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
                case MOVED -> moved.add(collection(one.after()));
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

        private static Optional<Location> collection(Location at) {
            return at.isRecord() ? Optional.empty() : Optional.of(at.parent());
        }

        private static Stream<Location> outwards(Location at) {
            return Stream.iterate(Optional.of(at), Optional::isPresent, one -> one.flatMap(Side::collection))
                    .flatMap(Optional::stream);
        }
    }
}
