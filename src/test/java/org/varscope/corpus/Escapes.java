package org.varscope.corpus;

/// The two ways in which engines escape text.
final class Escapes {
    private Escapes() { }

    /// {@return `text` as `String::c_escape_multiline` writes it}
    static String few(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /// {@return `text` as `String::c_escape` writes it}
    /// @param mark whether a question mark is escaped too, as in Godot 3
    static String many(String text, boolean mark) {
        String escaped = few(text).replace("\u0007", "\\a").replace("\b", "\\b").replace("\f", "\\f")
                .replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t").replace("\u000B", "\\v")
                .replace("'", "\\'");
        return mark ? escaped.replace("?", "\\?") : escaped;
    }
}
