package org.varscope.scan.detect;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Grammar;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.FieldTurns;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// The first records of some bytes, read strictly under one dialect and framing.
final class StrictReading {
    private static final int RECORDS = 16;
    /// Bytes whose records are all looked at, however many.
    private static final long FIRST = 1 << 16;
    private static final long BUDGET = 1 << 20;
    private static final double EXACT = 100;
    private static final double UNFINISHED = 90;

    private final ByteReader in;
    private final long length;
    private final Plan plan;
    private final Framing framing;
    private final Trial trial;
    private boolean whole = true;
    private int records;
    private int exact;
    private double sum;
    private boolean endReached;
    private @Nullable Flaw trouble;
    private long troubleAt = -1;

    private StrictReading(ByteStore bytes, Dialect dialect, Framing framing) {
        this.in = bytes.reader();
        this.length = bytes.length();
        this.plan = Plan.of(dialect);
        this.framing = framing;
        this.trial = new Trial(in, plan);
    }

    /// {@return how `dialect` reads the records of `framing` at the start of `bytes`}
    static StrictReading of(ByteStore bytes, Dialect dialect, Framing framing) {
        StrictReading reading = new StrictReading(bytes, dialect, framing);
        Framing.Head head = framing.head();
        long start = head == null ? 0 : Math.min(Framing.Head.LENGTH, reading.length);
        long asked = head == null ? Long.MAX_VALUE
                : start < Framing.Head.LENGTH ? 0 : reading.in.u32(Framing.Head.COUNT_AT);
        switch (framing.grammar()) {
            case VALUES, PROPERTIES -> reading.values();
            case FRAMES, FRAMES_BE -> reading.records(start, asked);
            case ENTRIES -> reading.entries(start, asked);
            case FIELDS -> reading.fields(framing.list().orElseThrow());
        }
        return reading;
    }

    /// Whether the first words of `in` are no reason why nothing is read exactly: the length of the first record, and
    /// the type of the first value.
    static boolean mayBeWhole(ByteReader in, Dialect dialect, Framing framing) {
        if (!framing.isUniform()) {
            return true;
        }
        long length = in.length();
        long size = length;
        int at = 0;
        if (framing.isStream() && length >= 4) {
            size = (framing.grammar() == Grammar.FRAMES_BE ? in.i32be(0) : in.i32(0)) & 0xFFFF_FFFFL;
            at = 4;
        }
        return size >= 4 && at + size <= length && (at == 0 || size % 4 == 0)
                && Plan.of(dialect).row(in.i32(at)) != null;
    }

    Framing framing() {
        return framing;
    }

    Dialect dialect() {
        return plan.dialect;
    }

    /// Whether every record that was looked at is read exactly, and nothing is left over.
    boolean isWhole() {
        return whole && records > 0;
    }

    /// How plausible a whole reading is: the average of the records, with what their values say.
    double score() {
        return sum / Math.max(1, records) + trial.evidence.score();
    }

    /// Records that were looked at, whole ones among them.
    int records() {
        return records;
    }

    int exact() {
        return exact;
    }

    /// Whether reading stopped because the bytes end, not before `offset`, in a collection that is the first value.
    boolean isCutCollection(long offset) {
        return endReached && troubleAt >= offset && trial.evidence.isOfCollection();
    }

    /// Whether reading stopped because the bytes end.
    boolean isCutOff() {
        return endReached;
    }

    Evidence evidence() {
        return trial.evidence;
    }

    /// Why reading stopped; null where nothing is wrong.
    @Nullable Flaw trouble() {
        return trouble;
    }

    /// Offset of the first trouble, or -1.
    long troubleAt() {
        return troubleAt;
    }

    /// Values back to back, or the one that takes up everything.
    private void values() {
        long at = 0;
        if (framing.isSingle()) {
            slice(0, length, BUDGET);
            return;
        }
        while (at < length && at < BUDGET && (records < RECORDS || at < FIRST)) {
            Trial.Ending ending = trial.read(at, length, BUDGET);
            record(ending, ending == Trial.Ending.WHOLE || ending == Trial.Ending.UNFINISHED, length);
            if (ending != Trial.Ending.WHOLE) {
                return;
            }
            at = trial.at;
        }
    }

