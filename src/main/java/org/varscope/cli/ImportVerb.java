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
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.document.clip.ProjectText;
import org.varscope.said.Clauses;
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
    /// Bytes of a file that says that there are none.
    private static final int WITHOUT_SETTINGS = 8;

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
            ByteStore made = made(text(bytes.bytes(new Span(0, bytes.length()))));
            if (made.length() == WITHOUT_SETTINGS && !reading().isQuiet()) {
                err.say("%s says no settings; %s has none either".formatted(file, output));
            }
            saving.make(opened.file().file(), made);
            return ExitCode.FINE;
        });
    }

    private String text(byte[] bytes) throws Refusal {
        int bad = Utf8.firstBad(bytes, 0, bytes.length, TextRule.STRICT);
        if (bad >= 0) {
            throw new Refusal(ExitCode.FILE, "%s: %s: found byte 0x%02X; expected UTF-8".formatted(file,
                    place(new String(bytes, 0, bad, StandardCharsets.UTF_8), bad), bytes[bad]));
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String place(String text, int offset) {
        List<Integer> place = ProjectText.place(text, offset);
        return "line %s, column %s".formatted(place.getFirst(), place.getLast());
    }

    private ByteStore made(String text) throws Refusal {
        try {
            Dialect asked = reading().dialect();
            return ProjectText.bytes(text, asked == null ? ProjectText.dialect(text) : asked);
        } catch (TextException e) {
            throw new Refusal(ExitCode.FILE, "%s: %s: %s".formatted(file,
                    place(text, e.offset()),
                    Clauses.why(new TextException(e.found(), e.expected()))));
        } catch (EncodeException e) {
            throw new Refusal(ExitCode.FILE, file + ": " + Clauses.why(e));
        }
    }
}
