package org.varscope.dialect;

import module java.base;

/// Which bytes an engine takes for UTF-8, and what text they are to it. `String::parse_utf8` in `core/ustring.cpp` and
/// `core/string/ustring.cpp`.
public final class Utf8 {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final int REPLACEMENT = 0xFFFD;

    private Utf8() { }

    /// {@return the index of the first byte of the first sequence that `rule` refuses, or -1}
    ///
    /// @param from index of the first byte to look at
    /// @param to   index past the last; a sequence that it cuts is refused
    public static int firstBad(byte[] bytes, int from, int to, TextRule rule) {
        int at = from;
        while (at < to) {
            at = skipAscii(bytes, at, to);
            if (at < to) {
                int size = sequence(bytes, at, to, rule);
                if (size == 0) {
                    return at;
                }
                at += size;
            }
        }
        return -1;
    }

    /// {@return the index past the last byte that the engine reads: that of the first NUL, or `to`}
    public static int end(byte[] bytes, int from, int to) {
        int at = from;
        while (to - at >= 8) {
            long word = (long) LONG.get(bytes, at);
            if ((word - LOW_BITS & ~word & HIGH_BITS) != 0) {
                break;
            }
            at += 8;
        }
        while (at < to && bytes[at] != 0) {
            at++;
        }
        return at;
    }

    /// {@return whether every byte is ASCII and none is NUL, so that bytes and characters are the same}
    public static boolean isPlain(byte[] bytes, int from, int to) {
        int at = from;
        for (; to - at >= 8; at += 8) {
            long word = (long) LONG.get(bytes, at);
            // Sets the top bit of every byte that is zero or has it set already (and perhaps of one above such a byte).
            if (((word - LOW_BITS | word) & HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; at < to; at++) {
            if (bytes[at] <= 0) {
                return false;
            }
        }
        return true;
    }

    /// {@return the text that the bytes are to an engine: without a byte order mark at the start, up to the first NUL}
    ///
    /// Where the rule refuses the bytes, [TextRule#BLANK] makes an empty text of them, as the engine does; the
    /// others put U+FFFD for each byte that belongs to no sequence. So do code points above U+10FFFF, which Godot 3
    /// knows and Java does not.
    public static String text(byte[] bytes, int from, int to, TextRule rule) {
        if (isPlain(bytes, from, to)) {
            return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        }
        int start = startsWithMark(bytes, from, to) ? from + 3 : from;
        int end = end(bytes, start, to);
        int bad = firstBad(bytes, start, end, rule);
        if (bad >= 0 && rule == TextRule.BLANK) {
            return "";
        }
        return rule == TextRule.STRICT && bad < 0 ? new String(bytes, start, end - start, StandardCharsets.UTF_8)
                : bySequence(bytes, start, end, rule);
    }

    /// {@return whether the bytes begin with a byte order mark, which engines drop}
    public static boolean startsWithMark(byte[] bytes, int from, int to) {
        return to - from >= 3
                && bytes[from] == (byte) 0xEF && bytes[from + 1] == (byte) 0xBB && bytes[from + 2] == (byte) 0xBF;
    }

    /// {@return the bytes of `text`; half of a surrogate pair alone takes three bytes, as in Godot 3}
    public static byte[] bytes(String text) {
        if (!hasLoneSurrogate(text)) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        byte[] bytes = new byte[3 * text.length()];
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            int point = text.codePointAt(i);
            i += Character.charCount(point) - 1;
            at = put(point, bytes, at);
        }
        return Arrays.copyOf(bytes, at);
    }

    /// {@return whether `text` holds half of a surrogate pair alone, which is no text to Godot 4}
    public static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (Character.charCount(text.codePointAt(i)) == 1) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    private static int put(int point, byte[] bytes, int at) {
        if (point < 0x80) {
            bytes[at] = (byte) point;
            return at + 1;
        }
        int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
        bytes[at] = (byte) (0xF80 >> more | point >> 6 * more);
        for (int i = 1; i <= more; i++) {
            bytes[at + i] = (byte) (0x80 | point >> 6 * (more - i) & 0x3F);
        }
        return at + more + 1;
    }

    private static int skipAscii(byte[] bytes, int from, int to) {
        int at = from;
        while (to - at >= 8 && ((long) LONG.get(bytes, at) & HIGH_BITS) == 0) {
            at += 8;
        }
        while (at < to && bytes[at] >= 0) {
            at++;
        }
        return at;
    }

    /// {@return how many bytes the sequence takes that begins at `at` with a byte of 0x80 or more; 0 where `rule`
    /// refuses it}
    public static int sequence(byte[] bytes, int at, int to, TextRule rule) {
        int more = continuations(bytes[at] & 0xFF, rule);
        if (more == 0 || to - at <= more) {
            return 0;
        }
        for (int i = 1; i <= more; i++) {
            if ((bytes[at + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        boolean accepted = rule == TextRule.STRICT
                ? isScalar(codePoint(bytes, at, more), more)
                : !isRefusedOverlong(bytes, at, more);
        return accepted ? more + 1 : 0;
    }

    private static boolean isScalar(int point, int more) {
        int smallest = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
        return point >= smallest && point <= Character.MAX_CODE_POINT && (point < 0xD800 || point > 0xDFFF);
    }

    /// Godot 1 to 3 look for overlong forms only in the first three bytes, and for an odd share of them: `E0 80 80` is
    /// refused, `E0 80 90` is U+0010. Compared with the decoder of 3.2.3 over all leading bytes.
    private static boolean isRefusedOverlong(byte[] bytes, int at, int more) {
        if (more == 1) {
            return (bytes[at] & 0x1E) == 0;
        }
        boolean nothingYet = (bytes[at] & 0x3F >> more) == 0 && (bytes[at + 1] & 0x3F) == 0;
        return nothingYet && (bytes[at + 2] & 0x7F) >> 6 - more == 0;
    }

    private static int codePoint(byte[] bytes, int at, int more) {
        int point = bytes[at] & 0x3F >> more;
        for (int i = 1; i <= more; i++) {
            point = point << 6 | bytes[at + i] & 0x3F;
        }
        return point;
    }

    /// How many bytes follow a leading byte; 0 where it leads nothing.
    private static int continuations(int lead, TextRule rule) {
        if ((lead & 0xE0) == 0xC0) {
            return 1;
        }
        if ((lead & 0xF0) == 0xE0) {
            return 2;
        }
        if ((lead & 0xF8) == 0xF0) {
            return 3;
        }
        if (rule == TextRule.STRICT) {
            return 0;
        }
        return (lead & 0xFC) == 0xF8 ? 4 : (lead & 0xFE) == 0xFC ? 5 : 0;
    }

    private static String bySequence(byte[] bytes, int from, int to, TextRule rule) {
        StringBuilder text = new StringBuilder(to - from);
        int at = from;
        while (at < to) {
            if (bytes[at] >= 0) {
                text.append((char) bytes[at++]);
                continue;
            }
            int size = sequence(bytes, at, to, rule);
            int point = size == 0 ? REPLACEMENT : codePoint(bytes, at, size - 1);
            text.appendCodePoint(Character.isValidCodePoint(point) ? point : REPLACEMENT);
            at += Math.max(size, 1);
        }
        return text.toString();
    }
}
