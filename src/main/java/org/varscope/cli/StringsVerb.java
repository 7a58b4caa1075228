package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.cli.options.QueryOptions;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.place.PathRoom;
import org.varscope.find.HitPlaces;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.strings.StringScan;
import org.varscope.said.Clauses;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.text.encoding.TextEncoding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `strings`: all readable text.
@Command(name = "strings", description = "List all readable text, whatever its bytes mean, with the value that it is "
        + "part of.",
        footer = {"", "A line has the text's offset, its length in bytes, its encoding, the path of the value (- where "
                + "it is in none) and the text.", "",
                "UTF-16 is looked for at even offsets. In encodings other than ASCII and UTF-8, where "
                + "nearly any bytes are characters, at least half of a text must be Latin letters, digits or kana. "
                + "Texts longer than 1 MiB are listed in parts.", "",
                "Exit codes: 0 something was found, 1 nothing was, 2 wrong usage, 3 a file could not be read or is "
                + "not this format, 4 --under, --from or --to leads outside of it."})
final class StringsVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to read.")
    private List<String> files = List.of();

    @Option(names = "--min", paramLabel = "N",
            description = "Least number of characters in a text; 4 where it is not given.")
    private int least = StringScan.USUAL.least();

    @Option(names = "--encoding", paramLabel = "NAME", split = ",",
            description = "Encodings: ascii, latin-1, cp1252, utf-8, utf-16 (little-endian), shift-jis, or all. "
            + "Without it, utf-8 and utf-16.")
    private List<String> encodings = List.of();

    @Option(names = "--contains", paramLabel = "STRING", description = "Only texts that contain it, in any case.")
    private String contains = "";

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @Option(names = "--jsonl", description = "One JSON object a text, for machines.")
    private boolean jsonl;

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (least < 1) {
            throw new Refusal(ExitCode.USAGE, "--min %s: expected 1 or more".formatted(least));
        }
        Query.Strings query = new Query.Strings(new StringScan(least,
                encodings.isEmpty() ? StringScan.USUAL.encodings() : QueryOptions.encodings(encodings)), contains);
        long[] found = {0};
        int code = each(files, err, file -> {
            Opened opened = Opened.open(file, reading(), err);
            found[0] += list(opened, query, out);
            return ExitCode.FINE;
        });
        return code != ExitCode.FINE ? code : found[0] > 0 ? ExitCode.FINE : ExitCode.FOUND;
    }

    private long list(Opened opened, Query.Strings query, Output out) throws Refusal {
        Structure structure = opened.structure();
        HitPlaces places = new HitPlaces(structure, true);
        PathBuilder paths = new PathBuilder(structure);
        long[] hits = {0};
        try {
            scope.search(opened, structure).run(query, opened.progress(), (offset, length) -> {
                opened.line().clear();
                hits[0]++;
                Span span = new Span(offset, length);
                PathRoom.Said path = places.at(span).map(place -> paths.of(place.target())).orElse(null);
                print(opened, structure.bytes().bytes(span), span.start(),
                        query.encoding(structure.bytes(), span), path, out);
                return true;
            });
        } catch (QueryException e) {
            throw new Refusal(ExitCode.USAGE, Clauses.why(e));
        } finally {
            opened.line().clear();
        }
        return hits[0];
    }

    private void print(Opened opened, byte[] bytes, long offset, TextEncoding encoding, PathRoom.@Nullable Said path,
            Output out) {
        String text = new String(bytes, encoding.charset());
        if (jsonl) {
            out.json(line -> {
                line.writeStringProperty("file", opened.name()).writeNumberProperty("offset", offset)
                        .writeNumberProperty("length", bytes.length)
                        .writeStringProperty("encoding", encoding.word());
                if (path != null) {
                    TreeJson.path(line, "path", path);
                }
                line.writeStringProperty("text", text);
            });
        } else {
            out.line("%s%s  %s  %s  %s  %s".formatted(files.size() > 1 ? opened.name() + ": " : "",
                    Numbers.offset(offset), bytes.length, encoding.word(),
                    path == null ? "-" : TreeText.path(path), Visible.line(text)));
        }
    }
}
