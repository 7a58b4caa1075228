package org.varscope.text;

/// Text that does not say a value, or not one that the dialect has.
///
/// The message is for people: where, what was found, what was expected.
public final class TextException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String found;
    private final String expected;

    /// @param offset   in chars from the start of the text, 0-based
    /// @param found    what stands there
    /// @param expected what could have stood there
    public TextException(int offset, String found, String expected) {
        super("character %d: found %s; expected %s".formatted(offset + 1, found, expected));
        this.offset = offset;
        this.found = found;
        this.expected = expected;
    }

    /// {@return where, in chars from the start of the text, 0-based; the message counts from 1}
    public int offset() {
        return offset;
    }

    /// {@return what stands there}
    public String found() {
        return found;
    }

    /// {@return what could have stood there}
    public String expected() {
        return expected;
    }
}
