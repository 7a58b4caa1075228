package org.varscope.document.edit;

import module java.base;

/// Arrays of bytes.
final class Bytes {
    private Bytes() { }

    /// {@return `first` and then `second`}
    static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /// {@return the low 32 bits of `value` in `order`}
    static byte[] word(long value, ByteOrder order) {
        return ByteBuffer.allocate(4).order(order).putInt((int) value).array();
    }
}
