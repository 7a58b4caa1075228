package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.check.safety.Danger;
import org.varscope.check.safety.Safety;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Output;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.place.PathRoom;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import tools.jackson.core.JsonGenerator;

/// What loading a file leads to, and which engines would load it, as `check --safety` prints it.
final class SafetyLines {
    /// What an engine leaves unread without a word, as where the ids of types are others.
    private static final Set<Code> UNREAD = Set.of(Code.TRAILING_DATA, Code.FRAME_SLACK);

    private final Opened opened;
    private final Structure structure;
    private final Safety safety;
    private final List<Answer> answers;

    /// What an engine says to a file.
    ///
    /// @param error why it refuses the first record that it refuses; null where it loads all
    /// @param at    the byte that it stops at, or from which on it reads nothing; -1 where it reads all
    private record Answer(Dialect dialect, @Nullable EngineError error, long at) {
        boolean isWhole() {
            return error == null && at < 0;
        }

        /// What comes of it, with a place for who says so.
        String outcome() {
            return isWhole() ? "loads, with objects allowed: %s"
                    : error == null ? "read by %%s only up to 0x%X".formatted(at)
                    : "refused by %%s at 0x%X: %s".formatted(at, error);
        }
    }

    SafetyLines(Opened opened) {
        this.opened = opened;
        this.structure = opened.structure();
        this.safety = Safety.of(structure, opened.file().bytes().length(), opened.progress());
        Framing framing = opened.found().framing();
        this.answers = framing.isListed() ? List.of()
                : Dialects.all().stream().filter(each -> !each.traits().document()).map(this::answer).toList();
    }

    private Answer answer(Dialect dialect) {
        Structure read = dialect.equals(structure.dialect()) ? structure
                : Structure.scan(structure.bytes(), dialect, structure.framing(), opened.progress());
        Check check = new Check(read, ObjectRule.ALLOWED, opened.progress());
        long rest = -1;
        for (Verdict next = check.next(ListedProblems.MOST); next != null; next = check.next(ListedProblems.MOST)) {
            List<Problem> problems = next.problems().stream().map(Finding.Trouble::problem).toList();
            if (!next.isAccepted()) {
                return new Answer(dialect, next.error(), first(problems, Problem::isError).orElse(next.offset()));
            }
            rest = rest >= 0 ? rest : first(problems, problem -> UNREAD.contains(problem.code())).orElse(-1);
        }
        return new Answer(dialect, null, rest);
    }

    private static OptionalLong first(List<Problem> problems, Predicate<Problem> which) {
        return problems.stream().filter(which).mapToLong(problem -> problem.span().start()).findFirst();
    }

    /// Prints them for people.
    void print(Output out, boolean quiet) {
        opened.line().clear();
        PathRoom room = new PathRoom(opened.content().length());
        out.line((quiet ? "" : opened.name() + ": ") + Clauses.clause(safety.danger())
                + (safety.whole() ? "" : ", as far as it can be read"));
        for (Safety.Found found : safety.found()) {
            out.line("  0x%08X  %s%s".formatted(found.offset(), found.path() == null ? ""
                    : TreeText.path(room.of(found.path())) + ": ", Clauses.clause(found.risk())));
        }
        if (safety.more() > 0) {
            out.line(String.format(Locale.ROOT, "  and %,d more", safety.more()));
        }
        answers.stream().collect(Collectors.groupingBy(Answer::outcome, LinkedHashMap::new, Collectors.toList()))
                .forEach((outcome, alike) -> out.line("  " + outcome.formatted(alike.stream()
                        .map(answer -> answer.dialect.name()).collect(Collectors.joining(", ")))));
    }

    /// Prints them for machines: first the file, then one line a value.
    void json(Output out) {
        opened.line().clear();
        PathRoom room = new PathRoom(opened.content().length());
        out.json(line -> {
            line.writeStringProperty("file", opened.name()).writeStringProperty("safety", word(safety.danger()))
                    .writeBooleanProperty("whole", safety.whole())
                    .writeNumberProperty("found", safety.found().size() + safety.more());
            line.writeArrayPropertyStart("engines");
            answers.forEach(answer -> write(answer, line));
            line.writeEndArray();
        });
        safety.found().forEach(found -> out.json(line -> {
            line.writeStringProperty("risk", word(found.risk().danger())).writeNumberProperty("offset", found.offset());
            if (found.path() != null) {
                TreeJson.path(line, "path", room.of(found.path()));
            }
            line.writeStringProperty("message", Clauses.clause(found.risk()));
        }));
    }

    private static void write(Answer answer, JsonGenerator line) {
        line.writeStartObject().writeStringProperty("dialect", answer.dialect.name())
                .writeBooleanProperty("accepted", answer.error == null);
        if (!answer.isWhole()) {
            line.writeStringProperty("error", answer.error == null ? null : answer.error.name())
                    .writeNumberProperty("at", answer.at);
        }
        line.writeEndObject();
    }

    private static String word(Danger danger) {
        return danger.name().toLowerCase(Locale.ROOT);
    }

    /// {@return the exit code: whether an engine makes more than values, or may}
    int code() {
        return !safety.whole() || safety.danger().compareTo(Danger.OBJECTS) >= 0 ? ExitCode.FOUND : ExitCode.FINE;
    }
}
