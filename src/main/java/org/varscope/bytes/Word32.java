package org.varscope.bytes;

import module java.base;

/// The four bytes of a count, a length, or any other number of 32 bits.
public final class Word32 {
    private Word32() { }

    /// {@return the low 32 bits of `value` in `order`}
    public static byte[] of(long value, ByteOrder order) {
        return ByteBuffer.allocate(4).order(order).putInt((int) value).array();
    }

    /// {@return the low 32 bits of `value`, the lowest byte first}
    public static byte[] of(long value) {
        return of(value, ByteOrder.LITTLE_ENDIAN);
    }
}
