package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;

/// What a row shows.
///
/// @param name    key, place or property name
/// @param kind    what sort of name that is
/// @param type    the type in the dialect's words
/// @param value   the value, or what became of it
/// @param styles  style classes of the row: `damaged`, `doubtful`, `incomplete`, `guessed`, `pending`, `range`
/// @param colour  as `#RRGGBB`, where the value is one; else null
record RowView(String name, Name kind, String type, String value, List<String> styles, @Nullable String colour) {
    /// What names a row.
    enum Name {
        /// A key that is a String.
        KEY,
        /// Any other key, as Godot text.
        LITERAL,
        /// The place in an Array, or the number of a record.
        PLACE,
        /// A property of an Object.
        PROPERTY,
        /// A range of places.
        RANGE
    }
}
