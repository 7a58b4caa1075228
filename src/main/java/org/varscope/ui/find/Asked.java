package org.varscope.ui.find;

import org.jspecify.annotations.Nullable;
import org.varscope.find.QueryText.Kind;

/// What a person has typed to find.
///
/// @param kind what it is to be taken for
/// @param with what takes its place; null where nothing is to be replaced
record Asked(Kind kind, String text, @Nullable String with) {
    /// {@return the same, where a condition on how a value changed is a text like any other}
    Asked ofText() {
        return new Asked(kind == Kind.CHANGE ? Kind.ANY : kind, text, with);
    }

    /// {@return whether there is anything to look for}
    boolean isAny() {
        return !text.isBlank() || kind == Kind.CHANGE;
    }
}
