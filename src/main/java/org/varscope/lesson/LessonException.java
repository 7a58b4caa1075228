package org.varscope.lesson;

import org.varscope.dialect.NotationException;
import org.varscope.remark.Remark;

/// A lesson file that says something that lessons do not say. Its remark counts lines from 1.
public final class LessonException extends NotationException {
    private final int line;

    /// @param line     of the file, from 1
    /// @param found    what is there: text in backquotes, or a remark
    /// @param expected what could have been there
    public LessonException(int line, Object found, Remark expected) {
        super(LessonRemark.AT_LINE.with(line, found, expected), 0, found, expected);
        this.line = line;
    }

    /// {@return the line of the file, from 1}
    public int line() {
        return line;
    }

    /// {@return the beginning of a text, as a remark repeats it}
    static Object quoted(String text) {
        return text.isEmpty() ? LessonRemark.NOTHING.with() : excerpt(text);
    }
}
