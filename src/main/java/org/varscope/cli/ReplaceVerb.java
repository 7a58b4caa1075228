package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.options.QueryOptions;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.container.DamageException;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveLock;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.Replacement;
import org.varscope.find.Replacing;
import org.varscope.said.Clauses;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Structure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `replace`: replaces what is found.
@Command(name = "replace", description = "Replace what find would find. What does not fit is listed and left as it is.",
        footer = {"", "All conditions have to hold of one value. With --text, the part of the text that was found is "
                + "replaced, and with --regex, $1 in TEXT is what its first group matched; with --bytes, TEXT is "
                + "hexadecimal digits, where ? leaves a digit as it is; else TEXT is a value, as in set.", "",
                "Exit codes: 0 all that was found was replaced, 1 nothing was found, 2 wrong usage, 3 a file "
                        + "could not be read or written or is not this format, 4 something was left as it is."})
final class ReplaceVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to edit.")
    private String file = "";

    @Mixin
    private QueryOptions sought = new QueryOptions();

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @Option(names = "--with", required = true, paramLabel = "TEXT", description = "What takes its place.")
    private String with = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Write here instead of over FILE.")
    private @Nullable String output;

    @Option(names = "--dry-run", description = "Only list what would change.")
    private boolean dry;

    @Override
    int run(Output out, Messages err) throws Refusal {
        Query query = sought.query();
        Replacement replacement = sought.replacement(query, with);
        Saving saving = new Saving(output == null ? file : output, reading().isQuiet(), err);
        return each(List.of(file), err, _ -> {
            try (SaveLock _ = dry ? null : saving.turn()) {
                return replace(Opened.open(file, reading(), err), query, replacement, saving, out, err);
            }
        });
    }

    private int replace(Opened opened, Query query, Replacement replacement, Saving saving, Output out, Messages err)
            throws Refusal {
        Structure structure = opened.structure();
        sought.checkTypes(structure.dialect());
        Replacing.Plan plan = plan(opened, structure, query, replacement, out);
        plan.passedOver().forEach(each -> err.say(opened.name() + ": " + each.sentence()));
        // As with set, OUT is there afterwards, whatever was found.
        if (!dry && (plan.changed() > 0 || output != null)) {
            Document document = new Document(structure);
            try {
                document.apply(plan.review());
                saving.renewDigests(document);
                saving.write(FileForm.of(opened.file(), opened.wrapping()), document.snapshot().bytes());
            } catch (EditException e) {
                throw new Refusal(ExitCode.MISFIT, Clauses.clause(e.remark()));
            } catch (DamageException e) {
                throw new Refusal(ExitCode.FILE, "%s was not written: %s".formatted(saving.name(), Clauses.why(e)));
            }
        }
        return plan.found() == 0 ? ExitCode.FOUND : plan.left() > 0 ? ExitCode.MISFIT : ExitCode.FINE;
    }

    private Replacing.Plan plan(Opened opened, Structure structure, Query query, Replacement replacement, Output out)
            throws Refusal {
        PathBuilder paths = new PathBuilder(structure);
        // Also the last match may be where an expression gives up, so that nothing is replaced.
        List<String> held = new ArrayList<>();
        try {
            Replacing.Plan plan = Replacing.of(scope.search(opened, structure), query, replacement, opened.progress(),
                    line -> {
                        if (query.mayGiveUp()) {
                            held.add(text(line, paths));
                        } else {
                            opened.line().clear();
                            out.line(text(line, paths));
                        }
                    });
            opened.line().clear();
            held.forEach(out::line);
            return plan;
        } catch (QueryException e) {
            throw new Refusal(ExitCode.USAGE, Clauses.why(e));
        } finally {
            opened.line().clear();
        }
    }

    private static String text(Replacing.Line line, PathBuilder paths) {
        String path = TreeText.path(paths.of(line.place().target()));
        String offset = Numbers.offset(line.place().span().start());
        return line.why().isEmpty() ? "%s  %s  %s -> %s".formatted(offset, path, line.was(), line.is())
                : "%s  %s  %s  left: %s".formatted(offset, path, line.was(),
                        Clauses.clause(new EditRefusal.All(line.why())));
    }
}
