package org.varscope.container.unknown;

import module java.base;

/// Whether bytes are one map of CBOR, from the first to the last. By RFC 8949.
final class Cbor {
    private static final int DEEPEST = 512;
    private static final int LEAST = 4;
    private static final int MAP = 5;
    private static final int TEXT = 3;
    private static final int OPEN = 31;

    private final ByteBuffer in;

    private Cbor(byte[] bytes) {
        this.in = ByteBuffer.wrap(bytes);
    }

    /// {@return whether `bytes` are a map with a text as its first key, and nothing else}
    static boolean fits(byte[] bytes) {
        int more = bytes.length < LEAST ? 0 : bytes[0] & 31;
        int key = 1 + (more < 24 || more == OPEN ? 0 : 1 << Math.min(more - 24, 3));
        return more > 0 && key < bytes.length && (bytes[0] & 0xFF) >>> 5 == MAP && (bytes[key] & 0xFF) >>> 5 == TEXT
                && new Cbor(bytes).isWhole();
    }

    /// Items are counted and not nested in calls, however deep they are; -1 where a break ends them.
    private boolean isWhole() {
        try {
            Deque<long[]> open = new ArrayDeque<>(List.of(new long[] {1}));
            while (!open.isEmpty() && open.size() < DEEPEST) {
                long[] left = open.peek();
                if (left[0] == 0 || left[0] < 0 && in.get(in.position()) == -1 && in.get() == -1) {
                    open.pop();
                    continue;
                }
                left[0] -= left[0] > 0 ? 1 : 0;
                int first = in.get() & 0xFF;
                long children = item(first >>> 5, first & 31);
                if (children == Long.MIN_VALUE || children > in.remaining()) {
                    return false;
                }
                if (children != 0) {
                    open.push(new long[] {children});
                }
            }
            return open.isEmpty() && !in.hasRemaining();
        } catch (BufferUnderflowException | IndexOutOfBoundsException _) {
            return false;
        }
    }

    /// {@return how many items follow that it holds, -1 for as many as there are to a break; the least number where it
    /// is none}
    private long item(int major, int more) {
        long number = more < 24 ? more : switch (more) {
            case 24 -> in.get() & 0xFF;
            case 25 -> in.getShort() & 0xFFFF;
            case 26 -> in.getInt() & 0xFFFF_FFFFL;
            case 27 -> in.getLong();
            default -> -1;
        };
        if (more > 27 && (more < OPEN || major < 2 || major > MAP)) {
            return Long.MIN_VALUE;
        }
        return switch (major) {
            case 2, TEXT -> more == OPEN ? -1 : skip(number);
            case 4 -> number;
            case MAP -> number > 0 ? 2 * Math.min(number, Integer.MAX_VALUE) : number;
            case 6 -> 1;
            default -> 0;
        };
    }

    private long skip(long bytes) {
        if (bytes < 0 || bytes > in.remaining()) {
            return Long.MIN_VALUE;
        }
        in.position(in.position() + (int) bytes);
        return 0;
    }
}
