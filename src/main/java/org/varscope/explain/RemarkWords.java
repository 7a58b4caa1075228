package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.EditException;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// What the rooms below remark, in words: `remark.wrapper.no-byte` is those of `WrapperRemark.NO_BYTE`.
///
/// A text with `.one` after its key is of a first part that is 1, one with `.vowel` of a first part that begins with
/// one.
public final class RemarkWords {
    private static final String VOWELS = "aeiou";

    private final Language language;
    private final Wording words;

    private RemarkWords(Language language) {
        this.language = language;
        this.words = Wording.in(language);
    }

    /// {@return the remark as a clause in English, without a full stop}
    public static String clause(Remark remark) {
        return clause(remark, Language.ENGLISH);
    }

    /// {@return the remark as a clause in `language`, without a full stop}
    public static String clause(Remark remark, Language language) {
        return new RemarkWords(language).say(remark);
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

    private String say(Remark remark) {
        String key = key(remark.kind());
        Object[] parts = remark.parts().stream().map(this::part).toArray();
        boolean vowel = parts.length > 0 && words.hasForm(key + ".vowel")
                && VOWELS.indexOf(parts[0].toString().charAt(0)) >= 0;
        return vowel ? words.say(key + ".vowel", parts)
                : !remark.parts().isEmpty() && remark.parts().getFirst() instanceof Number count
                ? words.counted(key, count.longValue(), parts) : words.say(key, parts);
    }

    /// {@return the key of the words: its enumeration without its last word, and the constant}
    static String key(Remark.Kind kind) {
        String room = ((Enum<?>) kind).getDeclaringClass().getSimpleName().replaceFirst("Remark$", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        return "remark." + room + "." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String part(Object part) {
        return switch (part) {
            case Remark remark -> say(remark);
            case Remark.Grouped(long number) -> Wording.commas(number);
            case EditException refused -> RefusalWords.clauses(refused, language);
            case List<?> several -> several.stream().map(this::part).collect(
                    Collectors.joining(words.say("remark.between")));
            default -> part.toString();
        };
    }
}
