package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.FloatWidth;
import org.varscope.text.Indented;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.Summary;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.text.json.Json;
import org.varscope.text.json.JsonReader;
import org.varscope.variant.Variant;

/// A value as a text of several lines that is edited, in one of two notations. Control characters and others that
/// cannot be seen are escapes in it.
public enum ValueText {
    /// See [org.varscope.text.godot.GodotText#exact].
    GODOT_TEXT,
    /// See [Json].
    JSON;

    private static final TextStyle STYLE = new TextStyle(false, true, true, FloatWidth.USUAL);

    /// {@return the text of `value`, or its beginning, which ends in `…`, where it is longer than `most` chars in one
    /// line}
    public String write(Variant value, Dialect dialect, int most) {
        return Indented.of(Summary.of(most, out -> {
            if (this == GODOT_TEXT) {
                new TextWriter(out, dialect, STYLE).write(value);
            } else {
                StringWriter whole = new StringWriter();
                Json.write(value, dialect, whole);
                out.append(whole.getBuffer());
            }
        }));
    }

    /// {@return the value that `typed` says by itself}
    /// @throws TextException if it says none that the dialect has
    public Variant read(String typed, Dialect dialect) throws TextException {
        return this == GODOT_TEXT ? GodotReader.read(typed, dialect) : JsonReader.read(typed, dialect);
    }

    /// {@return what setting the value that `typed` says over `old` stores}
    /// @throws TextException if it says none that the dialect has
    public Variant readOver(String typed, Variant old, Dialect dialect) throws TextException {
        return this == GODOT_TEXT ? Coerce.read(typed, old, dialect)
                : Coerce.keepKind(JsonReader.read(typed, dialect), old, dialect);
    }
}
