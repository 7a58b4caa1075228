package org.varscope.text.json;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Token;
import org.varscope.text.godot.Cursor;

/// Where a text that is no JSON stops being some, and what could be there instead.
final class JsonFault {
    private static final Remark VALUE = TextRemark.JSON_VALUE.with();
    private static final Remark END = TextRemark.END_OF_VALUE.with();
    private static final String LETTERS = "\"\\/bfnrt";
    private static final int UNIT = 4;
    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][-+]?\\d+)?");
    private static final Set<String> WORDS = Set.of("true", "false", "null");

    private final String text;
    private final Deque<Character> open = new ArrayDeque<>();
    private Wanted wanted = Wanted.VALUE;

    private enum Wanted { VALUE, VALUE_OR_END, KEY, KEY_OR_END, COLON, MORE }

    private JsonFault(String text) {
        this.text = text;
    }

    /// {@return what is wrong in `text`; empty where its tokens are JSON}
    static Optional<TextException> in(String text) {
        return new JsonFault(text).found();
    }

    private Optional<TextException> found() {
        for (Token token : Token.of(text)) {
            Remark expected = expected();
            if (isMarked(token) || !isTaken(token)) {
                return wrong(token.start(), expected);
            }
            Optional<TextException> quoted = quoted(token);
            if (quoted.isPresent()) {
                return quoted;
            }
        }
        return open.isEmpty() && wanted == Wanted.MORE ? Optional.empty() : wrong(text.length(), expected());
    }

    /// Whether it is a text of Godot with a mark before its quotes.
    private boolean isMarked(Token token) {
        return isQuoted(token) && text.charAt(token.start()) != '"';
    }

    private static boolean isQuoted(Token token) {
        return token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.KEY;
    }

    private Optional<TextException> wrong(int offset, Remark expected) {
        return Optional.of(new Cursor(text).wrong(offset, expected));
    }

    private Remark expected() {
        Character around = open.peek();
        return switch (wanted) {
            case VALUE -> VALUE;
            case VALUE_OR_END -> TextRemark.JSON_VALUE_OR_END.with();
            case KEY -> TextRemark.JSON_KEY.with();
            case KEY_OR_END -> TextRemark.JSON_KEY_OR_END.with();
            case COLON -> TextRemark.JSON_COLON.with();
            case MORE -> around == null ? END : (around == '[' ? TextRemark.JSON_MORE_ELEMENTS
                    : TextRemark.JSON_MORE_ENTRIES).with();
        };
    }

    /// Whether a token may be where it is; what may follow it is noted.
    private boolean isTaken(Token token) {
        boolean value = wanted == Wanted.VALUE || wanted == Wanted.VALUE_OR_END;
        switch (token.kind()) {
            case STRING, KEY -> {
                boolean key = wanted == Wanted.KEY || wanted == Wanted.KEY_OR_END;
                wanted = key ? Wanted.COLON : Wanted.MORE;
                return key || value;
            }
            case NUMBER -> {
                wanted = value ? Wanted.MORE : wanted;
                String word = text.substring(token.start(), token.end());
                return value && (WORDS.contains(word) || NUMBER.matcher(word).matches());
            }
            case MARK -> {
                return isTaken(text.charAt(token.start()), value);
            }
            case WORD, COMMENT -> {
                return false;
            }
        }
        throw new AssertionError(token);
    }

    private boolean isTaken(char mark, boolean value) {
        Character around = open.peek();
        @Nullable Wanted next = switch (mark) {
            case '[' -> value ? Wanted.VALUE_OR_END : null;
            case '{' -> value ? Wanted.KEY_OR_END : null;
            case ':' -> wanted == Wanted.COLON ? Wanted.VALUE : null;
            case ',' -> wanted != Wanted.MORE || around == null ? null : around == '[' ? Wanted.VALUE : Wanted.KEY;
            case ']' -> isClosed('[', Wanted.VALUE_OR_END) ? Wanted.MORE : null;
            case '}' -> isClosed('{', Wanted.KEY_OR_END) ? Wanted.MORE : null;
            default -> null;
        };
        if (next != null) {
            wanted = next;
            switch (mark) {
                case '[', '{' -> open.push(mark);
                case ']', '}' -> open.pop();
                default -> { }
            }
        }
        return next != null;
    }

    private boolean isClosed(char opening, Wanted empty) {
        Character around = open.peek();
        return around != null && around == opening && (wanted == Wanted.MORE || wanted == empty);
    }

    /// What is wrong inside the quotes.
    private Optional<TextException> quoted(Token token) {
        if (!isQuoted(token)) {
            return Optional.empty();
        }
        int at = token.start() + 1;
        while (at < token.end() && text.charAt(at) != '"') {
            char c = text.charAt(at);
            if (c < ' ') {
                return wrong(at, TextRemark.JSON_ESCAPE_NEEDED.with());
            }
            if (c == '\\' && !isEscape(at + 1)) {
                return wrong(at, TextRemark.JSON_ESCAPE.with());
            }
            at += c == '\\' ? 2 : 1;
        }
        return at < token.end() ? Optional.empty()
                : wrong(text.length(), TextRemark.CLOSING_QUOTE.with(token.start() + 1));
    }

    private boolean isEscape(int at) {
        return at < text.length() && (LETTERS.indexOf(text.charAt(at)) >= 0
                || text.charAt(at) == 'u' && at + UNIT < text.length()
                && text.substring(at + 1, at + 1 + UNIT).chars().allMatch(HexFormat::isHexDigit));
    }
}
