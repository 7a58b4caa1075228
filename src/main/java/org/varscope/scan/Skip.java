package org.varscope.scan;

import java.util.Arrays;
import org.varscope.bytes.ByteReader;

/// Steps over whole items of bytes that a scan has found healthy, children and all.
final class Skip {
    private final Walk walk;
    private long[] remaining = new long[16];
    private boolean[] named = new boolean[16];

    Skip(ByteReader in, Plan plan) {
        this.walk = Walk.trusting(in, plan);
    }

    Walk walk() {
        return walk;
    }

    /// {@return bytes of the item at `at` before its value's header}
    long lead(Grammar grammar, long at, long end) {
        return switch (grammar) {
            case VALUES -> 0;
            case FRAMES, FRAMES_BE -> 4;
            case PROPERTIES -> walk.text(at, end) - at;
        };
    }

    /// {@return the offset just past the item at `at`}
    long item(Grammar grammar, long at, long end) {
        return switch (grammar) {
            case VALUES -> value(at, end);
            case FRAMES -> at + 4 + walk.in.u32(at);
            case FRAMES_BE -> at + 4 + (walk.in.i32be(at) & 0xFFFF_FFFFL);
            case PROPERTIES -> value(walk.text(at, end), end);
        };
    }

    /// {@return the offset just past the value at `at`}
    long value(long at, long end) {
        long next = walk.value(at, end);
        int depth = 0;
        while (next == Walk.OPEN || depth > 0) {
            if (next == Walk.OPEN) {
                depth = push(depth);
                next = walk.bodyAt;
            } else if (remaining[depth - 1] == 0) {
                depth--;
            } else {
                remaining[depth - 1]--;
                next = walk.value(named[depth - 1] ? walk.text(next, end) : next, end);
            }
            if (next == Walk.BROKEN) {
                throw new IllegalStateException("a value in a healthy run is damaged at or after " + at);
            }
        }
        return next;
    }

    private int push(int depth) {
        if (depth == remaining.length) {
            remaining = Arrays.copyOf(remaining, depth * 2);
            named = Arrays.copyOf(named, depth * 2);
        }
        remaining[depth] = walk.children;
        named[depth] = walk.grammar == Grammar.PROPERTIES;
        return depth + 1;
    }
}
