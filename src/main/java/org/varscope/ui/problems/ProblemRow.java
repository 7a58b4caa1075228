package org.varscope.ui.problems;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.repair.Causes;
import org.varscope.repair.Repairs;

/// A row in the list of problems.
sealed interface ProblemRow {
    /// One problem.
    ///
    /// @param index in the list of all
    /// @param cause  what it follows from; null where that is not known of any
    /// @param mended whether repairs of it are offered
    record One(Problem problem, int index, @Nullable One cause, boolean mended) implements ProblemRow { }

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

    /// As few rows as this with one cause are on their own.
    int FEW = 2;

    /// {@return each of `problems` as a row of its own}
    ///
    static List<One> each(List<Problem> problems, Causes causes) {
        Map<Problem, Integer> indexes = new HashMap<>();
        for (int i = 0; i < problems.size(); i++) {
            indexes.putIfAbsent(problems.get(i), i);
        }
        return IntStream.range(0, problems.size()).mapToObj(i -> {
            Problem problem = problems.get(i);
            One cause = causes.of(problem).filter(indexes::containsKey)
                    .map(found -> new One(found, indexes.get(found), null, Repairs.isMended(found))).orElse(null);
            return new One(problem, i, cause, cause == null ? Repairs.isMended(problem) : causes.isMended(problem));
        }).toList();
    }

    /// {@return the rows for `each` but those that follow from others: a group is where its first problem would be, and
    /// notes come last}
    ///
    /// @param more how many problems there are besides
    static List<ProblemRow> of(List<One> each, long more) {
        Map<List<Object>, List<One>> kinds = new LinkedHashMap<>();
        each.stream().filter(one -> one.cause() == null).forEach(one ->
                kinds.computeIfAbsent(one.problem().flaw().cause(), _ -> new ArrayList<>()).add(one));
        List<ProblemRow> rows = new ArrayList<>();
        kinds.values().forEach(all -> {
            if (all.size() > FEW) {
                rows.add(new Group(List.copyOf(all)));
            } else {
                rows.addAll(all);
            }
        });
        rows.sort(Comparator.comparing(ProblemRow::isNote).thenComparing(ProblemRow::index));
        if (more > 0) {
            rows.add(new More(more));
        }
        return rows;
    }

    private static boolean isNote(ProblemRow row) {
        return switch (row) {
            case One one -> one.problem().severity() == Severity.NOTE;
            case Group group -> isNote(group.first());
            case More _ -> true;
        };
    }

    private static int index(ProblemRow row) {
        return switch (row) {
            case One one -> one.index();
            case Group group -> group.first().index();
            case More _ -> Integer.MAX_VALUE;
        };
    }
}
