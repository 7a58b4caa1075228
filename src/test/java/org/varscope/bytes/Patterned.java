package org.varscope.bytes;

import module java.base;

/// A source that holds no bytes but computes each from its offset, so that it can be longer than any memory.
record Patterned(long length) implements ByteSource {
    static byte at(long offset) {
        long mixed = offset * 0x9E37_79B9_7F4A_7C15L;
        return (byte) (mixed >>> 56);
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length);
        for (int i = 0; i < count; i++) {
            into[offset + i] = at(at + i);
        }
    }
}
