package org.varscope.text;

import java.io.IOException;

/// The two ways in which engines escape text (`core/string/ustring.cpp`, `c_escape_multiline` and `c_escape`).
///
/// NUL, which no engine string holds, is written `\u0000` in both.
final class Escapes {
    private Escapes() { }

    /// Writes a String in quotes: only the quote and the backslash are escaped.
    static void text(CharSequence value, Appendable out) throws IOException {
        write(value, out, false);
    }

    /// Writes a StringName, a NodePath or an element of a packed string array in quotes.
    static void name(CharSequence value, Appendable out) throws IOException {
        write(value, out, true);
    }

    private static void write(CharSequence value, Appendable out, boolean all) throws IOException {
        out.append('"');
        int plain = 0;
        for (int i = 0; i < value.length(); i++) {
            String escape = escape(value.charAt(i), all);
            if (!escape.isEmpty()) {
                out.append(value, plain, i).append(escape);
                plain = i + 1;
            }
        }
        out.append(value, plain, value.length()).append('"');
    }

    private static String escape(char c, boolean all) {
        return switch (c) {
            case '\\' -> "\\\\";
            case '"' -> "\\\"";
            case 0 -> "\\u0000";
            case '\'' -> all ? "\\'" : "";
            case 7 -> all ? "\\a" : "";
            case '\b' -> all ? "\\b" : "";
            case '\f' -> all ? "\\f" : "";
            case '\n' -> all ? "\\n" : "";
            case '\r' -> all ? "\\r" : "";
            case '\t' -> all ? "\\t" : "";
            case 11 -> all ? "\\v" : "";
            default -> "";
        };
    }
}
