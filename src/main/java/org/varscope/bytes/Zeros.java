package org.varscope.bytes;

import module java.base;

/// Zero bytes that take no memory: they are where bytes should be and cannot be had.
///
/// @param length how many
public record Zeros(long length) implements ByteSource {
    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(offset, count, into.length);
        Arrays.fill(into, offset, offset + count, (byte) 0);
    }
}
