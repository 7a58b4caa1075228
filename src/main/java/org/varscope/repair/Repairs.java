package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Mending.Magics;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.detect.TextTransfer;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What mends damaged bytes.
public final class Repairs {
    /// How many of those are named that differ only in a number.
    private static final int MOST_ALIKE = 3;
    /// How many damaged records are looked at for the first that can be mended.
    private static final int MOST_RECORDS = 64;


    private Repairs() { }

    /// {@return the repairs of the record that `problem` is in, the best first; none where nothing helps or nothing
    /// is to be mended}
    ///
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    public static List<Repair> of(Structure structure, Problem problem, Progress progress) {
        return Lead.has(structure) ? List.of() : ofUnled(structure, problem, progress);
    }

    /// {@return the same where it is known that no bytes of a game's own come first, which costs a look at the file}
    static List<Repair> ofUnled(Structure structure, Problem problem, Progress progress) {
        if (!isMended(problem) || problem.isOfFile()) {
            return List.of();
        }
        if (problem.flaw() instanceof Flaw.DuplicateKey flaw) {
            return Doubled.of(structure, problem, flaw, progress);
        }
        if (problem.flaw() instanceof Flaw.ElementMismatch) {
            return Misfit.of(structure, problem, progress);
        }
        boolean isFirst = structure.errorFrom(0).stream().noneMatch(other -> Problem.ORDER.compare(other, problem) < 0);
        List<Repair> repairs = new ArrayList<>();
        if (isFirst) {
            Magics.of(structure, progress).ifPresent(repairs::add);
            repairs.addAll(Transfers.of(structure, progress));
        }
        repairs.addAll(ofRecord(structure, problem, progress));
        repairs.sort(Repair.ORDER);
        return List.copyOf(repairs);
    }

    /// {@return what undoes a transfer of the whole file as text, where it has errors and that leaves none}
    ///
    /// @throws CancellationException if the progress says to stop
    public static Optional<Repair> ofTransfer(Structure structure, Progress progress) {
        return structure.errors() == 0 ? Optional.empty() : Transfers.of(structure, progress).stream()
                .filter(repair -> repair.errorsLeft() == 0).findFirst();
    }

    /// {@return the same without those of the whole file}
    static List<Repair> ofRecord(Structure structure, Problem problem, Progress progress) {
        if (!isMended(problem) || problem.isOfFile() || Magics.isWrapped(structure)) {
            return List.of();
        }
        List<Tried> tried = new ArrayList<>();
        if (structure.framing().isKeyed()) {
            tried.addAll(Settings.solve(structure, progress));
        }
        for (Slot slot : Slot.around(structure, problem.span().start())) {
            tried.addAll(Solver.solve(structure, slot, problem, Solver.WORK, progress));
        }
        rest(structure, problem).ifPresent(tried::add);
        Span record = Span.between(Slot.start(structure, problem.span().start()),
                Slot.end(structure, problem.span().start()));
        structure.problemsIn(record).forEach(each -> padding(structure, each).ifPresent(tried::add));
        tried.removeIf(each -> Lead.isTouched(structure, each.changes()));
        tried.sort(Comparator.comparingDouble(Tried::cost));
        return weighed(structure, problem, tried, progress);
    }

    /// {@return the best repair of the first error that has one; nothing where no error can be mended}
    ///
    /// @throws CancellationException if the progress says to stop
    public static Optional<Repair> next(Structure structure, Progress progress) {
        Set<List<Slot>> seen = new HashSet<>();
        return structure.problems().stream().filter(Problem::isError)
                .filter(problem -> seen.add(Slot.around(structure, problem.span().start()))).limit(MOST_RECORDS)
                .flatMap(problem -> of(structure, problem, progress).stream().limit(1)).findFirst();
    }

