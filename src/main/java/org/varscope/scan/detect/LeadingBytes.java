package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Plan;

/// Finds a few bytes before values that are whole, such as a magic or a version that a game writes first.
final class LeadingBytes {
    /// How many there may be.
    private static final int MOST = 64;
    /// Values after them that are hardly values by chance.
    private static final int ENOUGH_VALUES = 3;
    private static final long BUDGET = 1 << 20;

    private LeadingBytes() { }

    /// {@return the bytes before the values of `bytes`; empty where not all after them is whole, or they are records
    /// themselves}
    static Optional<Reason.Lead> of(ByteStore bytes, Dialect dialect) {
        ByteReader in = bytes.reader();
        Trial trial = new Trial(in, Plan.of(dialect));
        for (long at = 1; at <= Math.min(MOST, bytes.length() - 8); at++) {
            if (isWhole(trial, at, bytes.length())) {
                return Optional.of(new Reason.Lead(at, Framing.BARE));
            }
            if (areRecords(in, trial, at, bytes.length())) {
                return Optional.of(new Reason.Lead(at, Framing.STREAM));
            }
        }
        return Optional.empty();
    }

    private static boolean isWhole(Trial trial, long at, long end) {
        return trial.read(at, end, at + BUDGET) == Trial.Ending.WHOLE && trial.at == end
                && trial.values >= ENOUGH_VALUES;
    }

    private static boolean areRecords(ByteReader in, Trial trial, long from, long end) {
        int values = 0;
        long at = from;
        while (end - at >= 8 && at - from < BUDGET) {
            long next = at + 4 + in.u32(at);
            if (next > end || trial.read(at + 4, next, next) != Trial.Ending.WHOLE || trial.at != next) {
                return false;
            }
            values += trial.values;
            at = next;
        }
        return at == end && values >= ENOUGH_VALUES;
    }
}
