package org.varscope.text;

/// Text that somebody else wrote, made fit to be shown to a person: what could move the cursor, begin a line, turn the
/// direction of writing or hide is written as an escape instead.
///
/// That is every character of the Unicode categories Cc (controls, C1 too), Cf (bidirectional marks, characters without
/// width), Zl, Zp (separators of lines and paragraphs) and Cs (halves of a surrogate pair). The escapes are `\n`, `\r`,
/// `\t` and `u` with four digits after a backslash, which mean the same inside the quotes of Godot text and of JSON:
/// text in quotes still reads back. Backslashes stay as they are, as text in quotes has its own doubled already.
public final class Visible {
    private static final int FIRST_PLAIN = ' ';
    private static final int LAST_PLAIN = '~';

    private Visible() { }

    /// {@return whether a code point can be shown as it is}
    public static boolean isPlain(int point) {
        return point >= FIRST_PLAIN && point <= LAST_PLAIN || point > LAST_PLAIN && switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /// {@return the escape of a code point}
    public static String escape(int point) {
        return switch (point) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> unicode(point);
        };
    }

    /// {@return the escape of a code point by its number, of both halves of a surrogate pair where it is one}
    public static String unicode(int point) {
        return Character.isBmpCodePoint(point) ? "\\u%04x".formatted(point)
                : unicode(Character.highSurrogate(point)) + unicode(Character.lowSurrogate(point));
    }

    /// {@return `text` as one line}
    public static String line(String text) {
        return shown(text, false);
    }

    /// {@return text of several lines, each made fit to be shown}
    public static String lines(String text) {
        return shown(text, true);
    }

    private static String shown(String text, boolean feeds) {
        int hidden = firstHidden(text, 0, feeds);
        if (hidden == text.length()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 16);
        int from = 0;
        for (int at = hidden; at < text.length(); at = firstHidden(text, from, feeds)) {
            int point = text.codePointAt(at);
            out.append(text, from, at).append(escape(point));
            from = at + Character.charCount(point);
        }
        return out.append(text, from, text.length()).toString();
    }

    /// The first place from `from` on that cannot be shown as it is, or the end.
    private static int firstHidden(String text, int from, boolean feeds) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= FIRST_PLAIN && text.charAt(at) <= LAST_PLAIN) {
            at++;
        }
        while (at < text.length() && (isPlain(text.codePointAt(at)) || feeds && text.charAt(at) == '\n')) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }
}
