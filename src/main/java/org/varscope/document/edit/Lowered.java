package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Structure.Patch;

/// What an edit comes down to: bytes in the place of others.
///
/// @param replacements in order of offset, not overlapping
record Lowered(List<Replacement> replacements) {
    /// Bytes to put in the place of others.
    ///
    /// @param depth how many collections they are put into: where several end at one offset, the innermost comes first
    record Replacement(Span at, ByteStore with, int depth) { }

    /// Copies the list.
    public Lowered {
        replacements = List.copyOf(replacements);
    }

    /// {@return what it replaces, with offsets in the bytes before}
    public List<Patch> patches() {
        return replacements.stream().map(r -> new Patch(r.at().start(), r.at().length(), r.with().length())).toList();
    }

    /// {@return `bytes` after it}
    public ByteStore on(ByteStore bytes) {
        ByteStore after = bytes;
        for (Replacement replacement : replacements.reversed()) {
            after = after.replace(replacement.at(), replacement.with());
        }
        return after;
    }
}
