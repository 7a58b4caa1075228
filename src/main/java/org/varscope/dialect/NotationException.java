package org.varscope.dialect;

/// Text that a person wrote and that is not in the notation that was asked for.
///
/// The message is for people: where, what was found, what was expected.
public abstract class NotationException extends Exception {
    /// Most chars of a text that a message repeats.
    private static final int EXCERPT = 40;

    private final int offset;
    private final String found;
    private final String expected;

    /// @param where    for people
    /// @param offset   in chars from the start of the text, 0-based
    /// @param found    what stands there, for people
    /// @param expected what could have stood there, for people
    protected NotationException(String where, int offset, String found, String expected) {
        super("%s%s; expected %s".formatted(where, found, expected));
        this.offset = offset;
        this.found = found;
        this.expected = expected;
    }

    /// {@return `text` in backquotes, or its beginning where it is long: what is wrong may be a whole file}
    protected static String excerpt(String text) {
        int end = Math.min(text.length(), EXCERPT);
        end -= end < text.length() && Character.isHighSurrogate(text.charAt(end - 1)) ? 1 : 0;
        return "`" + text.substring(0, end) + (end < text.length() ? "\u2026`" : "`");
    }

    /// {@return where, in chars from the start of the text, 0-based}
    public final int offset() {
        return offset;
    }

    /// {@return what stands there, for people}
    public final String found() {
        return found;
    }

    /// {@return what could have stood there, for people}
    public final String expected() {
        return expected;
    }
}
