package org.varscope.scan.walk;

import module java.base;
import org.varscope.corpus.JsonLines;

/// Bytes for tests: samples, made values, and damage.
public final class Buffers {
    /// How many a property test tries at most; most try a part of them.
    public static final int MOST = Integer.getInteger("varscope.buffers", 8_000);

    private Buffers() { }

    /// {@return a sample that comes with the program, or one that it has no use for}
    public static byte[] sample(String name) {
        String shipped = "/org/varscope/samples/" + name;
        return JsonLines.bytes(JsonLines.exists(shipped) ? shipped : "/corpus/samples/" + name);
    }

    /// A well-formed Godot 4 value of about `size` bytes.
    public static byte[] value(Random random, int size) {
        Out out = new Out();
        collection(random, out, size, 0);
        return out.bytes();
    }

    /// Frames around some values.
    public static byte[] frames(Random random, int count, int size) {
        Out out = new Out();
        for (int i = 0; i < count; i++) {
            byte[] value = value(random, 4 + random.nextInt(size));
            out.u32(value.length);
            out.raw(value);
        }
        return out.bytes();
    }

    private static void collection(Random random, Out out, int size, int depth) {
        boolean dictionary = random.nextBoolean();
        out.u32(dictionary ? 27 : 28);
        int countAt = out.size();
        out.u32(0);
        int count = 0;
        int end = out.size() + size;
        while (out.size() < end) {
            if (dictionary) {
                string(random, out, 4);
            }
            if (depth < 6 && random.nextInt(6) == 0) {
                collection(random, out, random.nextInt(Math.max(1, end - out.size())), depth + 1);
            } else {
                leaf(random, out);
            }
            count++;
        }
        out.patch(countAt, count);
    }

    private static void leaf(Random random, Out out) {
        switch (random.nextInt(9)) {
            case 0 -> out.u32(0);
            case 1 -> out.u32(1).u32(random.nextInt(2));
            case 2 -> out.u32(2).u32(random.nextInt());
            case 3 -> out.u32(0x10002).u32(random.nextInt()).u32(1 + random.nextInt(1000));
            case 4 -> out.u32(3).u32(Float.floatToIntBits(random.nextFloat()));
            case 5 -> string(random, out, 4);
            case 6 -> out.u32(9).u32(Float.floatToIntBits(random.nextFloat())).u32(0).u32(0);
            case 7 -> {
                int n = random.nextInt(8);
                out.u32(29).u32(n);
                for (int i = 0; i < n; i++) {
                    out.raw(new byte[] {(byte) random.nextInt()});
                }
                out.pad();
            }
            default -> {
                out.u32(22).u32(0x80000002).u32(1).u32(1);
                text(out, "root");
                text(out, "Child" + random.nextInt(10));
                text(out, "p");
            }
        }
    }

    private static void string(Random random, Out out, int type) {
        out.u32(type);
        text(out, "key" + "x".repeat(random.nextInt(9)) + (random.nextInt(5) == 0 ? "é" : ""));
    }

    private static void text(Out out, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.u32(bytes.length);
        out.raw(bytes);
        out.pad();
    }

    /// A copy with some bytes changed, cut out or put in.
    public static byte[] damaged(Random random, byte[] bytes) {
        byte[] damaged = bytes.clone();
        for (int i = random.nextInt(4); i >= 0 && damaged.length > 0; i--) {
            int at = random.nextInt(damaged.length);
            switch (random.nextInt(5)) {
                case 0 -> damaged[at] = (byte) random.nextInt();
                case 1 -> damaged[at] ^= (byte) (1 << random.nextInt(8));
                case 2 -> damaged = Arrays.copyOf(damaged, at);
                case 3 -> {
                    byte[] longer = new byte[damaged.length + 1 + random.nextInt(5)];
                    System.arraycopy(damaged, 0, longer, 0, at);
                    System.arraycopy(damaged, at, longer, longer.length - damaged.length + at, damaged.length - at);
                    damaged = longer;
                }
                default -> {
                    int n = Math.min(damaged.length - at, 1 + random.nextInt(8));
                    byte[] shorter = new byte[damaged.length - n];
                    System.arraycopy(damaged, 0, shorter, 0, at);
                    System.arraycopy(damaged, at + n, shorter, at, damaged.length - at - n);
                    damaged = shorter;
                }
            }
        }
        return damaged;
    }

    public static final class Out {
        private byte[] bytes = new byte[64];
        private int size;

        public int size() {
            return size;
        }

        public Out u32(int value) {
            return raw(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array());
        }

        public Out raw(byte[] more) {
            if (size + more.length > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more.length));
            }
            System.arraycopy(more, 0, bytes, size, more.length);
            size += more.length;
            return this;
        }

        public void pad() {
            while (size % 4 != 0) {
                raw(new byte[1]);
            }
        }

        public void patch(int at, int value) {
            System.arraycopy(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array(), 0, bytes, at,
                    4);
        }

        public byte[] bytes() {
            return Arrays.copyOf(bytes, size);
        }
    }
}