    /// Takes away what is too short to be a record at the end of a file.
    private static Optional<Tried> rest(Structure structure, Problem problem) {
        long end = structure.bytes().length();
        long start = structure.records() == 0 ? 0 : structure.childStart(null, structure.records() - 1);
        boolean is = structure.framing().isStream() && start > 0 && end - start < 8
                && problem.span().start() >= start
                && structure.problemsIn(Span.between(Slot.start(structure, start - 1), start)).stream()
                        .noneMatch(Problem::isError);
        return is ? Optional.of(new Tried(Repair.Kind.TAIL, end - start, 0,
                List.of(new Repair.Change(Span.between(start, end), new byte[0])), Weights.TAIL, true,
                !Slot.hasSlack(structure, structure.records() - 2), List.of())) : Optional.empty();
    }

    /// Zeros up to a multiple of four where the file or a record ends without them.
    private static Optional<Tried> padding(Structure structure, Problem problem) {
        long missing = switch (problem.flaw()) {
            case Flaw.PaddingMissing(long size, long there) -> size - there;
            case Flaw.PastEnd(_, long length, long left) when length <= left -> -left & Integer.BYTES - 1;
            default -> 0;
        };
        if (missing == 0) {
            return Optional.empty();
        }
        long end = problem.flaw() instanceof Flaw.PastEnd(_, _, long left) ? problem.span().end() + left
                : problem.span().start();
        Slot slot = Slot.around(structure, problem.span().start()).getLast();
        boolean own = slot.isFramed() && slot.end() == end;
        if (!own && end != structure.bytes().length()) {
            return Optional.empty();
        }
        List<Repair.Change> changes = new ArrayList<>();
        if (own) {
            byte[] length = Word32.of(end + missing - slot.start(), slot.order());
            changes.add(new Repair.Change(new Span(slot.lengthAt(), 4), length));
        }
        changes.add(new Repair.Change(new Span(end, 0), new byte[(int) missing]));
        return Optional.of(new Tried(Repair.Kind.PADDING, 0, missing, changes, Weights.PADDING));
    }

    /// {@return whether repairs are looked for: what an engine reads anyway, as it was meant, is left alone}
    ///
    /// Keys that occur again and elements that do not fit are told of by [org.varscope.check.Inspection], not by a
    /// structure.
    public static boolean isMended(Problem problem) {
        return switch (problem.code()) {
            case TRAILING_DATA, FRAME_SLACK, FRAME_LENGTH_ODD, PADDING_MISSING, COUNT_NEGATIVE, TEXT_AFTER_NUL,
                    DUPLICATE_KEY,
                 ELEMENT_MISMATCH -> true;
            default -> problem.isError();
        };
    }

    private static List<Repair> weighed(Structure structure, Problem problem, List<Tried> tried,
            Progress progress) {
        Weighing weighing = new Weighing(structure, problem, progress);
        tried.forEach(weighing::add);
        if (!weighing.isMended()) {
            Pairs.of(structure, problem, weighing.all(), progress).forEach(weighing::add);
        }
        return varied(weighing.all());
    }

    /// {@return those among which somebody can choose: of many that do the same, only with another number or some bytes
    /// further on, the likeliest}
    private static List<Repair> varied(List<Repair> repairs) {
        Map<List<Object>, Integer> alike = new HashMap<>();
        return repairs.stream().filter(repair -> alike.merge(repair.likeness(), 1, Integer::sum) <= MOST_ALIKE)
                .toList();
    }

    /// {@return what can be read after `repair`: what is inside, where that gives a wrapper its magic back; nothing
    /// where it does not fit}
    ///
    /// @throws CancellationException if the progress says to stop
    public static Optional<Structure> result(Structure before, Repair repair, Progress progress) {
        return repair.kind() == Repair.Kind.WRAPPER ? Magics.inside(before, progress)
                : after(before, repair, progress);
    }

    /// {@return what becomes of the values of `before` by `repair`}
    ///
    /// @throws CancellationException if the progress says to stop
    public static Losses losses(Structure before, Repair repair, Progress progress) {
        return switch (repair.kind()) {
            case WRAPPER, LINE_ENDS, ENCODING -> Losses.NONE;
            default -> repair.losses() != Losses.NONE ? repair.losses() : after(before, repair, progress)
                    .map(after -> Losses.of(before, after, repair.patches(), repair.ends())).orElse(Losses.NONE);
        };
    }

