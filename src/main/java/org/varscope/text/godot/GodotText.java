package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.FloatWidth;
import org.varscope.variant.Variant;

/// Writes values as Godot text: the layout of Godot 4's `var_to_str` (`core/variant/variant_parser.cpp`) with the type
/// names of the dialect.
///
/// Beyond the engine: floats have the shortest digits that read back equal and keep the sign of zero and NaN payloads,
/// Dictionary entries are in file order, an object by id is `Object#ID` and a signal `Signal("name", ID)`.
/// Nesting of any depth is written without recursion.
///
/// What the engine's layout cannot say, [#exact] can, in notations that [GodotReader] reads:
///
/// | Notation | For |
/// |---|---|
/// | `0.10000000149011612` | a float whose value would survive 32 bits: always the digits of 64 |
/// | `Wide(Vector2(0.1, 0))` | numbers of 64 bits where the dialect has 32 |
/// | `Narrow(PackedVector2Array(0.1, 0))` | numbers of 32 bits where the dialect has 64 |
/// | `Object()` | an object that is null, beside the value `null` |
/// | `NodePath([names], [subnames], absolute, property)` | a path whose text would read as another, or not at all |
/// | `Shared([...])`, `Shared({...})` | the shared bit of a collection |
/// | `Array[Class("int")]([...])` | a class that is called like a type |
public final class GodotText {
    private GodotText() { }

    /// {@return the text, a Dictionary over several lines}
    public static String write(Variant value, Dialect dialect) {
        return written(value, dialect, TextStyle.ENGINE);
    }

    /// {@return the text of a value whose floats are known to be stored in this width}
    public static String write(Variant value, Dialect dialect, FloatWidth width) {
        return written(value, dialect, new TextStyle(true, false, false, width));
    }

    /// {@return the text for people: as [#write], with an escape in the quotes for what cannot be seen}
    public static String visible(Variant value, Dialect dialect) {
        return written(value, dialect, new TextStyle(true, false, true, FloatWidth.USUAL));
    }

    /// Writes the text for people, piece by piece: laid out as the engine does, with an escape in the quotes for what
    /// cannot be seen or would begin a line of its own. Reads back as the engine's text does.
    ///
    /// @param width how wide its floats are stored, where it is a value of floats
    /// @throws IOException if `out` does
    public static void visibleTo(Variant value, Dialect dialect, FloatWidth width, Appendable out)
            throws IOException {
        new TextWriter(out, dialect, new TextStyle(true, false, true, width)).write(value);
    }

    /// {@return text that reads back as this very value, bit for bit}
    public static String exact(Variant value, Dialect dialect) {
        return written(value, dialect, TextStyle.EXACT);
    }

    /// {@return one line that shows the value or its beginning, with `…` where something is left out}
    ///
    /// Control characters are shown as escapes. Only as much of the value is visited as is shown.
    /// @param maxChars at least 1: the most chars, the ellipsis counted
    public static String summary(Variant value, Dialect dialect, int maxChars) {
        return Summary.of(maxChars, out -> new TextWriter(out, dialect, TextStyle.LINE).write(value));
    }

    /// {@return a value in the given style}
    public static String written(Variant value, Dialect dialect, TextStyle style) {
        StringBuilder out = new StringBuilder();
        try {
            new TextWriter(out, dialect, style).write(value);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder takes everything", e);
        }
        return out.toString();
    }
}
