package org.varscope.dialect;

/// How a payload is laid out. Tables name layouts; only layouts have code.
///
/// Source: `core/io/marshalls.cpp`, `decode_variant` and `encode_variant`, of Godot 1.0 to 4.6.
public sealed interface Layout {
    /// No payload.
    record Empty() implements Layout { }

    /// `count` numbers one after the other.
    record Fixed(Number number, int count) implements Layout { }

    /// u32 byte length, UTF-8, padding to a multiple of 4. `_decode_string`.
    record Text() implements Layout { }

    /// u32 count, that many bytes, padding to a multiple of 4.
    record PackedBytes() implements Layout { }

    /// u32 count, then `count * per` numbers.
    ///
    /// @param per numbers in one element: 1 for an int array, 3 for an array of Vector3
    record Packed(Number number, int per) implements Layout { }

    /// u32 count, then that many texts, each with a NUL that its length counts.
    record PackedText() implements Layout { }

    /// Optional element type, u32 count (low 31 bits), that many variants.
    ///
    /// @param typed whether header bits 16-17 announce an element type
    record Elements(boolean typed) implements Layout { }

    /// Optional key and value types, u32 count (low 31 bits), that many pairs of variants.
    ///
    /// @param typed whether header bits 16-17 and 18-19 announce a key and a value type
    record Entries(boolean typed) implements Layout { }

    /// u64 instance id where header bit 16 is set; else a class name, a count, and name and variant of each property.
    ///
    /// @param scriptIsPath whether the property `script` must be null or a `res://` path (4.3 and later)
    record Properties(boolean scriptIsPath) implements Layout { }

    /// Three words, then texts: names, subnames, and one more where flag bit 1 is set.
    ///
    /// @param oldForm whether a plain path without the structured form's top bit is read too (Godot 1 and 2)
    record NodePath(boolean oldForm) implements Layout { }

    /// A text and a u64 object id.
    record Signal() implements Layout { }

    /// Five words, then bytes and padding (Godot 1 and 2).
    record Image() implements Layout { }

    /// Three words, then what the event's type asks for (Godot 1 and 2).
    ///
    /// @param motionHasValue whether a joystick motion carries its value (2.1) or only its axis (1.0 to 2.0)
    record InputEvent(boolean motionHasValue) implements Layout { }

    /// A known number of bytes of unknown meaning, for forks.
    ///
    /// @param bytes a multiple of 4
    record Opaque(int bytes) implements Layout { }
}
