package org.varscope.said;

import module java.base;

/// A language in which bytes are explained. The terms in it follow the engine's own documentation in that language.
public enum Language {
    ENGLISH(Locale.ROOT, "en"), JAPANESE(Locale.JAPANESE, "ja");

    private final Locale locale;
    private final String tag;

    Language(Locale locale, String tag) {
        this.locale = locale;
        this.tag = tag;
    }

    /// {@return the language with this tag, `en` or `ja`; empty where there is none}
    public static Optional<Language> tagged(String tag) {
        return Arrays.stream(values()).filter(language -> language.tag.equals(tag)).findFirst();
    }

    /// {@return the language of a system in `locale`; English where there is none}
    public static Language of(Locale locale) {
        return tagged(locale.getLanguage()).orElse(ENGLISH);
    }

    /// {@return what it is called on the command line: `en`}
    public String tag() {
        return tag;
    }

    /// {@return which texts are taken. English is the root of all, so that a system in Japanese gives it as well.}
    public Locale locale() {
        return locale;
    }
}
