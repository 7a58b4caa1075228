package org.varscope.repair;

import module java.base;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Which problems of a file are there only since another one is, and which of them are mended by themselves.
///
/// @param all    for each problem that follows from another, that other
/// @param mended those that others follow from and that have a repair
/// @param led    whether bytes of a game's own come first, and all after them is whole
public record Causes(Map<Problem, Problem> all, Set<Problem> mended, boolean led) {
    /// Nothing is known to follow from anything.
    public static final Causes NONE = new Causes(Map.of(), Set.of(), false);
    /// How many damaged records are looked at.
    private static final int MOST_RECORDS = 64;

    /// Copies the problems.
    public Causes {
        all = Map.copyOf(all);
        mended = Set.copyOf(mended);
    }

    /// {@return which of `problems` follow from which: from bytes that could not be had from a wrapper, what was read
    /// in them and from there on; from damage, whatever its best repair removes with it}
    ///
    /// Costs one search for repairs for each damaged record, up to 64 of them.
    ///
    /// @param problems of `structure` and of the values in it, in [Problem#ORDER]
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    public static Causes of(Structure structure, List<Problem> problems, Progress progress) {
        Map<Problem, Problem> causes = new LinkedHashMap<>(UnreadBytes.causes(structure, problems));
        Set<Problem> mended = new HashSet<>();
        boolean led = problems.stream().anyMatch(Causes::canCause) && Lead.has(structure);
        long end = 0;
        int records = 0;
        for (Problem problem : problems) {
            long start = problem.span().start();
            if (!led && start >= end && canCause(problem) && !causes.containsKey(problem)
                    && records++ < MOST_RECORDS) {
                end = Math.max(start + 1, Slot.end(structure, start));
                Repairs.ofUnled(structure, problem, progress).stream().findFirst().ifPresent(best -> {
                    mended.add(problem);
                    Aftermath.of(structure, best, progress).removed(problems).stream()
                            .filter(other -> !other.equals(problem))
                            .forEach(other -> causes.putIfAbsent(other, problem));
                });
            }
        }
        return new Causes(causes, mended, led);
    }

    /// Values that are read as they stand in the bytes make nothing else wrong, nor does a sum of the file.
    private static boolean canCause(Problem problem) {
        return Repairs.isMended(problem) && !isOfValues(problem.flaw()) && !problem.isOfFile();
    }

    /// {@return whether reading does not tell of it, as every value is whole}
    static boolean isOfValues(Flaw flaw) {
        return flaw instanceof Flaw.DuplicateKey || flaw instanceof Flaw.ElementMismatch;
    }

    /// {@return the problem that `problem` follows from; empty where that is not known of any}
    public Optional<Problem> of(Problem problem) {
        return Optional.ofNullable(all.get(problem));
    }

    /// {@return whether repairs of `problem` itself are looked for: not of what goes with the repair of another, nor
    /// of values that were never there}
    public boolean isMended(Problem problem) {
        Problem cause = all.get(problem);
        return Repairs.isMended(problem) && (cause == null || problem.isError() && !mended.contains(cause));
    }

    /// {@return the repairs of `problem`, as [Repairs#of] gives them; none where it goes with the repair of another}
    ///
    /// @param structure of which these are the causes
    /// @param progress  may stop it
    /// @throws CancellationException if the progress says to stop
    public List<Repair> repairs(Structure structure, Problem problem, Progress progress) {
        return !led && isMended(problem) ? Repairs.ofUnled(structure, problem, progress) : List.of();
    }
}
