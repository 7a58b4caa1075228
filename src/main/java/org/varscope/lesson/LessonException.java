package org.varscope.lesson;

import org.varscope.dialect.NotationException;

/// A lesson file that says something that lessons do not say. The message counts lines from 1.
public final class LessonException extends NotationException {
    private final int line;

    /// @param line     of the file, from 1
    /// @param found    what stands there
    /// @param expected what could have stood there
    public LessonException(int line, String found, String expected) {
        super("line %d: found ".formatted(line), 0, found, expected);
        this.line = line;
    }

    /// {@return the line of the file, from 1}
    public int line() {
        return line;
    }

    /// {@return the beginning of a text, as a message repeats it}
    static String quoted(String text) {
        return text.isEmpty() ? "nothing" : excerpt(text);
    }
}
