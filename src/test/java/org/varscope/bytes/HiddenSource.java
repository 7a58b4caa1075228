package org.varscope.bytes;

import module java.base;

/// Bytes that are never shown as one array, as those of a file: every window of a reader is a copy of a part.
public record HiddenSource(byte[] bytes) implements ByteSource {
    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, bytes.length);
        System.arraycopy(bytes, (int) at, into, offset, count);
    }
}
