package org.varscope.text.godot;

import org.varscope.text.TextException;

/// Reads strings in double quotes (`core/variant/variant_parser.cpp`, `get_token`).
final class Quoted {
    private static final int SHORT_DIGITS = 4;
    private static final int LONG_DIGITS = 6;
    private static final int BELL = 7;
    private static final int VERTICAL_TAB = 11;

    private Quoted() { }

    /// {@return the string at the cursor, which stands before the quote or blanks}
    ///
    /// `\a` and `\v` are what `c_escape` writes for BEL and VT, so names mean those; in a String the engine reads
    /// the letters, and so do we.
    /// @param name whether this is a StringName, NodePath or packed string
    static String read(Cursor cursor, boolean name) throws TextException {
        int start = cursor.skip().at();
        if (!cursor.take('"')) {
            throw cursor.wrong(start, "a string in double quotes");
        }
        StringBuilder out = new StringBuilder();
        while (true) {
            int c = cursor.here();
            if (c < 0) {
                throw new TextException(cursor.at(), "the end", "`\"` to close the string that opens at character "
                        + (start + 1));
            }
            cursor.step();
            if (c == '"') {
                return out.toString();
            }
            if (c == '\\') {
                escape(cursor, name, out);
            } else {
                out.append((char) c);
            }
        }
    }

    private static void escape(Cursor cursor, boolean name, StringBuilder out) throws TextException {
        int c = cursor.here();
        if (c < 0) {
            throw cursor.wrong(cursor.at(), "the rest of the escape and of the string");
        }
        cursor.step();
        switch (c) {
            case 'b' -> out.append('\b');
            case 't' -> out.append('\t');
            case 'n' -> out.append('\n');
            case 'f' -> out.append('\f');
            case 'r' -> out.append('\r');
            case 'a' -> out.append(name ? (char) BELL : 'a');
            case 'v' -> out.append(name ? (char) VERTICAL_TAB : 'v');
            case 'u' -> unit(cursor, out);
            case 'U' -> {
                int start = cursor.at() - 2;
                int point = hex(cursor, LONG_DIGITS);
                if (!Character.isValidCodePoint(point) || isSurrogate(point)) {
                    throw new TextException(start, "`" + cursor.since(start) + "`",
                            "a code point up to 10ffff that is no surrogate");
                }
                out.appendCodePoint(point);
            }
            default -> out.append((char) c);
        }
    }

    /// A code unit; a surrogate must be followed by its other half as the very next escape.
    private static void unit(Cursor cursor, StringBuilder out) throws TextException {
        int start = cursor.at() - 2;
        int unit = hex(cursor, SHORT_DIGITS);
        out.append((char) unit);
        if (!isSurrogate(unit)) {
            return;
        }
        if (Character.isHighSurrogate((char) unit) && cursor.takeHere("\\u")) {
            int low = hex(cursor, SHORT_DIGITS);
            if (Character.isLowSurrogate((char) low)) {
                out.append((char) low);
                return;
            }
        }
        throw new TextException(start, "`" + cursor.since(start) + "`",
                "a surrogate pair of two escapes, such as `\\ud83d\\ude00`");
    }

    private static boolean isSurrogate(int unit) {
        return unit >= Character.MIN_SURROGATE && unit <= Character.MAX_SURROGATE;
    }

    private static int hex(Cursor cursor, int digits) throws TextException {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = cursor.here() < 128 ? Character.digit(cursor.here(), 16) : -1;
            if (digit < 0) {
                throw cursor.wrong(cursor.at(), digits + " hexadecimal digits");
            }
            cursor.step();
            value = value << 4 | digit;
        }
        return value;
    }
}
