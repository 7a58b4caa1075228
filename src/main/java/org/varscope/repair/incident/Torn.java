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
    /// {@return what is torn at the end of `structure`; empty where values before the end are damaged, another length
    /// or count may be all that is wrong, or what is around the values has lost their end}
    static Optional<Torn> of(Structure structure) {
        if (structure.framing().isListed() || structure.framing().isKeyed()
                || structure.known().stream().anyMatch(problem -> !(problem.flaw() instanceof Flaw.Encryption))) {
            return Optional.empty();
        }
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
            } else if (!isAtEnd(problem, structure, frame)) {
                return Optional.empty();
            } else {
                certain |= isTorn(problem.flaw(), frame);
            }
            torn.add(problem);
        }
        // A record that has all of its bytes is not cut off by the end of the file.
        return certain && (frame != null || !structure.framing().isStream())
                ? Optional.of(new Torn(frame, torn)) : Optional.empty();
    }

    private static boolean isFrame(Problem problem, Structure structure) {
        return problem.flaw() instanceof Flaw.PastEnd(Flaw.Measured what, long length, long left)
                && what == Flaw.Measured.RECORD && length > left
                && problem.span().end() + left == structure.bytes().length();
    }

    /// Whether it is that bytes are missing at the end, or may be; without a record that is cut off too, a count or a
    /// length that asks for too many is as likely wrong itself.
    private static boolean isAtEnd(Problem problem, Structure structure, @Nullable Problem frame) {
        boolean missing = switch (problem.flaw()) {
            case Flaw.Cut cut -> cut.part() != Flaw.Part.RECORD_LENGTH;
            case Flaw.PayloadCut _, Flaw.ChildrenMissing _ -> true;
            case Flaw.PastEnd _, Flaw.CountPastEnd _ -> frame != null;
            default -> false;
        };
        return missing && structure.deepestAt(Math.min(problem.span().start(), structure.bytes().length() - 1))
                .map(Node::span).filter(span -> span.end() == structure.bytes().length()).isPresent();
    }

    /// Whether some bytes of something are there and others are not, which no wrong count makes so; in a record that
    /// is cut off itself, whether it would hold what its values lack.
    private static boolean isTorn(Flaw flaw, @Nullable Problem frame) {
        long room = frame != null && frame.flaw() instanceof Flaw.PastEnd(_, long length, _) ? length : 0;
        return switch (flaw) {
            case Flaw.Cut cut -> cut.left() > 0;
            case Flaw.PayloadCut cut -> frame == null || cut.needs() <= room;
            case Flaw.PastEnd text -> text.length() <= room;
            case Flaw.CountPastEnd count -> count.needs() <= room;
            case Flaw.ChildrenMissing missing -> missing.whole() > 0 && missing.claimed() <= room;
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
