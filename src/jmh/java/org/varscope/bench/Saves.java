package org.varscope.bench;

import module java.base;

/// The files that the benchmarks read, made when they are first asked for and kept in `target/bench`.
final class Saves {
    private static final Path FOLDER = Path.of("target", "bench");
    private static final int MEBIBYTE = 1 << 20;
    private static final int ENTITIES = 160_000;

    private Saves() { }

    /// {@return where they lie}
    static Path folder() {
        return FOLDER.toAbsolutePath();
    }

    /// {@return a Godot 4 stream of about that many mebibytes: small values, as [BigSave] has them}
    static Path stream(int mebibytes) {
        return made("stream" + mebibytes + ".save", to -> BigSave.write(to, (long) mebibytes * MEBIBYTE));
    }

    /// {@return a value of Godot 3 of about 64 MiB and more than a million entries}
    static Path tree() {
        return made("tree.bin", to -> {
            ByteBuffer out = buffer(96 * MEBIBYTE);
            out.putInt(18).putInt(1);
            text(out, "entities").putInt(19).putInt(ENTITIES);
            for (int i = 0; i < ENTITIES; i++) {
                entity(out, i);
            }
            to.write(out.flip());
        });
    }

    private static void entity(ByteBuffer out, int i) {
        out.putInt(18).putInt(13);
        text(out, "id").putInt(2).putInt(i);
        text(text(out, "name"), "npc_" + i);
        text(out, "pos").putInt(7).putFloat(i % 4096).putFloat(i % 64).putFloat(i % 512 * 0.25f);
        text(out, "rot").putInt(0x10003).putDouble(i * 0.001);
        text(out, "hp").putInt(2).putInt(i % 200);
        text(out, "alive").putInt(1).putInt(i & 1);
        text(out, "level").putInt(2).putInt(1 + i % 60);
        text(text(text(out, "tags").putInt(19).putInt(2), "t" + i % 50), "sword");
        text(out, "inv").putInt(19).putInt(i % 3);
        for (int k = 0; k < i % 3; k++) {
            text(text(out.putInt(18).putInt(2), "item"), "potion");
            text(out, "qty").putInt(2).putInt(1 + k);
        }
        text(out, "color").putInt(14).putFloat(1).putFloat(i % 256 / 255f).putFloat(0).putFloat(1);
        text(out, "cell").putInt(5).putFloat(i % 512).putFloat(i % 511);
        text(out, "last_seen").putInt(0x10003).putDouble(1_700_000_000.0 + i * 0.01);
        text(out, "owner").putInt(0);
    }

    /// {@return a value of Godot 3 that is nearly all packed arrays}
    static Path packed() {
        return made("packed.bin", to -> {
            ByteBuffer out = buffer(176 * MEBIBYTE);
            out.putInt(18).putInt(6);
            fill(text(out, "bytes").putInt(20).putInt(64 * MEBIBYTE), 16 * MEBIBYTE);
            fill(text(out, "ints").putInt(21).putInt(8 * MEBIBYTE), 8 * MEBIBYTE);
            fill(text(out, "floats").putInt(22).putInt(4 * MEBIBYTE), 4 * MEBIBYTE);
            fill(text(out, "v3").putInt(25).putInt(2 * MEBIBYTE), 6 * MEBIBYTE);
            fill(text(out, "colors").putInt(26).putInt(MEBIBYTE / 2), 2 * MEBIBYTE);
            text(out, "strings").putInt(23).putInt(MEBIBYTE / 4);
            for (int i = 0; i < MEBIBYTE / 4; i++) {
                plain(out, "dialogue line number " + i + "\0");
            }
            to.write(out.flip());
        });
    }

    /// {@return a Dictionary of Godot 4 with so many Vector3 in a packed array, on a walk through space}
    static Path vectors(int count) {
        return made("vectors" + count + ".var", to -> {
            ByteBuffer out = buffer(64 + 12 * count);
            out.putInt(27).putInt(1);
            plain(out.putInt(4), "positions");
            out.putInt(36).putInt(count);
            Random random = new Random(count);
            float[] at = new float[3];
            for (int i = 0; i < count; i++) {
                for (int n = 0; n < at.length; n++) {
                    at[n] += (float) random.nextGaussian();
                    out.putFloat(at[n]);
                }
            }
            to.write(out.flip());
        });
    }

    private static void fill(ByteBuffer out, int words) {
        for (int i = 0; i < words; i++) {
            out.putInt(Float.floatToRawIntBits(i * 0.001f));
        }
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ByteBuffer text(ByteBuffer out, String text) {
        return plain(out.putInt(4), text);
    }

    private static ByteBuffer plain(ByteBuffer out, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putInt(bytes.length).put(bytes);
        while (out.position() % 4 != 0) {
            out.put((byte) 0);
        }
        return out;
    }

    /// Something that is written to a file.
    private interface Made {
        void to(FileChannel channel) throws IOException;
    }

    private static Path made(String name, Made made) {
        Path file = folder().resolve(name);
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(folder());
                Path unfinished = folder().resolve(name + ".part");
                try (FileChannel to = FileChannel.open(unfinished, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
                    made.to(to);
                }
                Files.move(unfinished, file);
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
