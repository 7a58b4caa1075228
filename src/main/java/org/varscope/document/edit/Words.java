package org.varscope.document.edit;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// 32-bit words as bytes.
final class Words {
    private Words() { }

    /// {@return the low 32 bits of `value` in `order`}
    static byte[] of(long value, ByteOrder order) {
        return ByteBuffer.allocate(4).order(order).putInt((int) value).array();
    }
}
