package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.check.QuickPass;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.BitsJson;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.JsonLine;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.cli.output.Table;
import org.varscope.codec.EncodeException;
import org.varscope.container.Layer;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Dialects;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRoom;
import org.varscope.document.place.Paths;
import org.varscope.explain.dialect.DialectComparison;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.field.Figure;
import org.varscope.explain.field.Telling;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `explain`: every byte in words.
@Command(name = "explain", description = "Say what every byte is and does: one line a field.",
        footer = {"", "A line has the field's offset, its first bytes, the path of its value, its name, and what it "
                + "does there. Sentences may change between versions; what else --jsonl has does not.", "",
                "Where a path has more than 1000 characters, or long ones would make the output many times as long as "
                + "the file, that of a value around it is printed, and how many levels deeper the value is "
                + "(`deeper` in JSON).", "",
                "Exit codes: 0 fine, 1 a problem of severity ERROR was found, 2 wrong usage, 3 the file could not be "
                + "read or is not this format, 4 there is no such place."})
final class ExplainVerb extends Verb {
    /// Fields are found out for so many bytes at a time.
    private static final long PIECE = 1 << 16;
    private static final PathRoom.Said NOWHERE = new PathRoom.Said("", 0);

    @Parameters(index = "0", paramLabel = "FILE", description = "File to read.")
    private String file = "";

    @Option(names = "--at", paramLabel = "OFFSET", description = "Only the field with the byte at this offset.")
    private @Nullable String at;

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @Option(names = "--dialects", paramLabel = "PATH",
            description = "Instead, how the value at this path is written in every dialect, field by field, and "
                    + "which cannot hold it.")
    private @Nullable String compared;

