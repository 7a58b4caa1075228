package org.varscope.dialect;

/// What an engine makes of a string's bytes. `core/ustring.cpp`, `core/string/ustring.cpp`, `parse_utf8`.
public enum TextRule {
    /// Godot 1 and 2: bytes that are no UTF-8 make an empty string and no error; padding may be missing.
    BLANK,
    /// Godot 3: five- and six-byte sequences and surrogates are accepted, overlong forms are refused.
    LENIENT,
    /// Godot 4: surrogates, overlong forms and everything above U+10FFFF are refused.
    STRICT
}
