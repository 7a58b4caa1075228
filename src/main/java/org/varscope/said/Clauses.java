package org.varscope.said;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// What rooms say as data, in words, which are in the bundle beside each room.
///
/// A clause has another form, if the bundle has one, by its first part: `.none` of 0 or nothing, `.one` of 1, `.vowel`
/// of what begins with one. A place is filled by what the part is: a clause or a constant in its words, several with
/// the text `between` between them, everything else as it is. With a format, as in `{1,bytes}`, it is
///
/// - `hex`, or `hex2`, `hex4`, `hex8` for so many digits at least; `grouped`, with commas between thousands;
/// - else the text of that key, with the part as `{0}` and the parts of the clause from `{1}` on, in a form by that
///   part. Of several, it is the text between them.
///
/// @param language which one
public record Clauses(Language language) {
    private static final String VOWELS = "aeiou";
    private static final String NONE = ".none";
    private static final String ONE = ".one";
    /// A damaged file has thousands of flaws of few kinds.
    private static final ClassValue<String> KEYS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            if (Remark.Kind.class.isAssignableFrom(type)) {
                return "remark." + kebab(type.getSimpleName().replaceFirst("Remark$", ""));
            }
            Class<?> family = family(type);
            return kebab(family.getSimpleName()) + (family == type ? "" : "." + kebab(type.getSimpleName()));
        }
    };

    /// {@return `data` as a clause in English, without a capital letter to begin with and a full stop}
    public static String clause(Clause data) {
        return clause(data, Language.ENGLISH);
    }

    /// {@return `data` as a clause in `language`, as of [#clause(Clause)]}
    public static String clause(Clause data, Language language) {
        return new Clauses(language).say(data);
    }

    /// {@return `words` of a clause in `language` with a capital letter to begin with; unchanged in Japanese, which has
    /// none, as they may begin with the name of a value}
    public static String begun(String words, Language language) {
        return words.isEmpty() || language == Language.JAPANESE ? words
                : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /// {@return why something has failed as a clause in English; null where nobody says so}
    public static @Nullable String why(Throwable failure) {
        return why(failure, Language.ENGLISH);
    }

    /// {@return why something has failed as a clause in `language`, or in the words of the system where those are
    /// all that there is; null where nobody says so}
    public static @Nullable String why(Throwable failure, Language language) {
        return failure instanceof Remarked remarked ? clause(remarked.remark(), language)
                : failure instanceof UncheckedIOException outer ? why(outer.getCause(), language)
                : failure.getMessage();
    }

    /// {@return the key of the words of `data`}
    public static String key(Clause data) {
        return (data instanceof Remark remark ? key(remark.kind())
                : data instanceof Enum<?> one ? key(one) : key(data.getClass()))
                + (data.form().isEmpty() ? "" : "." + data.form());
    }

    /// {@return the key of a remark: its enumeration without its last word, and the constant}
    public static String key(Remark.Kind kind) {
        return key((Enum<?>) kind);
    }

    private static String key(Enum<?> one) {
        return key(one.getDeclaringClass()) + "." + Phrases.key(one);
    }

    private static String key(Class<?> type) {
        return KEYS.get(type);
    }

    private static Class<?> family(Class<?> type) {
        Class<?> family = type;
        while (family.getDeclaringClass() != null) {
            family = family.getDeclaringClass();
        }
        return family;
    }

    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static Wording words(Clause data, Language language) {
        return Wording.beside(data instanceof Remark remark ? ((Enum<?>) remark.kind()).getDeclaringClass()
                : data instanceof Enum<?> one ? one.getDeclaringClass() : data.getClass(), language);
    }

    /// {@return `data` as a clause, without a full stop}
    public String say(Clause data) {
        Wording words = words(data, language);
        List<?> parts = data.parts();
        String key = key(data);
        return parts.isEmpty() ? words.say(key) : say(words, form(words, key, parts.getFirst()), parts);
    }

    private String say(Wording words, String key, List<?> parts) {
        return words.phrases().fill(key, (place, format) -> place >= parts.size() ? "{" + place + "}"
                : format.isEmpty() ? plain(words, parts.get(place))
                : formatted(words, format, parts.get(place), parts));
    }

    /// The form of the text of `key` for `part`.
    private String form(Wording words, String key, @Nullable Object part) {
        String size = part instanceof Number || part instanceof CharSequence ? part.toString() : "";
        boolean none = part == null || size.equals("0") || part instanceof CharSequence && size.isEmpty();
        return none && words.phrases().has(key + NONE) ? key + NONE
                : size.equals("1") && words.hasForm(key + ONE) ? key + ONE
                : words.hasForm(key + ".vowel") && VOWELS.indexOf(plain(words, part).charAt(0)) >= 0
                ? key + ".vowel" : key;
    }

    private String plain(Wording words, @Nullable Object part) {
        return switch (part) {
            case Clause clause -> say(clause);
            case Remarked remarked -> say(remarked.remark());
            case List<?> several -> joined(words, several, "between");
            case Enum<?> one when words.phrases().has(key(one)) -> words.say(key(one));
            case null, default -> String.valueOf(part);
        };
    }

    private String joined(Wording words, List<?> several, String key) {
        return several.stream().map(one -> plain(words, one)).collect(Collectors.joining(words.say(key)));
    }

    private String formatted(Wording words, String format, @Nullable Object part, List<?> parts) {
        return switch (format) {
            case "hex" -> String.format(Locale.ROOT, "0x%X", part);
            case "hex2" -> String.format(Locale.ROOT, "0x%02X", part);
            case "hex4" -> String.format(Locale.ROOT, "0x%04X", part);
            case "hex8" -> String.format(Locale.ROOT, "0x%08X", part);
            case "grouped" -> part instanceof Number number ? Numbers.grouped(number.longValue())
                    : String.valueOf(part);
            default -> part instanceof List<?> several ? joined(words, several, format)
                    : say(words, form(words, format, part), Stream.concat(Stream.of(part), parts.stream()).toList());
        };
    }
}
