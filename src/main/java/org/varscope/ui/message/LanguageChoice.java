package org.varscope.ui.message;

import module java.base;
import org.varscope.said.Language;

/// What the person chose: a language of the window, or whatever the system has.
public enum LanguageChoice {
    /// As the system when the program starts; English where the window does not speak that.
    SYSTEM,
    /// Always English.
    ENGLISH,
    /// Always Japanese.
    JAPANESE;

    /// {@return the language that it means, for what the rooms below put into words}
    public Language language() {
        return Language.of(locale());
    }

    /// {@return which texts are taken}
    Locale locale() {
        return switch (this) {
            case SYSTEM -> Locale.getDefault(Locale.Category.DISPLAY);
            case ENGLISH -> Language.ENGLISH.locale();
            case JAPANESE -> Language.JAPANESE.locale();
        };
    }
}
