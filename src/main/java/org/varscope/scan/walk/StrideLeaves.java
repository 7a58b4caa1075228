package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.TextRule;

/// Gets a stride over values without children that are not of one size.
public final class StrideLeaves {
    /// No index: there is something to look at closely.
    static final int STUCK = -1;
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final TextRule rule;
    /// Index past the last byte that a value may use.
    public int limit;
    /// Bytes looked at in vain, less those that were gone over without a look.
    public long visited;

    public StrideLeaves(TextRule rule) {
        this.rule = rule;
    }

    /// The index past the text whose length is at `from`, or [#STUCK].
    public int text(byte[] bytes, int from) {
        int length = (int) INTS.get(bytes, from);
        if (Integer.compareUnsigned(length, PlainText.SHORT) <= 0 && PlainText.isShort(bytes, from + 4, length)) {
            return from + 4 + (length + 3 & ~3);
        }
        return longText(bytes, from, length);
    }

    private int longText(byte[] bytes, int from, int length) {
        int room = limit - from - 4;
        if (length < 0 || length > room || (length + 3 & ~3) > room) {
            return STUCK;
        }
        boolean plain = PlainText.isPlain(bytes, from + 4, length, rule);
        visited += plain ? 0 : length;
        return plain ? from + 4 + (length + 3 & ~3) : STUCK;
    }

    /// The index past the number at `from`, or [#STUCK] where there is something to say about it.
    public static int number(byte[] bytes, int from, int step) {
        long word = (long) LONGS.get(bytes, from + 4);
        if (step == StrideTable.BOOL) {
            return (word & 0xFFFF_FFFEL) == 0 ? from + 8 : STUCK;
        }
        double number = Double.longBitsToDouble(word);
        boolean narrow = step == StrideTable.WIDE_FLOAT ? (float) number == number : step == StrideTable.NONE
                || (int) word == word;
        return narrow ? STUCK : from + 12;
    }

    /// The index past the value at `from`, or [#STUCK].
    public int other(byte[] bytes, int from, int step) {
        return switch (step) {
            case StrideTable.BYTES -> bytes(bytes, from + 4);
            case StrideTable.TEXTS -> texts(bytes, from + 4);
            case StrideTable.PATH -> path(bytes, from + 4);
            default -> packed(bytes, from + 4, StrideTable.PACKED - step);
        };
    }

    private int bytes(byte[] bytes, int from) {
        int count = (int) INTS.get(bytes, from);
        int room = limit - from - 4;
        if (count < 0 || count > room || (count + 3 & ~3) > room || !PlainText.isPadded(bytes, from + 4, count)) {
            return STUCK;
        }
        return jumped(from + 4, count + 3 & ~3);
    }

    private int packed(byte[] bytes, int from, int size) {
        long count = (int) INTS.get(bytes, from) & 0xFFFF_FFFFL;
        return count * size <= limit - from - 4 ? jumped(from + 4, (int) (count * size)) : STUCK;
    }

    /// The index past `size` bytes at `from` at which nobody looks.
    private int jumped(int from, int size) {
        visited -= Math.max(0, size - Limits.JUMP);
        return from + size;
    }

    /// Texts of which each ends with a NUL.
    private int texts(byte[] bytes, int from) {
        int next = from + 4;
        if (((int) INTS.get(bytes, from) & 0xFFFF_FFFFL) * 4 > limit - next) {
            return STUCK;
        }
        for (int left = (int) INTS.get(bytes, from); left != 0; left--) {
            if (limit - next < 4) {
                return STUCK;
            }
            int length = (int) INTS.get(bytes, next);
            int start = next + 4;
            next = longText(bytes, next, length);
            if (next == STUCK || length == 0 || bytes[start + length - 1] != 0) {
                return STUCK;
            }
        }
        return next;
    }

    /// A path of the structured form.
    private int path(byte[] bytes, int from) {
        int names = (int) INTS.get(bytes, from);
        int more = (int) INTS.get(bytes, from + 4) + ((int) INTS.get(bytes, from + 8) >> 1 & 1);
        if (names >= 0) {
            return STUCK;
        }
        int next = from + 12;
        for (int left = (names & 0x7FFF_FFFF) + more; left != 0; left--) {
            if (left < 0 || limit - next < 4) {
                return STUCK;
            }
            next = longText(bytes, next, (int) INTS.get(bytes, next));
            if (next == STUCK) {
                return STUCK;
            }
        }
        return next;
    }
}
