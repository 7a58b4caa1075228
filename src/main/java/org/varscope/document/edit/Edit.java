package org.varscope.document.edit;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Part;
import org.varscope.scan.index.Location;
import org.varscope.variant.Variant;

/// What a user means to change.
public sealed interface Edit {
    /// Replaces a value. Numbers keep their width where the new one fits; of a collection, what is the same keeps its bytes.
    record SetValue(Location at, Variant value) implements Edit { }

    /// Replaces a part of a value or key and leaves all other bytes of it alone. Numbers keep their width.
    ///
    /// @param at   the value or key
    /// @param part of that very value, in the structure of the moment
    record SetPart(Location at, Part part, Variant value) implements Edit { }

    /// Replaces the key of an entry of a Dictionary, or of a project's settings.
    ///
    /// @param at the entry
    record SetKey(Location at, Variant key) implements Edit { }

    /// Puts a child into a collection.
    ///
    /// @param collection an Array, Dictionary or Object in full
    /// @param index      place that it gets, 0 to the number of children
    /// @param key        key of the entry, or name of the property as Text; null for an element
    record Insert(Location collection, long index, @Nullable Variant key, Variant value) implements Edit { }

    /// Puts a record into a file that holds any number of them.
    ///
    /// @param index place that it gets, 0 to the number of records
    /// @param key   key of the entry as Text, in a project's settings; null in every other file
    record InsertRecord(long index, @Nullable Variant key, Variant value) implements Edit { }

    /// Takes a child out of its collection, with its key or name; or a record out of its file.
    record Remove(Location at) implements Edit { }

    /// Moves a child within its collection.
    ///
    /// @param toIndex place that it gets, counted without it
    record Move(Location at, long toIndex) implements Edit { }

    /// Writes bytes over those from `offset` on; past the end, they are added.
    record Overwrite(long offset, byte[] bytes) implements Edit { }

    /// Puts bytes in at `offset`.
    record InsertBytes(long offset, byte[] bytes) implements Edit { }

    /// Puts bytes in the place of others, in one step.
    record ReplaceBytes(Span span, byte[] bytes) implements Edit { }

    /// Takes bytes out.
    record DeleteBytes(Span span) implements Edit { }

    /// Reads the same bytes by other rules.
    record Reinterpret(Dialect dialect, Framing framing) implements Edit { }
}
