package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Plan;

/// The records of a damaged stream that a dialect reads exactly: what speaks for it, record by record.
///
/// A record that is read exactly, with nothing left over, speaks for the dialect; one that is not says nothing. After
/// damage, which may have moved all that follows by any number of bytes, the next record is looked for at each byte.
final class SoundRecords {
    /// Bytes that are looked at.
    private static final long LIMIT = 1 << 16;
    /// Bytes that may be read in vain, for each byte that is looked at.
    private static final int BUDGET_PER_BYTE = 16;
    /// A record among damage is one where it holds at least so many values, or another follows.
    private static final int ENOUGH_VALUES = 3;
    /// A record of nothing but a header, which an empty text looks like, too: it says nothing.
    private static final int SMALLEST = 8;
    /// What the length of an only record may be off by, and what it must be at least, as no type has such a number.
    private static final int FEW_BYTES = 8;
    private static final int FEWEST_BYTES = 64;

    private final ByteReader in;
    private final Framing framing;
    private final StrictReading strict;
    private final long length;
    private final Trial probe;
    private final Trial sure;
    private long budget;
    /// How many of them hold values as an engine writes them.
    private int likely;
    private long covered;

    private SoundRecords(ByteStore bytes, StrictReading strict) {
        this.strict = strict;
        this.in = bytes.reader();
        this.framing = strict.framing();
        this.length = bytes.length();
        Plan plan = Plan.of(strict.dialect());
        this.probe = new Trial(in, plan);
        this.sure = new Trial(in, plan);
        this.budget = BUDGET_PER_BYTE * Math.min(length, LIMIT);
    }

    /// {@return the records in the first bytes of `bytes` that are read exactly, with dialect and lengths of `strict`}
    static SoundRecords of(ByteStore bytes, StrictReading strict) {
        SoundRecords records = new SoundRecords(bytes, strict);
        records.look();
        return records;
    }

    /// Whether the first length is that of all bytes, but for a few that were lost or put in.
    static boolean isNearlyOne(ByteReader in, Framing framing) {
        long all = in.length() - 4;
        return all >= FEWEST_BYTES && framing.isStream()
                && Math.abs(size(in, 0, framing) - all) <= FEW_BYTES;
    }

    StrictReading strict() {
        return strict;
    }

    /// Whether they are at least half of what was looked at.
    boolean isMost() {
        return 2 * covered >= Math.min(length, LIMIT);
    }

    Framing framing() {
        return framing;
    }

    /// {@return those of `readings` for which most records speak, and of these most bytes}
    static List<SoundRecords> best(List<SoundRecords> readings) {
        Comparator<SoundRecords> order = Comparator.comparingInt((SoundRecords r) -> r.likely)
                .thenComparingLong(r -> r.covered);
        Optional<SoundRecords> best = readings.stream().filter(r -> r.likely > 0).max(order);
        return best.map(most -> readings.stream().filter(r -> order.compare(r, most) == 0).toList())
                .orElse(List.of());
    }

    /// Bytes of those that say something, with their lengths.
    long covered() {
        return covered;
    }

    /// Finds the chain of records that covers most.
    private void look() {
        int[] ends = ends();
        boolean[] taken = taken(ends);
        int[] best = new int[ends.length + 1];
        for (int at = ends.length - 1; at >= 0; at--) {
            best[at] = Math.max(best[at + 1], taken[at] ? with(at, ends[at], best) : 0);
        }
        for (int at = 0; at < ends.length; ) {
            if (taken[at] && best[at] == with(at, ends[at], best)) {
                take(at, ends[at]);
                at = ends[at];
            } else {
                at++;
            }
        }
    }

    private static int with(int at, int end, int[] best) {
        return end - at + best[Math.min(end, best.length - 1)];
    }

    /// Where the record at each offset ends, 0 where none is; less than 0 where that one is of many values.
    private int[] ends() {
        int[] ends = new int[(int) Math.min(length, LIMIT)];
        for (int at = 0; at < ends.length && budget > 0; at++) {
            ends[at] = (int) end(at);
        }
        return ends;
    }

    /// Which of the records are hardly so by chance: they begin the bytes, follow another, come before one or the end,
    /// or hold many values.
    private boolean[] taken(int[] ends) {
        boolean[] taken = new boolean[ends.length];
        for (int at = 0; at < ends.length; at++) {
            int end = Math.abs(ends[at]);
            boolean many = ends[at] < 0;
            ends[at] = end;
            taken[at] = end > 0 && (at == 0 || many || taken[at] || end == length && end - at > SMALLEST
                    || end < ends.length && ends[end] != 0);
            if (taken[at] && end < ends.length) {
                // What follows it is expected there.
                taken[end] = true;
            }
        }
        return taken;
    }

    private void take(int at, int end) {
        long before = sure.evidence.points();
        sure.read(at + 4L, end, end);
        if (end - at > SMALLEST) {
            likely += sure.evidence.points() >= before ? 1 : 0;
            covered += end - at;
        }
    }

    private static long size(ByteReader in, long at, Framing framing) {
        return (framing.equals(Framing.STREAM_BE) ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
    }

    /// {@return where the record at `at` ends, less than 0 where it holds many values; 0 where it is not read exactly}
    private long end(long at) {
        if (length - at < 8) {
            return 0;
        }
        long size = size(in, at, framing);
        long end = at + 4 + size;
        if (size < 4 || size % 4 != 0 || end > Math.min(length, Integer.MAX_VALUE)) {
            return 0;
        }
        Trial.Ending ending = probe.read(at + 4, end, end);
        budget -= probe.at - at;
        return ending != Trial.Ending.WHOLE || probe.at != end ? 0 : probe.values >= ENOUGH_VALUES ? -end : end;
    }
}
