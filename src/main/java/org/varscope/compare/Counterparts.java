package org.varscope.compare;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;

/// Which value of one state is which of another, by all that differs between them.
///
/// Values that no difference names are in the same order on both sides: at each level, the first that is left of the
/// older ones is the first that is left of the newer ones.
public final class Counterparts {
    private final Map<Optional<Location>, Level> levels = new HashMap<>();
    private final Set<Location> replaced = new HashSet<>();

    /// What happened among the children of one collection, by their places.
    private static final class Level {
        private final NavigableSet<Long> gone = new TreeSet<>();
        private final NavigableSet<Long> come = new TreeSet<>();
        private final Map<Long, Long> moved = new HashMap<>();
        private long[] left = {};
        private long[] there = {};

        void seal() {
            left = gone.stream().mapToLong(Long::longValue).toArray();
            there = come.stream().mapToLong(Long::longValue).toArray();
        }

        /// {@return where the child at `place` is on the other side; negative where it is not there}
        long counterpart(long place) {
            int before = Arrays.binarySearch(left, place);
            if (before >= 0) {
                return moved.getOrDefault(place, -1L);
            }
            long rank = place - ~before;
            // Each that came at or before the place that is reached so far pushes it on by one.
            int low = 0;
            int high = there.length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (there[middle] - middle <= rank) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return rank + low;
        }
    }

    /// @param differences all that differs, from the side that is asked about to the other
    public Counterparts(List<Difference> differences) {
        for (Difference one : differences) {
            switch (one.kind()) {
                case ADDED -> level(one.before()).come.add(place(one.after()));
                case REMOVED -> level(one.before()).gone.add(place(one.before()));
                case MOVED -> {
                    Level level = level(one.before());
                    level.gone.add(place(one.before()));
                    level.come.add(place(one.after()));
                    level.moved.put(place(one.before()), place(one.after()));
                }
                case CHANGED, RETYPED -> replaced.add(one.before());
                case ENCODING, BYTES -> { }
            }
        }
        levels.values().forEach(Level::seal);
    }

    private Level level(Location at) {
        return levels.computeIfAbsent(collection(at), _ -> new Level());
    }

    private static Optional<Location> collection(Location at) {
        return at.places().size() == 1 ? Optional.empty() : Optional.of(at.parent());
    }

    private static long place(Location at) {
        return at.place(at.places().size() - 1);
    }

    /// {@return where the value at `at` is on the other side; if it is not there, the nearest collection around it that
    /// does; empty where not even its record does}
    public Optional<Location> of(Location at) {
        Location here = null;
        Location there = null;
        for (int depth = 0; depth < at.places().size(); depth++) {
            long place = at.place(depth);
            Level level = levels.get(Optional.ofNullable(here));
            long other = level == null ? place : level.counterpart(place);
            if (other < 0 || here != null && replaced.contains(here)) {
                break;
            }
            boolean key = at.places().get(depth) < 0 || at.key() && depth == at.places().size() - 1;
            here = step(here, place, key);
            there = step(there, other, key);
        }
        return Optional.ofNullable(there);
    }

    private static Location step(@Nullable Location from, long place, boolean key) {
        Location to = from == null ? Location.record(place) : from.child(place);
        return key ? to.asKey() : to;
    }
}
