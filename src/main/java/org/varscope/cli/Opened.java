package org.varscope.cli;

import module java.base;
import org.varscope.document.file.FileForm;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;

/// A file that a verb works on, read whole as a structure.
///
/// @param name  as it was given
/// @param form  what it is wrapped in, to be written back so
/// @param word  its layers as `--container` names them
/// @param doubt why it is read like this, for people, where the bytes were to tell and not everything fits; else empty
record Opened(String name, FileForm form, Structure structure, String word, String doubt) {
    /// {@return the file called `name`}
    /// @throws Refusal if it cannot be read or is not this format
    static Opened open(String name, ReadingOptions options, Messages err) throws Refusal {
        return Probed.open(name, options, err).scanned();
    }

    /// {@return `name` as a path of this system}
    static Path path(String name) throws Refusal {
        if (name.isEmpty()) {
            throw new Refusal(ExitCode.FILE, "the name of a file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal(ExitCode.FILE, name + " is no name that a file can have here");
        }
    }

    /// {@return whether the engine would refuse some of it}
    boolean hasErrors() {
        return structure.problems().stream().anyMatch(p -> p.severity() == Severity.ERROR);
    }
}
