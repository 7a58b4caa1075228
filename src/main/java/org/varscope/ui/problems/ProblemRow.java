package org.varscope.ui.problems;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.repair.Causes;
import org.varscope.repair.Repairs;
import org.varscope.repair.incident.Happened;
import org.varscope.repair.incident.Incident;

/// A row in the list of problems.
sealed interface ProblemRow {
    /// {@return the problem that it stands for, or the first of several; empty where it stands for none}
    Optional<One> any();

    /// {@return whether it stands for the same as `before` in an earlier list}
    default boolean isSame(ProblemRow before) {
        return equals(before) || this instanceof Cause && before instanceof Cause
                || this instanceof Group now && before instanceof Group was && now.cause().equals(was.cause());
    }

    /// One problem.
    ///
    /// @param index in the list of all
    /// @param cause  what it follows from; null where that is not known of any
    /// @param mended whether repairs of it are offered
    record One(Problem problem, int index, @Nullable One cause, boolean mended) implements ProblemRow {
        @Override
        public Optional<One> any() {
            return Optional.of(this);
        }
    }

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

        @Override
        public Optional<One> any() {
            return Optional.of(first());
        }

        /// {@return whether all are the very same}
        boolean isUniform() {
            return all.stream().allMatch(one -> one.problem().flaw().equals(first().problem().flaw()));
        }
    }

    /// What happened to all of the file.
    ///
    /// @param rows of the problems that come of it, in order
    record Cause(Incident incident, List<ProblemRow> rows) implements ProblemRow {
        /// {@return the problems in those rows}
        List<One> all() {
            return rows.stream().flatMap(row -> switch (row) {
                case One one -> Stream.of(one);
                case Group group -> group.all().stream();
                case Cause _, More _ -> Stream.<One>empty();
            }).toList();
        }

        @Override
        public Optional<One> any() {
            return Optional.of(first());
        }

        /// {@return the first that can be repaired, or the first}
        One first() {
            return all().stream().filter(One::mended).findFirst().orElseGet(() -> all().getFirst());
        }
    }

    /// What is not listed.
    record More(long count) implements ProblemRow {
        @Override
        public Optional<One> any() {
            return Optional.empty();
        }
    }

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

    /// {@return whether `one` is listed below what it follows from, as it does not come of what happened to all}
    static boolean isBelow(One one, Optional<Happened> happened) {
        return one.cause() != null && happened.filter(what -> what.of().contains(one.problem())).isEmpty();
    }

    /// {@return the rows for `each` but those that are below others: what happened comes first, and notes last; a group
    /// is where its first problem would be}
    ///
    /// @param more how many problems there are besides
    static List<ProblemRow> of(List<One> each, long more, Optional<Happened> happened) {
        Map<List<Object>, List<One>> kinds = new LinkedHashMap<>();
        each.stream().filter(one -> !isBelow(one, happened)).forEach(one ->
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
        return under(happened, rows);
    }

    /// Puts the rows of problems that come of what happened below one that says so.
    private static List<ProblemRow> under(Optional<Happened> happened, List<ProblemRow> rows) {
        Set<Problem> known = happened.map(Happened::of).orElse(Set.of());
        Map<Boolean, List<ProblemRow>> parts = rows.stream().collect(Collectors.partitioningBy(row -> switch (row) {
            case One one -> known.contains(one.problem());
            case Group group -> known.contains(group.first().problem());
            case Cause _, More _ -> false;
        }));
        List<ProblemRow> under = parts.get(true);
        return under.isEmpty() ? rows : Stream.concat(
                Stream.of(new Cause(happened.orElseThrow().incident(), List.copyOf(under))),
                parts.get(false).stream()).toList();
    }

    private static boolean isNote(ProblemRow row) {
        return switch (row) {
            case One one -> one.problem().severity() == Severity.NOTE;
            case Group group -> isNote(group.first());
            case Cause _ -> false;
            case More _ -> true;
        };
    }

    private static int index(ProblemRow row) {
        return switch (row) {
            case One one -> one.index();
            case Group group -> group.first().index();
            case Cause _ -> -1;
            case More _ -> Integer.MAX_VALUE;
        };
    }
}
