package org.varscope.said;

import module java.base;

/// Texts with places in them, from a bundle of resources.
///
/// A text with parts is a pattern of [MessageFormat]: `{0}` is the first part. Where the first part is the number
/// 1 and there is a text of the same key with `.one` after it, that is taken, unless the language has one form for all
/// numbers. A number is written as everywhere, whatever the language is.
public final class Phrases {
    /// Languages that have one form for all numbers and names.
    private static final Set<String> ONE_FORM = Set.of("ja");
    private static final Map<Enum<?>, String> KEYS = new ConcurrentHashMap<>();

    private final ResourceBundle texts;
    /// The texts that every room uses.
    private final ResourceBundle common;
    private final boolean oneForm;
    /// The texts that were asked for, taken apart.
    private final Map<String, PhrasePattern> patterns = new ConcurrentHashMap<>();
    /// The texts without parts that were asked for.
    private final Map<String, String> plain = new ConcurrentHashMap<>();

    /// @param texts the texts by their keys
    public Phrases(ResourceBundle texts) {
        this(texts, texts);
    }

    private Phrases(ResourceBundle texts, ResourceBundle common) {
        this.texts = texts;
        this.common = common;
        this.oneForm = ONE_FORM.contains(texts.getLocale().getLanguage());
    }

    /// {@return the texts beside `room` in `language`, and those that every room uses}
    /// @throws MissingResourceException if there are none, which is a mistake of the program
    public static Phrases beside(Class<?> room, Language language) {
        return new Phrases(bundle(room, language), bundle(Phrases.class, language));
    }

    private static ResourceBundle bundle(Class<?> room, Language language) {
        return ResourceBundle.getBundle(room.getPackageName() + ".messages", language.locale(), room.getModule());
    }

    private String text(String key) {
        return (texts.containsKey(key) ? texts : common).getString(key);
    }

    /// {@return a constant as keys have it: `text-length` of `TEXT_LENGTH`}
    public static String key(Enum<?> one) {
        String known = KEYS.get(one);
        return known != null ? known
                : KEYS.computeIfAbsent(one, each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /// {@return the text of `key`, which has no places}
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public String get(String key) {
        String known = plain.get(key);
        return known != null ? known : plain.computeIfAbsent(key, this::text);
    }

    /// {@return the text of `key`}
    /// @param parts what is in its places
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public String get(String key, Object... parts) {
        return parts.length > 0 && parts[0] instanceof Number count ? counted(key, count.longValue(), parts)
                : fill(key, parts);
    }

    /// {@return whether there is a text of `key`}
    boolean has(String key) {
        return texts.containsKey(key) || common.containsKey(key);
    }

    /// {@return whether there is a text of `key`, which is a form of another that this language has}
    boolean hasForm(String key) {
        return !oneForm && has(key);
    }

    /// {@return the text of `key` for `count` of something}
    /// @param parts what is in its places, the count too, if it does
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    String counted(String key, long count, Object... parts) {
        return fill(count == 1 && hasForm(key + ".one") ? key + ".one" : key, parts);
    }

    private String fill(String key, Object... parts) {
        if (parts.length == 0) {
            return get(key);
        }
        return pattern(key).with(parts);
    }

    /// {@return the text of `key`}
    /// @param filled gives what fills a place, for the number of its part and its format
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    String fill(String key, BiFunction<Integer, String, String> filled) {
        return pattern(key).with(filled);
    }

    private PhrasePattern pattern(String key) {
        PhrasePattern known = patterns.get(key);
        return known != null ? known : patterns.computeIfAbsent(key, one -> PhrasePattern.of(text(one)));
    }

    /// A pattern of [MessageFormat] that was taken apart once, as most are filled many times.
    ///
    /// @param pieces what comes before, between and after the places
    /// @param places what goes between them
    record PhrasePattern(List<String> pieces, List<Place> places) {
        /// Characters that most texts have at most.
        private static final int ROOM = 160;

        /// A place in a pattern: `{1}`, `{1,bytes}`.
        ///
        /// @param part   the number of the part that goes into it
        /// @param format how; empty for as it is
        record Place(int part, String format) {
            static Place of(String text) {
                int comma = text.indexOf(',');
                return comma < 0 ? new Place(Integer.parseInt(text), "")
                        : new Place(Integer.parseInt(text.substring(0, comma)), text.substring(comma + 1));
            }
        }

        /// {@return the pattern that `text` writes}
        /// @throws IllegalArgumentException if that has more in it than quotes and places, which is a mistake of the
        ///                                  program
        static PhrasePattern of(String text) {
            List<String> pieces = new ArrayList<>();
            List<Place> places = new ArrayList<>();
            StringBuilder piece = new StringBuilder();
            boolean quoted = false;
            for (int at = 0; at < text.length(); at++) {
                char here = text.charAt(at);
                if (here == '\'' && text.startsWith("\'\'", at)) {
                    piece.append('\'');
                    at++;
                } else if (here == '\'') {
                    quoted = !quoted;
                } else if (here == '{' && !quoted) {
                    int end = text.indexOf('}', at);
                    places.add(Place.of(text.substring(at + 1, end)));
                    pieces.add(piece.toString());
                    piece.setLength(0);
                    at = end;
                } else {
                    piece.append(here);
                }
            }
            pieces.add(piece.toString());
            return new PhrasePattern(pieces, places);
        }

        /// {@return the text with what `filled` gives for the number of each part and its format}
        String with(BiFunction<Integer, String, String> filled) {
            StringBuilder out = new StringBuilder(ROOM).append(pieces.getFirst());
            for (int i = 0; i < places.size(); i++) {
                out.append(filled.apply(places.get(i).part(), places.get(i).format())).append(pieces.get(i + 1));
            }
            return out.toString();
        }

        /// {@return the text with `parts` in its places; a place that has no part stays as it is}
        String with(Object... parts) {
            StringBuilder out = new StringBuilder(ROOM).append(pieces.getFirst());
            for (int i = 0; i < places.size(); i++) {
                int place = places.get(i).part();
                if (place >= parts.length) {
                    out.append('{').append(place).append('}');
                } else if (parts[place] instanceof Number number) {
                    Numbers.grouped(number.longValue(), out);
                } else {
                    out.append(parts[place]);
                }
                out.append(pieces.get(i + 1));
            }
            return out.toString();
        }
    }
}
