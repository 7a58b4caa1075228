package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Plan;

/// Finds values that are whole between bytes of a game's own: a magic or a version that it writes first, a mark at the
/// end. What may be a value that is damaged is none of these.
final class OwnBytes {
    /// How many there may be on either side.
    static final int MOST = 64;
    /// Zeros at the end that are looked at.
    private static final int MOST_ZEROS = 1 << 20;
    private static final long FEW = Doubts.FEW;
    private static final long NONE = Long.MAX_VALUE;
    private static final int MOST_LOOKED_AT = 4;
    private static final long LEAST = Doubts.LEAST;
    /// `ECFG`, which an engine puts before the settings of a project.
    private static final int SETTINGS = 0x47464345;

    private final ByteReader in;
    private final Plan plan;
    private final Trial trial;
    private final Doubts doubts;
    private final long end;

    private OwnBytes(ByteStore bytes, Dialect dialect) {
        this.doubts = new Doubts(bytes, dialect);
        this.in = doubts.in;
        this.plan = doubts.plan;
        this.trial = doubts.trial;
        this.end = bytes.length();
    }

    /// {@return the bytes around the values of `bytes`; empty where there are none, or not all between them is whole}
    static Optional<Reason.Lead> of(ByteStore bytes, Dialect dialect) {
        return new OwnBytes(bytes, dialect).found();
    }

    /// {@return the bytes around the values of `bytes`, of which some are damaged: letters before them, or any bytes
    /// from which lengths lead from record to record; after them, as many as a digest has that no longer matches}
    ///
    /// @param first whether bytes before the values are looked for, too
    static Optional<Reason.Lead> aroundDamage(ByteStore bytes, Dialect dialect, boolean first) {
        OwnBytes all = new OwnBytes(bytes, dialect);
        long most = first || all.doubts.isNamed() ? Math.min(MOST, all.end - LEAST) : 0;
        return LongStream.rangeClosed(0, most).mapToObj(all::damaged).flatMap(Optional::stream).findFirst()
                .filter(values -> values.from() > 0 || values.to() < all.end).flatMap(all::lead)
                .filter(Reason.Lead::read);
    }

    /// The values that begin at `at`, of which some are damaged; empty where they are hardly meant to begin there.
    private Optional<WholeValues> damaged(long at) {
        if (areSettings()) {
            return Optional.empty();
        }
        boolean named = at > 0 && (doubts.isNamed() && at >= Integer.BYTES || OwnItems.known(in, 0, at).isPresent());
        boolean first = at > 0 && at <= FEW && !doubts.isSmall(0);
        Optional<WholeValues> records = records(at).filter(found -> areMeant(at) && (found.to() == end
                || (at == 0 || named) && DigestTrial.isSize(end - found.to()) && !doubts.isCutRecord(found.to())
                && !doubts.endsInValue(found.to())));
        Optional<WholeValues> values = records.isPresent() || at == 0 ? records
                : named && areExact(at) || (named || first) && isCollection(at + 4)
                        && (isLength(at, readable(at + 4)) || doubts.isOffLength(at) && readable(at + 4) < NONE)
                        ? Optional.of(new WholeValues(at, end, Framing.STREAM, 1))
                : (named || first) && isCollection(at) && readable(at) < NONE
                        ? Optional.of(new WholeValues(at, end, Framing.BARE, 1)) : Optional.empty();
        return values.filter(found -> at == 0 || named
                || !doubts.isDamagedRecord(at, found.then()) && !doubts.isDoubtful(found));
    }

    /// Whether the word at `at` may be the length of a value of which `readable` bytes can be read.
    private boolean isLength(long at, long readable) {
        return in.u32(at) < Doubts.LARGE && in.u32(at) >= readable;
    }

    /// Whether the first of the records that lengths lead to from `from` on are values of a game: one that says
    /// something, or several.
    private boolean areMeant(long from) {
        int values = 0;
        for (long at = from, i = 0; i < MOST_LOOKED_AT && end - at >= FEW; at += 4 + in.u32(at), i++) {
            if (isCollection(at + 4) || doubts.isHeader(at + 4) && doubts.isText(at + 4)) {
                return true;
            }
            values += doubts.isHeader(at + 4) ? 1 : 0;
        }
        return values >= WholeValues.ENOUGH;
    }

    /// Whether several records are whole from `from` on.
    private boolean areExact(long from) {
        long at = from;
        for (int i = 0; i < WholeValues.ENOUGH; i++) {
            long to = end - at <= FEW ? Long.MAX_VALUE : at + 4 + in.u32(at);
            if (to > end || !doubts.isHeader(at + 4) || !doubts.fills(at + 4, to)) {
                return false;
            }
            at = to;
        }
        return true;
    }

