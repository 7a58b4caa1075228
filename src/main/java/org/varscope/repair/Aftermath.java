package org.varscope.repair;

import module java.base;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What becomes of the problems of a file by a repair.
final class Aftermath {
    private final Structure before;
    private final Structure after;
    private final Repair repair;

    private Aftermath(Structure before, Structure after, Repair repair) {
        this.before = before;
        this.after = after;
        this.repair = repair;
    }

    static Aftermath of(Structure before, Repair repair, Progress progress) {
        return new Aftermath(before, Repairs.result(before, repair, progress).orElseThrow(), repair);
    }

    /// {@return those of `problems` that are there no more}
    List<Problem> removed(List<Problem> problems) {
        if (repair.kind() == Repair.Kind.WRAPPER) {
            return problems;
        }
        Set<Problem> left = Set.copyOf(after.problems());
        Predicate<Problem> ofValues = problem -> Causes.isOfValues(problem.flaw());
        Set<Problem> gone = problems.stream().filter(ofValues.negate())
                .filter(problem -> !left.contains(problem.shifted(growth(problem)))).collect(Collectors.toSet());
        // Elsewhere values are read as before.
        long first = repair.changes().getFirst().span().start();
        long from = Slot.start(before, first);
        long to = Math.max(repair.changes().getLast().span().end(), gone.stream()
                .mapToLong(problem -> problem.span().start()).map(at -> Slot.end(before, at)).max().orElse(first));
        return problems.stream().filter(problem -> ofValues.test(problem)
                ? problem.span().start() >= from && problem.span().start() < to && !remains(problem)
                : gone.contains(problem)).toList();
    }

    private long growth(Problem problem) {
        return repair.growth(problem.span().start());
    }

    /// Whether the values that it is about are still read as what they were.
    private boolean remains(Problem problem) {
        return concerned(before, problem).stream().allMatch(this::remains);
    }

    /// {@return what a problem of values is about: two keys, or the value that does not fit}
    static List<Node> concerned(Structure structure, Problem problem) {
        return problem.flaw() instanceof Flaw.DuplicateKey flaw
                ? Doubled.both(structure, problem, flaw).orElse(List.of()).stream()
                        .map(node -> node.role() == Role.VALUE ? structure.key(node).orElse(node) : node).toList()
                : structure.deepestAt(problem.span().start()).stream().toList();
    }

    private boolean remains(Node was) {
        Node is = after.deepestAt(moved(was)).orElse(null);
        return is != null && is.role() == was.role() && is.header() == was.header()
                && is.span().start() == moved(was)
                && (was.parent() == null ? is.parent() == null
                        : is.parent() != null && is.parent().span().start() == moved(was.parent()));
    }

    private long moved(Node node) {
        long start = node.span().start();
        return start + repair.growth(start);
    }
}
