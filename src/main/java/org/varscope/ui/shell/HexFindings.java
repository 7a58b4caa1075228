package org.varscope.ui.shell;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.State;
import org.varscope.scan.Structure;
import org.varscope.ui.hex.HexProblem;

/// What is marked in the hex pane of the problems of a document.
final class HexFindings {
    /// The list is walked on every draw, so that it ends somewhere.
    private static final int MOST = 2000;

    private HexFindings() { }

    /// {@return the first problems, underlined, and the damaged values around them, hatched}
    static List<HexProblem> of(Structure structure) {
        List<HexProblem> marks = new ArrayList<>();
        Set<Span> damaged = new LinkedHashSet<>();
        for (Problem problem : structure.problems().subList(0, Math.min(MOST, structure.problems().size()))) {
            marks.add(new HexProblem(problem.span(), problem.severity(), false));
            if (problem.severity() == Severity.ERROR) {
                structure.deepestAt(problem.span().start()).filter(node -> node.state() == State.DAMAGED)
                        .ifPresent(node -> damaged.add(node.span()));
            }
        }
        damaged.forEach(span -> marks.add(new HexProblem(span, Severity.ERROR, true)));
        return marks;
    }
}
