package org.varscope.bench;

import module java.base;

/// A save of one frame with one Dictionary of many small ones, as a game with many entities writes it: 19 values in
/// about 240 bytes each.
final class BigSave {
    private static final int DICTIONARY = 27;
    private static final int STRING = 4;
    private static final int ARRAY = 28;
    private static final int BOOL = 1;
    private static final int INT = 2;
    private static final int FLOAT = 3;
    private static final int VECTOR3 = 9;
    private static final int ENTRY_BYTES = 400;

    private final ByteBuffer out = ByteBuffer.allocate(1 << 22).order(ByteOrder.LITTLE_ENDIAN);

    private BigSave() { }

    /// Writes a Godot 4 stream of at most `bytes` bytes.
    static void write(FileChannel to, long bytes) throws IOException {
        new BigSave().writeTo(to, bytes);
    }

    private void writeTo(FileChannel to, long bytes) throws IOException {
        out.putInt(0).putInt(DICTIONARY).putInt(0);
        long written = 0;
        int count = 0;
        while (written + out.position() < bytes - ENTRY_BYTES) {
            entity(count++);
            if (out.remaining() < ENTRY_BYTES) {
                written += flush(to);
            }
        }
        written += flush(to);
        to.position(0);
        out.putInt((int) (written - 4)).putInt(DICTIONARY).putInt(count);
        flush(to);
    }

    private long flush(FileChannel to) throws IOException {
        out.flip();
        long size = out.remaining();
        while (out.hasRemaining()) {
            to.write(out);
        }
        out.clear();
        return size;
    }

    private void entity(int number) {
        string("entity_" + number);
        out.putInt(DICTIONARY).putInt(7);
        string("health");
        out.putInt(INT).putInt(number);
        string("gold");
        out.putInt(INT).putInt(7);
        string("speed");
        out.putInt(FLOAT).putFloat(number * 0.25f);
        string("alive");
        out.putInt(BOOL).putInt(number & 1);
        string("position");
        out.putInt(VECTOR3).putFloat(number).putFloat(0.5f).putFloat(-8);
        string("name");
        string("Someone to meet");
        string("inventory");
        out.putInt(ARRAY).putInt(3);
        for (int i = 0; i < 3; i++) {
            out.putInt(INT).putInt(number + i);
        }
    }

    private void string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putInt(STRING).putInt(bytes.length).put(bytes);
        while (out.position() % 4 != 0) {
            out.put((byte) 0);
        }
    }
}
