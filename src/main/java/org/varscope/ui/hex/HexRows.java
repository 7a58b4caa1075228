package org.varscope.ui.hex;

/// The bytes in view with their roles, copied out of the content into arrays that are used again.
final class HexRows {
    /// Stands for a byte that is no character.
    private static final char DOT = '·';

    private long start;
    private int count;
    private byte[] bytes = {};
    private byte[] roles = {};

    /// Copies up to `most` bytes from `start`; fewer where there are fewer.
    void load(HexContent content, long start, int most) {
        this.start = start;
        count = Math.clamp(content.length() - start, 0, most);
        if (bytes.length < count) {
            bytes = new byte[most];
            roles = new byte[most];
        }
        if (count > 0) {
            content.read(start, bytes, 0, count);
            content.roles(start, count, roles);
        }
    }

    long start() {
        return start;
    }

    int count() {
        return count;
    }

    /// {@return the byte at `start + index`, 0 to 255}
    int at(int index) {
        return bytes[index] & 0xFF;
    }

    /// {@return its role, as a code}
    byte roleAt(int index) {
        return roles[index];
    }

    /// {@return the end of the run of equal role codes that begins at `from`, not after `to`}
    int runEnd(int from, int to) {
        int end = from + 1;
        while (end < to && roles[end] == roles[from]) {
            end++;
        }
        return end;
    }

    /// {@return the character that stands for the byte in the text column}
    ///
    /// Bytes of a text that together are one letter of UTF-8, narrow and of two bytes, show as that letter and a dot.
    char character(int index) {
        int value = at(index);
        if (value >= 0x20 && value < 0x7F) {
            return (char) value;
        }
        if (value >= 0xC3 && value < 0xD4 && index + 1 < count && HexRole.of(roles[index]) == HexRole.TEXT
                && HexRole.of(roles[index + 1]) == HexRole.TEXT && (bytes[index + 1] & 0xC0) == 0x80) {
            char letter = (char) ((value & 0x1F) << 6 | bytes[index + 1] & 0x3F);
            if (Character.isUpperCase(letter) || Character.isLowerCase(letter) && Character.getType(letter) != Character.MODIFIER_LETTER) {
                return letter;
            }
        }
        return DOT;
    }
}
