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
    /// Bytes that may be a value, or a record of one, and were not meant to be.
    private static final long FEW = 8;
    /// By how many bytes a length is off that has lost or gained some, or was miscounted.
    private static final long NEAR = 8;

    private LeadingBytes() { }

    /// {@return the bytes before the values of `bytes`; empty where not all after them is whole, or they are records
    /// themselves}
    static Optional<Reason.Lead> of(ByteStore bytes, Dialect dialect) {
        ByteReader in = bytes.reader();
        Trial trial = new Trial(in, Plan.of(dialect));
        for (long at = 1; at <= Math.min(MOST, bytes.length() - 8); at++) {
            Framing then = isWhole(trial, at, bytes.length()) ? Framing.BARE
                    : areRecords(in, trial, at, bytes.length()) ? Framing.STREAM : null;
            if (then != null) {
                // What ends here may be a record that is damaged: then it is no work of the game.
                return isDamagedRecord(in, trial, at, then) ? Optional.empty() : Optional.of(new Reason.Lead(at, then));
            }
        }
        return Optional.empty();
    }

    /// Whether the bytes before `at` look like the length or the beginning of what is damaged by one fault.
    private static boolean isDamagedRecord(ByteReader in, Trial trial, long at, Framing then) {
        if (leadsPast(trial, 0, at, in.length()) || at > 4 && leadsPast(trial, 4, at, in.length())
                || beginsWhole(in, trial, at)) {
            return true;
        }
        return at == 4 && then == Framing.BARE ? isOff(in.u32(0), in.length() - 4)
                : at > 8 && then != Framing.BARE && (isOff(in.u32(0), at - 4)
                        || trial.read(4, at, at) == Trial.Ending.WHOLE && trial.at == at);
    }

    /// Whether the bytes before `at` begin with a whole record or a whole value, which is more than a few words by
    /// chance: what is damaged comes later.
    private static boolean beginsWhole(ByteReader in, Trial trial, long at) {
        if (trial.read(0, at, at) == Trial.Ending.WHOLE && trial.at > FEW) {
            return true;
        }
        return LongStream.of(in.u32(0), in.i32be(0) & 0xFFFF_FFFFL).map(length -> 4 + length)
                .anyMatch(end -> end > FEW && end <= at && trial.read(4, end, end) == Trial.Ending.WHOLE
                        && trial.at == end);
    }

    /// Whether what is read from `start` on are values, and not only by chance, that lead past `at`.
    private static boolean leadsPast(Trial trial, long start, long at, long end) {
        trial.read(start, end, start + BUDGET);
        return trial.values >= ENOUGH_VALUES && trial.at > at;
    }

    /// Whether one fault makes `length` of `expected`: a step of a few bytes, or one byte that has changed.
    private static boolean isOff(long length, long expected) {
        long changed = length ^ expected;
        return Math.abs(length - expected) <= NEAR
                || IntStream.range(0, 4).filter(i -> (changed >> 8 * i & 0xFF) != 0).count() == 1;
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
