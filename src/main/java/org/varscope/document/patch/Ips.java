package org.varscope.document.patch;

import module java.base;

/// Writes IPS.
final class Ips {
    /// Bytes of a file whose every offset has 24 bits.
    static final int MOST = 1 << 24;
    /// An offset that reads as the end of the patch.
    private static final int READS_AS_END = 0x454F46;
    private static final int LONGEST = 0xFFFF;
    /// What a record takes besides its bytes: as few equal ones between two are written too.
    private static final int HEAD = 5;

    private Ips() { }

    static byte[] between(byte[] before, byte[] after) {
        ByteArrayOutputStream patch = new ByteArrayOutputStream();
        patch.writeBytes("PATCH".getBytes(StandardCharsets.US_ASCII));
        int at = different(before, after, 0);
        while (at < after.length) {
            int end = at + 1;
            int next = different(before, after, end);
            while (next < after.length && next - end <= HEAD) {
                end = next + 1;
                next = different(before, after, end);
            }
            records(after, at, end, patch);
            at = next;
        }
        patch.writeBytes("EOF".getBytes(StandardCharsets.US_ASCII));
        if (after.length < before.length) {
            number(after.length, 3, patch);
        }
        return patch.toByteArray();
    }

    /// The next place from `at` on that has another byte, or none before.
    private static int different(byte[] before, byte[] after, int at) {
        int place = at;
        while (place < after.length && place < before.length && before[place] == after[place]) {
            place++;
        }
        return Math.min(place, after.length);
    }

    private static void records(byte[] after, int from, int to, ByteArrayOutputStream patch) {
        for (int at = from; at < to; ) {
            int start = at == READS_AS_END ? at - 1 : at; // the byte before is written again
            int count = Math.min(LONGEST, to - start);
            number(start, 3, patch);
            number(count, 2, patch);
            patch.write(after, start, count);
            at = start + count;
        }
    }

    private static void number(int value, int bytes, ByteArrayOutputStream patch) {
        for (int shift = (bytes - 1) * Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            patch.write(value >> shift);
        }
    }
}
