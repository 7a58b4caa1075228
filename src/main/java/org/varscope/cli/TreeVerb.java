package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.check.ListedProblems;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.document.layout.InnerDigests;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRoom;
import org.varscope.document.place.Paths;
import org.varscope.document.place.RepeatedKeys;
import org.varscope.document.place.Target;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `tree`: prints the structure.
@Command(name = "tree", description = "Print the structure: path, type, offset, length, value.",
        footer = {"", "Below a path of 1000 characters no values are printed, nor where long paths would make the "
                + "output many times as long as the file: their collection says how many are left out (`omitted` in "
                + "JSON), and --at with its path begins there.", "",
                "Exit codes: 0 fine, 1 a problem of severity ERROR was found, 2 wrong usage, 3 a file could not be "
                + "read or is not this format, 4 the path of --at leads nowhere."})
final class TreeVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to read.")
    private List<String> files = List.of();

    @Option(names = "--jsonl", description = "One JSON object a line, for machines.")
    private boolean jsonl;

    @Option(names = "--depth", paramLabel = "N", description = "Only N levels below where it begins.")
    private int depth = Integer.MAX_VALUE;

    @Option(names = "--at", paramLabel = "PATH", description = "Begin at this value, such as $.player.inventory.")
    private @Nullable String at;

    @Option(names = "--no-values", description = "Leave the values out.")
    private boolean noValues;

    /// A form in which `tree` prints what it comes across.
    interface Printer {
        /// Prints what is known of the file as a whole.
        void file(Opened opened);

        /// Prints one finding.
        ///
        /// @param open whether what a value holds is printed too, as far as it is asked for
        void print(Finding finding, boolean open);

        /// Prints what was held back.
        void end();
    }

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (depth < 0) {
            throw new Refusal(ExitCode.USAGE, "--depth " + depth + ": expected 0 or more");
        }
        boolean[] first = {true};
        return each(files, err, file -> {
            if (!first[0] && !jsonl && !reading().isQuiet()) {
                out.line("");
            }
            first[0] = false;
            return tree(Opened.open(file, reading(), err), out, err);
        });
    }

    private int tree(Opened opened, Output out, Messages err) throws Refusal {
        opened.tellZeros(err);
        Structure structure = opened.structure();
        InnerDigests.in(structure, opened.progress())
                .forEach(digest -> err.say(opened.name() + ": " + Clauses.clause(digest)));
        PathRoom room = new PathRoom(structure.bytes().length());
        Printer printer = jsonl ? new TreeJson(out, structure, !noValues, room)
                : new TreeText(out, structure, !noValues, room);
        Inspection inspection = inspection(opened.name(), structure);
        if (jsonl || !reading().isQuiet()) {
            printer.file(opened);
        }
        int top = -1;
        ListedProblems problems = new ListedProblems(ListedProblems.MOST);
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            if (finding instanceof Finding.Trouble trouble) {
                problems.add(trouble);
                continue;
            }
            problems = print(problems, printer);
            boolean open = true;
            if (finding instanceof Finding.Value(var node, var path)) {
                int level = depth == Integer.MAX_VALUE ? 0 : node.depth();
                top = top < 0 ? level : top;
                boolean wanted = level - top < depth;
                open = room.takes(path, wanted ? lines(node) : 0);
                if (!wanted || !open) {
                    inspection.skipChildren();
                }
            }
            printer.print(finding, open);
        }
        print(problems, printer);
        printer.end();
        return structure.errors() > 0 ? ExitCode.FOUND : ExitCode.FINE;
    }

    /// How many values are right in `node`, keys among them.
    private static long lines(Node node) {
        return node.body() == null ? 0 : node.body().parts().count();
    }

    /// Prints what was found since the last value.
    ///
    /// @return where the problems after the next one go
    private static ListedProblems print(ListedProblems problems, Printer printer) {
        if (problems.isEmpty()) {
            return problems;
        }
        problems.said().forEach(trouble -> printer.print(trouble, false));
        return new ListedProblems(ListedProblems.MOST);
    }

    private Inspection inspection(String file, Structure structure) throws Refusal {
        if (at == null) {
            return new Inspection(structure);
        }
        try {
            Target target = Paths.resolve(structure, PathText.read(at, structure.dialect()));
            if (!target.isWhole()) {
                throw new Refusal(ExitCode.MISFIT,
                        at + ": a part of a value has no structure of its own; `get` prints it");
            }
            return new Inspection(structure, target.node(),
                    PathText.write(Paths.of(structure, target.node(), RepeatedKeys.MOST), structure.dialect()));
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, file + ": " + at + ": " + Clauses.why(e));
        }
    }
}
