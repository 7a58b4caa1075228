package org.varscope.codec;

import module java.base;

/// Little-endian words of a byte array, each read or written at once.
final class LittleEndian {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private LittleEndian() { }

    static int i32(byte[] bytes, int at) {
        return (int) INT.get(bytes, at);
    }

    static long i64(byte[] bytes, int at) {
        return (long) LONG.get(bytes, at);
    }

    static void i32(byte[] bytes, int at, int value) {
        INT.set(bytes, at, value);
    }

    static void i64(byte[] bytes, int at, long value) {
        LONG.set(bytes, at, value);
    }
}
