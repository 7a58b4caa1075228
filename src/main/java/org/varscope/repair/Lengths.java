package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.repair.Level.Place;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;

/// Gives a record the length that its value has, where another record or the end of the file follows it there.
final class Lengths {
    private final Solver solver;

    Lengths(Solver solver) {
        this.solver = solver;
    }

    void tryAll() {
        Slot slot = solver.slot;
        if (!slot.isFramed()) {
            return;
        }
        Reading reading = new Reading(solver.bytes, solver.dialect);
        Place first = new Place(slot.start(), Level.record(slot.start()), 0);
        Reading.Ending ending = reading.read(first, solver.bytes.length(), Long.MAX_VALUE, null, null);
        if (ending != Reading.Ending.WHOLE || reading.at == slot.end()
                || !solver.isFollowed(solver.bytes, reading.at)) {
            return;
        }
        int now = (int) (slot.end() - slot.start());
        int length = (int) (reading.at - slot.start());
        byte[] with = Word32.of(length, slot.order());
        // An implausible key follows bytes that came or went: then the length was right, or two things are wrong.
        boolean isPlausible = reading.oddestKey < Weights.STRANGE_KEY;
        solver.keep(new Tried(Kind.RECORD_LENGTH, now & 0xFFFF_FFFFL, length,
                List.of(new Change(new Span(slot.lengthAt(), 4), with)),
                reading.oddSum - solver.base + Words.price(now, length)
                        + (solver.isFollowed(solver.bytes, slot.end()) ? Weights.FOLLOWED_AS_IT_IS
                        : isPlausible ? Weights.CERTAIN : Weights.TWO), true, isPlausible, List.of()));
    }
}