    @Option(names = "--wrapper", description = "Instead, the bytes of what the values are wrapped in, from the "
            + "outside in: offsets are those of the file, and of an inner wrapper those inside the outer one. Of a "
            + "file that cannot be opened, as much as its head tells.")
    private boolean wrapper;

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "en (English) or ja (Japanese).")
    private String language = Language.ENGLISH.tag();

    @Option(names = "--jsonl", description = "One JSON object a field, for machines.")
    private boolean jsonl;

    private final BitsJson bits = new BitsJson();

    @Override
    int run(Output out, Messages err) throws Refusal {
        if (at != null && scope.isGiven()) {
            throw new Refusal(ExitCode.USAGE, "--at is one field; --from, --to and --under are several");
        }
        if (compared != null && (at != null || scope.isGiven())) {
            throw new Refusal(ExitCode.USAGE, "--dialects is one value; --at, --from, --to and --under are fields");
        }
        if (wrapper && (compared != null || scope.isGiven())) {
            throw new Refusal(ExitCode.USAGE,
                    "--wrapper is what is around values; --dialects, --from, --to and --under are for values");
        }
        Language spoken = language(language);
        return each(List.of(file), err, _ -> {
            if (wrapper) {
                return wrappers(Opened.read(file, reading(), err), spoken, out);
            }
            Opened opened = Opened.open(file, reading(), err);
            opened.tellZeros(err);
            Structure structure = opened.structure();
            if (compared != null) {
                DialectsText text = new DialectsText(comparison(structure, compared, spoken), spoken, out);
                if (jsonl) {
                    text.json();
                } else {
                    text.print();
                }
                return ExitCode.FINE;
            }
            explain(structure, spans(opened, structure), spoken, out);
            return structure.errors() > 0 ? ExitCode.FOUND : ExitCode.FINE;
        });
    }

    /// What is around values is told also where what is inside cannot be had; why it cannot is said after that.
    private int wrappers(Opened.Unopened unopened, Language spoken, Output out) throws Refusal, IOException {
        try {
            Wrapping wrapping = unopened.open().wrapping();
            tell(wrapping.layers(), unopened, spoken, out);
            return Problem.errors(wrapping.problems()) > 0 ? ExitCode.FOUND : ExitCode.FINE;
        } catch (Refusal refused) {
            List<Layer> layers = refused.code() == ExitCode.FILE ? unopened.wrappers() : List.of();
            if (!layers.isEmpty()) {
                tell(layers, unopened, spoken, out);
            }
            throw refused;
        }
    }

    private void tell(List<Layer> layers, Opened.Unopened file, Language spoken, Output out) throws Refusal {
        if (layers.isEmpty()) {
            throw new Refusal(ExitCode.MISFIT, file.name() + " is wrapped in nothing");
        }
        Table table = new Table(out, "lllll");
        for (Layer layer : at == null ? layers : layers.subList(0, 1)) {
            long length = layer.file().length();
            long from = at == null ? 0 : ScopeOptions.offset("--at", at, length);
            if (from >= length) {
                throw ScopeOptions.outside(file.name(), "--at " + at, length);
            }
            WrapperExplainer explainer = new WrapperExplainer(layer, spoken);
            pieces(new Span(from, at == null ? length : 1), piece -> layer.fields(piece).stream().map(explainer::of),
                    said -> tell(said, new PathRoom.Said(layer.wrapper().word(), 0), table, out));
        }
        table.end();
    }

    /// {@return the language with this tag}
    static Language language(String tag) throws Refusal {
        return Language.tagged(tag).orElseThrow(() ->
                new Refusal(ExitCode.USAGE, "--lang %s: expected en or ja".formatted(tag)));
    }

    private DialectComparison comparison(Structure structure, String path, Language spoken) throws Refusal {
        try {
            Variant value = Paths.resolve(structure, PathText.read(path, structure.dialect()))
                    .value(DialectComparison.LARGEST).orElseThrow(() -> new Refusal(ExitCode.MISFIT,
                    "%s: %s: is damaged, or takes more than %s bytes".formatted(file, path,
                            DialectComparison.LARGEST)));
            return DialectComparison.of(value, structure.dialect(), Dialects.all(), spoken);
        } catch (TextException | PathException | EncodeException e) {
            throw new Refusal(ExitCode.MISFIT, file + ": " + path + ": " + Clauses.why(e));
        }
    }

    private List<Span> spans(Opened opened, Structure structure) throws Refusal {
        if (at == null) {
            return scope.spans(opened, structure);
        }
        long length = structure.bytes().length();
        long offset = ScopeOptions.offset("--at", at, length);
        if (offset >= length) {
            throw ScopeOptions.outside(opened.name(), "--at " + at, length);
        }
        return List.of(new Span(offset, 1));
    }

    private void explain(Structure structure, List<Span> spans, Language spoken, Output out) {
        QuickPass pass = at == null ? QuickPass.over(structure) : QuickPass.NONE;
        PathBuilder paths = new PathBuilder(structure, pass::clearsKeys);
        Explainer explainer = new Explainer(structure, spoken, _ -> "", pass);
        Table table = new Table(out, "lllll");
        if (structure.bytes().isEmpty()) {
            tell(explainer.nothing(), NOWHERE, table, out);
        }
        for (Span span : spans) {
            Fields.each(structure, span, (field, node) -> {
                Telling said = explainer.atLength(field, node);
                tell(said, said.node() == null ? NOWHERE : paths.of(said.node()), table, out);
            });
        }
        table.end();
    }

    /// A field that reaches into the next piece is said once, with the piece that it begins in.
    private static <T extends FieldDescription> void pieces(Span span, Function<Span, Stream<T>> fields,
            Consumer<T> said) {
        long reached = span.start();
        while (reached < span.end()) {
            Span piece = new Span(reached, Math.min(PIECE, span.end() - reached));
            for (T each : (Iterable<T>) fields.apply(piece)::iterator) {
                if (each.span().end() > reached) {
                    said.accept(each);
                    reached = each.span().end();
                }
            }
        }
    }

    private void tell(FieldDescription said, PathRoom.Said where, Table table, Output out) {
        if (jsonl) {
            json(out, said, where);
        } else {
            table.row(Numbers.offset(said.span().start()), said.bytes(), TreeText.path(where), said.name(),
                    wrapper ? said.sentence() + lines(said) : said.sentence());
        }
    }

    /// How letters of a wrapper become bytes.
    private static String lines(FieldDescription said) {
        return said.figures().stream().filter(Figure.Base64.class::isInstance)
                .map(figure -> " " + ((Figure.Base64) figure).line()).collect(Collectors.joining());
    }

    private void json(Output out, FieldDescription said, PathRoom.Said where) {
        // Found out first: nothing is written of a line whose bytes cannot be read.
        String name = said.stableName();
        String value = said.value();
        String sentence = said.sentence();
        JsonLine line = out.jsonLine().number("offset", said.span().start()).number("length", said.span().length())
                .text(wrapper ? "wrapper" : "path", where.text());
        if (where.deeper() > 0) {
            line.number("deeper", where.deeper());
        }
        boolean common = said.isCommon();
        line.text("field", name);
        text(line, "value", value, common);
        said.header().ifPresent(header -> line.raw("bits", bits.of(header)));
        if (!said.problems().isEmpty()) {
            line.raw("problems", said.problems().stream().map(problem -> '"' + problem.code().name() + '"')
                    .collect(Collectors.joining(",", "[", "]")).getBytes(StandardCharsets.ISO_8859_1));
        }
        text(line, "sentence", sentence, common);
        line.term("source", said.source()).term("page", said.page()).end();
    }

    private static void text(JsonLine line, String member, String text, boolean common) {
        if (common) {
            line.term(member, text);
        } else {
            line.text(member, text);
        }
    }
}
