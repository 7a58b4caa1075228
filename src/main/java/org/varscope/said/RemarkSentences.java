package org.varscope.said;

import module java.base;
import org.varscope.remark.Remark;

/// What rooms remark, in words, which stand in the texts beside each room: `remark.wrapper.no-byte` are those of
/// `WrapperRemark.NO_BYTE`.
///
/// A text with `.one` after its key is of a first part that is 1, one with `.vowel` of a first part that begins with
/// one.
///
/// @param language which one
/// @param more     what parts are called of which only a higher room knows; empty where that does not know either
public record RemarkSentences(Language language, BiFunction<Object, Language, Optional<String>> more) {
    private static final String VOWELS = "aeiou";

    /// {@return the remark as a clause in `language`, without a full stop; its parts are those of remarks alone}
    public static String clause(Remark remark, Language language) {
        return new RemarkSentences(language, (_, _) -> Optional.empty()).say(remark);
    }

    /// {@return the remark as a clause, without a full stop}
    public String say(Remark remark) {
        String key = key(remark.kind());
        Wording words = Wording.beside(((Enum<?>) remark.kind()).getDeclaringClass(), language);
        Object[] parts = remark.parts().stream().map(this::part).toArray();
        boolean vowel = parts.length > 0 && words.hasForm(key + ".vowel")
                && VOWELS.indexOf(parts[0].toString().charAt(0)) >= 0;
        return vowel ? words.say(key + ".vowel", parts)
                : !remark.parts().isEmpty() && remark.parts().getFirst() instanceof Number count
                ? words.counted(key, count.longValue(), parts) : words.say(key, parts);
    }

    /// {@return the key of the words: its enumeration without its last word, and the constant}
    public static String key(Remark.Kind kind) {
        String room = ((Enum<?>) kind).getDeclaringClass().getSimpleName().replaceFirst("Remark$", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        return "remark." + room + "." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String part(Object part) {
        return switch (part) {
            case Remark remark -> say(remark);
            case Remark.Grouped(long number) -> Wording.commas(number);
            case List<?> several -> several.stream().map(this::part).collect(
                    Collectors.joining(Wording.beside(RemarkSentences.class, language).say("between")));
            default -> more.apply(part, language).orElseGet(part::toString);
        };
    }
}
