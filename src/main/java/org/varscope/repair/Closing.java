package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Plan;

/// Closes the open collections around what is whole, and takes away what is after that in the record. It always helps,
/// and loses the most.
final class Closing {
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
            rest(solver.fault, List.of(), true);
        } else {
            close();
            closeCutShort();
        }
    }

    /// Makes a count say what is there, which needs no reading.
    void count(Problem problem) {
        if (problem.flaw() instanceof Flaw.ChildrenMissing(_, long claimed, long whole)
                && problem.span().length() == 4) {
            int now = solver.reader().i32(problem.span().start());
            solver.keep(new Tried(Kind.COUNT, now & 0xFFFF_FFFFL, whole, List.of(new Change(problem.span(),
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
        rest(cut, counts, true);
    }

    /// Closes what is open where the file was cut. A count that asks for more than is left is right there: a strict
    /// reading gets stuck at it, and what can be read after it is kept. Without a length of the record, the count may
    /// as well be what is wrong.
    private void closeCutShort() {
        Structure structure = solver.structure;
        Node last = isTail(solver.fault) && isCutShort() ? structure.deepestAt(solver.bytes.length() - 1).orElse(null)
                : null;
        if (last == null || last.role() == Role.GAP) {
            return;
        }
        // An element of which only the count is there says nothing; an entry has its key.
        boolean kept = last.isCollection() ? last.role() != Role.ELEMENT : last.state() == State.WHOLE;
        long cut = last.body() == null ? last.span().end() : last.body().start();
        List<Change> counts = new ArrayList<>(count(last, 0));
        Node inner = last;
        for (Node open = last.parent(); open != null; open = open.parent()) {
            if (!kept || inner.role() == Role.KEY) {
                cut = structure.childStart(open, inner.place());
                kept = false;
                counts.clear();
            }
            counts.addAll(count(open, inner.place() + (kept ? 1 : 0)));
            kept = true;
            inner = open;
        }
        if (kept && inner.span().start() == solver.slot.start()) {
            rest(cut, counts, solver.slot.isFramed());
        }
    }

    /// What makes the count of `open` say how many children there are; nothing where it says that.
    private List<Change> count(Node open, long children) {
        if (open.body() == null || open.claimed() == children) {
            return List.of();
        }
        Span word = new Span(open.body().start() - Integer.BYTES, Integer.BYTES);
        long flag = solver.reader().i32(word.start()) & 0x8000_0000L;
        return List.of(new Change(word, Word32.of(children | flag)));
    }

    /// Takes away a record of one value in which the file ends.
    private void record() {
        Slot slot = solver.slot;
        long from = slot.isFramed() ? slot.lengthAt() : slot.start();
        long length = solver.bytes.length();
        if (isTail(from) && from > 0) {
            solver.keep(new Tried(Kind.TAIL, length - from, 0,
                    List.of(new Change(Span.between(from, length), new byte[0])), price(from, length)));
        } else if (from == 0 && solver.troubles.getFirst().flaw() instanceof Flaw.PayloadCut(_, long needs, long left)
                && needs - left <= PART) {
            // There is nothing else in the file that could be kept.
            byte[] zeros = new byte[(int) (needs - left)];
            solver.attempt(Kind.BYTES_LOST, 0, zeros.length, new Span(length, 0), zeros,
                    solver.trace.before(from), Weights.CUT_SHORT + Weights.LOST_BYTE * zeros.length);
        }
    }

    /// Takes away everything from `cut` up to the end of the record.
    ///
    /// @param alone whether nothing else may explain the damage as well
    private void rest(long cut, List<Change> counts, boolean alone) {
        Slot slot = solver.slot;
        long end = Math.min(slot.end(), solver.bytes.length());
        List<Change> changes = new ArrayList<>(counts);
        if (slot.isFramed() && slot.end() != cut) {
            changes.add(new Change(new Span(slot.lengthAt(), 4), Word32.of(cut - slot.start(), slot.order())));
        }
        if (end > cut) {
            changes.add(new Change(Span.between(cut, end), new byte[0]));
        }
        if (changes.isEmpty()) {
            return;
        }
        changes.sort(Comparator.comparingLong(change -> change.span().start()));
        if (changes.equals(counts) && counts.size() == 1) {
            Change count = counts.getFirst();
            solver.keep(new Tried(Kind.COUNT, solver.reader().u32(count.span().start()),
                    ByteBuffer.wrap(count.bytes()).order(ByteOrder.LITTLE_ENDIAN).getInt() & 0xFFFF_FFFFL, changes,
                    price(cut, end)));
            return;
        }
        Kind kind = isTail(cut) && isCutShort() ? Kind.TAIL
                : isStray(cut, end) && end - cut <= FEW ? Kind.BYTES_INSERTED : Kind.CUT;
        solver.keep(new Tried(kind, end - cut, 0, changes, price(cut, end), true, alone, List.of()));
    }

    private double price(long cut, long end) {
        double price = isStray(cut, end) ? Weights.STRAY : !isTail(cut) || !isCutShort() ? Weights.CLOSED
                : isRagged() ? Weights.CUT_SHORT + Weights.RAGGED_END : Weights.CUT_SHORT;
        return price + Weights.LOST_BYTE * (end - cut);
    }

    private boolean isRagged() {
        return (solver.bytes.length() - solver.slot.start()) % Integer.BYTES != 0;
    }

    /// Whether what comes after the last value of a file is no value, nor the rest of one that is long.
    private boolean isStray(long cut, long end) {
        return solver.ends && !solver.slot.isFramed() && end - cut >= FEW && end - cut <= PART && !isRagged()
                && !Plan.of(solver.dialect).isHeader(solver.reader().i32(cut));
    }

    /// Whether what is missing of the last value would end no later than its record, as it does where a file was cut.
    private boolean isCutShort() {
        // Nothing is wrong with an item of which no byte is there.
        boolean runsOut = solver.runsOut() || !solver.ends && solver.fault == solver.bytes.length();
        return runsOut && (!solver.slot.isFramed() || solver.troubles.stream().map(Problem::flaw)
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
