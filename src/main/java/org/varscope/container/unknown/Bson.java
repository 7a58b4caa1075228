package org.varscope.container.unknown;

import module java.base;

/// Whether bytes are one document of BSON, or begin like one that is damaged. By the format's own description.
final class Bson {
    private static final int DEEPEST = 128;
    private static final int SMALLEST = 8;
    /// Bytes by which a size may be off.
    private static final int FEW = 8;
    private static final int LAST_TYPE = 0x13;
    private static final int LEAST_NAME = 3;

    private final ByteBuffer in;

    private Bson(byte[] bytes) {
        this.in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// {@return whether `bytes` are a document that is not empty, and nothing else}
    static boolean fits(byte[] bytes) {
        return bytes.length >= SMALLEST && new Bson(bytes).document(0, bytes.length, 0) == bytes.length;
    }

    /// {@return whether `bytes` begin like a document: with their size, or nearly that, and the type and the name of an
    /// element, where a value has zeros}
    static boolean isBegun(byte[] bytes) {
        if (bytes.length < SMALLEST || Math.abs((long) ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt()
                - bytes.length) > FEW || bytes[4] < 1 || bytes[4] > LAST_TYPE) {
            return false;
        }
        int end = 5;
        while (end < bytes.length && bytes[end] > ' ') {
            end++;
        }
        // A header of which one byte is wrong has fewer.
        return end >= 5 + LEAST_NAME && end < bytes.length && bytes[end] == 0;
    }

    /// {@return the offset after the document at `at`; -1 where there is none}
    private int document(int at, int end, int depth) {
        if (end - at < 5 || depth > DEEPEST) {
            return -1;
        }
        int size = in.getInt(at);
        if (size < 5 || size > end - at || in.get(at + size - 1) != 0) {
            return -1;
        }
        int last = at + size - 1;
        int next = at + 4;
        while (next >= 0 && next < last) {
            next = element(next, last, depth);
        }
        return next == last ? at + size : -1;
    }

    private int element(int at, int end, int depth) {
        int type = in.get(at);
        int name = at + 1;
        while (name < end && in.get(name) != 0) {
            name++;
        }
        int value = name + 1;
        return name >= end ? -1 : switch (type) {
            case 0x01, 0x09, 0x11, 0x12 -> within(value, 8, end);
            case 0x02, 0x0D, 0x0E -> sized(value, 4, end);
            case 0x03, 0x04 -> document(value, end, depth + 1);
            case 0x05 -> sized(value, 5, end);
            case 0x06, 0x0A, 0x7F, -1 -> value;
            case 0x07 -> within(value, 12, end);
            case 0x08 -> within(value, 1, end);
            case 0x10 -> within(value, 4, end);
            case 0x13 -> within(value, 16, end);
            default -> -1;
        };
    }

    private int sized(int at, int head, int end) {
        return end - at < head ? -1 : within(at + head, in.getInt(at), end);
    }

    private static int within(int at, int size, int end) {
        return size < 0 || size > end - at ? -1 : at + size;
    }
}
