package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.cli.options.RangeOptions;
import org.varscope.cli.options.ScopeOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.document.place.PathBuilder;
import org.varscope.render.Annotated;
import org.varscope.render.PictureForm;
import org.varscope.render.Shade;
import org.varscope.said.Language;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `render`: the annotated bytes of a file as a picture or page.
@Command(name = "render", description = "Draw the bytes of a file, with what each of them is, as SVG, PNG or HTML.",
        footer = {"", "Shows at most 65536 bytes. An HTML page needs no other file, runs no script, and explains the "
                + "bytes under the pointer.", "",
                "Exit codes: 0 fine, 2 wrong usage, 3 the file could not be read, is not this format, or the picture "
                + "could not be written, 4 there is no such place, or too much of it."})
final class RenderVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to read.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true,
            description = "Picture to write; its name ends in .svg, .png or .html.")
    private String output = "";

    @Option(names = "--at", paramLabel = "PATH", description = "Only the value at this path, and all that it holds.")
    private @Nullable String at;

    @Mixin
    private RangeOptions range = new RangeOptions();

    @Option(names = "--theme", paramLabel = "THEME", description = "light or dark; light where it is not given.")
    private String theme = Shade.LIGHT.word();

    @Option(names = "--lang", paramLabel = "LANGUAGE", description = "en (English) or ja (Japanese).")
    private String language = Language.ENGLISH.tag();

    @Override
    int run(Output out, Messages err) throws Refusal {
        PictureForm form = PictureForm.of(output).orElseThrow(() -> new Refusal(ExitCode.USAGE,
                "-o %s: expected a name that ends in .svg, .png or .html".formatted(output)));
        Shade shade = Arrays.stream(Shade.values()).filter(one -> one.word().equals(theme)).findFirst().orElseThrow(
                () -> new Refusal(ExitCode.USAGE, "--theme %s: expected light or dark".formatted(theme)));
        Language spoken = Language.tagged(language).orElseThrow(() ->
                new Refusal(ExitCode.USAGE, "--lang %s: expected en or ja".formatted(language)));
        return each(List.of(file), err, _ -> {
            Opened opened = Opened.open(file, reading(), err);
            Structure structure = opened.structure();
            Annotated what = Annotated.of(name(opened, structure), structure, span(opened, structure), spoken,
                    new PathBuilder(structure)::shown);
            write(form.write(what, shade), opened, err);
            return ExitCode.FINE;
        });
    }

    /// What the picture is called: the file, and the value in it that was asked for.
    private String name(Opened opened, Structure structure) throws Refusal {
        String name = Visible.line(String.valueOf(Opened.path(opened.name()).getFileName()));
        return at == null ? name : name + "  " + Visible.line(at);
    }

    private Span span(Opened opened, Structure structure) throws Refusal {
        Span span = range.span(opened, structure);
        if (at != null) {
            span = ScopeOptions.under(opened, structure, at).intersection(span);
        }
        if (span.isEmpty()) {
            throw new Refusal(ExitCode.MISFIT, opened.name() + ": there are no bytes to show");
        }
        if (span.length() > Annotated.MOST) {
            throw new Refusal(ExitCode.MISFIT, ("%s: %s bytes are too many for a picture, which shows at most %s; "
                    + "choose some with --at, or with --from and --to").formatted(opened.name(), span.length(),
                    Annotated.MOST));
        }
        return span;
    }

    private void write(byte[] picture, Opened opened, Messages err) throws Refusal, IOException {
        Path target = Opened.path(output);
        if (Files.exists(target) && Files.isSameFile(target, Opened.path(file))) {
            throw new Refusal(ExitCode.USAGE, "-o %s: the picture would replace the file".formatted(output));
        }
        new Saving(output, true, err).make(opened.file().file(), ByteStore.of(picture));
    }
}
