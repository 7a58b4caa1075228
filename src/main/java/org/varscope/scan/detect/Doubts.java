package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Plan;

/// Whether bytes around values may be part of a value that one fault has damaged, and so no work of a game.
final class Doubts {
    /// Bytes that may be a value, or a record of one, and were not meant to be.
    static final long FEW = 8;
    /// Lengths are less.
    static final long LARGE = 1 << 24;
    /// Bytes of the least record of a collection.
    static final long LEAST = 16;
    /// By how many bytes a length is off that has lost or gained some, or was miscounted.
    private static final long NEAR = 8;

    final ByteReader in;
    final Plan plan;
    final Trial trial;
    private final long end;

    Doubts(ByteStore bytes, Dialect dialect) {
        this.in = bytes.reader();
        this.plan = Plan.of(dialect);
        this.trial = new Trial(in, plan);
        this.end = bytes.length();
    }

    /// {@return whether a whole value is at `at` that ends at `to` or before it}
    boolean ends(long at, long to) {
        return trial.read(at, to, to) == Trial.Ending.WHOLE;
    }

    /// {@return whether a whole value is between the two}
    boolean fills(long at, long to) {
        return ends(at, to) && trial.at == to;
    }

    /// {@return whether a header is at `at` as an engine writes it}
    boolean isHeader(long at) {
        return end - at >= Integer.BYTES && plan.isHeader(in.i32(at));
    }

    /// {@return whether a header may have been at `at` of which one byte has changed}
    boolean isNearHeader(long at) {
        int word = in.i32(at);
        return IntStream.range(0, 4).anyMatch(i -> IntStream.rangeClosed(0, 0xFF)
                .anyMatch(other -> plan.isHeader(word & ~(0xFF << 8 * i) | other << 8 * i)));
    }

    /// {@return whether the bytes before `at` look like the length or the beginning of what is damaged by one fault}
    boolean isDamagedRecord(long at, Framing then) {
        boolean bare = then.isSingle();
        if (leadsPast(0, at) || at > 4 && leadsPast(4, at)
                || beginsWhole(at) || at == 4 && !bare && in.u32(0) == 0) {
            return true;
        }
        return at == 4 && bare ? isOffLength(0)
                : at >= FEW && !bare && (in.u32(0) == at - 4
                        || at > FEW && (isOff(in.u32(0), at - 4) || fills(4, at)));
    }

    /// {@return whether the word at `at` is nearly the length of all that follows it, and not as small as a version}
    boolean isOffLength(long at) {
        long length = in.u32(at);
        return length >= LEAST && length != end - at - 4 && isOff(length, end - at - 4);
    }

    /// {@return whether more than a few bytes before `values` may be the beginning of what is damaged by one fault: its
    /// length or its type comes first, or what was before these values in it comes last}
    boolean isDoubtful(WholeValues values) {
        long at = values.from();
        long first = in.u32(0);
        long firstBig = in.i32be(0) & 0xFFFF_FFFFL;
        if (values.isBare() ? isNearHeader(0) || isOff(first, end - 4) || isOff(firstBig, end - 4)
                : isOff(firstBig, at - 4)) {
            return true;
        }
        boolean named = isNamed();
        return LongStream.rangeClosed(0, at - FEW)
                .anyMatch(from -> isHeader(from) && fills(from, at) && (!named || isText(from)));
    }

    /// {@return whether letters come first: no fault makes these of a length or a header}
    boolean isNamed() {
        return end >= Integer.BYTES && OwnItems.isPlain(in, 0, 4);
    }

    /// {@return whether a text that people can read is at `at`}
    boolean isText(long at) {
        Row row = end - at > FEW ? plan.row(in.i32(at)) : null;
        long length = row == null ? 0 : in.u32(at + 4);
        return row != null && row.layout() instanceof Layout.Text && length > 0 && length <= end - at - FEW
                && OwnItems.isPlain(in, at + FEW, at + FEW + length);
    }

    /// {@return whether the bytes from `from` on to the end may be a record that is cut or damaged by one fault}
    boolean isCutRecord(long from) {
        long left = end - from;
        if (left > 0 && left <= 4 && isNoLength(from)) {
            return false;
        }
        return left < 4 || left < FEW && isSmall(from)
                || left >= FEW && (isSmall(from) && isNearHeader(from + 4)
                        || isHeader(from + 4) && !OwnItems.isPlain(in, from, from + 4));
    }

    /// Whether the bytes from `from` on, at most a word, are text or a number and not the beginning of a length: that
    /// of a value is a multiple of 4, in either byte order.
    private boolean isNoLength(long from) {
        return end - from < 4 ? in.u8(from) % 4 != 0
                && LongStream.range(from, end).allMatch(at -> OwnItems.isText(in.u8(at)))
                : in.u8(from) % 4 != 0 && (in.u8(from + 3) % 4 != 0 || (in.i32be(from) & 0xFFFF_FFFFL) >= LARGE);
    }

    /// {@return whether the word at `at` may be a length, in either byte order}
    boolean isSmall(long at) {
        return in.u32(at) < LARGE || (in.i32be(at) & 0xFFFF_FFFFL) < LARGE;
    }

    /// {@return whether a value in the bytes from `from` on ends with the file, or a record of null}
    boolean endsInValue(long from) {
        return LongStream.rangeClosed(from, end - FEW).anyMatch(at -> isHeader(at) && fills(at, end))
                || end - from >= FEW && in.u32(end - FEW) == 4 && in.u32(end - 4) == 0;
    }

    /// Whether the bytes before `at` begin with a whole record or a whole value, which is more than a few words by
    /// chance: what is damaged comes later.
    private boolean beginsWhole(long at) {
        return isHeader(0) && ends(0, at) && trial.at > FEW
                || isHeader(4) && LongStream.of(in.u32(0), in.i32be(0) & 0xFFFF_FFFFL).map(length -> 4 + length)
                        .anyMatch(to -> to > FEW && to <= at && fills(4, to));
    }

    /// Whether what is read from `start` on are values, and not only by chance, that lead past `at`.
    private boolean leadsPast(long start, long at) {
        if (!isHeader(start)) {
            return false;
        }
        trial.read(start, end, start + WholeValues.BUDGET);
        return trial.values >= WholeValues.ENOUGH && trial.at > at;
    }

    /// Whether one fault makes `length` of `expected`: a step of a few bytes, or one byte that has changed.
    private static boolean isOff(long length, long expected) {
        long changed = length ^ expected;
        return Math.abs(length - expected) <= NEAR
                || IntStream.range(0, 4).filter(i -> (changed >> 8 * i & 0xFF) != 0).count() == 1;
    }
}
