package org.varscope.text.godot;

import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// Reads Godot text: every form that an engine of any generation writes, and the notations of {@link GodotText}.
///
/// Source: `core/variant/variant_parser.cpp` of Godot 4, `core/variant_parser.cpp` of 2 and 3.
///
/// Where engines lose something silently this refuses: numbers out of range, unknown types of a typed collection, a
/// count of numbers that does not make whole vectors, text after the value. Nothing is ever instantiated; a
/// `Resource("res://...")` has no bytes and is refused as a value. Nesting of any depth is read without recursion.
public final class GodotReader {
    private GodotReader() { }

    /// {@return the value that the whole of `text` says}
    ///
    /// Floats are narrowed where the dialect's engine would: the numbers of a Vector2 in `godot4`, every float in
    /// `godot2`.
    /// @param target the dialect whose types the value must have
    /// @throws TextException if the text says no value, more than a value, or one that the dialect does not have
    public static Variant read(String text, Dialect target) throws TextException {
        Cursor cursor = new Cursor(text);
        Variant value = readAt(cursor, target);
        if (cursor.next() >= 0) {
            throw cursor.wrong(cursor.at(), "nothing after the value");
        }
        return value;
    }

    /// {@return the value at the cursor, which is left behind it}
    public static Variant readAt(Cursor cursor, Dialect target) throws TextException {
        return new ValueReader(cursor, target).read();
    }
}
