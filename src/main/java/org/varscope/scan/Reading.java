package org.varscope.scan;

import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;

/// The first records of some bytes, read on trial under one dialect and framing.
///
/// A record scores 100 where the dialect reads it exactly. A record that is cut off where its frame says that more
/// should follow scores nearly as much; whatever stops early or leaves much over scores little, and the more so the
/// sooner. To this come the points of the {@link Evidence}.
final class Reading {
    private static final int RECORDS = 16;
    /// Bytes whose records are all looked at, however many.
    private static final long FIRST = 1 << 16;
    private static final long BUDGET = 1 << 20;
    private static final double EXACT = 100;
    private static final double UNFINISHED = 90;
    private static final double CUT_WITH_ITS_FRAME = 80;
    private static final double WHOLE_IN_A_CUT_FRAME = 40;
    private static final double NEARLY_EXACT = 20;
    private static final double LEFT_OVER = -60;
    private static final double LEFT_OVER_AT_MOST = 10;
    private static final double STOPPED = -60;
    private static final double STOPPED_AT_MOST = 55;
    private static final double NO_FRAME = -70;
    /// A length read in the wrong byte order is at least this.
    private static final long PLAUSIBLE_CLAIM = 1 << 24;

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
    private String trouble = "";
    private long troubleAt = -1;

    private Reading(ByteStore bytes, Dialect dialect, Framing framing) {
        this.in = bytes.reader();
        this.length = bytes.length();
        this.plan = Plan.of(dialect);
        this.framing = framing;
        this.trial = new Trial(in, plan);
    }

