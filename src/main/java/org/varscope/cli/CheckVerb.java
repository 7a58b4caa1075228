package org.varscope.cli;

import module java.base;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Wrapping;
import org.varscope.problem.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `check`: would the engine load it?
@Command(name = "check", description = "Would the engine load it? One verdict per record, with the problems.",
        footer = {"", "Of each record, at most 100 errors, 100 warnings and 100 notes are listed, with --jsonl 1000 of "
                + "each; MORE_FOLLOW counts the others. Where a path would have more than 1000 characters, the one of a "
                + "value around it is printed, and how many levels deeper the problem is (`deeper` in JSON).", "",
                "Exit codes: 0 every record is accepted, 1 a record is refused or a problem of severity ERROR was "
                + "found, 2 wrong usage, 3 a file could not be read or is not this format."})
final class CheckVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to check.")
    private List<String> files = List.of();

    @Option(names = "--jsonl", description = "One JSON object a record, for machines.")
    private boolean jsonl;

    @Override
    int run(Output out, Messages err) {
        return each(files, err, file -> check(Probed.open(file, reading(), err), out, err));
    }

    private int check(Probed probed, Output out, Messages err) throws Refusal {
        ObjectRule objects = reading().allowsObjects() ? ObjectRule.ALLOWED : ObjectRule.FORBIDDEN;
        int most = jsonl ? ListedProblems.KEPT : ListedProblems.MOST;
        boolean found = false;
        boolean empty = true;
        try (Check check = new Check(probed.content(), probed.found().dialect(), probed.found().framing(),
                probed.found().wrapping().problems().isEmpty(), objects, probed.progress(), probed::structure)) {
            for (Verdict verdict = check.next(most); verdict != null; verdict = check.next(most)) {
                found |= !verdict.isAccepted()
                        || verdict.problems().stream().anyMatch(t -> t.problem().severity() == Severity.ERROR);
                empty = false;
                probed.line().clear();
                if (jsonl) {
                    out.line(json(probed, verdict));
                } else {
                    print(probed, verdict, out);
                }
            }
        }
        return found || empty && holdsNothing(probed, out, err) ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// Says that there is no record, and what is wrong with the wrapper. Records are all that machines are told of.
    ///
    /// @return whether an error was found
    private boolean holdsNothing(Probed probed, Output out, Messages err) {
        probed.line().clear();
        Wrapping wrapping = probed.found().wrapping();
        String said = "holds no records" + (wrapping.isPlain() ? "" : "; " + wrapping.title());
        if (jsonl) {
            err.say(probed.name() + ": " + said);
        } else {
            out.line((reading().isQuiet() ? "" : probed.name() + ": ") + said);
            wrapping.problems().forEach(problem -> out.line(TreeText.line(new Finding.Trouble(problem, null))));
        }
        return wrapping.problems().stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
    }

    private static String json(Probed probed, Verdict verdict) {
        return JsonLine.of(line -> {
            line.writeStringProperty("file", probed.name()).writeNumberProperty("record", verdict.record())
                    .writeNumberProperty("offset", verdict.offset())
                    .writeStringProperty("dialect", probed.found().dialect().name())
                    .writeBooleanProperty("accepted", verdict.isAccepted())
                    .writeStringProperty("error", verdict.error() == null ? null : verdict.error().name());
            if (!verdict.assumes().isEmpty()) {
                line.writeArrayPropertyStart("assumes");
                verdict.assumes().forEach(line::writeString);
                line.writeEndArray();
            }
            line.writeArrayPropertyStart("problems");
            for (Finding.Trouble trouble : verdict.said()) {
                TreeJson.problem(line.writeStartObject(), trouble);
                line.writeEndObject();
            }
            line.writeEndArray();
        });
    }

    private void print(Probed probed, Verdict verdict, Output out) {
        StringBuilder text = new StringBuilder(reading().isQuiet() ? "" : probed.name() + ": ").append("record ")
                .append(verdict.record()).append(" at 0x").append(Long.toHexString(verdict.offset()).toUpperCase(Locale.ROOT))
                .append(verdict.error() == null ? ": accepted" : ": refused, " + verdict.error() + ",")
                .append(" by ").append(probed.found().dialect().name());
        out.line(text.toString());
        if (!verdict.assumes().isEmpty()) {
            out.line("  assumed  " + String.join(", ", verdict.assumes()));
        }
        verdict.said().forEach(trouble -> out.line(TreeText.line(trouble)));
    }
}
