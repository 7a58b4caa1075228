package org.varscope.compare;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;

/// One thing that must change in one state to give another.
///
/// @param kind   what it is
/// @param before the value in the older state; of what was added, where it would be there
/// @param after  the value in the newer state; of what was removed, where it would be there
/// @param to     of what has moved, the place in the older state that it goes to: before the value that is there;
///               else the same as `before`
/// @param back   of what has moved, the place in the newer state that it would go back to: before the value that is
///               there; else the same as `after`
/// @param was    its bytes in the older state; empty, at the place, where it was added
/// @param is     its bytes in the newer state; empty, at the place, where it was removed
public record Difference(Kind kind, Location before, Location after, Location to, Location back,
        Span was, Span is) {
    /// What became of a value.
    public enum Kind {
        /// It was not there before.
        ADDED,
        /// It is no longer there.
        REMOVED,
        /// It is another one of the same type.
        CHANGED,
        /// It is one of another type, or a collection of other elements or another class.
        RETYPED,
        /// It is elsewhere in its collection, past others that have stayed in order.
        MOVED,
        /// It is the same, written in other bytes.
        ENCODING,
        /// Bytes in a collection, or among the records, that are no value are others.
        BYTES;

        private Kind reversed() {
            return switch (this) {
                case ADDED -> REMOVED;
                case REMOVED -> ADDED;
                case CHANGED, RETYPED, MOVED, ENCODING, BYTES -> this;
            };
        }
    }

    /// {@return what must change in the newer state to give the older one}
    public Difference reversed() {
        return new Difference(kind.reversed(), after, before, back, to, is, was);
    }
}
