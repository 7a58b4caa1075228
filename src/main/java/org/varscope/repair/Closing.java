package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.walk.Plan;

/// Closes the open collections around what is whole, and takes away what is behind that in the record. It always helps,
/// and loses the most.
final class Closing {
    static final double PRICE = 40;
    /// What it costs where the file ends too early: that is how most files are damaged.
    private static final double CUT_SHORT = 2.25;
    /// What it costs where a few bytes stand behind the last value of a file in which no value begins.
    private static final double STRAY = 0.8;
    /// Where the end is no multiple of four from the start, some bytes are likelier to have come or gone.
    private static final double RAGGED = 3;
    private static final double LOST_BYTE = 0.05;
    /// What a file without lengths may lose at its end as a part of one value.
    private static final long PART = 64;
    /// Bytes that hold no value whatever they were.
    private static final int FEW = 4;

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
                    List.of(new Change(Span.between(from, length), new byte[0])), price(from, length)));
        } else if (from == 0 && solver.troubles.getFirst().flaw() instanceof Flaw.PayloadCut(_, long needs, long left)
                && needs - left <= PART) {
            // There is nothing else in the file that could be kept.
            byte[] zeros = new byte[(int) (needs - left)];
            solver.attempt(Kind.BYTES_LOST, 0, zeros.length, new Span(length, 0), zeros,
                    solver.trace.before(from), CUT_SHORT + LOST_BYTE * zeros.length);
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
        if (changes.equals(counts) && counts.size() == 1) {
            Change count = counts.getFirst();
            solver.keep(new Solver.Tried(Kind.COUNT, solver.reader().u32(count.span().start()),
                    ByteBuffer.wrap(count.bytes()).order(ByteOrder.LITTLE_ENDIAN).getInt() & 0xFFFF_FFFFL, changes,
                    price(cut, end)));
            return;
        }
        Kind kind = isTail(cut) && isCutShort() ? Kind.TAIL
                : isStray(cut, end) && end - cut <= FEW ? Kind.BYTES_INSERTED : Kind.CUT;
        solver.keep(new Solver.Tried(kind, end - cut, 0, changes, price(cut, end)));
    }

    private double price(long cut, long end) {
        double price = isStray(cut, end) ? STRAY : !isTail(cut) || !isCutShort() ? PRICE
                : isRagged() ? CUT_SHORT + RAGGED : CUT_SHORT;
        return price + LOST_BYTE * (end - cut);
    }

    private boolean isRagged() {
        return (solver.bytes.length() - solver.slot.start()) % Integer.BYTES != 0;
    }

    /// Whether what stands behind the last value of a file is no value, nor the rest of one that is long.
    private boolean isStray(long cut, long end) {
        return solver.ends && !solver.slot.isFramed() && end - cut >= FEW && end - cut <= PART && !isRagged()
                && !Plan.of(solver.dialect).isHeader(solver.reader().i32(cut));
    }

    /// Whether what is missing of the last value would end no later than its record, as it does where a file was cut.
    private boolean isCutShort() {
        return solver.runsOut() && (!solver.slot.isFramed() || solver.troubles.stream().map(Problem::flaw)
                .allMatch(flaw -> switch (flaw) {
                    case Flaw.PayloadCut(_, long needs, long left) -> fits(needs - left);
                    case Flaw.PastEnd(_, long length, long left) -> fits(length - left);
                    case Flaw.CountPastEnd(_, long needs, long left) -> fits(needs - left);
                    case Flaw.TextSwallows _ -> false;
                    default -> true;
                }));
    }

    private boolean fits(long missing) {
        return solver.bytes.length() + missing <= solver.slot.end();
    }

    /// Whether it is the file that ends in a value, and not only the value that cannot be read.
    private boolean isTail(long cut) {
        long length = solver.bytes.length();
        return !solver.ends && (solver.slot.isFramed() ? solver.slot.end() > length : length - cut <= PART);
    }
}
