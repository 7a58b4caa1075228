package org.varscope.said;

import module java.base;

/// The texts of a room in one language. Numbers are in them without groups, as in what the command line prints.
///
/// @param phrases the texts
public record Wording(Phrases phrases) {
    private static final Map<Place, Wording> ALL = new ConcurrentHashMap<>();

    private record Place(String room, Language language) { }

    /// {@return the texts beside `room` in `language`}
    public static Wording beside(Class<?> room, Language language) {
        Place place = new Place(room.getPackageName(), language);
        Wording known = ALL.get(place);
        return known != null ? known
                : ALL.computeIfAbsent(place, _ -> new Wording(Phrases.beside(room, language)));
    }

    /// {@return the text of `key`, which has no places}
    public String say(String key) {
        return phrases.get(key);
    }

    /// {@return the text of `key` with `parts` in its places}
    public String say(String key, Object... parts) {
        return phrases.get(key, plain(parts));
    }

    /// {@return whether there is a text of `key`, which is a form of another that this language has}
    public boolean hasForm(String key) {
        return phrases.hasForm(key);
    }

    /// {@return the text of `key` for `count` of something, with `parts` in its places}
    public String counted(String key, long count, Object... parts) {
        return phrases.counted(key, count, plain(parts));
    }

    /// {@return the text of the constant `one` among those whose keys begin with `group`}
    public String of(String group, Enum<?> one) {
        return phrases.get(key(group, one));
    }

    /// {@return the key of the constant `one` in `group`: `flaw.part.text-length`}
    public String key(String group, Enum<?> one) {
        return group + "." + Phrases.key(one);
    }

    /// {@return `1 byte`, `2 bytes`}
    public String bytes(long count) {
        return counted("bytes", count, Numbers.grouped(count));
    }

    /// {@return all of `several`: `a and b`}
    public String and(Collection<String> several) {
        return String.join(say("and"), several);
    }

    private static Object[] plain(Object[] parts) {
        Object[] texts = new Object[parts.length];
        Arrays.setAll(texts, i -> String.valueOf(parts[i]));
        return texts;
    }
}
