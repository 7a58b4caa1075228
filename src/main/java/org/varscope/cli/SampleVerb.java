package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.cli.output.Table;
import org.varscope.dialect.Dialect;
import org.varscope.sample.Gallery;
import org.varscope.sample.SampleFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `sample`: a file of every type and wrapper in every dialect.
@Command(name = "sample", description = "List samples of every type and wrapper in every dialect, or write one.",
        footer = {"", "Without NAME, lists them: name, what it shows, bytes. --dialect lists those of one dialect. "
                + "Encrypted ones have the password `secret`.", "",
                "Exit codes: 0 fine, 2 wrong usage, 3 the sample could not be written, 4 there is no such sample."})
final class SampleVerb extends Verb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "Sample to write.")
    private @Nullable String name;

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", description = "Write it here.")
    private @Nullable String output;

    @Override
    int run(Output out, Messages err) throws Refusal {
        if ((name == null) != (output == null)) {
            throw new Refusal(ExitCode.USAGE, "a sample is written with its NAME and -o OUT; without both, all are "
                    + "listed");
        }
        return each(List.of(output == null ? "" : output), err, _ -> {
            if (name == null || output == null) {
                list(out);
            } else {
                write(name, output, err);
            }
            return ExitCode.FINE;
        });
    }

    private void list(Output out) throws Refusal, IOException {
        Dialect only = reading().dialect();
        Table table = new Table(out, "llr");
        for (Dialect dialect : only == null ? Gallery.dialects() : List.of(only)) {
            for (SampleFile sample : Gallery.all(dialect)) {
                table.row(sample.name(), sample.what(), Long.toString(sample.bytes().length()));
            }
        }
        table.end();
    }

    private static void write(String name, String output, Messages err) throws Refusal, IOException {
        SampleFile sample = Gallery.named(name).orElseThrow(() -> new Refusal(ExitCode.MISFIT,
                name + ": there is no sample of this name; `varscope sample` lists all"));
        new Saving(output, true, err).make(null, sample.bytes());
    }
}
