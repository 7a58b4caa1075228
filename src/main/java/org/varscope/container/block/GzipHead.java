package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// The head of a gzip member. RFC 1952, 2.3.
final class GzipHead {
    /// Bytes behind the packed ones.
    static final int TRAILER = 8;
    /// No name and no comment is longer than this.
    private static final int MOST = 256 * 1024;

    private GzipHead() { }

    /// {@return how many bytes it has; -1 where there is none}
    static int length(ByteStore packed) {
        int count = (int) Math.min(MOST, packed.length());
        return Gzip.header(packed.bytes(new Span(0, count)), count);
    }
}
