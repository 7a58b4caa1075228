package org.varscope.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Probe;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.OpenFile;
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;

/// Reads a file and finds out what it is. Runs on any thread.
final class Opening {
    /// Bytes up to this many are read as values at once; more are left for the editor to read while it is in use.
    private static final long AT_ONCE = 1 << 20;

    /// What became of it.
    sealed interface Outcome {
        /// A document.
        ///
        /// @param why what it was recognised by
        record Opened(Structure structure, EditedFile file, String why) implements Outcome { }

        /// Bytes that are something else, or nothing.
        ///
        /// @param what  it is
        /// @param hint  what opens it
        /// @param bytes to be opened anyway; null where there are none
        record Refused(String what, String hint, EditedFile file, @Nullable ByteStore bytes) implements Outcome { }
    }

    private Opening() { }

    /// {@return what the file at `path` is}
    ///
    /// @param progress follows the bytes read, and may stop it
    static Outcome file(Path path, Progress progress) {
        try {
            OpenFile read = OpenFile.read(path, progress);
            return bytes(read.bytes(), EditedFile.opened(path, read.stamp()));
        } catch (IOException e) {
            return new Outcome.Refused("This file cannot be read", String.valueOf(e.getMessage()),
                    new EditedFile(String.valueOf(path.getFileName()), path, null, false), null);
        } catch (UncheckedIOException e) {
            return new Outcome.Refused("This file cannot be read", String.valueOf(e.getMessage()),
                    new EditedFile(String.valueOf(path.getFileName()), path, null, false), null);
        }
    }

    /// {@return what these bytes are}
    static Outcome bytes(ByteStore bytes, EditedFile file) {
        return switch (Probe.probe(bytes, null, null)) {
            case Probe.Result.Found(var framing, var dialect, var _, var why) ->
                    new Outcome.Opened(structure(bytes, dialect, framing), file, why);
            case Probe.Result.Foreign(var what, var hint, var values) -> new Outcome.Refused("This is " + what,
                    values ? "There are values inside, which this version does not open yet. " + sentence(hint)
                            : sentence(hint), file, bytes);
            case Probe.Result.Empty() -> new Outcome.Refused("This file is empty",
                    "There is nothing in it to show. Bytes can be typed or pasted into it all the same.", file, bytes);
        };
    }

    private static String sentence(String hint) {
        String first = hint.substring(0, 1).toUpperCase(Locale.ROOT) + hint.substring(1);
        return first.endsWith(".") ? first : first + ".";
    }

    /// {@return the bytes as one value of the newest dialect, whatever they are}
    static Outcome.Opened anyway(ByteStore bytes, EditedFile file) {
        return new Outcome.Opened(structure(bytes, Dialects.of("godot4"), Framing.BARE), file, "opened by hand");
    }

    private static Structure structure(ByteStore bytes, Dialect dialect, Framing framing) {
        return bytes.length() <= AT_ONCE ? Structure.scan(bytes, dialect, framing, Progress.NONE)
                : Structure.pending(bytes, dialect, framing);
    }
}
