package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;

/// What to say to an attempt that does not solve the task: what holds instead, and never what is wanted.
final class MarkingWords {
    private static final int MOST_CHARS = 60;

    private final Attempt attempt;
    private final Structure structure;
    private final Language language;
    private final Phrases phrases;

    MarkingWords(Attempt attempt, Language language) {
        this.attempt = attempt;
        this.structure = attempt.structure();
        this.language = language;
        this.phrases = Phrases.beside(MarkingWords.class, language);
    }

    static String solved(@Nullable Translated why, Language language) {
        Phrases phrases = Phrases.beside(MarkingWords.class, language);
        return why == null ? phrases.get("solved") : phrases.get("solved.why", why.in(language));
    }

    /// {@return what holds in the place of `condition`, a sentence}
    String missing(Condition condition) {
        return switch (condition) {
            case Condition.Answer _ -> attempt.answer().isBlank() ? phrases.get("answer.none")
                    : phrases.get("answer.wrong", attempt.answer().strip());
            case Condition.Value(var path, _) -> Marking.target(structure, path)
                    .flatMap(Marking::value)
                    .map(value -> phrases.get("value",
                            path, GodotText.summary(value, structure.dialect(), MOST_CHARS)))
                    .orElseGet(() -> phrases.get("value.none", path));
            case Condition.Bytes(long offset, var bytes) -> bytes(offset, bytes.length);
            case Condition.SelectedValue _, Condition.SelectedBytes _ -> selected();
            case Condition.Accepted _ -> refused();
            case Condition.Read _ -> phrases.get("read", structure.dialect().traits().title());
            case Condition.Length _ -> phrases.get("length", structure.bytes().length());
            case Condition.Records _ -> phrases.get("records", structure.records());
        };
    }

    private String bytes(long offset, int count) {
        long length = structure.bytes().length();
        return offset + count > length ? phrases.get("bytes.none", hex(offset), length)
                : phrases.get("bytes", hex(offset), HexFormat.ofDelimiter(" ").withUpperCase()
                        .formatHex(structure.bytes().bytes(new Span(offset, count))));
    }

    private String selected() {
        Span selected = attempt.selected();
        return selected.isEmpty() ? phrases.get("select.none")
                : phrases.get("select", selected.length(), hex(selected.start()));
    }

    private String refused() {
        Report report = Marking.report(structure, Progress.NONE);
        return report.problems().stream().filter(Problem::isError).findFirst()
                .map(problem -> phrases.get("accepted.problem", hex(problem.span().start()),
                        Clauses.clause(problem.flaw(), language)))
                .orElseGet(() -> phrases.get("accepted", structure.dialect().traits().title()));
    }

    private static String hex(long offset) {
        return "0x%X".formatted(offset);
    }
}
