package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.LostMagic;
import org.varscope.container.Probe;
import org.varscope.container.block.Compressed;
import org.varscope.document.edit.Action;
import org.varscope.document.edit.Draft;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.Review;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// All clear repairs of a file, made one after the other, and what is left.
///
/// @param made  in the order in which they are made; offsets of each are those after the ones before it
/// @param left  errors for which no repair is clear, one for each record, by offset after all repairs
/// @param review all of them as one step, ready to be done
/// @param after  what can be read then
public record Mending(List<Made> made, List<Left> left, Review review, Structure after) {
    /// Copies the lists.
    public Mending {
        made = List.copyOf(made);
        left = List.copyOf(left);
    }

    /// {@return what becomes of the values that could be read, by all of it together}
    public Losses losses() {
        List<Losses.Shortened> shortened = made.stream().flatMap(each -> each.repair().losses().shortened().stream())
                .toList();
        return review.after() == after ? Losses.of(review.structure(), after, review.patches(), false)
                .cuttingOff(shortened) : Losses.NONE;
    }

    /// A repair that is made.
    ///
    /// @param problem that it was found for
    public record Made(Problem problem, Repair repair) { }

    /// An error that is left as it is.
    ///
    /// @param why     no repair of it is made
    /// @param repairs to choose from, the best first
    public record Left(Problem problem, Clarity why, List<Repair> repairs) { }

    /// {@return the clear repairs of `structure`}
    ///
    /// Each damaged record is looked at once, and once more after each repair of it.
    ///
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Mending of(Structure structure, Progress progress) {
        return new Round(structure, progress).all();
    }

    /// Goes through the damaged records.
    private static final class Round {
        private final Progress progress;
        private final List<Made> made = new ArrayList<>();
        private final List<Left> left = new ArrayList<>();
        private final Structure start;
        private Structure now;
        /// Before the last repair.
        private Structure wrapped;
        /// What was replaced so far, with offsets before all of it.
        private List<Patch> patches = List.of();
        /// Offset before which everything was looked at.
        private long from;

        Round(Structure structure, Progress progress) {
            this.start = structure;
            this.now = structure;
            this.wrapped = structure;
            this.progress = progress;
        }

        Mending all() {
            if (Lead.has(start)) {
                return none(Clarity.NONE);
            }
            for (var next = now.errorFrom(from); next.isPresent(); next = now.errorFrom(from)) {
                look(next.get());
            }
            Edit edit = new Edit.Batch(made.stream().flatMap(each -> each.repair().edits().stream()).toList(),
                    made.size());
            if (!isBorneOut()) {
                return none(Clarity.READ_OTHERWISE);
            }
            Structure inside = made.isEmpty() || made.getLast().repair().kind() != Repair.Kind.WRAPPER ? now
                    : Magics.inside(wrapped, progress).orElseThrow();
            return new Mending(made, left,
                    new Review(start, edit, now, patches, Action.later(start, edit), List.of(), null), inside);
        }

        /// Whether all of it is as good as it looks when the file is opened again, where nobody remembers how it was
        /// read.
        private boolean isBorneOut() {
            if (made.isEmpty()) {
                return true;
            }
            boolean wraps = made.getLast().repair().kind() == Repair.Kind.WRAPPER;
            return wraps || Asked.of(start).bearsOut(now, progress);
        }

        /// Nothing is repaired, and every error is left.
        private Mending none(Clarity why) {
            List<Left> all = new ArrayList<>();
            long at = 0;
            for (var next = start.errorFrom(at); next.isPresent(); next = start.errorFrom(at)) {
                all.add(new Left(next.get(), why, List.of()));
                at = Math.max(next.get().span().start() + 1, Slot.end(start, next.get().span().start()));
            }
            Edit edit = new Edit.Batch(List.of(), 0);
            return new Mending(List.of(), all,
                    new Review(start, edit, start, List.of(), Action.later(start, edit), List.of(), null), start);
        }

        private void look(Problem problem) {
            long start = problem.span().start();
            progress.report(start, "repairing");
            long drifted = Slot.drifted(now, start);
            if (drifted >= 0 && isLeft(drifted)) {
                leave(problem, Clarity.UNTRIED, List.of());
                return;
            }
            // What happened to the whole file is looked for once.
            boolean isFirst = made.isEmpty() && left.isEmpty();
            List<Repair> repairs = isFirst ? Repairs.of(now, problem, progress)
                    : Repairs.ofRecord(now, problem, progress);
            Clarity clarity = Clarity.of(repairs);
            if (clarity == Clarity.CLEAR) {
                Repair repair = repairs.getFirst();
                wrapped = now;
                Review one = Repairs.review(now, repair, progress).orElseThrow();
                made.add(new Made(problem, repair));
                patches = Draft.joined(patches, one.patches());
                now = one.after();
                if (repair.kind() == Repair.Kind.WRAPPER) {
                    // What is inside is looked at when the file is opened as what it is.
                    from = Long.MAX_VALUE;
                    return;
                }
                from = Math.min(Math.max(from, Slot.start(now, start)), repair.changes().getFirst().span().start());
                while (!left.isEmpty() && left.getLast().problem().span().start() >= from) {
                    left.removeLast();
                }
            } else {
                leave(problem, clarity, repairs);
            }
        }

        private void leave(Problem problem, Clarity why, List<Repair> repairs) {
            long start = problem.span().start();
            left.add(new Left(problem, why, repairs));
            from = Math.max(start + 1, Slot.end(now, start));
        }

        /// Whether what is wrong with the record at `start` is left: what seems wrong with those right after it is
        /// wrong because of that.
        private boolean isLeft(long start) {
            return left.stream().mapToLong(each -> each.problem().span().start())
                    .anyMatch(at -> at >= start && (at < Slot.end(now, start) || Slot.drifted(now, at) == start));
        }
    }

    /// Gives a wrapped file back the magic that it is known by, so that it is opened as what it is.
    static final class Magics {
        private Magics() { }

        /// {@return the repair of bytes that were read as values and are a compressed file}
        static Optional<Repair> of(Structure structure, Progress progress) {
            return lost(structure, progress).map(lost -> {
                byte[] magic = lost.magic().getBytes(StandardCharsets.ISO_8859_1);
                List<Change> changes = LongStream.of(0, lost.endsAt())
                        .filter(at -> !Arrays.equals(structure.bytes().bytes(new Span(at, magic.length)), magic))
                        .mapToObj(at -> new Change(new Span(at, magic.length), magic)).toList();
                return new Repair(Kind.WRAPPER, 0, 0, changes, true, true, inside(lost, progress).errors(),
                        Weights.SURE_MAGIC);
            });
        }

        /// {@return what is in the file once it has its magic again}
        static Optional<Structure> inside(Structure structure, Progress progress) {
            return lost(structure, progress).map(lost -> inside(lost, progress));
        }

        /// {@return whether the bytes are a compressed file that is read as values anyway, such as one that has
        /// just got its magic back: nothing in them is to be mended by what they are taken for}
        static boolean isWrapped(Structure structure) {
            return !structure.framing().isListed() && Compressed.isNamed(structure.bytes());
        }

        private static Optional<LostMagic> lost(Structure structure, Progress progress) {
            return structure.framing().isListed() ? Optional.empty()
                    : LostMagic.of(structure.bytes(), progress);
        }

        private static Structure inside(LostMagic lost, Progress progress) {
            Probe.Result.Found found = lost.inside();
            return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), progress)
                    .alsoKnowing(found.wrapping().problems());
        }
    }
}
