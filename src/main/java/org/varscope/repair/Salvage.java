package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.repair.Repair.Change;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What decodes of a damaged file, as a file of its own: values that are damaged are left out with their keys, and so are bytes
/// that no value claims; counts and lengths say what is there.
///
/// @param bytes of the new file
/// @param lost  what is left out, in order of offset
public record Salvage(ByteStore bytes, List<Lost> lost) {
    /// Copies the list.
    public Salvage {
        lost = List.copyOf(lost);
    }

    /// Bytes that are left out.
    ///
    /// @param at   the value that they are; the collection that they lie in where no value claims them; null among records
    /// @param span in the file as it is, a key or name with its value
    public record Lost(@Nullable Node at, Span span) { }

    /// {@return what decodes of `structure`, which must be complete}
    ///
    /// Only what is damaged is looked into; everything else is shared, not copied. In a file that is read by a list of fields,
    /// a value that is lost becomes Nil, as the fields behind it are found by it.
    ///
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Salvage of(Structure structure, Progress progress) {
        Rescue rescue = new Rescue(structure, progress);
        rescue.all();
        ByteStore bytes = structure.bytes();
        for (Change change : rescue.changes.reversed()) {
            bytes = bytes.replace(change.span(), ByteStore.of(change.bytes()));
        }
        return new Salvage(bytes, rescue.lost);
    }
}
