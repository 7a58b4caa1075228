package org.varscope.cli;

import java.io.PrintStream;
import java.util.List;
import org.varscope.codec.ObjectRule;
import org.varscope.problem.Severity;
import org.varscope.search.Check;
import org.varscope.search.Finding;
import org.varscope.search.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `check`: would the engine load it?
@Command(name = "check", description = "Would the engine load it? One verdict per record, with the problems.",
        footer = {"", "Exit codes: 0 every record is accepted, 1 a record is refused or a problem of severity ERROR "
                + "was found, 2 wrong usage, 3 a file could not be read or is not this format."})
final class CheckVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to check.")
    private List<String> files = List.of();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(names = "--jsonl", description = "One JSON object a record, for machines.")
    private boolean jsonl;

    @Override
    ReadingOptions reading() {
        return reading;
    }

    @Override
    int run(Output out, PrintStream err) {
        return each(files, err, file -> check(Opened.open(file, reading, err), out));
    }

    private int check(Opened opened, Output out) {
        ObjectRule objects = reading.allowsObjects() ? ObjectRule.ALLOWED : ObjectRule.FORBIDDEN;
        Check check = new Check(opened.structure(), objects);
        boolean found = false;
        for (Verdict verdict = check.next(); verdict != null; verdict = check.next()) {
            found |= !verdict.isAccepted()
                    || verdict.problems().stream().anyMatch(t -> t.problem().severity() == Severity.ERROR);
            if (jsonl) {
                out.line(json(opened, verdict));
            } else {
                text(opened, verdict, out);
            }
        }
        return found ? ExitCode.FOUND : ExitCode.FINE;
    }

    private static String json(Opened opened, Verdict verdict) {
        JsonLine line = new JsonLine().begin().put("file", opened.name()).put("record", verdict.record())
                .put("offset", verdict.offset()).put("dialect", opened.structure().dialect().name())
                .put("accepted", verdict.isAccepted())
                .put("error", verdict.error() == null ? null : verdict.error().name());
        if (!verdict.assumes().isEmpty()) {
            line.beginArray("assumes");
            verdict.assumes().forEach(line::element);
            line.endArray();
        }
        line.beginArray("problems");
        for (Finding.Trouble trouble : verdict.problems()) {
            TreeJson.problem(line.element(), trouble).end();
        }
        return line.endArray().end().take();
    }

    private void text(Opened opened, Verdict verdict, Output out) {
        String name = reading.isQuiet() ? "" : opened.name() + ": ";
        out.line("%srecord %d at 0x%X: %s by %s".formatted(name, verdict.record(), verdict.offset(),
                verdict.error() == null ? "accepted" : "refused, " + verdict.error() + ",",
                opened.structure().dialect().name()));
        if (!verdict.assumes().isEmpty()) {
            out.line("  assumed  " + String.join(", ", verdict.assumes()));
        }
        for (Finding.Trouble trouble : verdict.problems()) {
            out.line(TreeText.line(trouble));
        }
    }
}
