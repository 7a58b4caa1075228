package org.varscope.lesson;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.TypedEdit;
import org.varscope.document.place.Target;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Goes through a lesson as its author meant it: nothing done is no solution, the solution is one, every wrong answer
/// is met by what was written for it, and a number that is asked for is one that the bytes come to.
public final class Proof {
    private static final int MOST_ORIGINS = 3;

    private final Lesson lesson;
    private final Structure first;
    private final List<String> troubles = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    /// What there is to say about a lesson, a clause each.
    ///
    /// @param troubles what the program does not agree with; empty where the lesson holds
    /// @param warnings what the program cannot compare with the bytes
    public record Result(List<String> troubles, List<String> warnings) {
        /// Copies the lists.
        public Result {
            troubles = List.copyOf(troubles);
            warnings = List.copyOf(warnings);
        }
    }

    private Proof(Lesson lesson, Structure first) {
        this.lesson = lesson;
        this.first = first;
    }

    /// {@return what there is to say about `lesson`}
    public static Result of(Lesson lesson) {
        Proof proof = new Proof(lesson, lesson.file().opened().orElseThrow());
        proof.begin();
        proof.solve();
        lesson.mistakes().forEach(proof::mistake);
        lesson.checks().stream().filter(Condition.Answer.class::isInstance).map(Condition.Answer.class::cast)
                .forEach(proof::compare);
        return new Result(proof.troubles, proof.warnings);
    }

    /// Numbers that the author wrote by hand are compared with those that the bytes come to.
    private void compare(Condition.Answer answer) {
        List<Condition.Wanted> computed = answer.accepted().stream().filter(one -> one.formula() != null).toList();
        answer.accepted().stream().filter(one -> one.formula() == null)
                .map(Condition.Wanted::text).filter(text -> TypedAnswer.number(text).isPresent()).forEach(number -> {
                    if (computed.isEmpty()) {
                        origin(number, answer.line());
                    } else if (computed.stream().noneMatch(one -> TypedAnswer.isSame(one.text(), number))) {
                        troubles.add("line %s: the bytes contradict the answer %s: %s".formatted(answer.line(),
                                number, computed.stream().map(one -> "%s is %s".formatted(
                                        Objects.requireNonNull(one.formula()).text(), one.text()))
                                        .collect(Collectors.joining(", "))));
                    }
                });
    }

    private void origin(String number, int line) {
        List<String> origins = Origins.of(lesson.files(), number, MOST_ORIGINS);
        if (!origins.isEmpty()) {
            warnings.add("line %s: the answer %s is not computed from the bytes; write one of: %s".formatted(line,
                    number, origins.stream().map(origin -> "= " + origin).collect(Collectors.joining("; "))));
        } else if (Origins.areAll(lesson.files())) {
            troubles.add("line %s: nothing in the file equals the answer %s; say how the bytes give it, as in "
                    .formatted(line, number) + "answer = u32 4");
        } else {
            warnings.add("line %s: the answer %s is not computed from the bytes; say how they give it, as in "
                    .formatted(line, number) + "answer = u32 4");
        }
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
            troubles.add("the solution does not fit: " + Clauses.clause(e.remark()));
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
            case Condition.Answer(var accepted, _) ->
                    new Attempt(now, from.selected(), accepted.getFirst().text());
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
        String where = "line %s: this wrong answer ".formatted(mistake.line());
        try {
            Attempt attempt = reach(mistake.sign(), Attempt.none(first));
            if (!Marking.holds(mistake.sign(), attempt)) {
                troubles.add(where + "is never given");
                return;
            }
            switch (Marking.of(lesson, attempt, Progress.NONE)) {
                case Marking.Outcome.Solved _ -> troubles.add(where + "solves the task");
                case Marking.Outcome.Mistaken(var met) when met != mistake ->
                        troubles.add(where + "is met by what line %s says".formatted(met.line()));
                case Marking.Outcome.Mistaken _ -> { }
                case Marking.Outcome.Unsolved _ -> troubles.add(where + "is not met");
            }
        } catch (EditException e) {
            troubles.add(where + "does not fit: " + Clauses.clause(e.remark()));
        } catch (IndexOutOfBoundsException _) {
            troubles.add(where + "changes bytes that the file does not have");
        }
    }
}
