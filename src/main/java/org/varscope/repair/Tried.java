package org.varscope.repair;

import module java.base;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;

/// A change that was tried.
///
/// @param cost     how odd it leaves the record, and how large it is
/// @param followed whether something that can follow the record comes after it
/// @param alone    whether all that may explain the damage as well was tried
/// @param parts    two of which it is made; none where it is one
record Tried(Kind kind, long before, long after, List<Change> changes, double cost, boolean followed,
        boolean alone, List<Repair> parts) {
    Tried(Kind kind, long before, long after, List<Change> changes, double cost) {
        this(kind, before, after, changes, cost, true, true, List.of());
    }

    Tried costing(double other, boolean isFollowed) {
        return new Tried(kind, before, after, changes, other, isFollowed, alone, parts);
    }

    /// Where a key is left that no engine writes, something else is wrong as well, and may be all that is.
    Tried leaving(double oddestKey) {
        return oddestKey < Weights.STRANGE_KEY ? this
                : new Tried(kind, before, after, changes, cost, followed, false, parts);
    }

    /// {@return it as a repair of which nothing else is known}
    Repair repair() {
        return new Repair(kind, before, after, changes, followed, alone, 0, Losses.NONE, cost, parts);
    }

    /// A count that is a little off may be right, and one between it and `window` off instead.
    Tried amongCounts(long window) {
        boolean close = kind == Kind.COUNT && Math.abs(before - after) <= Words.STEPS
                && changes.getFirst().span().start() < window;
        return close ? new Tried(kind, before, after, changes, cost, followed, false, parts) : this;
    }
}
