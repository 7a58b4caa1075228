package org.varscope.document.edit;

import module java.base;
import java.util.Map.Entry;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;

/// What some edits have changed of one structure, so that it can be told whether another one still means there what it would
/// mean after them.
///
/// The path to a value is a list of places; `~place` leads into the key of an entry. Whatever stands behind the first child
/// that was put in or taken out has another place now, and keys are not what they were where one changed.
final class Footprint {
    /// Where something is new: a value is in it, around it, or it itself.
    private final Set<List<Long>> changed = new HashSet<>();
    private final Set<List<Long>> around = new HashSet<>();
    /// Of a collection, the first place that means another child now.
    private final Map<List<Long>, Long> shifted = new HashMap<>();
    private final Set<List<Long>> keyed = new HashSet<>();
    /// Where bytes were replaced, by hand and not through a value; and the first offset that means another byte now.
    private final TreeMap<Long, Long> bytes = new TreeMap<>();
    private long moved = Long.MAX_VALUE;
    private boolean values;
    private final Set<List<Object>> parts = new HashSet<>();

    /// {@return whether a key is not what it was}
    boolean hasNewKeys() {
        return !keyed.isEmpty();
    }

    /// A part of the value, or of a part of it: they might overlap.
    private static List<Object> part(Edit.SetPart set) {
        return List.of(path(set.at()), set.steps().getFirst());
    }

    /// Notes what `edit` changes.
    ///
    /// @return false where that depends on what was noted before; nothing is noted then
    boolean takes(Edit edit) {
        boolean takes = isFreeOf(edit);
        if (takes) {
            note(edit);
        }
        return takes;
    }

    /// {@return whether nothing that `edit` names has changed}
    boolean isFreeOf(Edit edit) {
        return switch (edit) {
            case Edit.Overwrite(long at, var with) -> takesBytes(at, at + with.length);
            case Edit.InsertBytes(long at, var with) -> takesBytes(at, at);
            case Edit.ReplaceBytes(var span, var with) -> takesBytes(span.start(), span.end());
            case Edit.DeleteBytes(Span(long start, long length)) -> takesBytes(start, start + length);
            case Edit.SetValue(var at, _) -> isFree(path(at)) && isWhole(path(at));
            case Edit.Retype(var at, _) -> isFree(path(at)) && isWhole(path(at));
            case Edit.SetPart set -> isFree(path(set.at())) && !parts.contains(part(set));
            case Edit.SetKey(var at, _) -> isFree(path(at)) && isFree(path(at.asKey())) && isWhole(path(at.asKey()))
                    && !keyed.contains(above(path(at)));
            case Edit.Insert(var collection, long index, var key, _) -> isFreeIn(path(collection), index, key != null);
            case Edit.InsertRecord(long index, var key, _) -> isFreeIn(List.of(), index, key != null);
            case Edit.Remove(var at) -> isFreeToGo(at);
            case Edit.Move move -> isFreeToGo(move.at()) && isFreeIn(into(move), Math.max(move.to(), least(move)), true);
            case Edit.Reinterpret _, Edit.Batch _ -> false;
        };
    }

    private static long least(Edit.Move move) {
        return move.isWithin() ? move.at().last() : 0;
    }

    private boolean takesBytes(long start, long end) {
        Entry<Long, Long> before = bytes.floorEntry(end);
        return !values && end < moved && (before == null || before.getValue() < start);
    }

    private static List<Long> path(Location at) {
        List<Long> path = new ArrayList<>(at.places());
        if (at.key()) {
            path.add(~path.removeLast());
        }
        return path;
    }

    private static List<Long> into(Edit.Move move) {
        Location into = move.into();
        return into == null ? List.of() : path(into);
    }

    private static List<Long> above(List<Long> path) {
        return path.subList(0, path.size() - 1);
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

    /// Whether nothing in it has changed.
    private boolean isWhole(List<Long> path) {
        return !around.contains(path);
    }

    private boolean isFreeIn(List<Long> collection, long index, boolean withKey) {
        return isFree(collection) && index < shifted.getOrDefault(collection, Long.MAX_VALUE)
                && !(withKey && keyed.contains(collection));
    }

    private boolean isFreeToGo(Location at) {
        return isFree(path(at)) && isWhole(path(at)) && (at.isRecord() || isFree(path(at.asKey())) && isWhole(path(at.asKey())));
    }

    private void note(Edit edit) {
        values |= !(edit instanceof Edit.Overwrite || edit instanceof Edit.InsertBytes || edit instanceof Edit.ReplaceBytes
                || edit instanceof Edit.DeleteBytes);
        switch (edit) {
            case Edit.Overwrite(long at, var with) -> noteBytes(at, at + with.length, with.length);
            case Edit.InsertBytes(long at, var with) -> noteBytes(at, at, with.length);
            case Edit.ReplaceBytes(var span, var with) -> noteBytes(span.start(), span.end(), with.length);
            case Edit.DeleteBytes(var span) -> noteBytes(span.start(), span.end(), 0);
            case Edit.SetValue(var at, _) -> noteValue(path(at));
            case Edit.Retype(var at, _) -> noteValue(path(at));
            case Edit.SetPart set -> {
                parts.add(part(set));
                noteIn(path(set.at()));
            }
            case Edit.SetKey(var at, _) -> {
                noteValue(path(at.asKey()));
                keyed.add(above(path(at)));
            }
            case Edit.Insert(var collection, long index, var key, _) -> noteChild(path(collection), index, key);
            case Edit.InsertRecord(long index, var key, _) -> noteChild(List.of(), index, key);
            case Edit.Remove(var at) -> noteChild(above(path(at)), at.last(), null);
            case Edit.Move move -> {
                noteChild(above(path(move.at().asValue())), Math.min(move.at().last(), move.isWithin() ? move.to() : Long.MAX_VALUE),
                        null);
                noteChild(into(move), move.to(), new Object());
            }
            case Edit.Reinterpret _, Edit.Batch _ -> { }
        }
    }

    private void noteBytes(long start, long end, long with) {
        bytes.put(start, end);
        moved = with == end - start ? moved : Math.min(moved, start);
    }

    private void noteValue(List<Long> path) {
        changed.add(path);
        noteIn(path);
    }

    /// Something in it is new.
    private void noteIn(List<Long> path) {
        for (int i = path.size(); i > 0; i--) {
            around.add(path.subList(0, i));
            if (path.get(i - 1) < 0) {
                keyed.add(path.subList(0, i - 1));
            }
        }
    }

    private void noteChild(List<Long> collection, long place, @Nullable Object key) {
        shifted.merge(collection, place, Math::min);
        noteIn(collection);
        if (key != null) {
            keyed.add(collection);
        }
    }
}
