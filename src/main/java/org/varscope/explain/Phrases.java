package org.varscope.explain;

import module java.base;

/// Texts with places in them, from a bundle of resources.
///
/// A text with parts is a pattern of {@link MessageFormat}: `{0}` is the first part. Where the first part is the number
/// 1 and there is a text of the same key with `.one` after it, that is taken, unless the language has one form for all
/// numbers. A number is written as everywhere, whatever the language is.
public final class Phrases {
    /// Languages that have one form for all numbers and names.
    private static final Set<String> ONE_FORM = Set.of("ja");

    private final ResourceBundle texts;
    /// The texts that were asked for, taken apart.
    private final Map<String, PhrasePattern> patterns = new ConcurrentHashMap<>();

    /// @param texts the texts by their keys
    public Phrases(ResourceBundle texts) {
        this.texts = texts;
    }

    /// {@return the texts beside `room` in `language`}
    /// @throws MissingResourceException if there are none, which is a mistake of the program
    public static Phrases beside(Class<?> room, Language language) {
        return new Phrases(ResourceBundle.getBundle(room.getPackageName() + ".messages", language.locale(),
                room.getModule()));
    }

    /// {@return the text of `key`}
    /// @param parts what stands in its places
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public String get(String key, Object... parts) {
        return parts.length > 0 && parts[0] instanceof Number count ? counted(key, count.longValue(), parts)
                : fill(key, parts);
    }

    /// {@return whether there is a text of `key`, which is a form of another that this language has}
    boolean hasForm(String key) {
        return texts.containsKey(key) && !ONE_FORM.contains(texts.getLocale().getLanguage());
    }

    /// {@return the text of `key` for `count` of something}
    /// @param parts what stands in its places, the count too, if it does
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    String counted(String key, long count, Object... parts) {
        return fill(count == 1 && hasForm(key + ".one") ? key + ".one" : key, parts);
    }

    private String fill(String key, Object... parts) {
        return parts.length == 0 ? texts.getString(key)
                : patterns.computeIfAbsent(key, one -> PhrasePattern.of(texts.getString(one))).with(parts);
    }
}
