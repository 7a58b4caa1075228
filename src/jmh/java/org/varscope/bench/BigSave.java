package org.varscope.bench;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Saves for the benchmarks: one frame with one Dictionary of many small ones, as a game with many entities writes it.
final class BigSave {
    private static final int DICTIONARY = 27;
    private static final int STRING = 4;
    private static final int INT = 2;
    private static final int VECTOR3 = 9;
    private static final int ENTRY_BYTES = 200;

    private final ByteBuffer out;

    private BigSave(int bytes) {
        this.out = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// {@return a Godot 4 stream of at most `bytes` bytes; each entity is ten values in about 150 bytes}
    static byte[] stream(int bytes) {
        return new BigSave(bytes).write();
    }

    private byte[] write() {
        out.putInt(0).putInt(DICTIONARY).putInt(0);
        int count = 0;
        while (out.remaining() > ENTRY_BYTES) {
            entity(count++);
        }
        out.putInt(0, out.position() - 4).putInt(8, count);
        return Arrays.copyOf(out.array(), out.position());
    }

    private void entity(int number) {
        string("entity_" + number);
        out.putInt(DICTIONARY).putInt(4);
        string("hp");
        out.putInt(INT).putInt(number);
        string("gold");
        out.putInt(INT).putInt(7);
        string("pos");
        out.putInt(VECTOR3).putFloat(number).putFloat(0.5f).putFloat(-8);
        string("name");
        string("Hello");
    }

    private void string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putInt(STRING).putInt(bytes.length).put(bytes);
        while (out.position() % 4 != 0) {
            out.put((byte) 0);
        }
    }
}
