package org.varscope.lesson;

import module java.base;
import org.varscope.said.Language;

/// A text in one or several languages. Paragraphs have an empty line between them.
///
/// @param texts by language; at least one
public record Translated(Map<Language, String> texts) {
    /// Copies the map.
    public Translated {
        texts = Map.copyOf(texts);
    }

    /// {@return the text in `language`; in English, or whatever there is, where nobody has translated it}
    public String in(Language language) {
        String said = texts.getOrDefault(language, texts.get(Language.ENGLISH));
        return said != null ? said : texts.values().iterator().next();
    }

    /// {@return the same with its text in another language}
    Translated with(Language language, String text) {
        Map<Language, String> all = new EnumMap<>(texts);
        all.put(language, text);
        return new Translated(all);
    }
}
