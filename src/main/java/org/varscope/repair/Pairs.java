package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Two repairs of one record that mend it together, where one of them alone leaves it damaged: its bytes can be read
/// further after the first, and to their end after the second.
final class Pairs {
    /// Longer records are not read so often.
    private static final long LONGEST = 1 << 16;
    /// Items that may be read for each second one.
    private static final long WORK = 100_000;
    private static final int FIRST = 2;
    private static final int SECOND = 2;

    private final Structure structure;
    private final Problem problem;
    private final Progress progress;
    private final List<Solver.Tried> found = new ArrayList<>();

    private Pairs(Structure structure, Problem problem, Progress progress) {
        this.structure = structure;
        this.problem = problem;
        this.progress = progress;
    }

    /// {@return the pairs of which one of `repairs` is the first}
    ///
    /// @param repairs of the record around `problem` that leave errors in it, the best first
    static List<Solver.Tried> of(Structure structure, Problem problem, List<Repair> repairs, Progress progress) {
        long start = problem.span().start();
        if (Slot.end(structure, start) - Slot.start(structure, start) > LONGEST) {
            return List.of();
        }
        Pairs pairs = new Pairs(structure, problem, progress);
        repairs.stream().filter(repair -> repair.errorsLeft() > 0 && repair.losses().lostValues() == 0
                && repair.parts().isEmpty() && repair.kind() != Kind.CUT && repair.kind() != Kind.TAIL)
                .limit(FIRST).forEach(pairs::join);
        return pairs.found;
    }

    private void join(Repair first) {
        Structure half = Repairs.after(structure, first, progress).orElseThrow();
        long start = problem.span().start();
        long moved = start + first.growth(start);
        long from = Slot.start(half, moved);
        half.problemsIn(Span.between(from, Math.max(moved + 1, Slot.end(half, moved)))).stream()
                .filter(Problem::isError).findFirst()
                .ifPresent(left -> Slot.around(half, left.span().start()).reversed().stream().limit(1)
                        .flatMap(slot -> Solver.solve(half, slot, left, WORK, progress).stream())
                        .filter(each -> each.cost() < Weights.LEAST_PARTIAL && isOwn(each))
                        .sorted(Comparator.comparingDouble(Solver.Tried::cost)).limit(SECOND)
                        .forEach(second -> join(first, second)));
    }

    /// What ends the record early needs no other.
    private static boolean isOwn(Solver.Tried second) {
        return second.kind() != Kind.CUT && second.kind() != Kind.TAIL;
    }

    private void join(Repair first, Solver.Tried second) {
        List<Change> others = new ArrayList<>();
        for (Change change : second.changes()) {
            Span span = before(first, change.span());
            if (span == null) {
                return;
            }
            others.add(new Change(span, change.bytes()));
        }
        Solver.Tried other = new Solver.Tried(second.kind(), second.before(), second.after(), others, 0);
        List<Change> all = Stream.concat(first.changes().stream(), others.stream())
                .sorted(Comparator.comparingLong(change -> change.span().start())).toList();
        found.add(new Solver.Tried(Kind.TWO, 0, 0, all, second.cost() + Weights.TWO, second.followed(), second.alone(),
                List.of(first, other.repair())));
    }

    /// Where `span` was before `first`; null where that has changed something in it or beside it.
    private static @Nullable Span before(Repair first, Span span) {
        long growth = 0;
        for (Change change : first.changes()) {
            long start = change.span().start() + growth;
            long end = start + change.bytes().length;
            if (span.end() <= start && !(span.isEmpty() && span.start() == start)) {
                break;
            }
            if (span.start() < end || span.isEmpty() && span.start() == end) {
                return null;
            }
            growth += change.bytes().length - change.span().length();
        }
        return span.shifted(-growth);
    }
}
