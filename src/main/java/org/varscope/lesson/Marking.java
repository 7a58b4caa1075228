package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.problem.Problem;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// The result of an attempt at a lesson. Bytes decide: of what a person did, nothing else is looked at.
public final class Marking {
    private static final long LARGEST = 1 << 20;

    private final Structure structure;
    private final Attempt attempt;
    private final Progress progress;

    private Marking(Attempt attempt, Progress progress) {
        this.structure = attempt.structure();
        this.attempt = attempt;
        this.progress = progress;
    }

    /// The result of an attempt.
    public sealed interface Outcome {
        /// The task is solved.
        ///
        /// @param why null where the lesson says nothing of that
        record Solved(@Nullable Translated why) implements Outcome { }

        /// The answer is wrong in a way that is understood.
        record Mistaken(Lesson.Mistake mistake) implements Outcome { }

        /// The task is not solved yet.
        ///
        /// @param missing the first condition that does not hold
        record Unsolved(Condition missing) implements Outcome { }

        /// {@return what to say about it}
        ///
        /// @param attempt that was marked
        default String words(Attempt attempt, Language language) {
            return switch (this) {
                case Solved(var why) -> MarkingWords.solved(why, language);
                case Mistaken(var mistake) -> mistake.message().in(language);
                case Unsolved(var missing) -> new MarkingWords(attempt, language).missing(missing);
            };
        }
    }

    /// {@return the result of `attempt` at `lesson`; may run on any thread}
    ///
    /// @param progress follows the bytes that are looked at, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Outcome of(Lesson lesson, Attempt attempt, Progress progress) {
        Marking marking = new Marking(attempt, progress);
        Optional<Condition> missing = lesson.checks().stream().filter(check -> !marking.holds(check)).findFirst();
        if (missing.isEmpty()) {
            return new Outcome.Solved(lesson.right());
        }
        return lesson.mistakes().stream().filter(mistake -> marking.holds(mistake.sign())).findFirst()
                .<Outcome>map(Outcome.Mistaken::new).orElseGet(() -> new Outcome.Unsolved(missing.get()));
    }

    /// {@return whether `condition` holds for `attempt`}
    static boolean holds(Condition condition, Attempt attempt) {
        return new Marking(attempt, Progress.NONE).holds(condition);
    }

    private boolean holds(Condition condition) {
        return switch (condition) {
            case Condition.Answer(var accepted, _) ->
                    accepted.stream().anyMatch(wanted -> TypedAnswer.isSame(attempt.answer(), wanted.text()));
            case Condition.Value(var path, var text) -> isValue(path, text);
            case Condition.Bytes(long offset, var bytes) -> offset + bytes.length <= structure.bytes().length()
                    && Arrays.equals(structure.bytes().bytes(new Span(offset, bytes.length)), bytes);
            case Condition.SelectedValue(var path) -> target(structure, path)
                    .filter(target -> target.isWhole() && target.node().span().equals(attempt.selected())).isPresent();
            case Condition.SelectedBytes(long offset, long count) ->
                    attempt.selected().equals(new Span(offset, count));
            case Condition.Accepted _ -> isAccepted(report(structure, progress));
            case Condition.Read(var reading) -> reading.isOf(structure);
            case Condition.Length(long bytes) -> structure.bytes().length() == bytes;
            case Condition.Records(long count) -> structure.records() == count;
        };
    }

    private boolean isValue(String path, String text) {
        Optional<Variant> value = target(structure, path).flatMap(Marking::value);
        try {
            return value.isPresent()
                    && Coerce.read(text, value.get(), structure.dialect()).equals(value.get());
        } catch (TextException _) {
            return false; // no value that this dialect has
        }
    }

    /// {@return what the path that `text` says leads to}
    static Optional<Target> target(Structure structure, String text) {
        try {
            return Optional.of(Paths.resolve(structure, PathText.read(text, structure.dialect())));
        } catch (PathException | TextException _) {
            return Optional.empty();
        }
    }

    /// {@return the value at `target`; empty where it is damaged}
    static Optional<Variant> value(Target target) {
        return target.value(LARGEST);
    }

    /// {@return what a check of `structure` finds}
    static Report report(Structure structure, Progress progress) {
        return Report.of(structure, ObjectRule.FORBIDDEN, progress);
    }

    private static boolean isAccepted(Report report) {
        return report.complete() && report.records() > 0 && report.refused() == 0
                && Problem.errors(report.problems()) == 0;
    }
}
