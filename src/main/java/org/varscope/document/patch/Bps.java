package org.varscope.document.patch;

import module java.base;

/// Writes BPS: what is the same at its place is left there, what has moved is copied, and all else is put in.
final class Bps {
    private static final int SOURCE_READ = 0;
    private static final int TARGET_READ = 1;
    private static final int SOURCE_COPY = 2;
    /// Bytes that are worth an action of their own: at their place, and where the last moved ones came from.
    private static final int LEAST_SAME = 4;
    private static final int LEAST_MOVED = 8;
    /// Bytes by which others are found that have moved.
    private static final int KEY = 16;
    private static final int TABLE = 1 << 18;

    private final byte[] before;
    private final byte[] after;
    private final ByteArrayOutputStream patch = new ByteArrayOutputStream();
    /// Where in `before` bytes with such a key begin, plus one; 0 for nowhere.
    private final int[] places = new int[TABLE];
    private int copied;

    Bps(byte[] before, byte[] after) {
        this.before = before;
        this.after = after;
        int step = Math.max(4, (before.length / TABLE + 3) / 4 * 4);
        for (int at = 0; at + KEY <= before.length; at += step) {
            places[slot(before, at)] = at + 1;
        }
    }

    byte[] patch() {
        patch.writeBytes("BPS1".getBytes(StandardCharsets.US_ASCII));
        number(before.length);
        number(after.length);
        number(0); // no metadata
        actions();
        sum(before);
        sum(after);
        sum(patch.toByteArray());
        return patch.toByteArray();
    }

    private void actions() {
        int done = 0; // all before it is written
        int at = 0;
        int from = 0;
        while (at < after.length) {
            int same = common(at, at);
            int moved = from == at ? 0 : common(from, at);
            if (same < LEAST_SAME && moved < LEAST_MOVED) {
                int place = found(at);
                from = place < 0 ? from : place;
                moved = common(from, at);
            }
            if (same >= LEAST_SAME && same >= moved) {
                put(done, at);
                action(SOURCE_READ, same);
                at += same;
                from += same;
                done = at;
            } else if (moved >= LEAST_MOVED) {
                while (at > done && from > 0 && before[from - 1] == after[at - 1]) {
                    at--;
                    from--;
                    moved++;
                }
                put(done, at);
                copy(from, moved);
                at += moved;
                from += moved;
                done = at;
            } else {
                at++;
                from++;
            }
        }
        put(done, at);
    }

    private int common(int from, int at) {
        if (from >= before.length) {
            return 0;
        }
        int first = Arrays.mismatch(before, from, before.length, after, at, after.length);
        return first < 0 ? after.length - at : first;
    }

    /// Where in `before` the next bytes of `after` are; -1 where that is not known.
    private int found(int at) {
        int from = at + KEY <= after.length ? places[slot(after, at)] - 1 : -1;
        return from >= 0 && common(from, at) >= KEY ? from : -1;
    }

    private static int slot(byte[] bytes, int at) {
        int hash = 0;
        for (int i = at; i < at + KEY; i++) {
            hash = hash * 31 + bytes[i];
        }
        return (hash ^ hash >>> 15) & TABLE - 1;
    }

    private void put(int from, int to) {
        if (to > from) {
            action(TARGET_READ, to - from);
            patch.write(after, from, to - from);
        }
    }

    private void copy(int from, int count) {
        action(SOURCE_COPY, count);
        int way = from - copied;
        number((long) Math.abs(way) << 1 | (way < 0 ? 1 : 0));
        copied = from + count;
    }

    private void action(int kind, int count) {
        number(count - 1L << 2 | kind);
    }

    /// Seven bits at a time, the lowest first; each further group counts from one, so that no number has two forms.
    private void number(long value) {
        long rest = value;
        while (rest > 0x7F) {
            patch.write((int) (rest & 0x7F));
            rest = (rest >> 7) - 1;
        }
        patch.write((int) (rest | 0x80));
    }

    private void sum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            patch.write((int) (crc.getValue() >> shift));
        }
    }
}
