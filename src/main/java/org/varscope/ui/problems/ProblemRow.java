package org.varscope.ui.problems;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;

/// A row in the list of problems.
sealed interface ProblemRow {
    /// One problem.
    ///
    /// @param index in the list of all
    record One(Problem problem, int index) implements ProblemRow { }

    /// Problems of one code with the same cause: their messages differ in numbers at most.
    record Group(Cause cause, List<One> all) implements ProblemRow {
        /// {@return the one that stands for all}
        One first() {
            return all.getFirst();
        }

        /// {@return whether all have the very same message}
        boolean isUniform() {
            return all.stream().allMatch(one -> one.problem().message().equals(first().problem().message()));
        }
    }

    /// What is not listed.
    record More(long count) implements ProblemRow { }

    /// Why something is a problem.
    ///
    /// @param words found and expected, without numbers
    record Cause(Code code, String words) {
        private static final Pattern NUMBER = Pattern.compile("\\b(0x)?[0-9][0-9A-Fa-f.]*");

        static Cause of(Problem problem) {
            return new Cause(problem.code(), NUMBER.matcher(problem.message()).replaceAll("0"));
        }
    }

    /// As few rows as this with one cause stand on their own.
    int FEW = 2;

    /// {@return the rows for `problems`: a group stands where its first problem would}
    ///
    /// @param more how many problems there are besides
    static List<ProblemRow> of(List<Problem> problems, long more) {
        Map<Cause, List<One>> causes = new LinkedHashMap<>();
        for (int i = 0; i < problems.size(); i++) {
            causes.computeIfAbsent(Cause.of(problems.get(i)), _ -> new ArrayList<>()).add(new One(problems.get(i), i));
        }
        List<ProblemRow> rows = new ArrayList<>();
        causes.forEach((cause, all) -> {
            if (all.size() > FEW) {
                rows.add(new Group(cause, List.copyOf(all)));
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
