package org.varscope.repair;

import module java.base;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// How unlike what an engine writes a value is: what tells one reading of damaged bytes from another.
final class Oddness {
    private static final int LOOKED_AT = 64;
    private static final int WORD = 10;
    private static final int CHARACTERS = 256;
    private static final int LARGE = 1 << 24;
    private static final long HUGE = 1L << 53;
    private static final int HEADERS = 40;
    private static final double LEAST = 1e-6;
    private static final double MOST = 1e9;

    private final Walk walk;

    /// @param walk has measured the value that is asked about
    Oddness(Walk walk) {
        this.walk = walk;
    }

    /// {@return how odd the value at `at` is in its place, with what the walk has found in it}
    double of(Level level, long at, List<Problem> found) {
        double odd = 0;
        for (Problem problem : found) {
            odd += of(problem);
        }
        Row row = walk.row();
        return row == null ? odd : odd + place(level, row) + content(level.atKey(), row, at);
    }

    /// {@return how odd the content of the value at `at` is, wherever it is}
    double ofContent(long at) {
        Row row = walk.row();
        return row == null ? 0 : content(false, row, at);
    }

    private static double of(Problem problem) {
        return switch (problem.code()) {
            case WIDE_UNNEEDED, OBJECT_PRESENT -> Weights.WIDE;
            default -> problem.severity() == Severity.NOTE ? Weights.NOTE : Weights.WARNING;
        };
    }

    private double place(Level level, Row row) {
        if (level.likeness() < 0 || level.named()) {
            return 0;
        }
        boolean like = ((int) level.likeness() & 0xFF) == (walk.header & 0xFF);
        double otherKey = row.kind().isCollection() ? Weights.COLLECTION_KEY : Weights.OTHER_KEY;
        return like ? 0 : level.atKey() ? otherKey : level.each() == 1 ? Weights.OTHER_ELEMENT : 0;
    }

    private double content(boolean isKey, Row row, long at) {
        return switch (row.layout()) {
            case Layout.Text _ -> text() + (isKey && walk.texts.length == 0 ? Weights.EMPTY_KEY : 0);
            case Layout.Signal _ -> text();
            case Layout.Fixed(var number, int count) when row.kind() != VariantKind.BOOL
                    && row.kind() != VariantKind.RID ->
                    numbers(number.under(row.isWide(walk.header)), at + 4, count);
            case Layout.Packed(var number, int per) -> numbers(number.under(row.isWide(walk.header)), at + 8,
                    (int) Math.min(LOOKED_AT, per * walk.in.u32(at + 4)));
            default -> 0;
        };
    }

    /// Text that people can read speaks for itself.
    private double text() {
        for (long i = 0; i < Math.min(walk.texts.length, CHARACTERS); i++) {
            int read = walk.in.u8(walk.texts.at + i);
            if (read < ' ' && read != '\n' && read != '\t' && read != '\r' || read == 0x7F) {
                return Weights.STRAY_CHARACTER;
            }
        }
        return Weights.PLAIN_CHARACTER * Math.min(walk.texts.length, WORD);
    }

    private double numbers(Number number, long at, int count) {
        double odd = 0;
        for (int i = 0; i < count; i++) {
            long place = at + (long) i * number.width(false);
            odd += isLikely(number, place) ? 0 : Weights.NUMBER;
        }
        return Math.min(odd, Weights.MOST_NUMBERS);
    }

    /// Whether a number of 64 bits is neither huge nor more likely a header and what follows it.
    private static boolean isPlain(long value) {
        long low = value & 0xFFFF_FFFFL;
        boolean isHeader = low > 0 && low < HEADERS && value >>> 32 != 0 && value >>> 32 != 0xFFFF_FFFFL;
        return !isHeader && Math.abs(value) < HUGE;
    }

    private boolean isLikely(Number number, long at) {
        if (!number.isReal()) {
            return number.width(false) == 8 ? isPlain(walk.in.i64(at)) : Math.abs((long) walk.in.i32(at)) < LARGE;
        }
        double value = number == Number.F64 ? Double.longBitsToDouble(walk.in.i64(at))
                : Float.intBitsToFloat(walk.in.i32(at));
        double size = Math.abs(value);
        return value == 0 || size > LEAST && size < MOST;
    }
}
