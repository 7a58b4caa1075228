package org.varscope.container.block;

import module java.base;

/// Packs bytes as FastLZ: looks where the next three bytes stood last, and takes the longest match from there.
///
/// Level 1 for fewer than 65536 bytes, as the engine does; it reaches back 8192 bytes and copies up to 264. Level 2
/// reaches back 73727 and copies any number. A block ends in literal bytes, which every reader of the engine's accepts.
final class FastLzWriter {
    private static final int LEVEL_2_FROM = 65536;
    private static final int NEAREST_LIMIT_1 = 8192;
    private static final int NEAREST_LIMIT_2 = 8191;
    private static final int FARTHEST_2 = NEAREST_LIMIT_2 + 65536;
    private static final int LONGEST_1 = 264;
    private static final int SHORTEST = 3;
    /// A match far back takes two bytes more, which a short one would not earn back.
    private static final int SHORTEST_FAR = 5;
    private static final int LITERALS = 32;
    private static final int LAST_LITERALS = 4;
    /// The engine's blocks have 4096 bytes: a larger table would take longer to make than to use.
    private static final int HASH_BITS_1 = 13;
    private static final int HASH_BITS_2 = 16;

    private final byte[] in;
    private final int end;
    private final boolean level2;
    private final int hashBits;
    /// Where three bytes with this hash stood last, plus one; 0 for nowhere.
    private final int[] seen;
    private byte[] out;
    private int written;

    /// @param in bytes to pack; at least 16
    FastLzWriter(byte[] in) {
        this.in = in;
        this.end = in.length;
        this.level2 = end >= LEVEL_2_FROM;
        this.hashBits = level2 ? HASH_BITS_2 : HASH_BITS_1;
        this.seen = new int[1 << hashBits];
        this.out = new byte[end + 16];
    }

    /// {@return the packed block}
    byte[] run() {
        int at = 0;
        int literalsFrom = 0;
        while (at < end - LAST_LITERALS) {
            int from = remember(at);
            int length = from < 0 ? 0 : matched(from, at);
            if (length < shortest(at - from)) {
                at++;
                continue;
            }
            literals(literalsFrom, at);
            match(length, at - from);
            // Two places at the end of the match are enough to find what follows it.
            int next = at + length;
            for (int i = Math.max(at + 1, next - 2); i < Math.min(next, end - LAST_LITERALS); i++) {
                remember(i);
            }
            at = next;
            literalsFrom = next;
        }
        literals(literalsFrom, end);
        if (level2) {
            out[0] |= 1 << 5;
        }
        return Arrays.copyOf(out, written);
    }

    /// {@return where the three bytes at `at` may have been before, or -1}
    private int remember(int at) {
        int three = (in[at] & 0xFF) | (in[at + 1] & 0xFF) << 8 | (in[at + 2] & 0xFF) << 16;
        int hash = three * 0x9E37_79B1 >>> 32 - hashBits;
        int from = seen[hash] - 1;
        seen[hash] = at + 1;
        int back = at - from;
        return from < 0 || back > (level2 ? FARTHEST_2 : NEAREST_LIMIT_1) ? -1 : from;
    }

    private int shortest(int distance) {
        return level2 && distance > NEAREST_LIMIT_2 ? SHORTEST_FAR : SHORTEST;
    }

    private int matched(int from, int at) {
        int most = end - LAST_LITERALS - at;
        int limit = level2 ? most : Math.min(most, LONGEST_1);
        int differs = Arrays.mismatch(in, from, from + limit, in, at, at + limit);
        return differs < 0 ? limit : differs;
    }

    private void literals(int from, int to) {
        for (int at = from; at < to; at += LITERALS) {
            int count = Math.min(LITERALS, to - at);
            reserve(count + 1);
            out[written++] = (byte) (count - 1);
            System.arraycopy(in, at, out, written, count);
            written += count;
        }
    }

    private void match(int length, int distance) {
        boolean far = level2 && distance > NEAREST_LIMIT_2;
        int back = far ? NEAREST_LIMIT_2 : distance - 1;
        int more = length - SHORTEST;
        reserve(8 + more / 255);
        out[written++] = (byte) (Math.min(more, 6) + 1 << 5 | back >> 8);
        if (more >= 6) {
            more -= 6;
            while (level2 && more >= 255) {
                out[written++] = (byte) 255;
                more -= 255;
            }
            out[written++] = (byte) more;
        }
        out[written++] = (byte) back;
        if (far) {
            int beyond = distance - 1 - NEAREST_LIMIT_2;
            out[written++] = (byte) (beyond >> 8);
            out[written++] = (byte) beyond;
        }
    }

    private void reserve(int count) {
        if (count > out.length - written) {
            out = Arrays.copyOf(out, Math.max(written + count, out.length + out.length / 8));
        }
    }
}
