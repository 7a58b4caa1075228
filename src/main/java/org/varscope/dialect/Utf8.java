package org.varscope.dialect;

/// Which bytes an engine takes for UTF-8. `String::parse_utf8` in `core/ustring.cpp` and `core/string/ustring.cpp`.
public final class Utf8 {
    /// The smallest code point that needs a sequence of 2, 3, 4, 5 and 6 bytes.
    private static final int[] SMALLEST = {0x80, 0x800, 0x10000, 0x200000, 0x4000000};

    private Utf8() { }

    /// {@return the index of the first byte of the first sequence that `rule` refuses, or -1}
    ///
    /// @param from index of the first byte to look at
    /// @param to   index past the last; a sequence that it cuts is refused
    public static int firstBad(byte[] bytes, int from, int to, TextRule rule) {
        int at = from;
        while (at < to) {
            if (bytes[at] >= 0) {
                at++;
                continue;
            }
            int more = continuations(bytes[at] & 0xFF, rule);
            if (more == 0 || to - at <= more) {
                return at;
            }
            int point = bytes[at] & 0x3F >> more;
            for (int i = 1; i <= more; i++) {
                if ((bytes[at + i] & 0xC0) != 0x80) {
                    return at;
                }
                point = point << 6 | bytes[at + i] & 0x3F;
            }
            if (point < SMALLEST[more - 1] || rule == TextRule.STRICT && point > 0x10FFFF
                    || rule == TextRule.STRICT && point >= 0xD800 && point <= 0xDFFF) {
                return at;
            }
            at += more + 1;
        }
        return -1;
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
}
