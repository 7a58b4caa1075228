package org.varscope.container.unknown;

import module java.base;

/// Whether bytes are one compound of NBT, as Minecraft keeps its worlds: of the Java edition, or of Bedrock, with a
/// version and a size before it. By the format's own description.
final class Nbt {
    private static final int DEEPEST = 512;
    private static final int HEAD = 8;
    private static final int COMPOUND = 10;
    private static final int LIST = 9;
    private static final int TEXT = 8;
    private static final int BYTES = 7;
    private static final int INTS = 11;
    private static final int LONGS = 12;
    private static final int[] SIZES = {0, 1, 2, 4, 8, 4, 8};

    private final ByteBuffer in;

    private Nbt(ByteBuffer in) {
        this.in = in;
    }

    /// {@return whether `bytes` are a compound that is not empty, and nothing else}
    static boolean fits(byte[] bytes) {
        ByteBuffer little = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        boolean isSized = bytes.length > HEAD && little.getInt(4) == bytes.length - HEAD;
        return new Nbt(ByteBuffer.wrap(bytes)).isWhole() || new Nbt(ByteBuffer.wrap(bytes)
                .order(ByteOrder.LITTLE_ENDIAN)).isWhole() || isSized && new Nbt(little.position(HEAD)).isWhole();
    }

    /// What is open waits on a stack, however deep it is: for a compound -1, for a list its type and what is left.
    private boolean isWhole() {
        try {
            if (in.remaining() < HEAD || in.get() != COMPOUND || !isName() || in.get(in.position()) == 0) {
                return false;
            }
            Deque<int[]> open = new ArrayDeque<>(List.of(new int[] {-1, 0}));
            while (!open.isEmpty() && open.size() < DEEPEST) {
                int[] top = open.peek();
                int type = top[0] < 0 ? in.get() : top[1]-- > 0 ? top[0] : 0;
                if (type == 0) {
                    open.pop();
                } else if (top[0] < 0 && !isName() || !take(type, open)) {
                    return false;
                }
            }
            return open.isEmpty() && !in.hasRemaining();
        } catch (BufferUnderflowException | IndexOutOfBoundsException _) {
            return false;
        }
    }

    /// Whether a text is here; moves past it.
    private boolean isName() {
        int length = in.getShort() & 0xFFFF;
        if (length > in.remaining()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            int read = in.get();
            if (read >= 0 && read < ' ' || read == 0x7F) {
                return false;
            }
        }
        return true;
    }

    /// Whether a value of this type is here; moves past it, or into it.
    private boolean take(int type, Deque<int[]> open) {
        if (type > 0 && type < SIZES.length) {
            return skip(SIZES[type]);
        }
        return switch (type) {
            case BYTES -> skip(in.getInt());
            case TEXT -> skip(in.getShort() & 0xFFFF);
            case INTS -> skip(4L * in.getInt());
            case LONGS -> skip(8L * in.getInt());
            case COMPOUND -> {
                open.push(new int[] {-1, 0});
                yield true;
            }
            case LIST -> {
                int of = in.get();
                int count = in.getInt();
                if (of > 0 && count > 0) {
                    open.push(new int[] {of, count});
                }
                yield of >= 0 && of <= LONGS && (of > 0 || count <= 0) && count <= in.remaining();
            }
            default -> false;
        };
    }

    private boolean skip(long bytes) {
        if (bytes < 0 || bytes > in.remaining()) {
            return false;
        }
        in.position(in.position() + (int) bytes);
        return true;
    }
}
