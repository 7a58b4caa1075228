package org.varscope.scan.walk;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
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
    public void add(Flaw flaw, long start, long length) {
        if (silent || kept > LIMIT) {
            return;
        }
        kept++;
        open.add(new Problem(kept > LIMIT ? new Flaw.MoreFollow(LIMIT) : flaw, new Span(start, length)));
    }

    /// Notes a finding, unless too many are kept already.
    public void add(Problem problem) {
        add(problem.flaw(), problem.span().start(), problem.span().length());
    }

    /// The offset behind `size` bytes of a `type` at `at`, or [Walk#BROKEN] where the bytes end before.
    long need(long at, long size, long end, String type) {
        return end - at >= size ? at + size
                : broken(new Flaw.PayloadCut(type, size, Math.max(0, end - at)), at, end - at);
    }

    /// A count that needs more bytes than are left makes a value [Walk#BROKEN].
    long countPastEnd(long at, long count, long bytes, long left) {
        return broken(new Flaw.CountPastEnd(count, bytes, left), at, 4);
    }

    /// A word that the bytes end within makes a value [Walk#BROKEN].
    long cut(Flaw.Part part, long at, long end) {
        return broken(new Flaw.Cut(part, Math.max(0, end - at)), at, end - at);
    }

    /// Notes why a value is [Walk#BROKEN].
    long broken(Flaw flaw, long at, long length) {
        add(flaw, at, Math.max(0, length));
        return Walk.BROKEN;
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
