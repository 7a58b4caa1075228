package org.varscope.ui.problems;

import module java.base;
import org.varscope.repair.Repairs;
import org.varscope.ui.model.EditorModel;

/// Which problem a person means that has chosen none in the list.
final class NearestProblem {
    private NearestProblem() { }

    /// {@return of those that are repaired, the one of the fewest bytes around the caret, else the first in the
    /// smallest value around it that has one; else the first after it, or of all}
    static Optional<ProblemRow.One> mended(List<ProblemRow.One> each, EditorModel model) {
        List<ProblemRow.One> mended = each.stream().filter(one -> Repairs.isMended(one.problem())).toList();
        long from = model.selection().bytes().start();
        return mended.stream().filter(one -> one.problem().span().contains(from))
                .min(Comparator.comparingLong(one -> one.problem().span().length()))
                .or(() -> firstAround(mended, model))
                .or(() -> mended.stream().filter(one -> one.problem().span().start() >= from).findFirst())
                .or(() -> mended.stream().findFirst());
    }

    private static Optional<ProblemRow.One> firstAround(List<ProblemRow.One> mended, EditorModel model) {
        return Stream.iterate(model.selecting().node().orElse(null), Objects::nonNull, node -> node.parent())
                .flatMap(node -> mended.stream()
                        .filter(one -> node.item().contains(one.problem().span().start())).limit(1))
                .findFirst();
    }
}
