package org.varscope.document.edit;

import module java.base;
import java.util.Map.Entry;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.text.path.PathStep;

/// What some edits have changed of one structure, so that it can be told whether another one still means there what it
/// would mean after them.
///
/// The path to a value is a list of places; `~place` leads into the key of an entry. Whatever stands behind the first
/// child that was put in or taken out has another place now, and keys are not what they were where one changed.
final class Footprint {
    /// Where something is new: a value is in it, around it, or it itself.
    private final Set<List<Long>> changed = new HashSet<>();
    private final Set<List<Long>> around = new HashSet<>();
    /// Of a collection, the first place that means another child now.
    private final Map<List<Long>, Long> shifted = new HashMap<>();
    /// Collections that got a new key, and Dictionaries in which keys became others.
    private final Set<List<Long>> keyed = new HashSet<>();
    private final Set<List<Long>> renamed = new HashSet<>();
    /// Where bytes were replaced, by hand and not through a value; and the first offset that means another byte now.
    private final TreeMap<Long, Long> bytes = new TreeMap<>();
    private long moved = Long.MAX_VALUE;
    private boolean values;
    private final Set<Part> parts = new HashSet<>();

    /// What an edit names and changes.
    private sealed interface Claim { }

    /// A value or key with all that is in it.
    private record Whole(List<Long> path) implements Claim { }

    /// A part of a value, or a part of that: they might overlap.
    private record Part(List<Long> path, PathStep first) implements Claim { }

    /// A child that comes in.
    private record Child(List<Long> collection, long place, boolean hasKey) implements Claim { }

    /// Children that go with their keys.
    private record Gone(Location at, long count) implements Claim { }

    /// Bytes by their offsets.
    private record Bytes(Span at, long with) implements Claim { }

    private static List<Claim> claims(Edit edit) {
        return switch (edit) {
            case Edit.ReplaceBytes(var span, var with) -> List.of(new Bytes(span, with.length));
            case Edit.SetValue(var at, _) -> List.of(new Whole(path(at)));
            case Edit.SetElements set -> List.of(new Whole(path(set.at())));
            case Edit.Retype(var at, _) -> List.of(new Whole(path(at)));
            case Edit.SetWidth(var at, _) -> List.of(new Whole(path(at)));
            case Edit.SetHead(var at, _) -> List.of(new Whole(path(at)));
            case Edit.SetPart set -> List.of(new Part(path(set.at()), set.steps().getFirst()));
            case Edit.Insert(var into, long index, var key, _) -> List.of(new Child(path(into), index, key != null));
            case Edit.Remove(var at, long count) -> List.of(new Gone(at, count));
            case Edit.Shift(var what, long to) -> List.of(new Gone(what.first(), what.count()),
                    new Child(path(what.in()), to, true));
            case Edit.Copy(_, var into, long index) -> List.of(new Child(path(into), index, true));
            case Edit.Wrap(var at, _, _) -> List.of(new Whole(path(at)));
            case Edit.Unwrap(var at) -> List.of(new Whole(path(at)));
            case Edit.Sort(var at, _, _) -> List.of(new Whole(path(at)));
            case Edit.Move move -> List.of(new Gone(move.at(), 1), new Child(path(move.into()), move.to(), true));
            case Edit.Reinterpret _, Edit.Batch _ ->
                    throw new IllegalArgumentException("not an edit by itself: " + edit);
        };
    }

    /// {@return whether a key is not what it was}
    boolean hasNewKeys() {
        return !keyed.isEmpty() || !renamed.isEmpty();
    }

    /// Notes what `edit` changes.
    ///
    /// @return false where that depends on what was noted before; nothing is noted then
    boolean takes(Edit edit) {
        boolean takes = isFreeOf(edit);
        if (takes) {
            claims(edit).forEach(this::note);
        }
        return takes;
    }

    /// {@return whether nothing that `edit` names has changed}
    boolean isFreeOf(Edit edit) {
        return claims(edit).stream().allMatch(claim -> switch (claim) {
            case Bytes(var at, _) -> isFree(at);
            case Whole(var path) -> isWhole(path);
            case Part part -> isFree(part.path) && !parts.contains(part);
            case Child(var collection, long place, boolean hasKey) -> isFree(collection)
                    && place < shifted.getOrDefault(collection, Long.MAX_VALUE)
                    && !(hasKey && (keyed.contains(collection) || renamed.contains(collection)));
            case Gone(var at, long count) -> !values && bytes.isEmpty() || LongStream.range(0, count)
                    .mapToObj(i -> Siblings.of(at).at(at.last() + i))
                    .allMatch(child -> isWhole(path(child)) && isWhole(path(child.asKey())));
        });
    }

    private boolean isFree(Span span) {
        return !values && span.end() < moved && isApart(bytes.floorEntry(span.end()), span)
                && isApart(bytes.lowerEntry(span.end()), span);
    }

    /// Whether other bytes that were replaced are no part of `span`. They may touch it, unless one of both is a place
    /// between bytes.
    private static boolean isApart(@Nullable Entry<Long, Long> other, Span span) {
        if (other == null) {
            return true;
        }
        long least = span.isEmpty() || other.getKey().equals(other.getValue()) ? 1 : 0;
        return span.start() - other.getValue() >= least || other.getKey() - span.end() >= least;
    }

    private static List<Long> path(@Nullable Location at) {
        List<Long> path = at == null ? List.of() : new ArrayList<>(at.places());
        if (at != null && at.key()) {
            path.add(~path.removeLast());
        }
        return path;
    }

    /// Whether `path` leads to the same as before.
    private boolean isFree(List<Long> path) {
        if (!bytes.isEmpty()) {
            return false;
        }
        for (int i = 0; i < path.size(); i++) {
            List<Long> collection = path.subList(0, i);
            long place = path.get(i) < 0 ? ~path.get(i) : path.get(i);
            if (place >= shifted.getOrDefault(collection, Long.MAX_VALUE) || changed.contains(path.subList(0, i + 1))
                    || keyed.contains(collection) && path.get(i) < 0) {
                return false;
            }
        }
        return true;
    }

    /// Whether `path` leads to the same as before, in which nothing has changed.
    private boolean isWhole(List<Long> path) {
        return isFree(path) && !around.contains(path);
    }

    private void note(Claim claim) {
        values |= !(claim instanceof Bytes);
        switch (claim) {
            case Bytes(var at, long with) -> {
                bytes.put(at.start(), at.end());
                moved = with == at.length() ? moved : Math.min(moved, at.start());
            }
            case Whole(var path) -> {
                changed.add(path);
                noteIn(path);
            }
            case Part part -> {
                parts.add(part);
                noteIn(part.path);
            }
            case Child(var collection, long place, boolean hasKey) -> noteChild(collection, place, hasKey);
            case Gone(var at, _) -> noteChild(path(at).subList(0, at.places().size() - 1), at.last(), false);
        }
    }

    /// Something in it is new.
    private void noteIn(List<Long> path) {
        for (int i = path.size(); i > 0; i--) {
            around.add(path.subList(0, i));
            if (path.get(i - 1) < 0) {
                // Of Dictionaries, ChangedKeys knows what their keys have become; the names of settings are read again.
                (i > 1 ? renamed : keyed).add(path.subList(0, i - 1));
            }
        }
    }

    private void noteChild(List<Long> collection, long place, boolean hasKey) {
        shifted.merge(collection, place, Math::min);
        noteIn(collection);
        if (hasKey) {
            keyed.add(collection);
        }
    }
}
