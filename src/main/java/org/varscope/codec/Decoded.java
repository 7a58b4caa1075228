package org.varscope.codec;

import module java.base;
import org.varscope.variant.Variant;

/// A value and what was found beside it.
///
/// @param value    as the bytes have it: all elements and entries, also those that an engine drops or overwrites
/// @param consumed bytes the engine counts as read; up to 3 more than there were where the final padding is missing
/// @param assumes  what only a project could tell and was taken for granted, each once, in order of appearance:
///                 `class:Name` and `script:res://path`
public record Decoded(Variant value, int consumed, List<String> assumes) {
    /// Copies the list.
    public Decoded {
        assumes = List.copyOf(assumes);
    }
}
