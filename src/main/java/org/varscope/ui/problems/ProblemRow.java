package org.varscope.ui.problems;

import module java.base;
import org.varscope.problem.Problem;

/// A row in the list of problems.
sealed interface ProblemRow {
    /// One problem.
    ///
    /// @param index in the list of all
    record One(Problem problem, int index) implements ProblemRow { }

    /// Problems with the same cause: they differ in numbers at most.
    record Group(List<One> all) implements ProblemRow {
        /// {@return what they have in common}
        List<Object> cause() {
            return first().problem().flaw().cause();
        }

        /// {@return the one that stands for all}
        One first() {
            return all.getFirst();
        }

        /// {@return whether all are the very same}
        boolean isUniform() {
            return all.stream().allMatch(one -> one.problem().flaw().equals(first().problem().flaw()));
        }
    }

    /// What is not listed.
    record More(long count) implements ProblemRow { }

    /// As few rows as this with one cause stand on their own.
    int FEW = 2;

    /// {@return the rows for `problems`: a group stands where its first problem would}
    ///
    /// @param more how many problems there are besides
    static List<ProblemRow> of(List<Problem> problems, long more) {
        Map<List<Object>, List<One>> causes = new LinkedHashMap<>();
        for (int i = 0; i < problems.size(); i++) {
            One one = new One(problems.get(i), i);
            causes.computeIfAbsent(one.problem().flaw().cause(), _ -> new ArrayList<>()).add(one);
        }
        List<ProblemRow> rows = new ArrayList<>();
        causes.values().forEach(all -> {
            if (all.size() > FEW) {
                rows.add(new Group(List.copyOf(all)));
            } else {
                rows.addAll(all);
            }
        });
        rows.sort((one, other) -> Integer.compare(index(one), index(other)));
        if (more > 0) {
            rows.add(new More(more));
        }
        return rows;
    }

    private static int index(ProblemRow row) {
        return switch (row) {
            case One one -> one.index();
            case Group group -> group.first().index();
            case More _ -> Integer.MAX_VALUE;
        };
    }
}
