package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.Change;
import org.varscope.scan.index.Location;
import org.varscope.ui.model.Moved;

/// Which rows are left of a tree: values that match, those that are shown with them, and all that they are in. What a
/// match holds is all there, unless there are matches in it.
final class RowFilter {
    /// Leaves all rows.
    static final RowFilter ALL = new RowFilter(true, List.of(), Set.of(), null);

    private final boolean all;
    private final List<Location> found;
    private final Set<Location> kept;
    private final @Nullable Location extra;
    private final Set<Location> shown;
    private final Map<Location, NavigableSet<Long>> below = new HashMap<>();
    private final NavigableSet<Long> records = new TreeSet<>();

    private RowFilter(boolean all, Collection<Location> found, Set<Location> kept, @Nullable Location extra) {
        this.all = all;
        this.found = List.copyOf(found);
        this.kept = Set.copyOf(kept);
        this.extra = extra;
        this.shown = new HashSet<>(found);
        shown.addAll(kept);
        if (extra != null) {
            shown.add(extra);
        }
        shown.forEach(this::enter);
    }

    private void enter(Location value) {
        Location at = value;
        while (!at.isRecord()) {
            Location parent = at.parent();
            below.computeIfAbsent(parent, _ -> new TreeSet<>()).add(at.last());
            at = parent;
        }
        records.add(at.last());
    }

    /// {@return one that leaves these alone}
    ///
    /// @param found as of [#row], in order of offset
    static RowFilter of(Collection<Location> found) {
        return new RowFilter(false, found, Set.of(), null);
    }

    /// {@return the value in whose row the one at `at` is seen: the entry, where that is its key or in its key}
    static Location row(Location at) {
        int depth = 0;
        while (depth < at.places().size() && at.places().get(depth) >= 0) {
            depth++;
        }
        return depth == at.places().size() ? at.asValue()
                : new Location(at.places().subList(0, depth + 1), false).asValue();
    }

    boolean isAll() {
        return all;
    }

    boolean isEmpty() {
        return !all && shown.isEmpty();
    }

    /// {@return the first match}
    Optional<Location> first() {
        return found.stream().findFirst();
    }

    /// {@return what is around those that are left, and is to be open}
    Set<Location> open() {
        return below.keySet();
    }

    /// {@return the rows right below the value at `at`, or of the records where that is null; empty where all of them
    /// are left}
    Optional<List<TreeRow>> below(@Nullable Location at) {
        if (all) {
            return Optional.empty();
        }
        NavigableSet<Long> places = at == null ? records : below.get(at);
        return places == null && at != null && shows(at) ? Optional.empty() : Optional.of(places == null ? List.of()
                : places.stream().<TreeRow>map(place -> TreeRow.child(at, place)).toList());
    }

    /// {@return whether the row of `at` is left}
    boolean shows(Location at) {
        if (all || below.containsKey(at) || shown.contains(at)) {
            return true;
        }
        Location around = at;
        while (!around.isRecord()) {
            around = around.parent();
            if (shown.contains(around)) {
                return !below.containsKey(around);
            }
        }
        return false;
    }

    /// {@return what is left after an edit: values stay, wherever they have gone}
    RowFilter after(Change change) {
        return new RowFilter(false, moved(found, change), new HashSet<>(moved(kept, change)),
                extra == null ? null : Moved.location(extra, change).orElse(null));
    }

    private static List<Location> moved(Collection<Location> places, Change change) {
        return places.stream().flatMap(at -> Moved.left(at, change).stream()).toList();
    }

    /// {@return the same, where `at` is left too until other values match}
    RowFilter keeping(Location at) {
        if (kept.contains(at)) {
            return this;
        }
        Set<Location> more = new HashSet<>(kept);
        more.add(at);
        return new RowFilter(false, found, more, extra);
    }

    /// {@return the same, where `at` is left too until another is shown so}
    RowFilter showing(Location at) {
        return shows(at) ? this : new RowFilter(false, found, kept, at);
    }

    /// {@return what is left where these match now}
    RowFilter finding(Collection<Location> now) {
        return new RowFilter(false, now, kept, extra);
    }

    /// {@return whether the same rows are left}
    boolean leavesSameAs(RowFilter other) {
        return all == other.all && shown.equals(other.shown);
    }
}
