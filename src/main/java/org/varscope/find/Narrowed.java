package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// The values that fit each of several searches by change, one after the other. They are followed from state to state:
/// the next search need not begin where the last one ended.
///
/// @param before     the older state of the last search
/// @param in         the state in which the values are now
/// @param places     where they are, in order of offset
/// @param passedOver values that were too long to be compared
public record Narrowed(Structure before, Structure in, List<Place> places, List<PassedOver> passedOver) {
    /// More values are not kept.
    public static final int MOST = 1_000_000;

    /// Copies the lists.
    public Narrowed {
        places = List.copyOf(places);
        passedOver = List.copyOf(passedOver);
    }

    /// Where a value is.
    ///
    /// @param was its bytes in the older state
    /// @param is  its bytes in the newer state
    public record Place(Span was, Span is) { }

    /// {@return what `search` finds among the values that are `left` of earlier searches}
    ///
    /// @param left null for a first search
    /// @throws QueryException                   if more than [#MOST] are left
    /// @throws CancellationException            if the progress says to stop
    /// @throws java.io.UncheckedIOException if bytes can no longer be read
    public static Narrowed of(@Nullable Narrowed left, ChangeSearch search, Progress progress) throws QueryException {
        if (left == null) {
            return of(search, null, List.of(), progress);
        }
        if (left.in == search.before()) {
            return of(search, new Among(left.places, false), left.passedOver, progress);
        }
        Narrowed here = left.in == search.after() ? left
                : of(new ChangeSearch(left.in, search.after(), ChangeQuery.ALL), new Among(left.places, false),
                        left.passedOver, progress);
        return of(search, new Among(here.places, true), here.passedOver, progress);
    }

    private static Narrowed of(ChangeSearch search, @Nullable Among among, List<PassedOver> earlier,
            Progress progress) throws QueryException {
        List<Place> found = new ArrayList<>();
        ChangeWalk walk = new ChangeWalk(search, among, progress,
                (was, is) -> found.size() < MOST && found.add(new Place(was, is)));
        if (!walk.run()) {
            throw new QueryException(QueryRemark.TOO_MANY_VALUES.with(MOST));
        }
        found.sort(Comparator.comparingLong(place -> place.is().start()));
        return new Narrowed(search.before(), search.after(), found,
                PassedOver.either(earlier, walk.passedOver()));
    }

    /// Values that a search is limited to.
    ///
    /// @param after whether they are places in its newer state, and not in its older one
    record Among(List<Place> places, boolean after) {
        /// {@return whether a value at these bytes is one of them}
        boolean has(Span was, Span is) {
            long start = after ? is.start() : was.start();
            int at = firstFrom(start);
            return at < places.size() && places.get(at).is().start() == start;
        }

        /// {@return those that begin in bytes that are the same in both states}
        List<Place> in(Span was, Span is) {
            Span side = after ? is : was;
            return places.subList(firstFrom(side.start()), firstFrom(side.end())).stream().map(Place::is)
                    .map(span -> new Place(moved(span, was.start() - side.start()),
                            moved(span, is.start() - side.start()))).toList();
        }

        private static Span moved(Span span, long by) {
            return new Span(span.start() + by, span.length());
        }

        private int firstFrom(long offset) {
            return BinarySearch.partitionPoint(places, place -> place.is().start() < offset);
        }
    }
}
