package org.varscope.ui.editor;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.hex.HexMarks;
import org.varscope.ui.model.Health;
import org.varscope.ui.model.Problems;

/// What is marked in the hex pane of the problems of a document.
final class HexFindings {
    /// Problems that begin this far before the view may still reach into it; longer ones are damaged values.
    private static final long BEFORE = 256;
    /// The list is walked on every draw, so that it ends somewhere.
    private static final int MOST = 1000;

    private HexFindings() { }

    /// {@return the problems in `view`, underlined, and the damaged values in it, hatched}
    static List<HexMarks.Problem> of(Health health, Span view) {
        Structure structure = health.structure();
        List<HexMarks.Problem> marks = new ArrayList<>();
        Set<Span> damaged = new LinkedHashSet<>();
        damaged(structure, view.start(), damaged);
        List<Problem> all = health.problems();
        int first = Problems.firstFrom(all, Math.max(0, view.start() - BEFORE));
        for (Problem problem : all.subList(first, Math.min(all.size(), first + MOST))) {
            if (problem.span().start() >= view.end()) {
                break;
            }
            marks.add(new HexMarks.Problem(problem.span(), problem.severity(), false));
            if (problem.isError()) {
                damaged(structure, problem.span().start(), damaged);
            }
        }
        damaged.forEach(span -> marks.add(new HexMarks.Problem(span, Severity.ERROR, true)));
        return marks;
    }

    private static void damaged(Structure structure, long offset, Set<Span> damaged) {
        structure.deepestAt(offset).filter(node -> node.state() == State.DAMAGED).map(Node::span)
                .ifPresent(damaged::add);
    }
}