    private void records(long start, long asked) {
        long at = start;
        while (records < asked && at < length && at < BUDGET && (records < RECORDS || at < FIRST)) {
            long left = length - at - 4;
            if (left < 0) {
                stopped(at, new Flaw.Cut(Flaw.Part.RECORD_LENGTH, left + 4));
                return;
            }
            long size = (framing.grammar() == Grammar.FRAMES_BE ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            if (size > left) {
                wrong(at, new Flaw.PastEnd(Flaw.Measured.RECORD, size, left));
                Trial.Ending ending = trial.read(at + 4, length, Math.max(BUDGET, at + FIRST));
                endReached |= ending == Trial.Ending.CUT;
                if (ending != Trial.Ending.WHOLE) {
                    return;
                }
                // The value is whole, so that only its length is wrong: the next record may follow it.
                size = trial.at - at - 4;
            } else if (size < 4 || size % 4 != 0) {
                wrong(at, size < 4 ? new Flaw.FrameEmpty(Flaw.Measured.RECORD, size) : new Flaw.FrameLengthOdd(size));
            } else {
                frame(at + 4, at + 4 + size);
            }
            at += 4 + size;
        }
    }

    /// The entries of a project's settings, each with a key before it. Nothing is read after a length that is.
    private void entries(long start, long asked) {
        EntryHeads heads = new EntryHeads(in, plan);
        long at = start;
        while (records < asked && at < length && at < BUDGET) {
            EntryHeads.Head head = heads.at(at, length);
            if (!head.isRight()) {
                wrong(at, heads.trouble(at, length).flaw());
                return;
            }
            frame(head.frame() + 4, head.end());
            at = head.end();
        }
    }

    /// The items of a list, the plain ones of which say nothing about a dialect. Those that repeat are looked at up to
    /// a mebibyte; all others, wherever they are.
    private void fields(FieldList list) {
        FieldItems items = new FieldItems(in, plan.dialect);
        FieldTurns turns = new FieldTurns(items, list);
        long at = 0;
        long repeating = 0;
        for (FieldItem item = turns.item(); item != null && at < length; item = turns.item()) {
            long from = at;
            long bound = turns.bound(length);
            repeating = turns.comesAgain() ? repeating : at;
            if (bound <= at) {
                turns.skip();
                continue;
            }
            if (at - repeating >= (records < RECORDS ? BUDGET : FIRST)) {
                return;
            }
            if (item.kind().isVariant()) {
                at = variant(item, at, bound);
            } else {
                at = items.end(item, at, bound);
                record(EXACT, at != Walk.BROKEN);
            }
            if (at < 0) {
                return;
            }
            turns.came(1, from, true);
        }
    }

    /// {@return where the item ends, or -1 where that cannot be told}
    private long variant(FieldItem item, long at, long bound) {
        if (item.kind() == FieldKind.VALUE) {
            Trial.Ending ending = trial.read(at, bound, at + BUDGET);
            record(ending, ending == Trial.Ending.WHOLE || ending == Trial.Ending.UNFINISHED, bound);
            return ending == Trial.Ending.WHOLE ? trial.at : -1;
        }
        long left = bound - at - 4;
        long size = left < 0 ? -1 : (item.isBigEndian() ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
        if (size < 4 || size > left) {
            wrong(at, left < 0 ? new Flaw.Cut(Flaw.Part.RECORD_LENGTH, left + 4)
                    : size < 4 ? new Flaw.FrameEmpty(Flaw.Measured.RECORD, size)
                    : new Flaw.PastEnd(Flaw.Measured.RECORD, size, left));
            return -1;
        }
        frame(at + 4, at + 4 + size);
        return at + 4 + size;
    }

    private void frame(long at, long end) {
        slice(at, end, Math.max(BUDGET, at + FIRST));
    }

    /// Reads one value that should take up all of `[at, end)`.
    private void slice(long at, long end, long budget) {
        Trial.Ending ending = trial.read(at, end, budget);
        if (ending == Trial.Ending.WHOLE && trial.at < end) {
            long left = end - trial.at;
            wrong(trial.at, framing.isSingle() ? new Flaw.TrailingData(left, Flaw.After.VALUE)
                    : new Flaw.FrameSlack(left));
        } else {
            record(ending, ending == Trial.Ending.WHOLE || ending == Trial.Ending.UNFINISHED, end);
        }
    }

    private void record(Trial.Ending ending, boolean good, long end) {
        record(ending == Trial.Ending.UNFINISHED ? UNFINISHED : EXACT, good);
        if (!good) {
            Problem problem = trial.problem(end);
            stopped(problem.span().start(), problem.flaw());
            endReached |= ending == Trial.Ending.CUT && end == length;
        }
    }

    private void wrong(long at, Flaw why) {
        stopped(at, why);
        record(0, false);
    }

    private void record(double score, boolean good) {
        records++;
        exact += good ? 1 : 0;
        sum += good ? score : 0;
        whole &= good;
    }

    private void stopped(long at, Flaw why) {
        whole = false;
        if (troubleAt < 0) {
            troubleAt = at;
            trouble = why;
        }
    }
}
