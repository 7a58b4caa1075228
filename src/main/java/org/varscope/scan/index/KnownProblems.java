package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;

/// Problems of bytes that were known before the bytes were read as values.
final class KnownProblems {
    private KnownProblems() { }

    /// {@return the problems after `patches`}
    ///
    /// They move with their bytes, grow and shrink where an edit touches them, and are gone with the last of the bytes.
    static List<Problem> after(List<Problem> problems, List<Patch> patches) {
        if (problems.isEmpty()) {
            return problems;
        }
        SpanShift shift = new SpanShift(patches);
        List<Problem> after = new ArrayList<>();
        for (Problem problem : problems) {
            Span moved = shift.after(problem.span());
            if (!moved.isEmpty() || problem.span().isEmpty()) {
                after.add(new Problem(problem.flaw(), moved));
            }
        }
        return List.copyOf(after);
    }
}
