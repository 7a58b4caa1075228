package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.EditException;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.said.Language;
import org.varscope.said.RemarkSentences;

/// What the rooms below remark, in words, and why an edit that is part of a remark was not done.
public final class RemarkWords {
    private RemarkWords() { }

    /// {@return the remark as a clause in English, without a full stop}
    public static String clause(Remark remark) {
        return clause(remark, Language.ENGLISH);
    }

    /// {@return the remark as a clause in `language`, without a full stop}
    public static String clause(Remark remark, Language language) {
        return new RemarkSentences(language, RemarkWords::part).say(remark);
    }

    private static Optional<String> part(Object part, Language language) {
        return part instanceof EditException refused ? Optional.of(RefusalWords.clauses(refused, language))
                : Optional.empty();
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
}
