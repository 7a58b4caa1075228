package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Neighbouring children of one collection, or neighbouring records: however many there are, they are two numbers.
///
/// @param in   the collection; null for the root of the file
/// @param from place of the first
/// @param to   past the place of the last; more than `from`
public record Siblings(@Nullable Location in, long from, long to) {
    private static final Comparator<List<Long>> ORDER = (one, other) -> {
        int level = 0;
        while (level < one.size() && level < other.size() && one.get(level).equals(other.get(level))) {
            level++;
        }
        return level == one.size() || level == other.size() ? Integer.compare(one.size(), other.size())
                : Long.compare(place(one.get(level)), place(other.get(level)));
    };

    private static long place(long step) {
        return step < 0 ? ~step : step;
    }

    /// {@return only the value at `at`; of a key, the entry}
    public static Siblings of(Location at) {
        return new Siblings(at.places().size() == 1 ? null : at.parent(), at.last(), at.last() + 1);
    }

    /// {@return how many there are}
    public long count() {
        return to - from;
    }

    /// {@return where child number `place` of the same collection is}
    public Location at(long place) {
        return in == null ? Location.record(place) : in.child(place);
    }

    /// {@return where the first is}
    public Location first() {
        return at(from);
    }

    /// {@return whether these are there}
    public boolean isIn(Structure structure) {
        Node holder = in == null ? null : structure.node(in).orElse(null);
        return (in == null || holder != null)
                && to <= (holder == null ? structure.records() : holder.children());
    }

    /// {@return their bytes with all that belongs to them there: keys, names, lengths}
    public Span span(Structure structure) {
        Node holder = in == null ? null : structure.node(in).orElse(null);
        return Span.between(structure.childStart(holder, from), structure.childStart(holder, to));
    }

    /// {@return whether the value at `inner` is one of these, or in one of them}
    public boolean holds(Location inner) {
        return isBelow(inner) && inner.place(level()) >= from && inner.place(level()) < to;
    }

    private int level() {
        return in == null ? 0 : in.places().size();
    }

    /// Whether `inner` is a child of the same collection, or in one.
    private boolean isBelow(Location inner) {
        return inner.places().size() > level()
                && (in == null || inner.places().subList(0, level()).equals(in.child(0).places().subList(0, level())));
    }

    /// {@return where `place` is once these are taken out; one of them is where they were}
    public Location without(Location place) {
        if (!isBelow(place) || place.place(level()) < from) {
            return place;
        }
        List<Long> places = new ArrayList<>(place.places());
        long now = Math.max(from, place.place(level()) - count());
        places.set(level(), places.get(level()) < 0 ? ~now : now);
        return new Location(places, place.key());
    }

    /// {@return where a person goes who has taken these out: to what came after them, else to what came before, else to
    /// what held them; empty where nothing is left}
    ///
    /// @param left what there is without them
    public Optional<Location> next(Structure left) {
        return Stream.of(Optional.of(at(from)), Optional.of(at(from - 1)).filter(_ -> from > 0),
                Optional.ofNullable(in)).flatMap(Optional::stream).filter(at -> left.node(at).isPresent()).findFirst();
    }

    /// {@return the same values in order of offset, neighbours together, without those that are in others of them}
    public static List<Siblings> joined(Collection<Siblings> all) {
        List<Siblings> joined = new ArrayList<>();
        for (Siblings next : all.stream().sorted(Comparator.comparing(one -> one.first().places(), ORDER)).toList()) {
            Siblings last = joined.isEmpty() ? null : joined.getLast();
            if (last != null && Objects.equals(last.in, next.in) && next.from <= last.to) {
                joined.set(joined.size() - 1, new Siblings(last.in, last.from, Math.max(last.to, next.to)));
            } else if (last == null || next.in == null || !last.holds(next.in)) {
                joined.add(next);
            }
        }
        return joined;
    }
}
