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
}
