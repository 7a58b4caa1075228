package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Replacements.Replacement;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Where values are put among others of which some are damaged: something damaged before them may take their bytes for
/// its own, which shows only once they are read.
final class PlacedChildren {
    private final boolean damaged;
    private final Deque<Runnable> undo;
    private final Map<Replacement, Change> changes = new IdentityHashMap<>();

    /// @param structure where they are put
    /// @param undo      gets what takes out again what is noted here
    PlacedChildren(Structure structure, Deque<Runnable> undo) {
        this.damaged = structure.problemCount() > 0; // what a warning is about may take them too
        this.undo = undo;
    }

    /// A child that comes or goes.
    ///
    /// @param collection offset of what it is a child of
    /// @param put        null for one that goes, or that is known to be read as a part of another
    private record Change(long collection, int by, @Nullable Placed put) { }

    /// A child that is put in.
    ///
    /// @param name  bytes before its value
    /// @param value bytes of its value
    /// @param index before which child, as they were
    private record Placed(int depth, long name, long value, long index) { }

    /// Notes that `bytes` are `count` new children of `collection`.
    ///
    /// @param name    how many of them come before the value of the first
    /// @param value   how many bytes that value has
    /// @param index   before which child they are put, as they were before
    /// @param unknown whether anything may be said of where they are read
    void put(Replacement bytes, Node collection, int count, long name, long value, long index, boolean unknown) {
        note(bytes, new Change(collection.span().start(), count,
                unknown ? new Placed(collection.depth() + 1, name, value, index) : null));
    }

    /// Notes that `bytes` took so many children out of `collection`.
    void take(Replacement bytes, Node collection, int count) {
        note(bytes, new Change(collection.span().start(), -count, null));
    }

    private void note(Replacement bytes, Change change) {
        if (damaged) {
            changes.put(bytes, change);
            undo.push(() -> changes.remove(bytes));
        }
    }

    /// {@return those that are not read where they were put}
    ///
    /// @param all   what was replaced
    /// @param after the structure after that
    List<Objection> unread(Replacements all, Structure after) {
        List<Objection> against = new ArrayList<>();
        Map<Long, Integer> more = new HashMap<>(); // children before, by collection
        long growth = 0;
        for (Replacement one : changes.isEmpty() ? List.<Replacement>of() : all.inOrder().toList()) {
            Change change = changes.get(one);
            if (change != null) {
                long before = more.merge(change.collection, change.by, Integer::sum) - change.by;
                Placed put = change.put;
                Span bytes = new Span(one.at().start() + growth, one.with().length());
                if (put != null && !isRead(after, new Span(bytes.start() + put.name, put.value), put,
                        put.index + before)) {
                    against.add(new Objection.Unread(put.index + before));
                }
            }
            growth += one.with().length() - one.at().length();
        }
        return against;
    }

    private static boolean isRead(Structure after, Span value, Placed put, long place) {
        Node there = after.deepestAt(value.start()).orElse(null);
        return there != null && (there.state() == State.PENDING || there.span().equals(value)
                && there.role() != Role.KEY && there.depth() == put.depth && there.place() == place);
    }
}
