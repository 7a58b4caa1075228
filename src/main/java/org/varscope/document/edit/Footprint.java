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
/// The path to a value is a list of places; `~place` leads into the key of an entry. Whatever comes after the first
/// child that was put in or taken out has another place now, and keys are not what they were where one changed.
final class Footprint {
    private final Step root = new Step();
    /// Whether a collection got a new key, or keys became others.
    private boolean newKeys;
    /// Where bytes were replaced, by hand and not through a value; and the first offset that means another byte now.
    private final TreeMap<Long, Long> bytes = new TreeMap<>();
    private long moved = Long.MAX_VALUE;
    private boolean values;
    private final Set<Part> parts = new HashSet<>();

    /// A value or a collection on the way to what was changed, which is what makes a path as cheap as it is long.
    private static final class Step {
        private @Nullable Map<Long, Step> inner;
        /// Whether this is new, and whether something in it is.
        boolean changed;
        boolean around;
        /// The first place that means another child now.
        long shifted = Long.MAX_VALUE;
        /// Whether this collection got a new key, and whether keys of this Dictionary became others.
        boolean keyed;
        boolean renamed;

        /// {@return the step on to `place`; null where nothing was noted there}
        @Nullable Step at(long place) {
            return inner == null ? null : inner.get(place);
        }

        /// {@return the step on to `place`, made where there was none}
        Step into(long place) {
            Map<Long, Step> all = inner == null ? new HashMap<>() : inner;
            inner = all;
            return all.computeIfAbsent(place, _ -> new Step());
        }
    }

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
        return newKeys;
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
                    && takesChild(step(collection), place, hasKey);
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
        Step at = root;
        for (int i = 0; i < path.size() && at != null; i++) {
            long place = path.get(i) < 0 ? ~path.get(i) : path.get(i);
            if (place >= at.shifted || at.keyed && path.get(i) < 0) {
                return false;
            }
            at = at.at(path.get(i));
            if (at != null && at.changed) {
                return false;
            }
        }
        return true;
    }

    /// Whether `path` leads to the same as before, in which nothing has changed.
    private boolean isWhole(List<Long> path) {
        if (!isFree(path)) {
            return false;
        }
        Step step = step(path);
        return step == null || !step.around;
    }

    private static boolean takesChild(@Nullable Step collection, long place, boolean hasKey) {
        return collection == null
                || place < collection.shifted && !(hasKey && (collection.keyed || collection.renamed));
    }

    /// {@return what was noted at the end of `path`; null where nothing was}
    private @Nullable Step step(List<Long> path) {
        Step at = root;
        for (int i = 0; i < path.size() && at != null; i++) {
            at = at.at(path.get(i));
        }
        return at;
    }

    private void note(Claim claim) {
        values |= !(claim instanceof Bytes);
        switch (claim) {
            case Bytes(var at, long with) -> {
                bytes.put(at.start(), at.end());
                moved = with == at.length() ? moved : Math.min(moved, at.start());
            }
            case Whole(var path) -> noteIn(path).changed = true;
            case Part part -> {
                parts.add(part);
                Step _ = noteIn(part.path);
            }
            case Child(var collection, long place, boolean hasKey) -> noteChild(collection, place, hasKey);
            case Gone(var at, _) -> noteChild(path(at).subList(0, at.places().size() - 1), at.last(), false);
        }
    }

    /// Something in it is new.
    ///
    /// @return the step that it is
    private Step noteIn(List<Long> path) {
        Step at = root;
        for (long place : path) {
            if (place < 0) {
                // Of Dictionaries, ChangedKeys knows what their keys have become; the names of settings are read again.
                at.keyed |= at == root;
                at.renamed |= at != root;
                newKeys = true;
            }
            at = at.into(place);
            at.around = true;
        }
        return at;
    }

    private void noteChild(List<Long> collection, long place, boolean hasKey) {
        Step step = noteIn(collection);
        step.shifted = Math.min(step.shifted, place);
        step.keyed |= hasKey;
        newKeys |= hasKey;
    }
}
