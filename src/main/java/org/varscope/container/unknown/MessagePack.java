package org.varscope.container.unknown;

import module java.base;

/// Whether bytes are one map or array of MessagePack, from the first to the last. By the format's own description.
final class MessagePack {
    private static final int DEEPEST = 512;

    private final byte[] bytes;
    private int at;

    private MessagePack(byte[] bytes) {
        this.bytes = bytes;
    }

    /// {@return whether `bytes` are a map or an array that is not empty, and nothing else}
    static boolean fits(byte[] bytes) {
        if (bytes.length < 2) {
            return false;
        }
        int first = bytes[0] & 0xFF;
        boolean holds = first > 0x80 && first < 0xA0 && first != 0x90 || first >= 0xDC && first <= 0xDF;
        return holds && new MessagePack(bytes).isWhole();
    }

    /// Items are counted and not nested in calls, however deep they are.
    private boolean isWhole() {
        Deque<long[]> open = new ArrayDeque<>(List.of(new long[] {1}));
        while (!open.isEmpty()) {
            long[] left = open.peek();
            if (left[0]-- == 0) {
                open.pop();
                continue;
            }
            long children = at < bytes.length ? item() : -1;
            if (children < 0 || children > bytes.length || open.size() > DEEPEST) {
                return false;
            }
            if (children > 0) {
                open.push(new long[] {children});
            }
        }
        return at == bytes.length;
    }

    /// {@return how many items follow that it holds; -1 where it is none}
    private long item() {
        int type = bytes[at++] & 0xFF;
        if (type < 0x80 || type >= 0xE0) {
            return 0;
        } else if (type < 0x90) {
            return 2 * (type & 0xF);
        } else if (type < 0xA0) {
            return type & 0xF;
        } else if (type < 0xC0) {
            return skip(type & 0x1F);
        }
        return switch (type) {
            case 0xC0, 0xC2, 0xC3 -> 0;
            case 0xC4, 0xD9 -> sized(1, 0);
            case 0xC5, 0xDA -> sized(2, 0);
            case 0xC6, 0xDB -> sized(4, 0);
            case 0xC7 -> sized(1, 1);
            case 0xC8 -> sized(2, 1);
            case 0xC9 -> sized(4, 1);
            case 0xCC, 0xD0 -> skip(1);
            case 0xCD, 0xD1 -> skip(2);
            case 0xCA, 0xCE, 0xD2 -> skip(4);
            case 0xCB, 0xCF, 0xD3 -> skip(8);
            case 0xD4, 0xD5, 0xD6, 0xD7, 0xD8 -> skip(1 + (1 << type - 0xD4));
            case 0xDC -> number(2);
            case 0xDD -> number(4);
            case 0xDE -> 2 * number(2);
            case 0xDF -> 2 * number(4);
            default -> -1;
        };
    }

    private long sized(int width, int more) {
        long size = number(width);
        return size < 0 ? -1 : skip(size + more);
    }

    private long number(int width) {
        long number = 0;
        for (int i = 0; i < width; i++) {
            if (at >= bytes.length) {
                return -1;
            }
            number = number << 8 | bytes[at++] & 0xFF;
        }
        return number;
    }

    private long skip(long count) {
        if (count > bytes.length - at) {
            return -1;
        }
        at += (int) count;
        return 0;
    }
}
