package org.varscope.repair.incident;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Bytes that end before their values do.
///
/// @param frame    a record whose length leads past the end; null for none
/// @param problems all errors from there on
record Torn(@Nullable Problem frame, Set<Problem> problems) {
    /// {@return what is torn at the end of `structure`; empty where values before the end are damaged, or another
    /// length or count may be all that is wrong}
    static Optional<Torn> of(Structure structure) {
        Problem frame = null;
        Set<Problem> torn = new HashSet<>();
        boolean certain = false;
        Set<Problem> known = Set.copyOf(structure.known());
        List<Problem> errors = structure.problems().stream()
                .filter(problem -> problem.isError() && !known.contains(problem)).toList();
        for (Problem problem : errors) {
            if (isFrame(problem, structure)) {
                frame = problem;
                torn.clear();
                certain = false;
            } else if (!isAtEnd(problem, structure)) {
                return Optional.empty();
            } else {
                certain |= isTorn(problem.flaw());
            }
            torn.add(problem);
        }
        return frame != null ? torn.size() > 1 ? Optional.of(new Torn(frame, torn)) : Optional.empty()
                : certain ? Optional.of(new Torn(null, torn)) : Optional.empty();
    }

    private static boolean isFrame(Problem problem, Structure structure) {
        return problem.flaw() instanceof Flaw.PastEnd(Flaw.Measured what, long length, long left)
                && what == Flaw.Measured.RECORD && length > left
                && problem.span().end() + left == structure.bytes().length();
    }

    /// Whether it is that bytes are missing at the end, or may be.
    private static boolean isAtEnd(Problem problem, Structure structure) {
        boolean missing = switch (problem.flaw()) {
            case Flaw.Cut cut -> cut.part() != Flaw.Part.RECORD_LENGTH;
            case Flaw.PayloadCut _, Flaw.PastEnd _, Flaw.CountPastEnd _, Flaw.ChildrenMissing _ -> true;
            default -> false;
        };
        return missing && structure.deepestAt(Math.min(problem.span().start(), structure.bytes().length() - 1))
                .map(Node::span).filter(span -> span.end() == structure.bytes().length()).isPresent();
    }

    /// Whether some bytes of something are there and others are not, which no wrong count makes so.
    private static boolean isTorn(Flaw flaw) {
        return switch (flaw) {
            case Flaw.Cut cut -> cut.left() > 0;
            case Flaw.PayloadCut _ -> true;
            default -> false;
        };
    }

    /// {@return whether two things say so}
    boolean isCertain() {
        return frame != null;
    }

    /// {@return what happened}
    Incident incident() {
        return frame != null && frame.flaw() instanceof Flaw.PastEnd(_, long length, long left)
                ? new Incident.CutOff(length, left) : new Incident.CutWithin();
    }
}
