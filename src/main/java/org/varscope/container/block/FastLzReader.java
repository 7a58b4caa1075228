package org.varscope.container.block;

import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;

/// Reads one FastLZ block. Every index is checked before it is used, so that any bytes end in a result.
///
/// The first byte says the level in its top three bits; the rest of it is the first instruction, which is a run of
/// literal bytes. An instruction below 32 copies one byte more than it says; any other copies bytes that were written
/// before.
final class FastLzReader {
    private static final int LITERALS = 32;
    private static final int LONG_MATCH = 6;
    private static final int SHORTEST_MATCH = 3;
    private static final int FAR = 31 << 8;
    private static final int NEAR_LIMIT = 8191;

    private final byte[] in;
    private final int end;
    private final byte[] out;
    private final int limit;
    private int at;
    private int written;
    private boolean overfull;
    private @Nullable Remark fault;

    /// @param limit bytes that are wanted; `out` has at least as many
    FastLzReader(byte[] in, int end, byte[] out, int limit) {
        this.in = in;
        this.end = end;
        this.out = out;
        this.limit = limit;
    }

    Unpacked run() {
        instructions();
        return new Unpacked(written, overfull, fault == null && !overfull ? end - at : 0, fault);
    }

    private void instructions() {
        if (at == end) {
            fault = BlockRemark.NO_BYTES.with();
            return;
        }
        int level = ((in[at] & 0xFF) >> 5) + 1;
        if (level > 2) {
            fault = BlockRemark.FASTLZ_LEVEL.with(level);
            return;
        }
        int instruction = in[at++] & 31;
        while (instruction >= 0 && fault == null) {
            if (instruction < LITERALS) {
                literals(instruction + 1);
            } else {
                match(instruction, level);
            }
            // Level 1 needs two bytes to go on, and leaves a single one alone.
            boolean goesOn = end - at >= (level == 1 ? 2 : 1);
            // Nothing marks the end: whatever else there is would give at least one byte more.
            overfull |= goesOn && written == limit;
            instruction = goesOn && written < limit && fault == null ? in[at++] & 0xFF : -1;
        }
    }

    private void literals(int count) {
        int there = Math.min(count, end - at);
        int size = Math.min(there, limit - written);
        System.arraycopy(in, at, out, written, size);
        at += there;
        written += size;
        if (there < count && written < limit) {
            fault = BlockRemark.LITERALS_CUT.with(count, there);
        }
        overfull = size < there;
    }

    private void match(int instruction, int level) {
        long length = (instruction >> 5) - 1;
        int distance = (instruction & 31) << 8;
        if (length == LONG_MATCH) {
            int more = 255;
            while (more == 255 && at < end) {
                more = in[at++] & 0xFF;
                length += more;
                if (level == 1) {
                    break;
                }
            }
        }
        if (at >= end) {
            fault = BlockRemark.MATCH_CUT.with();
            return;
        }
        int low = in[at++] & 0xFF;
        distance += low;
        if (level == 2 && low == 255 && distance == FAR + 255) {
            if (end - at < 2) {
                fault = BlockRemark.DISTANCE_CUT.with();
                return;
            }
            distance = ((in[at] & 0xFF) << 8 | in[at + 1] & 0xFF) + NEAR_LIMIT;
            at += 2;
        }
        copy(length + SHORTEST_MATCH, distance + 1);
    }

    /// Byte by byte, as a match may reach into what it writes.
    private void copy(long length, int distance) {
        if (distance > written) {
            fault = BlockRemark.MATCH_TOO_FAR.with(distance, written);
            return;
        }
        int size = (int) Math.min(length, limit - written);
        for (int i = 0; i < size; i++, written++) {
            out[written] = out[written - distance];
        }
        overfull = size < length;
    }
}
