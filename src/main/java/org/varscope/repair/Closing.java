package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;

/// Closes the open collections around what is whole, and takes away what is behind that in the record. It always helps,
/// and loses the most.
final class Closing {
    private static final double PRICE = 40;
    private static final double LOST_BYTE = 0.05;
    /// What a file without lengths may lose at its end as a part of one value.
    private static final long PART = 64;

    private final Solver solver;

    Closing(Solver solver) {
        this.solver = solver;
    }

    void tryAll() {
        if (solver.ends) {
            rest(solver.fault, List.of());
        } else {
            close();
        }
    }

    /// Makes a count say what is there, which needs no reading.
    void count(Problem problem) {
        if (problem.flaw() instanceof Flaw.ChildrenMissing(_, long claimed, long whole)
                && problem.span().length() == 4) {
            int now = solver.reader().i32(problem.span().start());
            solver.keep(new Solver.Tried(Kind.COUNT, now & 0xFFFF_FFFFL, whole, List.of(new Change(problem.span(),
                    Word32.of(whole | now & 0x8000_0000L))),
                    Words.price((int) claimed, (int) whole)));
        }
    }

    private void close() {
        List<Change> counts = new ArrayList<>();
        long cut = solver.fault;
        for (Level level = solver.level; level != null; level = level.around()) {
            boolean inner = level == solver.level;
            boolean half = level.each() == 2 && level.done() % 2 == 1;
            long done = level.done() - (half ? 1 : 0);
            if (level.countAt() < 0 && inner) {
                record();
                return;
            }
            if (half) {
                cut = level.last();
                if (!inner) {
                    counts.clear();
                }
            }
            if (level.countAt() >= 0 && done != level.items()) {
                long count = done / level.each() | solver.reader().i32(level.countAt()) & 0x8000_0000L;
                counts.add(new Change(new Span(level.countAt(), 4), Word32.of(count)));
            }
        }
        rest(cut, counts);
    }

    /// Takes away a record of one value in which the file ends.
    private void record() {
        Slot slot = solver.slot;
        long from = slot.isFramed() ? slot.lengthAt() : slot.start();
        long length = solver.bytes.length();
        if (isTail(from) && from > 0) {
            solver.keep(new Solver.Tried(Kind.TAIL, length - from, 0,
                    List.of(new Change(Span.between(from, length), new byte[0])), PRICE + LOST_BYTE * (length - from)));
        }
    }

    /// Takes away everything from `cut` up to the end of the record.
    private void rest(long cut, List<Change> counts) {
        Slot slot = solver.slot;
        long end = Math.min(slot.end(), solver.bytes.length());
        List<Change> changes = new ArrayList<>(counts);
        if (slot.isFramed() && slot.end() != cut) {
            changes.add(new Change(new Span(slot.lengthAt(), 4), Word32.of(cut - slot.start(), slot.order())));
        }
        if (end > cut) {
            changes.add(new Change(Span.between(cut, end), new byte[0]));
        }
        changes.sort(Comparator.comparingLong(change -> change.span().start()));
        double cost = PRICE + LOST_BYTE * (end - cut);
        solver.keep(new Solver.Tried(isTail(cut) ? Kind.TAIL : Kind.CUT, end - cut, 0, changes, cost));
    }

    /// Whether it is the file that ends in a value, and not only the value that cannot be read.
    private boolean isTail(long cut) {
        long length = solver.bytes.length();
        return !solver.ends && (solver.slot.isFramed() ? solver.slot.end() > length : length - cut <= PART);
    }
}
