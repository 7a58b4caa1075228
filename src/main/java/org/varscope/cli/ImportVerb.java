package org.varscope.cli;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import org.varscope.codec.EncodeException;
import org.varscope.dialect.Dialect;
import org.varscope.document.clip.ProjectText;
import org.varscope.explain.RemarkWords;
import org.varscope.text.TextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `import`: `project.godot` as the settings of an exported project.
@Command(name = "import", description = "Make of project.godot, or engine.cfg, the file that an exported project has: "
        + "project.binary, or engine.cfb. Without --dialect, config_version tells the engine.",
        footer = {"", "Exit codes: 0 fine, 2 wrong usage, 3 a file could not be read or written or says no settings."})
final class ImportVerb extends Verb {
    private static final int MOST = 64 << 20;

    @Parameters(index = "0", paramLabel = "FILE", description = "Text to read.")
    private String file = "";

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true, description = "Write here.")
    private String output = "";

    @Override
    int run(Output out, Messages err) throws Refusal {
        Saving saving = new Saving(output, reading().isQuiet(), err);
        saving.refuseOver(file, "its settings would replace it");
        return each(List.of(file), err, _ -> {
            Opened.Unopened opened = Opened.read(file, reading(), err);
            ByteStore bytes = opened.file().bytes();
            if (bytes.length() > MOST) {
                throw new Refusal(ExitCode.FILE, file + " has %s bytes; settings of at most %s are imported"
                        .formatted(bytes.length(), MOST));
            }
            saving.make(opened.file().file(),
                    made(new String(bytes.bytes(new Span(0, bytes.length())), StandardCharsets.UTF_8)));
            return ExitCode.FINE;
        });
    }

    private ByteStore made(String text) throws Refusal {
        try {
            Dialect asked = reading().dialect();
            return ProjectText.bytes(text, asked == null ? ProjectText.dialect(text) : asked);
        } catch (TextException e) {
            long line = text.substring(0, Math.min(e.offset(), text.length())).chars().filter(c -> c == '\n').count();
            throw new Refusal(ExitCode.FILE, "%s: line %s: %s".formatted(file, line + 1, RemarkWords.why(e)));
        } catch (EncodeException e) {
            throw new Refusal(ExitCode.FILE, file + ": " + RemarkWords.why(e));
        }
    }
}
