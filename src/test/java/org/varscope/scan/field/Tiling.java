package org.varscope.scan.field;

import org.varscope.bytes.Span;
import org.varscope.scan.index.Structure;

/// Whether every byte is in exactly one field.
public final class Tiling {
    private Tiling() { }

    /// @param what names the bytes in the message
    /// @throws AssertionError if fields leave a gap, overlap, or do not end where the bytes end
    public static void check(Structure structure, String what) {
        long at = 0;
        long length = structure.bytes().length();
        for (Field field : Fields.in(structure, new Span(0, length))) {
            if (field.span().start() != at) {
                throw new AssertionError("%s: a field starts where the one before ends, at %d, and not at %s"
                        .formatted(what, at, field));
            }
            at = field.span().end();
        }
        if (at != length) {
            throw new AssertionError("%s: the last field ends at %d and the bytes at %d".formatted(what, at, length));
        }
    }
}
