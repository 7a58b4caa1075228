package org.varscope.text;

import org.varscope.dialect.NotationException;

/// Text that does not say a value, or not one that the dialect has. The message counts characters from 1.
public final class TextException extends NotationException {
    /// @param offset   in chars from the start of the text, 0-based
    /// @param found    what stands there
    /// @param expected what could have stood there
    public TextException(int offset, String found, String expected) {
        super("character %d: found ".formatted(offset + 1), offset, found, expected);
    }

    /// @param found    the whole text
    /// @param expected what could have stood there
    public TextException(String found, String expected) {
        super("found ", 0, found, expected);
    }
}
