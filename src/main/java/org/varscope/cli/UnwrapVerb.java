package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.container.Plain;
import org.varscope.container.Wrapping;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `unwrap`: the content of a compressed, encrypted or base64 file, or the bytes that a text lists.
@Command(name = "unwrap", description = "Write what is inside a compressed, encrypted or base64 file, whatever it is: "
        + "values, JSON, a ConfigFile, or any other text. Of text that lists bytes as programs print them, such as "
        + "[27, 0, 0, 0] or a hex dump, write those bytes.",
        footer = {"", "What was encrypted is no longer encrypted in OUT. `varscope wrap` puts it back.", "",
                "Exit codes: 0 fine, 1 the wrapper is damaged, and OUT holds what can be read of it, 2 wrong usage, 3 "
                + "a file could not be read or written, 4 FILE is wrapped in nothing, or PATH leads to no value."})
final class UnwrapVerb extends Verb {
    @Parameters(index = "0", paramLabel = "FILE", description = "File to read.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true, description = "Write here.")
    private String output = "";

    @Option(names = "--at", paramLabel = "PATH", description = "Write the value instead that is base64 in a "
            + "String, or in JSON or a ConfigFile: $.save.data is the key data in the section save. Of a "
            + "PackedByteArray, write its bytes.")
    private @Nullable String at;

    @Override
    int run(Output out, Messages err) throws Refusal {
        Saving saving = new Saving(output, reading().isQuiet(), err);
        saving.refuseOver(file, "its content would replace it");
        return each(List.of(file), err, _ -> {
            Opened.Unopened opened = Opened.read(file, reading(), err);
            if (at != null) {
                Opened around = opened.openText();
                saving.make(opened.file().file(),
                        around.isAlone(at) ? around.content() : around.enclosed(at).content());
                return ExitCode.FINE;
            }
            Optional<ByteStore> listed = opened.listed();
            Wrapping wrapping = listed.isPresent() ? new Plain(listed.get()) : opened.unwrapped();
            saving.make(opened.file().file(), wrapping.content());
            for (Problem problem : wrapping.problems()) {
                err.say("%s: %s".formatted(file, Clauses.clause(problem.flaw())));
            }
            return wrapping.problems().stream().anyMatch(Problem::isError) ? ExitCode.FOUND : ExitCode.FINE;
        });
    }
}
