package org.varscope.scan.audit;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.StrideLeaves;
import org.varscope.scan.walk.StrideTable;

/// Goes over values in a plain array for as long as they are of the common and healthy kind, with nothing to be said
/// of them, and stops at the first that is not. Nearly all the work of an [Audit].
final class FastAudit {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /// Bytes that an array must hold beyond those that it is read for.
    static final int SLACK = 16;

    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    private final int[] steps;
    private final StrideLeaves leaves;
    private final Plan plan;
    private final int depthLimit;
    private final FrameStack frames;

    FastAudit(Plan plan, FrameStack frames) {
        this.plan = plan;
        this.frames = frames;
        this.steps = plan.steps;
        this.leaves = new StrideLeaves(plan.dialect.traits().text());
        this.depthLimit = plan.dialect.traits().depthLimit();
    }

    /// Goes on from index `from`.
    ///
    /// @param origin offset of index 0
    /// @param end    index past the bytes that may be read as values; [#SLACK] bytes more are there
    /// @param bound  index past the record
    /// @return the index of the first value that was not gone over; the frames says whether the record is over
    int run(byte[] bytes, int from, int end, long origin, long bound) {
        leaves.limit = end;
        int at = from;
        while (true) {
            while (frames.remaining == 0 && frames.depth > 0) {
                frames.leave();
            }
            if (frames.remaining == 0 || end - at < 4 || frames.named) {
                return at;
            }
            int header = (int) INT.get(bytes, at);
            int step = (header & StrideTable.STRANGE) == 0 ? steps[StrideTable.index(header)] : StrideTable.NONE;
            if (frames.typed && !fits(header)) {
                return at;
            }
            if (step == StrideTable.ARRAY || step == StrideTable.DICTIONARY) {
                if (!enter(bytes, at, end, origin, bound, step == StrideTable.DICTIONARY)) {
                    return at;
                }
                at += 8;
                continue;
            }
            int next = step == StrideTable.TEXT ? text(bytes, at, end) : plain(bytes, at, end, header, step);
            if (next < 0) {
                return at;
            }
            frames.remaining--;
            at = next;
        }
    }

    /// Where the value at `at` ends, which is neither a text nor holds others, or -1.
    private int plain(byte[] bytes, int at, int end, int header, int step) {
        int next;
        if (step > 0) {
            next = at + step;
        } else if (end - at < 12) {
            return -1;
        } else if (step >= StrideTable.WIDE_FLOAT) {
            next = StrideLeaves.number(bytes, at, step);
        } else {
            next = frames.atKey() ? -1 : leaves.other(bytes, at, step);
        }
        return next < 0 || next > end || frames.atKey() && !isNew(plainKey(bytes, at, header, next - at)) ? -1 : next;
    }

    /// Whether the type of `header` may be where it is.
    boolean fits(int header) {
        return ((frames.atKey() ? frames.keyFits : frames.valueFits) >>> header & 1) != 0;
    }

    private boolean enter(byte[] bytes, int at, int end, long origin, long bound, boolean dictionary) {
        if (end - at < 8 || frames.atKey()) {
            return false;
        }
        int count = (int) INT.get(bytes, at + 4);
        long items = dictionary ? 2L * count : count;
        if (count < 0 || items * 4 > bound - at - 8 || frames.depth >= depthLimit
                || dictionary && count > KeyHashes.MOST) {
            return false;
        }
        frames.enter(origin + at, items, dictionary, false);
        return true;
    }

    /// Where the text at `at` ends, or -1 where there is something to be said of it.
    private int text(byte[] bytes, int at, int end) {
        if (end - at < 8) {
            return -1;
        }
        int next = frames.compared && frames.atKey() ? key(bytes, at, end) : leaves.text(bytes, at + 4);
        return next > end ? -1 : next;
    }

    /// The same for a text that is a key and must be a new one.
    private int key(byte[] bytes, int at, int end) {
        int length = (int) INT.get(bytes, at + 4);
        int body = at + 8;
        if (length < 0 || length > end - body || (length + 3 & ~3) > end - body) {
            return -1;
        }
        int whole = body + (length & ~7);
        int rest = length & 7;
        long hash = length * MIX;
        long odd = 0;
        int i = body;
        for (; i < whole; i += 8) {
            long word = (long) LONG.get(bytes, i);
            odd |= word - LOW_BITS | word;
            hash = mix(hash, word);
        }
        if (rest != 0) {
            long word = (long) LONG.get(bytes, i);
            int bits = rest * 8;
            int padding = (-rest & 3) * 8;
            if (word << 64 - bits - padding >>> 64 - padding != 0 && padding != 0) {
                return -1;
            }
            word &= -1L >>> 64 - bits;
            odd |= word - (LOW_BITS & -1L >>> 64 - bits) | word;
            hash = mix(hash, word);
        }
        boolean known = (odd & HIGH_BITS) == 0 || isText(bytes, body, body + length);
        return known && isNew(hash) ? body + (length + 3 & ~3) : -1;
    }

    /// Whether these bytes are text to every engine, the same to each, and all of it.
    private static boolean isText(byte[] bytes, int from, int to) {
        return !Utf8.startsWithMark(bytes, from, to) && Utf8.end(bytes, from, to) == to
                && Utf8.firstBad(bytes, from, to, TextRule.STRICT) < 0;
    }

    /// Notes a key; whether it cannot be equal to an earlier one.
    private boolean isNew(long hash) {
        return !frames.compared || hash != 0 && frames.keys.add(frames.mark, hash);
    }

    private static long mix(long hash, long word) {
        long mixed = (hash ^ word) * MIX;
        return mixed ^ mixed >>> 32;
    }

    /// A hash that is equal for equal keys; 0 for those that are not compared only by their bytes.
    private long plainKey(byte[] bytes, int at, int header, int size) {
        Row row = plan.row(header);
        if (row == null || !(row.layout() instanceof Layout.Fixed(var number, _))) {
            return 0;
        }
        boolean wide = row.isWide(header);
        long hash = ~row.kind().ordinal() * MIX;
        return switch (row.kind()) {
            case INT -> mix(hash, wide ? (long) LONG.get(bytes, at + 4) : (int) INT.get(bytes, at + 4));
            case FLOAT -> {
                double value = wide ? Double.longBitsToDouble((long) LONG.get(bytes, at + 4))
                        : Float.intBitsToFloat((int) INT.get(bytes, at + 4));
                yield mix(hash, Double.doubleToRawLongBits(Floats.normal(value)));
            }
            case BOOL -> mix(hash, (int) INT.get(bytes, at + 4) == 0 ? 0 : 1);
            default -> number.width(wide) == 8 ? 0 : words(bytes, at + 4, at + size, number.isReal(), hash);
        };
    }

    private static long words(byte[] bytes, int from, int to, boolean real, long hash) {
        long mixed = hash;
        for (int i = from; i < to; i += 4) {
            int word = (int) INT.get(bytes, i);
            mixed = mix(mixed, real ? Float.floatToRawIntBits(Floats.normal(Float.intBitsToFloat(word))) : word);
        }
        return mixed;
    }
}
