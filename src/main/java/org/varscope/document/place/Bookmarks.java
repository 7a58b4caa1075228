package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.SpanShift;

/// The bookmarks of a document in one of its states. Immutable.
///
/// They move with their bytes ([SpanShift]). What a step makes of one and the step back would not undo, because bytes
/// of it are gone, is remembered for the state before, and is there again when the document gets back to that state.
///
/// @param list       in order of their starts, at most {@value #MOST}
/// @param next       the id of the next one
/// @param remembered by the revision of a state, bookmarks as they were there
public record Bookmarks(List<Bookmark> list, long next, SortedMap<Long, List<Bookmark>> remembered) {
    /// More are not taken.
    public static final int MOST = 10_000;
    /// Of so many states at most something is remembered.
    private static final int MOST_STATES = 1000;
    private static final Comparator<Bookmark> ORDER =
            Comparator.comparingLong((Bookmark one) -> one.span().start()).thenComparingLong(Bookmark::id);

    /// No bookmarks.
    public static final Bookmarks NONE = new Bookmarks(List.of(), 0, Collections.emptySortedMap());

    /// Puts the list into order, and keeps no more than there may be.
    public Bookmarks {
        list = list.stream().sorted(ORDER).limit(MOST).toList();
        remembered = Collections.unmodifiableSortedMap(new TreeMap<>(remembered));
    }

    /// {@return these with one more; these where there may be no more}
    public Bookmarks add(Span span, Bookmark.Hue hue, String note) {
        return list.size() >= MOST ? this : new Bookmarks(Stream.concat(list.stream(),
                Stream.of(new Bookmark(next, span, hue, note))).toList(), next + 1, remembered);
    }

    /// {@return these with `now` in the place of the one with its id; these where there is none}
    public Bookmarks set(Bookmark now) {
        return new Bookmarks(list.stream().map(one -> one.id() == now.id() ? now : one).toList(), next, remembered);
    }

    /// {@return these without `gone`}
    public Bookmarks without(Collection<Bookmark> gone) {
        Set<Long> ids = gone.stream().map(Bookmark::id).collect(Collectors.toSet());
        SortedMap<Long, List<Bookmark>> left = new TreeMap<>(remembered);
        left.replaceAll((_, there) -> there.stream().filter(one -> !ids.contains(one.id())).toList());
        return new Bookmarks(list.stream().filter(one -> !ids.contains(one.id())).toList(), next, left);
    }

    /// {@return the first of these very bytes, if there is one}
    public Optional<Bookmark> at(Span span) {
        return list.subList(firstFrom(span.start()), list.size()).stream()
                .takeWhile(one -> one.span().start() == span.start()).filter(one -> one.span().equals(span))
                .findFirst();
    }

    /// {@return those that begin in `window`}
    public List<Bookmark> in(Span window) {
        return list.subList(firstFrom(window.start()), firstFrom(window.end()));
    }

    /// {@return the place in the list of the first that begins at `offset` or later}
    public int firstFrom(long offset) {
        return BinarySearch.partitionPoint(list, one -> one.span().start() < offset);
    }

    /// {@return these after a step}
    ///
    /// @param from    the revision of the state before it
    /// @param to      the revision of the state after it
    /// @param patches what it replaced, with offsets in the bytes before, in order
    public Bookmarks after(long from, long to, List<Patch> patches) {
        SpanShift shift = new SpanShift(patches);
        SpanShift back = new SpanShift(Patch.inverse(patches));
        Map<Long, Bookmark> then = new LinkedHashMap<>();
        List<Bookmark> lost = new ArrayList<>();
        for (Bookmark one : list) {
            Span moved = shift.after(one.span());
            if (!moved.isEmpty()) {
                then.put(one.id(), one.at(moved));
            }
            if (moved.isEmpty() || !back.after(moved).equals(one.span())) {
                lost.add(one);
            }
        }
        Set<Long> here = list.stream().map(Bookmark::id).collect(Collectors.toSet());
        for (Bookmark was : remembered.getOrDefault(to, List.of())) {
            // Who is here has moved along; who is not was lost on the way, as nobody can remove what is not here.
            then.put(was.id(), here.contains(was.id()) && then.containsKey(was.id())
                    ? then.get(was.id()).at(was.span()) : was);
        }
        return new Bookmarks(List.copyOf(then.values()), next, remember(from, to, lost));
    }

    private SortedMap<Long, List<Bookmark>> remember(long from, long to, List<Bookmark> lost) {
        if (lost.isEmpty() && !remembered.containsKey(from) && !remembered.containsKey(to)) {
            return remembered;
        }
        SortedMap<Long, List<Bookmark>> then = new TreeMap<>(remembered);
        then.remove(from);
        then.remove(to);
        if (!lost.isEmpty()) {
            then.put(from, List.copyOf(lost));
        }
        while (then.size() > MOST_STATES) {
            then.remove(then.firstKey());
        }
        return then;
    }
}
