package org.varscope.container.buffer;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// Tells bytes that begin with a collection, text or several records from those that are read as some value by chance:
/// one lone number, or zero bytes.
public final class ValueStart {
    /// Bytes that are looked at.
    static final int MOST = 4096;

    private static final int TEXT = 4;
    /// Dictionaries, arrays and packed arrays, of all versions.
    private static final int FIRST_COLLECTION = 18;
    private static final int LAST_TYPE = 38;
    private static final long COUNT = 0x7FFF_FFFFL;

    private final ByteBuffer in;
    private final long length;

    private ValueStart(byte[] head, long length, ByteOrder order) {
        this.in = ByteBuffer.wrap(head).order(order);
        this.length = length;
    }

    /// {@return whether `content` begins so}
    public static boolean isIn(ByteStore content) {
        return isIn(content.bytes(new Span(0, Math.min(MOST, content.length()))), content.length());
    }

    /// {@return whether `content` begins so, of which the end may be missing}
    public static boolean begins(ByteStore content) {
        return isIn(content.bytes(new Span(0, Math.min(MOST, content.length()))), Long.MAX_VALUE);
    }

    /// {@return whether bytes that begin with `head` do}
    ///
    /// @param length of all of them; may be unknown and great
    static boolean isIn(byte[] head, long length) {
        return new ValueStart(head, length, ByteOrder.LITTLE_ENDIAN).isAny()
                || new ValueStart(head, length, ByteOrder.BIG_ENDIAN).isRecord();
    }

    private boolean isAny() {
        return isCollection(0) || isText(0) || isRecord();
    }

    private boolean isRecord() {
        long record = word(0);
        if (record < 8 || record % 4 != 0 || record > length - 4) {
            return false;
        }
        if (isCollection(4) || isText(4)) {
            return true;
        }
        long next = 4 + record;
        boolean isSeen = next + 8 <= in.limit();
        return isHeader(4) && isSeen && word((int) next) % 4 == 0 && word((int) next) <= length - next - 4
                && (isCollection((int) next + 4) || isText((int) next + 4));
    }

    private long word(int at) {
        return at + 4 <= in.limit() ? Integer.toUnsignedLong(in.getInt(at)) : -1;
    }

    private long type(int at) {
        return at + 4 <= in.limit() ? Integer.toUnsignedLong(
                in.duplicate().order(ByteOrder.LITTLE_ENDIAN).getInt(at)) : -1;
    }

    private boolean isHeader(int at) {
        long type = type(at);
        return type >= 0 && (type & 0xFF00_FF00L) == 0 && (type & 0xFF) <= LAST_TYPE;
    }

    private boolean isCollection(int at) {
        return isHeader(at) && (type(at) & 0xFF) >= FIRST_COLLECTION && at + 8 <= in.limit()
                && (wordLittle(at + 4) & COUNT) <= length;
    }

    private long wordLittle(int at) {
        return Integer.toUnsignedLong(in.duplicate().order(ByteOrder.LITTLE_ENDIAN).getInt(at));
    }

    private boolean isText(int at) {
        if (type(at) != TEXT || at + 8 > in.limit()) {
            return false;
        }
        long count = wordLittle(at + 4);
        return count >= 2 && count <= length - at - 8
                && IntStream.range(at + 8, (int) Math.min(in.limit(), at + 8 + count))
                        .allMatch(i -> in.get(i) < 0 || in.get(i) >= ' ' || in.get(i) == '\n' || in.get(i) == '\t'
                                || in.get(i) == '\r');
    }
}
