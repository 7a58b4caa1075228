package org.varscope.ui.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.find.QueryText.Kind;
import org.varscope.text.encoding.TextEncoding;

/// What a person has typed to find.
///
/// @param kind what it is to be taken for
/// @param encodings in which a text may be that is looked for in bytes
/// @param with what takes its place; null where nothing is to be replaced
record Asked(Kind kind, String text, List<TextEncoding> encodings, @Nullable String with) {
    /// {@return the same, where a condition on how a value changed is a text like any other}
    Asked ofText() {
        return new Asked(kind == Kind.CHANGE ? Kind.ANY : kind, text, encodings, with);
    }

    /// {@return whether the same is looked for}
    boolean same(@Nullable Asked other) {
        return other != null && kind == other.kind && text.equals(other.text) && encodings.equals(other.encodings);
    }

    /// {@return whether there is anything to look for}
    boolean isAny() {
        return !text.isBlank() || kind == Kind.CHANGE;
    }
}
