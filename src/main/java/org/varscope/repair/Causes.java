package org.varscope.repair;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Which problems are there only since another one is.
public final class Causes {
    /// How many damaged records are looked at.
    private static final int MOST_RECORDS = 64;

    private Causes() { }

    /// {@return for each problem that follows from another, that other; the best repair of the one removes both}
    ///
    /// Costs one search for repairs for each damaged record, up to 64 of them.
    ///
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    public static Map<Problem, Problem> of(Structure structure, Progress progress) {
        Map<Problem, Problem> causes = new LinkedHashMap<>();
        long end = 0;
        int records = 0;
        for (Problem problem : structure.problems()) {
            long start = problem.span().start();
            if (start >= end && Repairs.isMended(problem) && !causes.containsKey(problem) && records++ < MOST_RECORDS) {
                end = Math.max(start + 1, Slot.end(structure, start));
                Repairs.of(structure, problem, progress).stream().findFirst().ifPresent(best ->
                        removed(structure, best, progress).stream().filter(other -> other != problem)
                                .forEach(other -> causes.putIfAbsent(other, problem)));
            }
        }
        return causes;
    }

    /// {@return the problems of `structure` that are there no more after `repair`}
    static List<Problem> removed(Structure structure, Repair repair, Progress progress) {
        Set<Problem> after = Repairs.after(structure, repair, progress).map(Structure::problems)
                .map(Set::copyOf).orElseThrow();
        Iterator<Repair.Change> changes = repair.changes().iterator();
        Repair.Change next = changes.next();
        long moved = 0;
        List<Problem> removed = new ArrayList<>();
        for (Problem problem : structure.problems()) {
            while (next != null && next.span().end() <= problem.span().start()) {
                moved += next.bytes().length - next.span().length();
                next = changes.hasNext() ? changes.next() : null;
            }
            if (!after.contains(problem.shifted(moved))) {
                removed.add(problem);
            }
        }
        return removed;
    }
}
