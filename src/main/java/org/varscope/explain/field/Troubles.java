package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.check.Answers;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Purpose;

/// Says what is wrong with a field, what the engine answers to that, and what becomes of it.
final class Troubles {
    private static final int MOST_PROBLEMS = 3;

    private final Structure structure;
    private final Phrases phrases;
    private final Language language;
    private final Recovery recovery;
    private final OtherEngines engines;
    private final Answers answers;

    Troubles(Structure structure, Phrases phrases, Language language) {
        this.structure = structure;
        this.phrases = phrases;
        this.language = language;
        this.recovery = new Recovery(structure, language);
        this.engines = new OtherEngines(structure, phrases);
        this.answers = new Answers(structure);
    }

    /// {@return what is wrong in a field, and what becomes of that; empty where nothing is}
    ///
    /// @param problems what is wrong there
    String brief(Field field, List<Problem> problems) {
        return isSound(field, problems) ? ""
                : problems.stream().limit(MOST_PROBLEMS).map(this::wrong).collect(Collectors.joining())
                + next(field, problems);
    }

    /// {@return the same, with what the engine answers, and others of its generation}
    String atLength(Field field, List<Problem> problems) {
        return isSound(field, problems) ? ""
                : problems.stream().limit(MOST_PROBLEMS).map(problem -> wrong(problem) + answer(problem))
                .collect(Collectors.joining())
                + problems.stream().filter(this::isRefused).findFirst()
                        .map(_ -> engines.about(field.span().start())).orElse("")
                + next(field, problems);
    }

    private static boolean isSound(Field field, List<Problem> problems) {
        return problems.isEmpty() && !(field.purpose() instanceof Purpose.Damage);
    }

    private String wrong(Problem problem) {
        return phrases.get("wrong." + key(problem.severity()), Clauses.clause(problem.flaw(), language));
    }

    private static String key(Enum<?> of) {
        return of.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return whether the engine refuses a record because of `problem`}
    private boolean isRefused(Problem problem) {
        return problem.isError() && ownAnswer(problem).isEmpty() && answers.to(problem) == Answers.Answer.REFUSED;
    }

    private String answer(Problem problem) {
        if (problem.severity() == Severity.NOTE) {
            return "";
        }
        String key = ownAnswer(problem).orElseGet(() -> {
            Answers.Answer answer = answers.to(problem);
            return (problem.code() == Code.OBJECT_PRESENT ? "answer.object." : "answer.") + (answer
                    == Answers.Answer.REFUSED && !problem.isError() ? "refused-anyway" : key(answer));
        });
        return phrases.get(key, structure.dialect().traits().title(), phrases.get(
                structure.framing().isSingle() ? "answer.file"
                : structure.framing().isKeyed() ? "answer.setting" : "answer.record"));
    }

    /// {@return what is to be said of problems that are not those of a value: no engine is asked about them}
    private Optional<String> ownAnswer(Problem problem) {
        return Optional.ofNullable(switch (problem.flaw()) {
            case Flaw.FieldsMissing _, Flaw.RecordsMissing _, Flaw.MagicOther _ -> "answer.fields-missing";
            case Flaw.TextNotUtf8 _ when structure.deepestAt(problem.span().start()).filter(Node::isPlain)
                    .isPresent() -> "answer.text";
            case Flaw.DigestOther _ -> "answer.digest";
            case Flaw.MagicWrong _ -> "answer.magic-wrong";
            case Flaw.Cut cut when cut.code() == Code.FRAME_CUT -> "answer.frame-cut";
            case Flaw.Encryption _ -> "answer.encrypted";
            case Flaw.Wrapper _ -> "answer.wrapper";
            case Flaw.Unlisted _ -> "answer.unlisted";
            default -> null;
        });
    }

    private String next(Field field, List<Problem> problems) {
        boolean goesOn = field.purpose() instanceof Purpose.Damage && !field.span().isEmpty()
                || problems.stream().anyMatch(problem -> problem.isError() && !(problem.flaw() instanceof Flaw.Wrapper))
                && !field.span().isEmpty() && !isBeforeDamage(field.span());
        return goesOn ? phrases.get("then", recovery.after(field)) : "";
    }

    /// {@return whether the field behind `span` is damage, which says where reading goes on}
    private boolean isBeforeDamage(Span span) {
        return span.end() < structure.bytes().length()
                && Fields.in(structure, new Span(span.end(), 1)).getFirst().purpose() instanceof Purpose.Damage;
    }
}
