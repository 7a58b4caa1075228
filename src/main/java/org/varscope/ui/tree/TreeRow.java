package org.varscope.ui.tree;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;

/// What a row of the tree stands for, by place: the value itself is looked up in the structure of the moment, so that a
/// row stays right when the document changes.
sealed interface TreeRow {
    /// A value.
    record Value(Location at) implements TreeRow { }

    /// An element of a packed array.
    ///
    /// @param array the packed array
    /// @param index which element
    record Element(Location array, long index) implements TreeRow { }

    /// Many neighbouring values, or elements, that would be too many rows.
    ///
    /// @param parent the collection or packed array, or null for the records of the file
    /// @param from   the first child
    /// @param to     past the last child
    record Range(@Nullable Location parent, long from, long to) implements TreeRow { }

    /// Bytes that are no value.
    ///
    /// @param parent the collection that they are in, or null among the records of the file
    /// @param span   the bytes
    /// @param last   whether no value follows them
    /// @param unread whether that is only since nobody has looked yet
    record Gap(@Nullable Location parent, Span span, boolean last, boolean unread) implements TreeRow { }

    /// {@return the row of child number `place` of `parent`}
    static Value child(@Nullable Location parent, long place) {
        return new Value(parent == null ? Location.record(place) : parent.child(place));
    }
}
