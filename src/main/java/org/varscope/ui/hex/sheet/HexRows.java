package org.varscope.ui.hex.sheet;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;

/// The bytes in view with their roles, copied out of the content into arrays that are used again.
public final class HexRows {
    /// Stands for a byte that is no character.
    private static final char DOT = '·';
    /// Bytes that are looked for together where not all in view are at hand.
    private static final int STEP = 16;

    private long start;
    private int count;
    private byte[] bytes = {};
    private byte[] roles = {};

    /// None yet.
    public HexRows() { }

    /// Copies up to `most` bytes from `start`; fewer where there are fewer.
    public void load(HexContent content, long start, int most) {
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
    public static HexRows of(byte[] bytes, byte[] roles) {
        HexRows rows = new HexRows();
        rows.count = bytes.length;
        rows.bytes = bytes;
        rows.roles = roles;
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
            return HexRole.of(roles[index]) == HexRole.ABSENT ? DOT : '?';
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

    /// {@return the character that stands for the byte in the text column}
    ///
    /// Bytes of a text that together are one letter of UTF-8, narrow and of two bytes, show as that letter and a dot.
    public char character(int index) {
        if (!HexRole.isAtHand(roles[index])) {
            return digit(index, true);
        }
        int value = bytes[index] & 0xFF;
        if (value >= 0x20 && value < 0x7F) {
            return (char) value;
        }
        if (value >= 0xC3 && value < 0xD4 && index + 1 < count && HexRole.of(roles[index]) == HexRole.TEXT
                && HexRole.of(roles[index + 1]) == HexRole.TEXT && (bytes[index + 1] & 0xC0) == 0x80) {
            char letter = (char) ((value & 0x1F) << 6 | bytes[index + 1] & 0x3F);
            if (Character.isUpperCase(letter)
                    || Character.isLowerCase(letter) && Character.getType(letter) != Character.MODIFIER_LETTER) {
                return letter;
            }
        }
        return DOT;
    }
}
