package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteSource;

/// Bytes that are not held in memory, as far as a reader knows, and that count how many of them were asked for.
final class Counting implements ByteSource {
    private final byte[] bytes;
    private long visited;

    Counting(byte[] bytes) {
        this.bytes = bytes;
    }

    /// {@return `bytes` over and over, at least `length` of them}
    static Counting repeated(byte[] bytes, int length) {
        byte[] many = Arrays.copyOf(bytes, bytes.length * Math.ceilDiv(length, bytes.length));
        for (int at = bytes.length; at < many.length; at += bytes.length) {
            System.arraycopy(bytes, 0, many, at, bytes.length);
        }
        return new Counting(many);
    }

    /// {@return how many bytes were asked for so far}
    synchronized long visited() {
        return visited;
    }

    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public synchronized void read(long at, byte[] into, int offset, int count) {
        visited += count;
        System.arraycopy(bytes, Math.toIntExact(at), into, offset, count);
    }
}