    /// {@return what `repair` makes of `before`; nothing where it does not fit}
    ///
    /// All of it is read, however much that is: what is pending has no problems yet.
    static Optional<Structure> after(Structure before, Repair repair, Progress progress) {
        return review(before, repair, progress).map(Review::after);
    }

    /// {@return the same, ready to be done}
    static Optional<Review> review(Structure before, Repair repair, Progress progress) {
        Draft draft = new Draft(before, new Scratch(), progress, Long.MAX_VALUE);
        try {
            for (Edit edit : repair.edits()) {
                draft.add(edit);
            }
        } catch (EditException _) {
            return Optional.empty();
        }
        return Optional.of(draft.review());
    }

    /// Undoes what a transfer as text has done to a whole file, where that loses nothing. CRs, NULs and high bits
    /// that were dropped everywhere cannot be had back.
    static final class Transfers {
        private Transfers() { }

        /// {@return repairs of the whole of `structure`, which has errors}
        static List<Repair> of(Structure structure, Progress progress) {
            List<Repair> repairs = new ArrayList<>();
            for (TextTransfer transfer : TextTransfer.values()) {
                transfer.undo(structure.bytes(), progress)
                        .flatMap(undone -> repair(structure, kind(transfer), undone, progress)).ifPresent(repairs::add);
            }
            return repairs;
        }

        private static Kind kind(TextTransfer transfer) {
            return switch (transfer) {
                case LINE_ENDS -> Kind.LINE_ENDS;
                case ENCODING -> Kind.ENCODING;
            };
        }

        private static Optional<Repair> repair(Structure structure, Kind kind, TextTransfer.Undone undone,
                Progress progress) {
            byte[] all = undone.bytes();
            Structure after = Structure.scan(ByteStore.of(all), structure.dialect(), structure.framing(), progress);
            long left = after.errors();
            Span span = undone.span();
            int behind = (int) (structure.bytes().length() - span.end());
            Change change = new Change(span, Arrays.copyOfRange(all, (int) span.start(), all.length - behind));
            return left >= structure.errors() ? Optional.empty()
                    : Optional.of(new Repair(kind, undone.places(), 0, List.of(change), true, true, left,
                    Weights.SURE_TRANSFER));
        }
    }

    /// Two repairs of one record that mend it together, where only one of them leaves it damaged: its bytes can be
    /// read further after the first, and to their end after the second.
    static final class Pairs {
        /// Longer records are not read so often.
        private static final long LONGEST = 1 << 16;
        /// Items that may be read for each second one.
        private static final long WORK = 100_000;
        private static final int FIRST = 2;
        private static final int SECOND = 2;

        private final Structure structure;
        private final Problem problem;
        private final Progress progress;
        private final List<Tried> found = new ArrayList<>();

        private Pairs(Structure structure, Problem problem, Progress progress) {
            this.structure = structure;
            this.problem = problem;
            this.progress = progress;
        }

        /// {@return the pairs of which one of `repairs` is the first}
        ///
        /// @param repairs of the record around `problem` that leave errors in it, the best first
        static List<Tried> of(Structure structure, Problem problem, List<Repair> repairs, Progress progress) {
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
                            .sorted(Comparator.comparingDouble(Tried::cost)).limit(SECOND)
                            .forEach(second -> join(first, second)));
        }

        /// What ends the record early needs no other.
        private static boolean isOwn(Tried second) {
            return second.kind() != Kind.CUT && second.kind() != Kind.TAIL;
        }

        private void join(Repair first, Tried second) {
            List<Change> others = new ArrayList<>();
            for (Change change : second.changes()) {
                Span span = before(first, change.span());
                if (span == null) {
                    return;
                }
                others.add(new Change(span, change.bytes()));
            }
            Tried other = new Tried(second.kind(), second.before(), second.after(), others, 0);
            List<Change> all = Stream.concat(first.changes().stream(), others.stream())
                    .sorted(Comparator.comparingLong(change -> change.span().start())).toList();
            found.add(new Tried(Kind.TWO, 0, 0, all, second.cost() + Weights.TWO, second.followed(),
                    second.alone(), List.of(first, other.repair())));
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
}
