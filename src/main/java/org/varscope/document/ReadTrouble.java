package org.varscope.document;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Says why a file cannot be read.
final class ReadTrouble {
    /// Where a shell puts what it hands over: standard input, and the far end of `<(command)`.
    private static final String HANDED_OVER = "/dev/stdin|/dev/fd/\\d+|/proc/[^/]+/fd/\\d+";

    private ReadTrouble() { }

    /// Refuses what is no file, before anything waits for it: a pipe that nobody writes into is not even opened.
    ///
    /// @throws IOException with a message for people
    static void refuse(Path file) throws IOException {
        if (file.toString().isEmpty()) {
            throw new IOException("the name of a file is empty");
        }
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder; expected a file");
        }
        if (isOther(file) && !file.toString().matches(HANDED_OVER)) {
            throw new IOException(file + " is a pipe or a device; expected a regular file");
        }
    }

    /// {@return whether there is something at `file` that is neither a file nor a folder}
    static boolean isOther(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /// {@return `cause` as a message for people}
    static IOException of(IOException cause, Path file) {
        return switch (cause) {
            case NoSuchFileException _ -> new IOException(file + " does not exist", cause);
            case AccessDeniedException _ -> new IOException(file + " may not be read: permission denied", cause);
            case CharacterCodingException _ -> new IOException(file + " is no text: it is no UTF-8", cause);
            case FileSystemException system when system.getReason() != null ->
                    new IOException("%s cannot be read: the system says: %s".formatted(file, system.getReason()), cause);
            default -> cause;
        };
    }
}
