package org.varscope.repair.incident;

import module java.base;
import org.varscope.container.ContentProbe;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What happened to a file.
///
/// @param incident what it is
/// @param of       the problems that come of it
public record Happened(Incident incident, Set<Problem> of) {
    /// Copies the problems.
    public Happened {
        of = Set.copyOf(of);
    }

    /// {@return what happened to `structure`, where one thing explains problems of it; empty where nothing does for
    /// certain, or probably}
    ///
    /// Where there are errors, that may cost a look at all of the file, and reading it once more.
    ///
    /// @param problems of it, which may be more than reading finds
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    public static Optional<Happened> of(Structure structure, List<Problem> problems, Progress progress) {
        if (ContentProbe.isZeros(structure.bytes())) {
            return Optional.of(new Happened(new Incident.OnlyZeros(structure.bytes().length()), Set.copyOf(problems)));
        }
        return problems.stream().noneMatch(Problem::isError) ? Optional.empty() : ofBlocks(structure.known())
                .or(() -> ofTransfer(structure, problems, progress))
                .or(() -> ofEncryption(structure))
                .or(() -> Torn.of(structure).filter(torn -> torn.isCertain() || !isMended(structure, torn, progress))
                        .map(torn -> new Happened(torn.incident(), torn.problems())))
                .or(() -> ofShift(structure, problems, progress));
    }

    /// Whether a byte or a number that is wrong may be all that is, as values are read to the end with another one.
    private static boolean isMended(Structure structure, Torn torn, Progress progress) {
        return torn.problems().stream().min(Problem.ORDER).stream()
                .flatMap(first -> Repairs.of(structure, first, progress).stream())
                .anyMatch(repair -> repair.errorsLeft() == 0 && repair.lost() == 0
                        && (repair.kind() == Repair.Kind.TYPE || repair.kind() == Repair.Kind.COUNT
                        || repair.kind() == Repair.Kind.LENGTH || repair.kind() == Repair.Kind.FLAGS
                        || repair.kind() == Repair.Kind.WORD));
    }

    private static Optional<Happened> ofBlocks(List<Problem> known) {
        List<Problem> damaged = known.stream().filter(problem -> problem.flaw() instanceof Flaw.BlockDamaged).toList();
        if (damaged.isEmpty() || known.stream().anyMatch(problem -> problem.flaw() instanceof Flaw.MoreFollow)) {
            return Optional.empty();
        }
        // A size that is too large leads past the end as well, but then the file ends as it should.
        List<Problem> marks = known.stream().filter(problem -> problem.flaw() instanceof Flaw.EndMarkOdd odd
                && odd.bytes() == 0).toList();
        List<Problem> cut = marks.isEmpty() ? List.of() : damaged.stream().filter(one -> block(one).isCut()).toList();
        if (!cut.isEmpty()) {
            Flaw.BlockDamaged first = block(cut.getFirst());
            return Optional.of(new Happened(new Incident.CutInBlock(first.block() + 1, first.blocks(),
                    first.packedThere() > 0), Stream.concat(cut.stream(), marks.stream()).collect(Collectors.toSet())));
        }
        Flaw.BlockDamaged first = block(damaged.getFirst());
        return Optional.of(new Happened(new Incident.BlocksDamaged(damaged.size(), first.block() + 1, first.blocks()),
                Set.copyOf(damaged)));
    }

    private static Flaw.BlockDamaged block(Problem problem) {
        return (Flaw.BlockDamaged) problem.flaw();
    }

    private static Optional<Happened> ofTransfer(Structure structure, List<Problem> problems, Progress progress) {
        return Repairs.ofTransfer(structure, progress).map(undone -> new Happened(
                undone.kind() == Repair.Kind.LINE_ENDS ? new Incident.LineEnds(undone.before())
                        : new Incident.Encoding(undone.before()), Set.copyOf(problems)));
    }

    /// Nothing but bytes that came in or went explains where records end, and all errors with it.
    private static Optional<Happened> ofShift(Structure structure, List<Problem> problems, Progress progress) {
        Problem first = problems.stream().filter(problem -> problem.code() == Code.FRAME_PAST_END
                || problem.code() == Code.FRAME_SLACK).min(Problem.ORDER).orElse(null);
        return first == null ? Optional.empty() : Repairs.of(structure, first, progress).stream().limit(1)
                .filter(repair -> repair.errorsLeft() == 0 && (repair.kind() == Repair.Kind.BYTES_INSERTED
                        || repair.kind() == Repair.Kind.BYTES_LOST))
                // Before the length of a record that is the first to be wrong, nothing is.
                .filter(repair -> first.code() == Code.FRAME_SLACK || repair.place() > first.span().start())
                .findFirst().map(repair -> new Happened(new Incident.Shifted(
                        Math.abs(repair.growth(structure.bytes().length())), repair.kind() == Repair.Kind.BYTES_LOST,
                        repair.place()), problems.stream().filter(problem -> problem.isError()
                                || problem.code() == Code.FRAME_SLACK).collect(Collectors.toSet())));
    }

    private static Optional<Happened> ofEncryption(Structure structure) {
        return structure.known().stream().filter(problem -> problem.flaw() instanceof Flaw.ContentCut).findFirst()
                .map(problem -> {
                    Flaw.ContentCut cut = (Flaw.ContentCut) problem.flaw();
                    Optional<Torn> torn = Torn.of(structure).filter(Torn::isCertain);
                    Set<Problem> all = new HashSet<>(torn.map(Torn::problems).orElse(Set.of()));
                    all.add(problem);
                    return cut.length() == cut.there() ? null : new Happened(
                            new Incident.EncryptedCut(cut.length(), cut.there(), torn.isPresent()), all);
                });
    }
}
