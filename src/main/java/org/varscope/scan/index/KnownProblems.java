package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure.Patch;

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
        List<Problem> after = new ArrayList<>();
        for (Problem problem : problems) {
            Span moved = moved(problem.span(), patches);
            if (!moved.isEmpty() || problem.span().isEmpty()) {
                after.add(new Problem(problem.flaw(), moved));
            }
        }
        return List.copyOf(after);
    }

    private static Span moved(Span span, List<Patch> patches) {
        long start = span.start();
        long end = span.end();
        for (Patch patch : patches) {
            long from = patch.offset();
            long to = from + patch.removed();
            if (to <= span.start() && from < span.end()) {
                start += patch.growth();
                end += patch.growth();
            } else if (from < span.end()) {
                // What is cut off its beginning and what comes in there is counted to it.
                start += Math.min(0, from - span.start());
                end += patch.growth() + Math.max(0, to - span.end());
            }
        }
        return Span.between(start, Math.max(start, end));
    }
}
