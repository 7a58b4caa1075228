package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;

/// Where spans are after a step: they move with their bytes, grow and shrink where a patch touches them, and are empty
/// once the last of their bytes is gone. What replaces some of their bytes counts as theirs; what is put in before
/// their first byte, or behind their last one, does not.
///
/// Each span costs the logarithm of the number of patches.
public final class SpanShift {
    private final List<Patch> patches;
    /// How much longer the bytes are behind so many patches.
    private final long[] growth;

    /// @param patches of one step, with offsets in the bytes before it, in order
    public SpanShift(List<Patch> patches) {
        this.patches = patches;
        growth = new long[patches.size() + 1];
        for (int i = 0; i < patches.size(); i++) {
            growth[i + 1] = growth[i] + patches.get(i).growth();
        }
    }

    /// {@return where `span` is after the step; empty where all of its bytes are gone, or it was}
    public Span after(Span span) {
        int begun = BinarySearch.partitionPoint(patches, patch -> patch.offset() < span.end());
        int before = Math.min(begun, BinarySearch.partitionPoint(patches, patch -> end(patch) <= span.start()));
        long start = span.start() + growth[before];
        long end = span.end() + growth[begun];
        if (before < begun) {
            // What is cut off its beginning and what comes in there is counted to it.
            start += Math.min(0, patches.get(before).offset() - span.start());
            end += Math.max(0, end(patches.get(begun - 1)) - span.end());
        }
        return Span.between(start, Math.max(start, end));
    }

    private static long end(Patch patch) {
        return patch.offset() + patch.removed();
    }
}