    /// {@return how `dialect` reads the records of `framing` at the start of `bytes`}
    static Reading of(ByteStore bytes, Dialect dialect, Framing framing) {
        Reading reading = new Reading(bytes, dialect, framing);
        switch (framing) {
            case Framing.Bare _ -> reading.bare();
            case Framing.Values _ -> reading.values();
            case Framing.Stream _ -> reading.stream(Grammar.of(framing));
            case Framing.Project _ -> reading.project();
            case Framing.Fields(var list) -> reading.fields(list);
        }
        return reading;
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

    /// The average of the records, with what their values say.
    double score() {
        return records == 0 ? NO_FRAME : sum / records + trial.evidence.score();
    }

    /// Records that were looked at, whole ones among them.
    int records() {
        return records;
    }

    int exact() {
        return exact;
    }

    /// Whether reading stopped because the bytes end.
    boolean isCutOff() {
        return endReached;
    }

    Evidence evidence() {
        return trial.evidence;
    }

    /// Where reading stopped, and why, for people; empty where nothing is wrong.
    String trouble() {
        return trouble;
    }

    /// Offset of the first trouble, or -1.
    long troubleAt() {
        return troubleAt;
    }

    private void bare() {
        Trial.Ending ending = trial.read(0, length, BUDGET);
        boolean good = ending == Trial.Ending.UNFINISHED || ending == Trial.Ending.WHOLE && trial.at == length;
        record(ending == Trial.Ending.WHOLE ? left(0, length) : ended(ending, 0, length), good);
    }

    /// Values back to back. What the whole ones score does not count where one is not, as short values fit anything.
    private void values() {
        long at = 0;
        while (at < length && at < BUDGET && (records < RECORDS || at < FIRST)) {
            Trial.Ending ending = trial.read(at, length, BUDGET);
            if (ending == Trial.Ending.UNFINISHED) {
                record(UNFINISHED, true);
                return;
            }
            if (ending != Trial.Ending.WHOLE) {
                record(0, false);
                sum = records * ended(ending, 0, length);
                return;
            }
            record(EXACT, true);
            at = trial.at;
        }
    }

    private void stream(Grammar grammar) {
        long at = 0;
        while (at < length && at < BUDGET && (records < RECORDS || at < FIRST)) {
            long left = length - at - 4;
            if (left < 0) {
                stopped(at, left + 4 + " bytes are left where a record's length should be");
                record(NO_FRAME, false);
                return;
            }
            long size = (grammar == Grammar.FRAMES_BE ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            if (size > left) {
                stopped(at, "a record of " + size + " bytes where " + left + " are left");
                if (!cutFrame(at + 4, size)) {
                    return;
                }
                // The value is whole, so that only its length is wrong: the next record may follow it.
                size = trial.at - at - 4;
            } else if (size < 4 || size % 4 != 0) {
                stopped(at, "a record of " + size + " bytes, which no engine writes");
                record(NO_FRAME, false);
            } else {
                frame(at + 4, at + 4 + size);
            }
            at += 4 + size;
        }
    }

    /// The entries of a project's settings, each with a key before it. Nothing is read after a length that lies.
    private void project() {
        EntryHeads heads = new EntryHeads(in, plan);
        long at = Math.min(8, length);
        long asked = length < 8 ? 0 : in.u32(4);
        while (records < asked && at < length && at < BUDGET) {
            EntryHeads.Head head = heads.at(at, length);
            if (!head.isRight()) {
                stopped(at, heads.trouble(at, length).message());
                record(NO_FRAME, false);
                return;
            }
            frame(head.frame() + 4, head.end());
            at = head.end();
        }
    }

    /// The items of a list, the plain ones of which say nothing about a dialect. Those that repeat are looked at up to
    /// a mebibyte; all others, wherever they are.
    private void fields(FieldList list) {
        FieldItems items = new FieldItems(in, plan.dialect, list);
        long at = 0;
        long repeating = 0;
        FieldItem item = items.item(0);
        for (long index = 0; item != null && at < length; item = items.item(++index)) {
            repeating = list.isRepeated(index) ? repeating : at;
            if (at - repeating >= (records < RECORDS ? BUDGET : FIRST)) {
                return;
            }
            if (item.kind().isVariant()) {
                at = variant(item, at);
            } else {
                at = items.end(item, at, length);
                record(at == Walk.BROKEN ? 0 : EXACT, at != Walk.BROKEN);
            }
            if (at < 0) {
                return;
            }
        }
    }

    /// {@return where the item ends, or -1 where that cannot be told}
    private long variant(FieldItem item, long at) {
        if (item.kind() == FieldKind.VALUE) {
            Trial.Ending ending = trial.read(at, length, at + BUDGET);
            boolean good = ending == Trial.Ending.WHOLE || ending == Trial.Ending.UNFINISHED;
            record(good ? EXACT : ended(ending, at, length), good);
            return ending == Trial.Ending.WHOLE ? trial.at : -1;
        }
        long left = length - at - 4;
        long size = left < 0 ? -1 : (item.isBigEndian() ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
        if (size < 4 || size > left) {
            stopped(at, left < 0 ? left + 4 + " bytes are left where a record's length should be"
                    : "a record of " + size + " bytes where " + left + " are left");
            record(NO_FRAME, false);
            return -1;
        }
        frame(at + 4, at + 4 + size);
        return at + 4 + size;
    }

    private void frame(long at, long end) {
        Trial.Ending ending = trial.read(at, end, Math.max(BUDGET, at + FIRST));
        boolean good = ending == Trial.Ending.UNFINISHED || ending == Trial.Ending.WHOLE && trial.at == end;
        record(ending == Trial.Ending.WHOLE ? left(at, end) : ended(ending, at, end), good);
    }

    /// Reads a record whose length reaches past the end.
    ///
    /// @return whether its value is whole all the same
    private boolean cutFrame(long at, long size) {
        Trial.Ending ending = trial.read(at, length, Math.max(BUDGET, at + FIRST));
        boolean plausible = size % 4 == 0 && size < 16 * length + PLAUSIBLE_CLAIM;
        record(plausible ? cutScore(ending, at, size) : NO_FRAME, false);
        return ending == Trial.Ending.WHOLE;
    }

    private double cutScore(Trial.Ending ending, long at, long size) {
        return switch (ending) {
            case WHOLE -> trial.at == length ? WHOLE_IN_A_CUT_FRAME : left(at, length);
            case UNFINISHED -> UNFINISHED;
            case CUT -> {
                endReached = true;
                boolean fits = trial.missing <= size && (records == 0 || exact > 0);
                yield fits ? CUT_WITH_ITS_FRAME : ended(ending, at, length);
            }
            case WRONG -> ended(ending, at, length);
        };
    }

    /// The score of a whole value that began at `from` in a slice that goes on to `end`.
    private double left(long from, long end) {
        long left = end - trial.at;
        if (left == 0) {
            return EXACT;
        }
        stopped(trial.at, "the value ends, and " + left + " bytes are left over");
        return left < 4 ? NEARLY_EXACT : LEFT_OVER + LEFT_OVER_AT_MOST * (trial.at - from) / (end - from);
    }

    /// The score of a value that began at `from` and did not come to its end in a slice up to `end`.
    private double ended(Trial.Ending ending, long from, long end) {
        if (ending == Trial.Ending.UNFINISHED) {
            return UNFINISHED;
        }
        Problem problem = trial.problem(end);
        stopped(problem.span().start(), problem.message());
        if (ending == Trial.Ending.CUT) {
            endReached |= end == length;
            return STOPPED + STOPPED_AT_MOST * (end - from) / (end - from + trial.missing);
        }
        return STOPPED + STOPPED_AT_MOST * (problem.span().start() - from) / Math.max(1, end - from);
    }

    private void record(double score, boolean good) {
        records++;
        exact += good ? 1 : 0;
        sum += score;
        whole &= good;
    }

    private void stopped(long at, String why) {
        if (troubleAt < 0) {
            troubleAt = at;
            trouble = why;
        }
    }
}
