package org.varscope.fuzz;

import module java.base;

/// The bytes of one input, taken from the front: first choices, then what is to be read. Past the end, everything is 0.
final class Input {
    private final byte[] bytes;
    private int at;

    Input(byte[] bytes) {
        this.bytes = bytes;
    }

    /// {@return the next byte, 0 to 255}
    int u8() {
        return at < bytes.length ? bytes[at++] & 0xFF : 0;
    }

    /// {@return the next two bytes, 0 to 65535}
    int u16() {
        return u8() | u8() << 8;
    }

    /// {@return the next byte as a truth value}
    boolean flag() {
        return (u8() & 1) != 0;
    }

    /// {@return one of `choices`, as the next byte says}
    <T> T oneOf(List<T> choices) {
        return choices.get(u8() % choices.size());
    }

    /// {@return a number from 0 up to, not including, `bound`, as the next two bytes say; 0 where there is none}
    int below(long bound) {
        return bound <= 0 ? 0 : (int) (u16() % Math.min(bound, 1 << 16));
    }

    /// {@return the next `count` bytes, or as many as there are}
    byte[] bytes(int count) {
        int end = Math.min(bytes.length, at + count);
        byte[] taken = Arrays.copyOfRange(bytes, at, end);
        at = end;
        return taken;
    }

    /// {@return all bytes that are left}
    byte[] rest() {
        return bytes(bytes.length - at);
    }
}
