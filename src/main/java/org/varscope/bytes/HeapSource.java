package org.varscope.bytes;

import module java.base;

/// Bytes in memory.
///
/// @param array the bytes themselves, not a copy: nobody may write to them from now on
public record HeapSource(byte[] array) implements ByteSource {
    @Override
    public long length() {
        return array.length;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, array.length);
        System.arraycopy(array, (int) at, into, offset, count);
    }
}
