package org.varscope.dialect;

/// Text that a person wrote and that is not in the notation that was asked for.
///
/// The message is for people: where, what was found, what was expected.
public abstract class NotationException extends Exception {
    private static final long serialVersionUID = 1L;

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
