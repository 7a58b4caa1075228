package org.varscope.text;

import module java.base;

/// A piece of Godot text or JSON, as far as its characters tell: what an editor colours, and what lines are broken
/// between. Blanks are in none. What is no value in either notation has tokens too.
///
/// @param start offset of its first char, 0-based
/// @param end   offset after its last char
public record Token(Kind kind, int start, int end) {
    private static final Set<String> NUMBERS = Set.of("true", "false", "null", "nil", "nan", "inf", "inf_neg");

    /// What a token is.
    public enum Kind {
        /// A text in quotes, the mark of a StringName included, closed or not.
        STRING,
        /// A text in quotes before a colon.
        KEY,
        /// A number, also one in words, a truth value, or null.
        NUMBER,
        /// A name of a type.
        WORD,
        /// From a semicolon to the end of the line.
        COMMENT,
        /// A bracket, comma, colon or any other single char.
        MARK
    }

    /// {@return the tokens of `text`, in order}
    public static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        for (int at = 0; at < text.length();) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
                continue;
            }
            if (c == ':' && !tokens.isEmpty() && tokens.getLast().kind == Kind.STRING) {
                Token key = tokens.removeLast();
                tokens.add(new Token(Kind.KEY, key.start, key.end));
            }
            Token next = at(text, at);
            tokens.add(next);
            at = next.end;
        }
        return tokens;
    }

    private static Token at(String text, int start) {
        char c = text.charAt(start);
        char after = start + 1 < text.length() ? text.charAt(start + 1) : ' ';
        if (c == '"' || (c == '&' || c == '^' || c == '@') && after == '"') {
            return new Token(Kind.STRING, start, endOfString(text, start + (c == '"' ? 1 : 2)));
        }
        if (c == ';') {
            int end = text.indexOf('\n', start);
            return new Token(Kind.COMMENT, start, end < 0 ? text.length() : end);
        }
        boolean signed = c == '-' && isWord(after);
        if (!signed && !isWord(c) && c != '#') {
            return new Token(Kind.MARK, start, start + 1);
        }
        int end = start + 1;
        boolean digits = isDigit(signed ? after : c);
        while (end < text.length() && (isWord(text.charAt(end)) || digits && isOfNumber(text, end))) {
            end++;
        }
        boolean number = digits || c == '#' || NUMBERS.contains(text.substring(start + (signed ? 1 : 0), end));
        return new Token(number ? Kind.NUMBER : Kind.WORD, start, end);
    }

    private static int endOfString(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at + 1);
    }

    /// A point, or the sign of an exponent.
    private static boolean isOfNumber(String text, int at) {
        char c = text.charAt(at);
        return c == '.' || (c == '-' || c == '+') && (text.charAt(at - 1) | ' ') == 'e';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWord(char c) {
        return c == '_' || Character.isLetterOrDigit(c);
    }
}
