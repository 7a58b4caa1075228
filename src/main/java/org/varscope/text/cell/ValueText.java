package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.FloatWidth;
import org.varscope.text.Indented;
import org.varscope.text.LineEnds;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.Summary;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.text.json.Json;
import org.varscope.text.json.JsonLine;
import org.varscope.text.json.JsonReader;
import org.varscope.variant.Variant;

/// A value as a text of several lines that is edited, in one of several notations. Control characters and others that
/// cannot be seen are escapes in it.
public enum ValueText {
    /// See [org.varscope.text.godot.GodotText#exact].
    GODOT_TEXT,
    /// See [Json].
    JSON,
    /// The text of a String itself, without quotes and escapes. Its lines end in `\n`, whatever they end in.
    PLAIN,
    /// The text of a String that is JSON in one long line, laid out over several: see [JsonLine].
    LAID_OUT;

    /// Shorter JSON is read in one line.
    private static final int SHORT = 100;

    private static final TextStyle STYLE = new TextStyle(false, true, true, FloatWidth.USUAL);

    /// {@return the text of `value`, or its beginning, which ends in `…`, where it is longer than `most` chars in one
    /// line}
    public String write(Variant value, Dialect dialect, int most) {
        if (this == PLAIN) {
            String text = LineEnds.of(text(value)).orElse(LineEnds.LF).out(text(value));
            return text.length() <= most ? text : text.substring(0, most - 1) + "\u2026";
        }
        if (this == LAID_OUT) {
            String text = JsonLine.of(text(value)).map(line -> line.laidOut(text(value))).orElse("");
            return text.length() <= most ? text : text.substring(0, most - 1) + "\u2026";
        }
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

    /// {@return whether `value` can be written so, and nothing of it would be lost or not be seen: as plain text, only
    /// a text whose lines all end alike, without controls}
    public boolean fits(Variant value) {
        return switch (this) {
            case GODOT_TEXT, JSON -> true;
            case PLAIN -> isPlain(value);
            case LAID_OUT -> isPlain(value) && text(value).length() > SHORT && JsonLine.of(text(value)).isPresent();
        };
    }

    private static boolean isPlain(Variant value) {
        return value instanceof Variant.Text(String text) && LineEnds.of(text).isPresent()
                && text.codePoints().skip(text.startsWith("\uFEFF") ? 1 : 0)
                        .allMatch(point -> Visible.isPlain(point) || "\r\n\t".indexOf(point) >= 0);
    }

    private static String text(Variant value) {
        return value instanceof Variant.Text(String text) ? text : "";
    }

    /// {@return the value that `typed` says by itself}
    /// @throws TextException if it says none that the dialect has
    public Variant read(String typed, Dialect dialect) throws TextException {
        return switch (this) {
            case GODOT_TEXT -> GodotReader.read(typed, dialect);
            case JSON -> JsonReader.read(typed, dialect);
            case PLAIN, LAID_OUT -> new Variant.Text(typed);
        };
    }

    /// {@return what setting the value that `typed` says over `old` stores}
    /// @throws TextException if it says none that the dialect has
    public Variant readOver(String typed, Variant old, Dialect dialect) throws TextException {
        return switch (this) {
            case GODOT_TEXT -> Coerce.read(typed, old, dialect);
            case JSON -> Coerce.keepKind(JsonReader.read(typed, dialect), old, dialect);
            case LAID_OUT -> new Variant.Text(JsonLine.of(text(old))
                    .orElse(new JsonLine("", ",", ":", "")).line(typed));
            case PLAIN -> new Variant.Text(LineEnds.of(text(old)).orElse(LineEnds.LF).in(typed));
        };
    }
}
