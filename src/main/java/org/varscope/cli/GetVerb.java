package org.varscope.cli;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.text.json.Json;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `get`: prints one value.
@Command(name = "get", description = "Print one value as Godot text.",
        footer = {"", "Exit codes: 0 fine, 1 the value is damaged, 2 wrong usage, 3 the file could not be read or is "
                + "not this format, 4 the path leads nowhere."})
final class GetVerb extends Verb {
    private static final int PIECE = 1 << 20;

    @Parameters(index = "0", paramLabel = "FILE", description = "File to read.")
    private String file = "";

    @Parameters(index = "1", paramLabel = "PATH", description = "Which value, such as $.player.hp or $.items[3].")
    private String path = "";

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--raw", description = "Its bytes as they are in the file.")
    private boolean raw;

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (json && raw) {
            throw new Refusal(ExitCode.USAGE, "--json and --raw exclude each other");
        }
        return each(List.of(file), err, _ -> {
            Structure structure = Opened.open(file, reading(), err).structure();
            try {
                Target target = Paths.resolve(structure, PathText.read(path, structure.dialect()));
                if (raw) {
                    bytes(target, out);
                } else {
                    print(value(target), target, out);
                }
                return ExitCode.FINE;
            } catch (TextException | PathException e) {
                throw new Refusal(ExitCode.MISFIT, file + ": " + path + ": " + Clauses.why(e));
            }
        });
    }

    private Variant value(Target target) throws Refusal {
        return target.value(Integer.MAX_VALUE).orElseThrow(() -> new Refusal(ExitCode.FOUND,
                "%s: %s: the bytes %s are damaged; `varscope tree --at` shows what is left, and --raw prints them"
                        .formatted(file, path, target.node().span())));
    }

    private void print(Variant value, Target target, Output out) {
        Dialect dialect = target.structure().dialect();
        try {
            if (json) {
                Json.write(value, dialect, out.writer());
            } else {
                GodotText.visibleTo(value, dialect, TreeJson.width(target.node()), out.writer());
            }
            out.line("");
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
    }

    private static void bytes(Target target, Output out) {
        for (Span span : target.spans()) {
            for (long at = span.start(); at < span.end(); at += PIECE) {
                out.bytes(target.structure().bytes().bytes(new Span(at, Math.min(PIECE, span.end() - at))));
            }
        }
    }
}
