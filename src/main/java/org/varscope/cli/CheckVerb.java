package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Wrapping;
import org.varscope.document.place.PathRoom;
import org.varscope.problem.Problem;
import org.varscope.repair.incident.Happened;
import org.varscope.repair.incident.Incident;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `check`: would the engine load it?
@Command(name = "check", description = "Would the engine load it? One verdict per record, with the problems.",
        footer = {"", "Of each record, at most 100 errors, 100 warnings and 100 notes are listed, with --jsonl 1000 of "
                + "each; MORE_FOLLOW counts the others. Where a path would have more than 1000 characters, the "
                + "one of a value around it is printed, and how many levels deeper the problem is (`deeper` in JSON).",
                "", "Where one thing explains the problems of a file, such as that it is cut off, that is said first: "
                + "with --jsonl, and of nothing but zero bytes always, on standard error.",
                "", "Bytes that a game has put before its records are said on standard error, and with --jsonl in the "
                + "line of the first record (`lead`). On numbers, texts and bytes that a list of fields names, no "
                + "engine has a verdict: they are listed only where something is wrong with them, without `accepted`.",
                "", "With --safety, there are four levels: nothing but values; numbers of objects of the running "
                + "game; objects that an engine makes, with scripts of the project; code in the file, or scripts from "
                + "outside the project. Nothing of it is ever made or run here. The exit code is 1 for the last two, "
                + "and where not all can be read.",
                "", "Exit codes: 0 every record is accepted, 1 a record is refused or a problem of severity ERROR was "
                + "found, 2 wrong usage, 3 a file could not be read or is not this format."})
final class CheckVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to check.")
    private List<String> files = List.of();

    @Option(names = "--jsonl", description = "One JSON object a record, for machines.")
    private boolean jsonl;

    @Option(names = "--safety", description = "Instead of verdicts, say what loading the file leads to in an engine, "
            + "and which engines would load it.")
    private boolean safety;

    @Override
    int run(Output out, Messages err) {
        return each(files, err, file -> {
            Opened opened = Opened.open(file, reading(), err);
            return safety ? safety(opened, out) : check(opened, out, err);
        });
    }

    private int safety(Opened opened, Output out) {
        SafetyLines lines = new SafetyLines(opened);
        if (jsonl) {
            lines.json(out);
        } else {
            lines.print(out, reading().isQuiet());
        }
        return lines.code();
    }

    private int check(Opened opened, Output out, Messages err) {
        ObjectRule objects = reading().objects();
        int most = jsonl ? ListedProblems.KEPT : ListedProblems.MOST;
        PathRoom room = new PathRoom(opened.content().length());
        // No engine reads the bytes that a game of its own put first, so that the verdicts by themselves would mislead.
        Optional<Opened.Leading> lead = opened.lead();
        lead.ifPresent(bytes -> err.say(opened.name() + ": " + bytes.words()));
        boolean found = false;
        boolean empty = true;
        boolean said = false;
        Structures structures = new Structures(opened);
        Check check = new Check(opened.content(), opened.found().dialect(), opened.found().framing(),
                opened.wrapping().problems().isEmpty(), objects, opened.progress(), structures::get);
        opened.tellZeros(err);
        for (Verdict next = check.next(most); next != null; next = check.next(most)) {
            Verdict verdict = next;
            if (!found && !verdict.isFine()) {
                tellWhatHappened(opened, structures.get(), out, err);
            }
            found |= !verdict.isFine();
            if (verdict.plain() && verdict.said().isEmpty()) {
                continue;
            }
            Optional<Opened.Leading> first = said ? Optional.empty() : lead;
            empty &= verdict.plain();
            said = true;
            opened.line().clear();
            if (jsonl) {
                out.json(line -> json(opened, verdict, first, room, line));
            } else {
                print(opened, verdict, room, out);
            }
        }
        return found || empty && !said && holdsNothing(opened, out, err) ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// The structure of a file, which is found only where somebody asks for it.
    private static final class Structures {
        private final Opened opened;
        private @Nullable Structure found;

        Structures(Opened opened) {
            this.opened = opened;
        }

        Structure get() {
            Structure known = found == null ? opened.structure() : found;
            found = known;
            return known;
        }
    }

    /// Says what happened to the whole file, before what is wrong with its first record. With `--jsonl` that goes to
    /// standard error, as the lines are about records only.
    private void tellWhatHappened(Opened opened, Structure structure, Output out, Messages err) {
        Optional<Happened> happened = Happened.of(structure, structure.problems(), opened.progress());
        opened.line().clear();
        happened.filter(what -> !(what.incident() instanceof Incident.OnlyZeros)).ifPresent(what -> {
            String words = Clauses.clause(what.incident());
            if (jsonl) {
                err.say(opened.name() + ": " + words);
            } else {
                out.line((reading().isQuiet() ? "" : opened.name() + ": ") + words);
            }
        });
    }

    /// Says that there is no record, and what is wrong with the wrapper. Records are all that machines are told of.
    ///
    /// @return whether an error was found
    private boolean holdsNothing(Opened opened, Output out, Messages err) {
        opened.line().clear();
        Wrapping wrapping = opened.wrapping();
        String said = "holds no " + (opened.found().framing().isListed() ? "values" : "records")
                + (wrapping.isPlain() ? "" : "; " + Clauses.clause(wrapping.title()));
        if (jsonl) {
            err.say(opened.name() + ": " + said);
        } else {
            out.line((reading().isQuiet() ? "" : opened.name() + ": ") + said);
            PathRoom none = new PathRoom(0);
            wrapping.problems().forEach(problem ->
                    out.line(TreeText.line(new Finding.Trouble(problem, null), none)));
        }
        return Problem.errors(wrapping.problems()) > 0;
    }

    private static void json(Opened opened, Verdict verdict, Optional<Opened.Leading> lead, PathRoom room,
            JsonGenerator line) {
        line.writeStringProperty("file", opened.name()).writeNumberProperty("record", verdict.record())
                .writeNumberProperty("offset", verdict.offset())
                .writeStringProperty("dialect", opened.found().dialect().name());
        if (!verdict.plain()) {
            line.writeBooleanProperty("accepted", verdict.isAccepted())
                    .writeStringProperty("error", verdict.error() == null ? null : verdict.error().name());
        }
        lead.ifPresent(bytes -> line.writeObjectPropertyStart("lead").writeNumberProperty("offset", 0)
                .writeNumberProperty("length", bytes.length())
                .writeStringProperty("message", bytes.words()).writeEndObject());
        if (!verdict.assumes().isEmpty()) {
            line.writeArrayPropertyStart("assumes");
            verdict.assumes().forEach(line::writeString);
            line.writeEndArray();
        }
        line.writeArrayPropertyStart("problems");
        for (Finding.Trouble trouble : verdict.said()) {
            TreeJson.problem(line.writeStartObject(), trouble, room);
            line.writeEndObject();
        }
        line.writeEndArray();
    }

    private void print(Opened opened, Verdict verdict, PathRoom room, Output out) {
        out.line("%s%s %s at 0x%X%s".formatted(reading().isQuiet() ? "" : opened.name() + ": ",
                verdict.plain() ? "item" : "record", verdict.record(), verdict.offset(), verdict.plain() ? ":"
                        : ": %s by %s".formatted(verdict.error() == null ? "accepted"
                                : "refused, " + verdict.error() + ",", opened.found().dialect().name())));
        if (!verdict.assumes().isEmpty()) {
            out.line("  assumed  " + String.join(", ", verdict.assumes()));
        }
        verdict.said().forEach(trouble -> out.line(TreeText.line(trouble, room)));
    }
}
