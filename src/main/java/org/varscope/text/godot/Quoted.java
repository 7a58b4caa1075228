package org.varscope.text.godot;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Visible;

/// Strings in double quotes, both ways (`core/variant/variant_parser.cpp`, `get_token`; `core/string/ustring.cpp`,
/// `c_escape_multiline` and `c_escape`).
///
/// Engines escape only the quote and the backslash in a String, and control characters too in a name: a StringName, a
/// NodePath or an element of a packed string array. NUL, which no engine string holds, is written `\u0000` in both.
final class Quoted {
    /// The letters of the escapes that names have, and what they mean.
    private static final String LETTERS = "abtnvfr";
    private static final String MEANT = "\u0007\b\t\n\u000b\f\r";
    private static final int SHORT_DIGITS = 4;
    private static final int LONG_DIGITS = 6;

    private Quoted() { }

    /// Writes `value` in quotes.
    ///
    /// @param name    whether this is a StringName, NodePath or packed string
    /// @param visible whether the text is to be shown to people: what [Visible] says cannot be shown is escaped
    ///                too, which every engine reads back
    static void write(CharSequence value, boolean name, boolean visible, Appendable out) throws IOException {
        out.append('"');
        int plain = 0;
        int next;
        for (int i = 0; i < value.length(); i = next) {
            int point = Character.codePointAt(value, i);
            next = i + Character.charCount(point);
            String escape = escape(point, name, visible);
            if (!escape.isEmpty()) {
                out.append(value, plain, i).append(escape);
                plain = next;
            }
        }
        out.append(value, plain, value.length()).append('"');
    }

    private static String escape(int point, boolean name, boolean visible) {
        return switch (point) {
            case '\\' -> "\\\\";
            case '"' -> "\\\"";
            case 0 -> "\\u0000";
            case '\'' -> name ? "\\'" : "";
            default -> name && MEANT.indexOf(point) >= 0 ? "\\" + LETTERS.charAt(MEANT.indexOf(point))
                    : visible && !Visible.isPlain(point) ? Visible.escape(point) : "";
        };
    }

    /// {@return the string at the cursor, which is before the quote or blanks}
    ///
    /// `\a` and `\v` are what `c_escape` writes for BEL and VT, so names mean those; in a String the engine reads
    /// the letters, and so do we.
    /// @param name whether this is a StringName, NodePath or packed string
    static String read(Cursor cursor, boolean name) throws TextException {
        int start = cursor.skip().at();
        if (!cursor.take('"')) {
            throw cursor.wrong(start, TextRemark.STRING.with());
        }
        StringBuilder out = new StringBuilder();
        while (!cursor.takeHere("\"")) {
            if (cursor.here() < 0) {
                throw new TextException(cursor.at(), TextRemark.END.with(), TextRemark.CLOSING_QUOTE.with(start + 1));
            }
            char c = cursor.step();
            if (c == '\\') {
                escape(cursor, name, out);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static void escape(Cursor cursor, boolean name, StringBuilder out) throws TextException {
        if (cursor.here() < 0) {
            throw cursor.wrong(cursor.at(), TextRemark.REST_OF_STRING.with());
        }
        char c = cursor.step();
        switch (c) {
            case 'u' -> unit(cursor, out);
            case 'U' -> {
                int start = cursor.at() - 2;
                int point = hex(cursor, LONG_DIGITS);
                if (!Character.isValidCodePoint(point) || isSurrogate(point)) {
                    throw new TextException(start, "`" + cursor.since(start) + "`",
                            TextRemark.CODE_POINT.with());
                }
                out.appendCodePoint(point);
            }
            case 'a', 'v' -> out.append(name ? MEANT.charAt(LETTERS.indexOf(c)) : c);
            default -> out.append(LETTERS.indexOf(c) >= 0 ? MEANT.charAt(LETTERS.indexOf(c)) : c);
        }
    }

    /// A code unit; a surrogate must be followed by its other half as the very next escape, unless texts of the dialect
    /// hold halves.
    private static void unit(Cursor cursor, StringBuilder out) throws TextException {
        int start = cursor.at() - 2;
        int unit = hex(cursor, SHORT_DIGITS);
        out.append((char) unit);
        if (!isSurrogate(unit)) {
            return;
        }
        int second = cursor.at();
        if (Character.isHighSurrogate((char) unit) && cursor.takeHere("\\u")) {
            int low = hex(cursor, SHORT_DIGITS);
            if (Character.isLowSurrogate((char) low)) {
                out.append((char) low);
                return;
            }
        }
        if (!cursor.takesHalves()) {
            throw new TextException(start, "`" + cursor.since(start) + "`",
                    TextRemark.SURROGATE_PAIR.with());
        }
        cursor.moveTo(second);
    }

    private static boolean isSurrogate(int unit) {
        return unit >= Character.MIN_SURROGATE && unit <= Character.MAX_SURROGATE;
    }

    private static int hex(Cursor cursor, int digits) throws TextException {
        int start = cursor.at();
        while (cursor.at() < start + digits) {
            if (!HexFormat.isHexDigit(cursor.here())) {
                throw cursor.wrong(cursor.at(), TextRemark.HEX_DIGITS.with(digits));
            }
            cursor.step();
        }
        return HexFormat.fromHexDigits(cursor.since(start));
    }
}
