package org.varscope.scan.index;

import module java.base;

/// Bytes replaced by an edit.
///
/// @param offset   in the bytes before the edit
/// @param removed  bytes taken away there
/// @param inserted bytes put in their place
public record Patch(long offset, long removed, long inserted) {
    /// {@return how much longer the bytes are after it}
    public long growth() {
        return inserted - removed;
    }

    /// {@return what takes back `patches`, which are in order; with offsets in the bytes after them}
    public static List<Patch> inverse(List<Patch> patches) {
        List<Patch> back = new ArrayList<>();
        long growth = 0;
        for (Patch patch : patches) {
            back.add(new Patch(patch.offset() + growth, patch.inserted, patch.removed));
            growth += patch.growth();
        }
        return back;
    }
}