    /// The records from `from` on, as lengths lead from one to the next, to the end or a few bytes before it.
    private Optional<WholeValues> records(long from) {
        long records = 0;
        long at = from;
        while (end - at >= FEW && records < WholeValues.MOST_RECORDS) {
            long length = in.u32(at);
            if (length < 4 || length > end - at - 4) {
                break;
            }
            at += 4 + length;
            records++;
        }
        return records == 0 || at < end - MOST ? Optional.empty()
                : Optional.of(new WholeValues(from, at, Framing.STREAM, records));
    }

    /// Whether a collection begins at `at` as an engine writes it, and something is in it.
    private boolean isCollection(long at) {
        Row row = end - at > FEW && doubts.isHeader(at) ? plan.row(in.i32(at)) : null;
        return row != null && row.kind().isCollection() && in.i32(at + 4) != 0;
    }

    /// How many bytes from `at` on read as values, until something is wrong; [#NONE] where that is hardly more than
    /// chance, as of numbers without any text.
    private long readable(long at) {
        Trial fresh = new Trial(in, plan);
        fresh.read(at, end, at + WholeValues.BUDGET);
        return fresh.values < WholeValues.ENOUGH || fresh.evidence.average() <= 0 ? NONE : fresh.at - at;
    }

    /// Whether the file begins like settings, with at most one byte of their magic changed, gone or come in.
    private boolean areSettings() {
        return end >= FEW && (LongStream.range(0, 4).filter(at -> in.u8(at) == (SETTINGS >> 8 * at & 0xFF)).count() >= 3
                || in.i32(1) == SETTINGS || (in.i32(0) & 0xFF_FFFF) == SETTINGS >>> 8);
    }

    private Optional<Reason.Lead> found() {
        if (areSettings()) {
            return Optional.empty();
        }
        WholeValues before = null;
        long zeros = zeros();
        for (long at = 0; at <= Math.min(MOST, end - FEW); at++) {
            WholeValues values = WholeValues.at(in, plan, trial, at, Math.min(end - MOST, zeros));
            if (values == null || values.isBare() && values.to() < end - MOST
                    || at == 0 && (values.to() == end || values.isBare()) || isChance(values)) {
                continue;
            }
            if (values.to() == end) {
                return lead(values);
            }
            before = before == null ? values : before;
        }
        // No record has no bytes: what is left of a block of a disk does.
        if (before != null && !before.isBare() && before.to() >= zeros && end - before.to() >= FEW) {
            return lead(before);
        }
        return before == null || doubts.endsInValue(before.to()) || !before.isBare() && doubts.isCutRecord(before.to())
                ? Optional.empty() : lead(before);
    }

    /// Whether any numbers read like this: a value by itself in the middle, or far behind, that says nothing.
    private boolean isChance(WholeValues values) {
        return values.isBare() && (values.from() > FEW || values.to() < end) && readable(values.from()) == NONE;
    }

    /// Where the zeros begin that the file ends with, as far as they are looked at.
    private long zeros() {
        long at = end;
        while (at > Math.max(0, end - MOST_ZEROS) && in.u8(at - 1) == 0) {
            at--;
        }
        return at;
    }

    /// The bytes before `values`, and those after them.
    private Optional<Reason.Lead> lead(WholeValues values) {
        long at = values.from();
        Optional<List<FieldItem>> items = OwnItems.told(in, at, values.then(), values.records());
        // What ends here may be a value that is damaged, or a whole one whose length is: that is no work of the game.
        boolean off = values.isBare() && at == FEW && doubts.isNamed() && doubts.isOffLength(at - Integer.BYTES);
        boolean first = at > FEW && !values.isBare() && !doubts.isNamed() && doubts.isHeader(4) && doubts.fills(4, at);
        if (off || first || items.isEmpty() && at > 0 && !doubts.isNamed()
                && doubts.isDamagedRecord(at, values.then())) {
            return Optional.empty();
        }
        boolean read = items.isPresent() || at <= FEW || !doubts.isDoubtful(values);
        List<FieldItem> all = new ArrayList<>(OwnItems.items(in, at, values.then(), values.records()));
        if (values.to() < end) {
            all.add(FieldItem.bytes(end - values.to()));
        }
        return Optional.of(new Reason.Lead(at, end - values.to(), values.then(), new FieldList(all), read));
    }

    /// {@return whether the bytes before the values of `lead` are values too, as an engine writes them}
    static boolean areValues(ByteStore bytes, Dialect dialect, Reason.Lead lead) {
        OwnBytes all = new OwnBytes(bytes, dialect);
        long at = 0;
        while (at < lead.bytes() && all.doubts.isHeader(at) && all.doubts.ends(at, lead.bytes())) {
            at = all.trial.at;
        }
        return at == lead.bytes();
    }
}
