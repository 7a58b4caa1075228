package org.varscope.text;

/// How a value is to be written as Godot text.
///
/// @param lines whether Dictionary entries and full objects end their lines, as the engine does
/// @param exact whether to use this program's own notations where the engine's text would read as another value
/// @param width how wide floats are stored
record TextStyle(boolean lines, boolean exact, FloatWidth width) {
    static final TextStyle ENGINE = new TextStyle(true, false, FloatWidth.USUAL);
    static final TextStyle LINE = new TextStyle(false, false, FloatWidth.USUAL);
    static final TextStyle EXACT = new TextStyle(true, true, FloatWidth.WIDE);
    static final TextStyle EXACT_LINE = new TextStyle(false, true, FloatWidth.WIDE);
}
