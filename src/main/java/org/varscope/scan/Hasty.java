package org.varscope.scan;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.variant.VariantKind;

/// Goes over values in a plain array for as long as they are of the common and healthy kind, with nothing to be said
/// of them, and stops at the first that is not. Nearly all the work of an {@link Audit}.
final class Hasty {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /// Bytes that an array must hold beyond those that it is read for.
    static final int SLACK = 16;

    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;
    private static final int FLAGS = ~0x1_00FF;

    /// What a header asks for: above 0 the size of a value with nothing to check, else one of these.
    private static final int UNUSUAL = 0;
    private static final int TEXT = -1;
    private static final int ARRAY = -2;
    private static final int DICTIONARY = -3;
    private static final int BOOL = -4;
    private static final int WIDE_INT = -5;
    private static final int WIDE_FLOAT = -6;

    private final int[] codes = new int[512];
    private final @Nullable Row[] rows = new Row[256];
    private final int depthLimit;
    private final Nest nest;

    Hasty(Dialect dialect, Nest nest) {
        this.nest = nest;
        this.depthLimit = dialect.traits().depthLimit();
        for (Row row : dialect.rows()) {
            rows[row.id()] = row;
            codes[row.id()] = code(row, false);
            codes[row.id() | 256] = row.wide() ? code(row, true) : UNUSUAL;
        }
    }

    private static int code(Row row, boolean wide) {
        return switch (row.layout()) {
            case Layout.Empty _ -> 4;
            case Layout.Text _ -> wide ? UNUSUAL : TEXT;
            case Layout.Elements _ -> wide ? UNUSUAL : ARRAY;
            case Layout.Entries _ -> wide ? UNUSUAL : DICTIONARY;
            case Layout.Fixed(var number, int count) -> row.kind() == VariantKind.BOOL ? BOOL
                    : wide && row.kind() == VariantKind.INT ? WIDE_INT
                    : wide && row.kind() == VariantKind.FLOAT ? WIDE_FLOAT : 4 + count * number.width(wide);
            case Layout.PackedBytes _, Layout.Packed _, Layout.PackedText _, Layout.Properties _, Layout.NodePath _,
                 Layout.Signal _, Layout.Image _, Layout.InputEvent _, Layout.Opaque _ -> UNUSUAL;
        };
    }

    /// {@return the 4 bytes at index `at`}
    static int i32(byte[] bytes, int at) {
        return (int) INT.get(bytes, at);
    }

    /// Goes on from index `from`.
    ///
    /// @param origin offset of index 0
    /// @param end    index past the bytes that may be read as values; {@link #SLACK} bytes more are there
    /// @param bound  index past the record
    /// @return the index of the first value that was not gone over; the nest says whether the record is over
    int run(byte[] bytes, int from, int end, long origin, long bound) {
        int at = from;
        while (true) {
            while (nest.remaining == 0 && nest.depth > 0) {
                nest.leave();
            }
            if (nest.remaining == 0 || end - at < 4 || nest.named) {
                return at;
            }
            int header = (int) INT.get(bytes, at);
            int code = (header & FLAGS) == 0 ? codes[header & 0xFF | header >>> 8 & 0x100] : UNUSUAL;
            if (nest.typed && !fits(header)) {
                return at;
            }
            int next;
            if (code > 0) {
                next = at + code;
                if (code > end - at || nest.atKey() && !isNew(plainKey(bytes, at, header, code))) {
                    return at;
                }
            } else if (code == TEXT) {
                next = text(bytes, at, end);
                if (next < 0) {
                    return at;
                }
            } else if (code == ARRAY || code == DICTIONARY) {
                if (!enter(bytes, at, end, origin, bound, code == DICTIONARY)) {
                    return at;
                }
                at += 8;
                continue;
            } else {
                next = scalar(bytes, at, end, code);
                if (next < 0 || nest.atKey() && !isNew(plainKey(bytes, at, header, next - at))) {
                    return at;
                }
            }
            nest.remaining--;
            at = next;
        }
    }

    /// Whether the type of `header` may stand where it does.
    boolean fits(int header) {
        return ((nest.atKey() ? nest.keyFits : nest.valueFits) >>> header & 1) != 0;
    }

    private boolean enter(byte[] bytes, int at, int end, long origin, long bound, boolean dictionary) {
        if (end - at < 8 || nest.atKey()) {
            return false;
        }
        int count = (int) INT.get(bytes, at + 4);
        long items = dictionary ? 2L * count : count;
        if (count < 0 || items * 4 > bound - at - 8 || nest.depth >= depthLimit || dictionary && count > Keys.MOST) {
            return false;
        }
        nest.enter(origin + at, items, dictionary, false);
        return true;
    }

    private static int scalar(byte[] bytes, int at, int end, int code) {
        if (end - at < 12) {
            return -1;
        }
        return switch (code) {
            case BOOL -> ((int) INT.get(bytes, at + 4) & ~1) == 0 ? at + 8 : -1;
            case WIDE_INT -> {
                long value = (long) LONG.get(bytes, at + 4);
                yield (int) value == value ? -1 : at + 12;
            }
            case WIDE_FLOAT -> {
                double value = Double.longBitsToDouble((long) LONG.get(bytes, at + 4));
                yield (float) value == value ? -1 : at + 12;
            }
            default -> -1;
        };
    }

    /// Where the text at `at` ends, or -1 where there is something to be said of it.
    private int text(byte[] bytes, int at, int end) {
        if (end - at < 8) {
            return -1;
        }
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
        if ((odd & HIGH_BITS) != 0 && !isText(bytes, body, length) || nest.atKey() && !isNew(hash)) {
            return -1;
        }
        return body + (length + 3 & ~3);
    }

    /// Whether these bytes are text to every engine, the same to each, and all of it.
    private static boolean isText(byte[] bytes, int from, int length) {
        int to = from + length;
        return !Utf8.startsWithMark(bytes, from, to) && Utf8.end(bytes, from, to) == to
                && Utf8.firstBad(bytes, from, to, TextRule.STRICT) < 0;
    }

    /// Notes a key; whether it cannot be equal to an earlier one.
    private boolean isNew(long hash) {
        return !nest.compared || hash != 0 && nest.keys.add(nest.mark, hash);
    }

    private static long mix(long hash, long word) {
        long mixed = (hash ^ word) * MIX;
        return mixed ^ mixed >>> 32;
    }

    /// A hash that is equal for equal keys; 0 for those that are not compared by their bytes alone.
    private long plainKey(byte[] bytes, int at, int header, int size) {
        Row row = rows[header & 0xFF];
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
                yield Double.isNaN(value) ? 0 : mix(hash, Double.doubleToRawLongBits(value));
            }
            default -> wide ? 0 : words(bytes, at + 4, at + size, number.isReal(), hash);
        };
    }

    private static long words(byte[] bytes, int from, int to, boolean real, long hash) {
        long mixed = hash;
        for (int i = from; i < to; i += 4) {
            int word = (int) INT.get(bytes, i);
            if (real && Float.isNaN(Float.intBitsToFloat(word))) {
                return 0;
            }
            mixed = mix(mixed, word);
        }
        return mixed;
    }
}
