package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.codec.ObjectRule;
import org.varscope.container.ContentProbe;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What a [Check] has found in all records of a document: its verdicts summed up, and their problems.
///
/// @param structure what was checked
/// @param objects   whether the engine is taken to allow objects, as it always does in its own settings
/// @param records   how many records have a verdict: none that are numbers, texts or bytes as a list of fields says
/// @param refused   how many of them the engine would refuse
/// @param first     the first of those, without its problems; null where there is none
/// @param assumes   what only a project could tell and was taken for granted, each once; the first 20
/// @param problems  in [Problem#ORDER]; the first [ListedProblems#KEPT] of each severity in a record,
///                  20,000 in all
/// @param more      how many were found beyond those
/// @param complete  whether every record was checked; false where the check was stopped
/// @param zeros     whether the file is nothing but zero bytes, which an engine may read and nobody has written
public record Report(Structure structure, ObjectRule objects, long records, long refused, @Nullable Verdict first,
        List<String> assumes, List<Problem> problems, long more, boolean complete, boolean zeros) {
    /// How many problems are kept.
    static final int MOST = 20_000;
    private static final int MOST_ASSUMED = 20;

    /// {@return whether `problem` of a file with this framing is worth knowing and nothing is wrong: an engine writes
    /// such bytes itself, as it does the complete objects in its own settings}
    public static boolean isNote(Problem problem, Framing framing) {
        return problem.severity() == Severity.NOTE || framing.isKeyed() && problem.code() == Code.OBJECT_PRESENT;
    }

    /// {@return what a check of `structure` finds; as much as it had found where `progress` says to stop}
    ///
    /// @param objects  whether the engine would be asked to allow objects
    /// @param progress follows the bytes that were looked at
    /// @throws java.io.UncheckedIOException if the bytes cannot be read
    public static Report of(Structure structure, ObjectRule objects, Progress progress) {
        Sum sum = new Sum();
        boolean complete = false;
        try {
            Check check = new Check(structure, objects, progress);
            complete = progress.reached(0) && sum.addAll(check, progress);
        } catch (CancellationException _) {
            // What was found until then is still true.
            complete = false;
        }
        return sum.report(structure, Check.asked(structure.framing(), objects), complete);
    }

    /// Adds up verdicts.
    private static final class Sum {
        private final Set<String> assumes = new LinkedHashSet<>();
        private final List<Problem> problems = new ArrayList<>();
        private long records;
        private long refused;
        private @Nullable Verdict first;
        private long more;

        boolean addAll(Check check, Progress progress) {
            for (Verdict verdict = check.next(ListedProblems.KEPT); verdict != null;
                    verdict = check.next(ListedProblems.KEPT)) {
                add(verdict);
                if (!progress.reached(verdict.offset())) {
                    return false;
                }
            }
            return true;
        }

        private void add(Verdict verdict) {
            records += verdict.plain() ? 0 : 1;
            if (!verdict.plain() && !verdict.isAccepted()) {
                refused++;
                first = first != null ? first
                        : new Verdict(verdict.record(), verdict.offset(), verdict.error(), List.of(), List.of());
            }
            verdict.assumes().stream().limit(MOST_ASSUMED - Math.min(MOST_ASSUMED, assumes.size()))
                    .forEach(assumes::add);
            verdict.problems().forEach(trouble -> keep(trouble.problem()));
            more += verdict.more();
        }

        private void keep(Problem problem) {
            if (problems.size() < MOST) {
                problems.add(problem);
            } else {
                more++;
            }
        }

        Report report(Structure structure, ObjectRule objects, boolean complete) {
            if (records == 0 && complete && problems.isEmpty()) {
                // Nothing to have a verdict on; what is wrong with a wrapper is wrong anyway.
                structure.problems().forEach(this::keep);
            }
            problems.sort(Problem.ORDER);
            return new Report(structure, objects, records, refused, first, List.copyOf(assumes), List.copyOf(problems),
                    more, complete, complete && ContentProbe.isZeros(structure.bytes()));
        }
    }
}
