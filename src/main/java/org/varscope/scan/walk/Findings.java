package org.varscope.scan.walk;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;

/// What a walk has found so far, with absolute spans, until parts take their own findings with them.
public final class Findings {
    /// How many findings one scan keeps; a last one says that more follow.
    public static final int LIMIT = 10_000;

    private final List<Problem> open = new ArrayList<>();
    private final boolean silent;
    private int kept;

    public Findings(boolean silent) {
        this.silent = silent;
    }

    /// Notes a finding on `[start, start + length)`, unless too many are kept already.
    public void add(Code code, long start, long length, String found, String expected) {
        if (silent || kept > LIMIT) {
            return;
        }
        kept++;
        open.add(kept > LIMIT
                ? new Problem(Code.MORE_FOLLOW, new Span(start, length), "more findings follow from here on",
                        "at most " + LIMIT + " to be listed")
                : new Problem(code, new Span(start, length), found, expected));
    }

    /// The offset behind `size` bytes of `of` at `at`, or {@link Walk#BROKEN} where the bytes end before.
    long need(long at, long size, long end, String of) {
        return end - at >= size ? at + size
                : broken(Code.PAYLOAD_CUT, at, end - at, left(end - at), size + " bytes of " + of);
    }

    /// A count that needs more bytes than are left makes a value {@link Walk#BROKEN}.
    long countPastEnd(long at, long count, long bytes, long left) {
        return broken(Code.COUNT_PAST_END, at, 4, "count " + count + " needs " + bytes + " bytes",
                "at most " + left + ", which are left");
    }

    /// Notes why a value is {@link Walk#BROKEN}.
    long broken(Code code, long at, long length, String found, String expected) {
        add(code, at, Math.max(0, length), found, expected);
        return Walk.BROKEN;
    }

    /// {@return how many bytes are left, in words}
    public static String left(long bytes) {
        return switch ((int) Math.min(bytes, 2)) {
            case 0 -> "the end of the bytes";
            case 1 -> "only 1 byte left";
            default -> "only " + bytes + " bytes left";
        };
    }

    /// Whether no more are kept.
    public boolean isFull() {
        return kept > LIMIT;
    }

    /// How many are waiting for a part.
    public int size() {
        return open.size();
    }

    /// Takes away all from the index `from` on, with spans made relative to `start`.
    public List<Problem> take(int from, long start) {
        if (from == open.size()) {
            return List.of();
        }
        List<Problem> tail = open.subList(from, open.size());
        List<Problem> taken = new ArrayList<>(tail.size());
        for (Problem problem : tail) {
            taken.add(problem.shifted(-start));
        }
        tail.clear();
        return List.copyOf(taken);
    }

    /// Forgets all from the index `from` on.
    public void forget(int from) {
        if (from < open.size()) {
            open.subList(from, open.size()).clear();
        }
    }
}
