package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.cli.output.Table;
import org.varscope.document.file.OpenFile;
import org.varscope.document.place.PathException;
import org.varscope.find.Search;
import org.varscope.lesson.Attempt;
import org.varscope.lesson.Lesson;
import org.varscope.lesson.LessonFile;
import org.varscope.lesson.LessonFolder;
import org.varscope.lesson.Lessons;
import org.varscope.lesson.Marking;
import org.varscope.lesson.Proof;
import org.varscope.lesson.Translated;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lesson`: the exercises, and lessons of one's own tried out.
@Command(name = "lesson", description = "List lessons, show one, write the files of one, or check an attempt at it.",
        footer = {"", "LESSON is the name of a lesson that comes with the program, or a file whose name ends in "
                + ".lesson. Without LESSON, lists them: name, level, title. src/docs/lessons.md says how to write one; "
                + "--prove goes through it as you meant it: its solution, and every wrong answer that it knows; an "
                + "answer that is a number must be one that its bytes come to.", "",
                "Exit codes: 0 fine, 1 the task is not solved, or the lesson does not hold, 2 wrong usage, 3 a file "
                + "could not be read, is no lesson, or could not be written, 4 there is no such lesson."})
final class LessonVerb extends Verb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "LESSON", description = "Lesson to show.")
    private @Nullable String name;

    @Option(names = "--hints", description = "With all hints.")
    private boolean hints;

    @Option(names = {"-o", "--output"}, paramLabel = "FOLDER",
            description = "Write the files of the lesson into this folder, which must not have files of these names.")
    private @Nullable String output;

    @Option(names = "--check", paramLabel = "FILE", description = "Check this file as an attempt.")
    private @Nullable String attempt;

    @Option(names = "--answer", paramLabel = "TEXT", description = "What is typed as the answer.")
    private @Nullable String answer;

    @Option(names = "--select", paramLabel = "PATH|OFFSET:COUNT",
            description = "What is selected in the attempt: a value, or so many bytes.")
    private @Nullable String selected;

    @Option(names = "--prove", description = "Say what does not hold in the lesson itself.")
    private boolean prove;

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "en (English) or ja (Japanese).")
    private String language = Language.ENGLISH.tag();

    @Override
    int run(Output out, Messages err) throws Refusal {
        Language spoken = ExplainVerb.language(language);
        boolean attempted = attempt != null || answer != null || selected != null;
        if (Stream.of(hints, output != null, attempted, prove).filter(asked -> asked).count() > 1) {
            throw new Refusal(ExitCode.USAGE, "--hints, -o, --check with --answer and --select, and --prove exclude "
                    + "each other");
        }
        if (name == null) {
            if (hints || output != null || attempted || prove) {
                throw new Refusal(ExitCode.USAGE, "a LESSON is missing; `varscope lesson` lists all");
            }
            list(spoken, out);
            return ExitCode.FINE;
        }
        Lesson lesson = lesson(name);
        return each(List.of(attempt != null ? attempt : output != null ? output : name), err, file ->
                prove ? proven(lesson, out) : attempted ? marked(lesson, spoken, out, err)
                        : output != null ? written(lesson, Opened.path(file), out, err) : shown(lesson, spoken, out));
    }

    private static void list(Language spoken, Output out) {
        Table table = new Table(out, "lrl");
        Lessons.shipped().forEach(lesson ->
                table.row(lesson.id(), Integer.toString(lesson.level()), lesson.title().in(spoken)));
        table.end();
    }

    private static Lesson lesson(String name) throws Refusal {
        if (name.endsWith(Lesson.EXTENSION)) {
            Path file = Opened.path(name);
            try {
                return LessonFolder.read(file);
            } catch (IOException e) {
                throw new Refusal(ExitCode.FILE, Opened.said(String.valueOf(file.getFileName()), e));
            }
        }
        return Lessons.shipped().stream().filter(lesson -> lesson.id().equals(name)).findFirst().orElseThrow(() ->
                new Refusal(ExitCode.MISFIT, name + ": there is no lesson of this name; `varscope lesson` lists all, "
                        + "and the name of a file ends in " + Lesson.EXTENSION));
    }

    private int shown(Lesson lesson, Language spoken, Output out) {
        out.line(lesson.title().in(spoken));
        paragraphs(lesson.text(), spoken, out);
        paragraphs(lesson.task(), spoken, out);
        if (hints) {
            lesson.hints().forEach(hint -> paragraphs(hint, spoken, out));
        }
        return ExitCode.FINE;
    }

    private static void paragraphs(Translated text, Language spoken, Output out) {
        text.in(spoken).lines().forEach(paragraph -> {
            if (!paragraph.isEmpty()) {
                out.line("");
                out.line(paragraph);
            }
        });
    }

    /// Nothing is written where one of the files is there already, be it as a link to nowhere.
    private int written(Lesson lesson, Path folder, Output out, Messages err) throws Refusal, IOException {
        Path own = name != null && name.endsWith(Lesson.EXTENSION) ? Opened.path(name) : null;
        Map<Path, LessonFile> targets = new LinkedHashMap<>();
        for (LessonFile file : lesson.files()) {
            Path target = folder.resolve(lesson.nameOf(file));
            if (targets.put(target, file) != null || Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                throw new Refusal(ExitCode.FILE, target + ": is there already");
            }
        }
        Files.createDirectories(folder);
        for (Map.Entry<Path, LessonFile> each : targets.entrySet()) {
            new Saving(each.getKey().toString(), true, err).make(own, each.getValue().bytes());
            out.line(each.getKey().toString());
        }
        return ExitCode.FINE;
    }

    private static int proven(Lesson lesson, Output out) {
        Proof.Result proof = Proof.of(lesson);
        proof.troubles().forEach(out::line);
        proof.warnings().forEach(warning -> out.line("warning: " + warning));
        if (proof.troubles().isEmpty()) {
            out.line("the lesson holds (checks: %s, wrong answers: %s)".formatted(lesson.checks().size(),
                    lesson.mistakes().size()));
        }
        return proof.troubles().isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
    }

    private int marked(Lesson lesson, Language spoken, Output out, Messages err) throws Refusal, IOException {
        Structure structure = attempt == null ? lesson.file().opened().orElseThrow() : opened(lesson, attempt, err);
        Attempt made = new Attempt(structure, selection(structure), answer == null ? "" : answer);
        Marking.Outcome outcome = Marking.of(lesson, made, Progress.NONE);
        out.line(outcome.words(made, spoken));
        return outcome instanceof Marking.Outcome.Solved ? ExitCode.FINE : ExitCode.FOUND;
    }

    /// The attempt is read as the lesson opens its file, unless the options say otherwise.
    private Structure opened(Lesson lesson, String file, Messages err) throws Refusal, IOException {
        if (lesson.file().reading() != null && !reading().isAsked()) {
            OpenFile read = reading().closing(OpenFile.handedOver(Opened.path(file), Progress.NONE));
            return new LessonFile(file, read.bytes(), lesson.file().reading()).opened().orElseThrow();
        }
        return Opened.open(file, reading(), err).structure();
    }

    private Span selection(Structure structure) throws Refusal {
        if (selected == null) {
            return new Span(0, 0);
        }
        int colon = selected.indexOf(':');
        if (!selected.startsWith("$") && colon < 0) {
            throw new Refusal(ExitCode.USAGE, "--select %s: expected a path such as $.gold, or an offset and a count "
                    .formatted(selected) + "such as 0xD:3");
        }
        try {
            if (selected.startsWith("$")) {
                return Search.under(structure, PathText.read(selected, structure.dialect()));
            }
            long length = structure.bytes().length();
            long offset = ScopeOptions.offset("--select", selected.substring(0, colon), length);
            long count = ScopeOptions.offset("--select", selected.substring(colon + 1), length);
            if (offset > length || count > length - offset) {
                throw new Refusal(ExitCode.MISFIT, "--select %s: is outside; there are %s bytes".formatted(selected,
                        length));
            }
            return new Span(offset, count);
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, "--select " + selected + ": " + Clauses.why(e));
        }
    }
}
