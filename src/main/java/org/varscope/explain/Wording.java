package org.varscope.explain;

import module java.base;

/// The texts of this room in one language. Numbers stand in them without groups, as in what the command line prints.
record Wording(Phrases phrases) {
    private static final Map<Language, Wording> ALL = new ConcurrentHashMap<>();

    /// {@return the texts in `language`}
    static Wording in(Language language) {
        Wording known = ALL.get(language);
        return known != null ? known
                : ALL.computeIfAbsent(language, one -> new Wording(Phrases.beside(Wording.class, one)));
    }

    /// {@return the text of `key`, which has no places}
    String say(String key) {
        return phrases.get(key);
    }

    /// {@return the text of `key` with `parts` in its places}
    String say(String key, Object... parts) {
        return phrases.get(key, plain(parts));
    }

    /// {@return whether there is a text of `key`, which is a form of another that this language has}
    boolean hasForm(String key) {
        return phrases.hasForm(key);
    }

    /// {@return the text of `key` for `count` of something, with `parts` in its places}
    String counted(String key, long count, Object... parts) {
        return phrases.counted(key, count, plain(parts));
    }

    /// {@return the text of the constant `one` among those whose keys begin with `group`}
    String of(String group, Enum<?> one) {
        return phrases.get(key(group, one));
    }

    /// {@return the key of the constant `one` in `group`: `flaw.part.text-length`}
    String key(String group, Enum<?> one) {
        return group + "." + Phrases.key(one);
    }

    /// {@return `1 byte`, `2 bytes`}
    String bytes(long count) {
        return counted("bytes", count, count);
    }

    /// {@return a number with a comma between thousands}
    static String commas(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static Object[] plain(Object[] parts) {
        Object[] texts = new Object[parts.length];
        Arrays.setAll(texts, i -> String.valueOf(parts[i]));
        return texts;
    }
}
