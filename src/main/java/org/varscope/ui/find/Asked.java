package org.varscope.ui.find;

import org.jspecify.annotations.Nullable;
import org.varscope.find.QueryText;
import org.varscope.find.QueryText.Kind;

/// What a person has typed to find.
///
/// @param kind what it is to be taken for
/// @param form of a text that is looked for in bytes
/// @param with what takes its place; null where nothing is to be replaced
record Asked(Kind kind, String text, QueryText.Form form, @Nullable String with) {
    /// {@return the same, where a condition on how a value changed is a text like any other}
    Asked ofText() {
        return new Asked(kind == Kind.CHANGE ? Kind.ANY : kind, text, form, with);
    }

    /// {@return whether the same is looked for}
    boolean same(@Nullable Asked other) {
        return other != null && kind == other.kind && text.equals(other.text) && form.equals(other.form);
    }

    /// {@return whether there is anything to look for}
    boolean isAny() {
        return !text.isBlank() || kind == Kind.CHANGE || kind == Kind.STRINGS;
    }
}
