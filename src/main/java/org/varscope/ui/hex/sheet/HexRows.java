package org.varscope.ui.hex.sheet;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.text.encoding.TextColumn;
import org.varscope.text.encoding.TextEncoding;

/// The bytes in view with their roles, copied out of the content into arrays that are used again.
public final class HexRows {
    /// Bytes that are looked for together where not all in view are at hand.
    private static final int STEP = 16;

    private long start;
    private int count;
    private byte[] bytes = {};
    private byte[] roles = {};
    private int[] text = {};

    /// None yet.
    public HexRows() { }

    /// Copies up to `most` bytes from `start`; fewer where there are fewer.
    ///
    /// @param encoding in which they are read as characters
    public void load(HexContent content, long start, int most, TextEncoding encoding) {
        load(content, start, most);
        text = text(content, encoding);
    }

    /// What is before the bytes, and after them, may be a part of a character of theirs.
    private int[] text(HexContent content, TextEncoding encoding) {
        int lead = (int) Math.min(TextColumn.LEAD, start);
        byte[] around = new byte[(int) Math.min(lead + count + TextEncoding.MOST, content.length() - start + lead)];
        int from = lead;
        int to = lead + count;
        System.arraycopy(bytes, 0, around, lead, count);
        try {
            content.read(start - lead, around, 0, lead);
            from = 0;
            content.read(start + count, around, to, around.length - to);
            to = around.length;
        } catch (AbsentBytesException e) {
            // Characters that are cut by the first or the last row are not shown until their bytes are at hand.
            content.missed(e);
        }
        byte[] known = Arrays.copyOfRange(around, from, to);
        int first = lead - from;
        int[] all = TextColumn.of(known, first, known.length, start - first, encoding, index ->
                index < first || index >= first + count || HexRole.isText(roles[index - first]));
        return Arrays.copyOfRange(all, first, first + count);
    }

    private void load(HexContent content, long start, int most) {
        this.start = start;
        count = Math.clamp(content.length() - start, 0, most);
        if (bytes.length < count) {
            bytes = new byte[most];
            roles = new byte[most];
        }
        if (bytes(content, 0, count) == null) {
            return;
        }
        // Bytes that are at hand are shown whatever is beside them.
        for (int at = 0; at < count; at += STEP) {
            int size = Math.min(STEP, count - at);
            AbsentBytesException absent = bytes(content, at, size);
            if (absent != null) {
                content.missed(absent);
                HexRole role = absent.isFailure() ? HexRole.UNREADABLE : HexRole.ABSENT;
                Arrays.fill(roles, at, at + size, role.code(false));
            }
        }
    }

    private @Nullable AbsentBytesException bytes(HexContent content, int at, int size) {
        try {
            content.read(start + at, bytes, at, size);
            roles(content, at, size);
            return null;
        } catch (AbsentBytesException e) {
            return e;
        }
    }

    /// What bytes are for may depend on others that are not at hand.
    private void roles(HexContent content, int at, int size) {
        byte[] found = new byte[size];
        try {
            content.roles(start + at, size, found);
        } catch (AbsentBytesException e) {
            content.missed(e);
            Arrays.fill(found, HexRole.PENDING.code(false));
        }
        System.arraycopy(found, 0, roles, at, size);
    }

    /// {@return the first bytes of a content with their roles}
    ///
    /// @param encoding in which they are read as characters
    public static HexRows of(byte[] bytes, byte[] roles, TextEncoding encoding) {
        HexRows rows = new HexRows();
        rows.count = bytes.length;
        rows.bytes = bytes;
        rows.roles = roles;
        rows.text = TextColumn.of(bytes, 0, bytes.length, 0, encoding, index -> HexRole.isText(roles[index]));
        return rows;
    }

    /// {@return the offset of the first}
    public long start() {
        return start;
    }

    /// {@return how many there are}
    public int count() {
        return count;
    }

    /// {@return what stands for the upper or lower half of it}
    public char digit(int index, boolean high) {
        if (!HexRole.isAtHand(roles[index])) {
            return HexRole.of(roles[index]) == HexRole.ABSENT ? TextColumn.NONE : '?';
        }
        return Character.toUpperCase(Character.forDigit((high ? bytes[index] >> 4 : bytes[index]) & 0xF, 16));
    }

    /// {@return its role, as a code}
    public byte roleAt(int index) {
        return roles[index];
    }

    /// {@return the end of the run of equal role codes that begins at `from`, not after `to`}
    public int runEnd(int from, int to) {
        int end = from + 1;
        while (end < to && roles[end] == roles[from]) {
            end++;
        }
        return end;
    }

    /// {@return the code point that stands for the byte in the text column}
    public int character(int index) {
        return HexRole.isAtHand(roles[index]) ? text[index] : digit(index, true);
    }
}
