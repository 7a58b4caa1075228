package org.varscope.scan;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;

/// What a walk has found so far, with absolute spans, until parts take their own findings with them.
final class Findings {
    /// How many findings one scan keeps; a last one says that more follow.
    static final int LIMIT = 10_000;

    private final List<Problem> open = new ArrayList<>();
    private final boolean silent;
    private int kept;

    Findings(boolean silent) {
        this.silent = silent;
    }

    /// Notes a finding on `[start, start + length)`, unless too many are kept already.
    void add(Code code, long start, long length, String found, String expected) {
        if (silent || kept > LIMIT) {
            return;
        }
        kept++;
        open.add(kept > LIMIT
                ? new Problem(Code.MORE_FOLLOW, new Span(start, length), "more findings follow from here on",
                        "at most " + LIMIT + " to be listed")
                : new Problem(code, new Span(start, length), found, expected));
    }

    /// Whether no more are kept.
    boolean isFull() {
        return kept > LIMIT;
    }

    /// How many are waiting for a part.
    int size() {
        return open.size();
    }

    /// Takes away all from the index `from` on, with spans made relative to `start`.
    List<Problem> take(int from, long start) {
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
    void forget(int from) {
        if (from < open.size()) {
            open.subList(from, open.size()).clear();
        }
    }
}
