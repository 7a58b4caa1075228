package org.varscope.scan.detect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Plan;

/// Values that are whole, as far as they were looked at, in a file that may hold other bytes around them.
///
/// @param from    where they begin
/// @param to      where the last one ends
/// @param then    how they are laid out
/// @param records how many there are, as far as they were counted
record WholeValues(long from, long to, Framing then, long records) {
    /// Values that are hardly values by chance.
    static final int ENOUGH = 3;
    /// Bytes that are looked at.
    static final long BUDGET = 1 << 20;
    /// Records of which only the lengths are followed.
    static final int MOST_RECORDS = 1 << 20;

    /// {@return the values from `at` on, the first of which has a header as an engine writes it; null where there are
    /// none, or they end before `least`}
    ///
    /// @param at at least 8 bytes before the end
    static @Nullable WholeValues at(ByteReader in, Plan plan, Trial trial, long at, long least) {
        WholeValues one = plan.isHeader(in.i32(at)) ? value(in, trial, at, least) : null;
        if (one != null && one.to == in.length()) {
            return one;
        }
        WholeValues records = plan.isHeader(in.i32(at + 4)) ? Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)
                .map(order -> records(in, trial, at, least, order)).filter(Objects::nonNull).findFirst().orElse(null)
                : null;
        return records != null ? records : one;
    }

    private static @Nullable WholeValues value(ByteReader in, Trial trial, long at, long least) {
        Trial.Ending ending = trial.read(at, in.length(), at + BUDGET);
        if (trial.values < ENOUGH) {
            return null;
        }
        return switch (ending) {
            case WHOLE -> trial.at < least ? null : new WholeValues(at, trial.at, Framing.BARE, 1);
            case UNFINISHED -> new WholeValues(at, in.length(), Framing.BARE, 1);
            case CUT, WRONG -> null;
        };
    }

    private static @Nullable WholeValues records(ByteReader in, Trial trial, long from, long least, ByteOrder order) {
        long end = in.length();
        int values = 0;
        int records = 0;
        long at = from;
        while (end - at >= 8 && records < MOST_RECORDS) {
            long next = next(in, at, order);
            if (next > end || at - from < BUDGET && !isValue(trial, at + 4, next, from + BUDGET)) {
                break;
            }
            values += at - from < BUDGET ? trial.values : 0;
            records++;
            at = next;
        }
        return at < least || values < ENOUGH ? null : new WholeValues(from, at, Framing.stream(order), records);
    }

    /// {@return where the record at `at` ends, by a length in `order`; that may be past the end}
    static long next(ByteReader in, long at, ByteOrder order) {
        return at + 4 + (order == ByteOrder.BIG_ENDIAN ? in.i32be(at) & 0xFFFF_FFFFL : in.u32(at));
    }

    /// {@return what a list of fields calls a value that is like `then`}
    static FieldItem item(Framing then) {
        ByteOrder order = then.lengths(null);
        return order == null ? FieldItem.of(FieldKind.VALUE) : new FieldItem(FieldKind.VAR, 0, order);
    }

    private static boolean isValue(Trial trial, long at, long end, long budget) {
        return switch (trial.read(at, end, Math.max(at + 1, budget))) {
            case WHOLE -> trial.at == end;
            case UNFINISHED -> true;
            case CUT, WRONG -> false;
        };
    }

    /// {@return whether it is one value without a length before it}
    boolean isBare() {
        return then.isSingle();
    }
}
