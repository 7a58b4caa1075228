package org.varscope.dialect;

/// What an engine makes of a string's bytes. `core/ustring.cpp`, `core/string/ustring.cpp`, `parse_utf8`; [Utf8]
/// has the code.
public enum TextRule {
    /// Godot 1 and 2: bytes that are refused make an empty string and no error; padding may be missing.
    BLANK,
    /// Godot 3: five- and six-byte sequences, surrogates and most overlong forms are accepted.
    LENIENT,
    /// Godot 4: surrogates, overlong forms and everything above U+10FFFF are refused.
    STRICT
}
