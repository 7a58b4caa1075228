package org.varscope.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.dialect.Dialect;
import org.varscope.document.FileForm;
import org.varscope.document.OpenFile;
import org.varscope.problem.Severity;
import org.varscope.scan.Structure;

/// A file that a verb works on, read whole as a structure.
///
/// @param name  as it was given
/// @param form  what it is wrapped in, to be written back so
/// @param word  its layers as `--container` names them
/// @param doubt why it is read like this, for people, where the bytes were to tell and not everything fits; else empty
record Opened(String name, FileForm form, Structure structure, String word, String doubt) {
    /// {@return the file called `name`}
    /// @throws Refusal if it cannot be read or is not this format
    static Opened open(String name, ReadingOptions options, PrintStream err) throws Refusal {
        Layers layers = options.layers();
        Dialect dialect = options.dialect();
        ProgressLine progress = new ProgressLine(err, options.isQuiet());
        try {
            OpenFile file = OpenFile.read(path(name), progress.of("reading", name, 0));
            Probe.Result.Found found = found(name, Probe.open(file.bytes(), layers, dialect, options.secret(),
                    progress.of("unwrapping", name, 0)));
            Structure structure = Structure.scan(found.wrapping().content(), found.dialect(), found.framing(),
                    progress.of("looking through", name, found.wrapping().content().length()))
                    .knowing(found.wrapping().problems());
            boolean doubtful = layers.framing() == null && dialect == null && !found.whole();
            return new Opened(name, FileForm.of(file, found.wrapping()), structure, found.word(),
                    doubtful ? found.why() : "");
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, said(name, e));
        } catch (UncheckedIOException e) {
            throw new Refusal(ExitCode.FILE, said(name, e.getCause()));
        } finally {
            progress.clear();
        }
    }

    private static Probe.Result.Found found(String name, Probe.Result result) throws Refusal {
        return switch (result) {
            case Probe.Result.Found found -> found;
            case Probe.Result.Foreign foreign -> throw new Refusal(ExitCode.FILE, name + " is " + foreign.message());
            case Probe.Result.Locked locked -> throw new Refusal(ExitCode.FILE, name + " is " + locked.message()
                    + (locked.isTried() ? "" : " (--password, --password-stdin or --key)"));
            case Probe.Result.Damaged damaged -> throw new Refusal(ExitCode.FILE, name + " " + damaged.message());
            case Probe.Result.Empty _ -> throw new Refusal(ExitCode.FILE, name + " is empty: there is no value in it");
        };
    }

    /// {@return `name` as a path of this system}
    static Path path(String name) throws Refusal {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal(ExitCode.FILE, name + " is no name that a file can have here");
        }
    }

    /// What an exception says, with the name of the file where it does not say that itself.
    private static String said(String name, IOException e) {
        String message = e.getMessage();
        return message == null ? name + " cannot be read" : message.contains(name) ? message : name + ": " + message;
    }

    /// {@return whether the engine would refuse some of it}
    boolean hasErrors() {
        return structure.problems().stream().anyMatch(p -> p.severity() == Severity.ERROR);
    }
}
