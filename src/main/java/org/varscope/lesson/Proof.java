package org.varscope.lesson;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.place.Target;
import org.varscope.explain.Language;
import org.varscope.explain.RefusalWords;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Goes through a lesson as its author meant it: nothing done is no solution, the solution is one, and every wrong
/// answer is met by what was written for it.
public final class Proof {
    private final Lesson lesson;
    private final Structure first;
    private final List<String> troubles = new ArrayList<>();

    private Proof(Lesson lesson, Structure first) {
        this.lesson = lesson;
        this.first = first;
    }

    /// {@return what the program does not agree with, a clause each; empty where the lesson holds}
    public static List<String> of(Lesson lesson) {
        Proof proof = new Proof(lesson, lesson.file().opened().orElseThrow());
        proof.begin();
        proof.solve();
        lesson.mistakes().forEach(proof::mistake);
        return proof.troubles;
    }

    private void begin() {
        if (Marking.of(lesson, Attempt.none(first), Progress.NONE) instanceof Marking.Outcome.Solved) {
            troubles.add("the task is solved before anything was done");
        }
    }

    private void solve() {
        try {
            Attempt solved = solution();
            Marking.Outcome outcome = Marking.of(lesson, solved, Progress.NONE);
            if (!(outcome instanceof Marking.Outcome.Solved)) {
                troubles.add("the solution does not solve the task: " + outcome.words(solved, Language.ENGLISH));
            }
        } catch (EditException e) {
            troubles.add("the solution does not fit: " + RefusalWords.clauses(e));
        } catch (IndexOutOfBoundsException _) {
            troubles.add("the solution changes bytes that the file does not have");
        }
    }

    /// {@return an attempt that solves the task: its solution, or what the conditions themselves say}
    Attempt solution() throws EditException {
        Attempt attempt = Attempt.none(first);
        for (Change change : lesson.solution()) {
            attempt = new Attempt(change.of(attempt.structure()), attempt.selected(), attempt.answer());
        }
        for (Condition check : lesson.checks()) {
            if (lesson.solution().isEmpty() || !(check instanceof Condition.Value || check instanceof Condition.Bytes
                    || check instanceof Condition.Read)) {
                attempt = reach(check, attempt);
            }
        }
        return attempt;
    }

    /// What is done for `condition` to hold. What no single act reaches stays as it is.
    private static Attempt reach(Condition condition, Attempt from) throws EditException {
        Structure now = from.structure();
        return switch (condition) {
            case Condition.Answer(var accepted) -> new Attempt(now, from.selected(), accepted.getFirst());
            case Condition.Value(var path, var text) ->
                    changed(from, new Change.OfValue(new TypedEdit.Set(path, text)));
            case Condition.Bytes(long offset, var bytes) ->
                    changed(from, new Change.OfBytes(offset, bytes.length, bytes));
            case Condition.SelectedValue(var path) -> new Attempt(now, Marking.target(now, path).map(Target::node)
                    .map(node -> node.span()).orElse(from.selected()), from.answer());
            case Condition.SelectedBytes(long offset, long count) ->
                    new Attempt(now, new Span(offset, count), from.answer());
            case Condition.Read(var reading) -> changed(from, new Change.Read(reading));
            case Condition.Accepted _, Condition.Length _, Condition.Records _ -> from;
        };
    }

    private static Attempt changed(Attempt from, Change change) throws EditException {
        return new Attempt(change.of(from.structure()), from.selected(), from.answer());
    }

    private void mistake(Lesson.Mistake mistake) {
        String where = "line %d: this wrong answer ".formatted(mistake.line());
        try {
            Attempt attempt = reach(mistake.sign(), Attempt.none(first));
            if (!Marking.holds(mistake.sign(), attempt)) {
                troubles.add(where + "is never given");
                return;
            }
            switch (Marking.of(lesson, attempt, Progress.NONE)) {
                case Marking.Outcome.Solved _ -> troubles.add(where + "solves the task");
                case Marking.Outcome.Mistaken(var met) when met != mistake ->
                        troubles.add(where + "is met by what line %d says".formatted(met.line()));
                case Marking.Outcome.Mistaken _ -> { }
                case Marking.Outcome.Unsolved _ -> troubles.add(where + "is not met");
            }
        } catch (EditException e) {
            troubles.add(where + "does not fit: " + RefusalWords.clauses(e));
        } catch (IndexOutOfBoundsException _) {
            troubles.add(where + "changes bytes that the file does not have");
        }
    }
}
