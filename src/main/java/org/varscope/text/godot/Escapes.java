package org.varscope.text.godot;

import module java.base;
import org.varscope.text.Visible;

/// Writes strings in quotes, in the two ways in which engines escape text (`core/string/ustring.cpp`,
/// `c_escape_multiline` and `c_escape`).
///
/// NUL, which no engine string holds, is written `\u0000` in both. Where a text is to be shown to people, what
/// {@link Visible} says cannot be shown is escaped too, which every engine reads back.
///
/// @param visible whether the text is to be shown to people
record Escapes(Appendable out, boolean visible) {
    /// Writes a String in quotes: only the quote and the backslash are escaped.
    void text(CharSequence value) throws IOException {
        write(value, false);
    }

    /// Writes a StringName, a NodePath or an element of a packed string array in quotes.
    void name(CharSequence value) throws IOException {
        write(value, true);
    }

    private void write(CharSequence value, boolean all) throws IOException {
        out.append('"');
        int plain = 0;
        int next;
        for (int i = 0; i < value.length(); i = next) {
            int point = Character.codePointAt(value, i);
            next = i + Character.charCount(point);
            String escape = escape(point, all);
            if (!escape.isEmpty()) {
                out.append(value, plain, i).append(escape);
                plain = next;
            }
        }
        out.append(value, plain, value.length()).append('"');
    }

    private String escape(int point, boolean all) {
        return switch (point) {
            case '\\' -> "\\\\";
            case '"' -> "\\\"";
            case 0 -> "\\u0000";
            case '\'' -> all ? "\\'" : "";
            case 7 -> all ? "\\a" : hidden(point);
            case '\b' -> all ? "\\b" : hidden(point);
            case '\f' -> all ? "\\f" : hidden(point);
            case '\n' -> all ? "\\n" : hidden(point);
            case '\r' -> all ? "\\r" : hidden(point);
            case '\t' -> all ? "\\t" : hidden(point);
            case 11 -> all ? "\\v" : hidden(point);
            default -> hidden(point);
        };
    }

    private String hidden(int point) {
        return visible && !Visible.isPlain(point) ? Visible.escape(point) : "";
    }
}
