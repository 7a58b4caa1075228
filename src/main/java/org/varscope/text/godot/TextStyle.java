package org.varscope.text.godot;

import org.varscope.text.FloatWidth;

/// How a value is to be written as Godot text.
///
/// @param lines   whether Dictionary entries and full objects end their lines, as the engine does
/// @param exact   whether to use this program's own notations where the engine's text would read as another value
/// @param visible whether a character in quotes that cannot be seen is an escape, also where the engine writes it as it
///                is; both read back as the same text
/// @param width   how wide floats are stored
public record TextStyle(boolean lines, boolean exact, boolean visible, FloatWidth width) {
    static final TextStyle ENGINE = new TextStyle(true, false, false, FloatWidth.USUAL);
    /// One line, as a person reads it.
    public static final TextStyle LINE = new TextStyle(false, false, false, FloatWidth.USUAL);
    static final TextStyle EXACT = new TextStyle(true, true, false, FloatWidth.WIDE);
    /// One line that says all that the value holds.
    public static final TextStyle EXACT_LINE = new TextStyle(false, true, true, FloatWidth.WIDE);
}
