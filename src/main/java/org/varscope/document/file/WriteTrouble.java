package org.varscope.document.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Says why a file could not be written, and what to do about it.
final class WriteTrouble {
    private static final List<String> FULL = List.of("no space left", "not enough space", "disk full", "disk is full");
    private static final List<String> QUOTA = List.of("quota");
    private static final List<String> LARGE = List.of("file too large", "file size limit");
    private static final List<String> READ_ONLY = List.of("read-only", "write-protected", "write protected");
    private static final List<String> GONE = List.of("stale", "not connected", "host is down", "no route", "timed out",
            "network", "input/output error", "no such device", "device is not ready", "no longer available");

    private WriteTrouble() { }

    /// {@return `cause` as a message for people}
    ///
    /// @param target what was to be written
    /// @param folder where it lies
    /// @param needed bytes that it takes beside the old file, which stays until the new one is whole
    static IOException of(IOException cause, Path target, Path folder, long needed) {
        return new IOException(target + " was not saved: " + reason(cause, target, folder, needed), cause);
    }

    private static String reason(IOException cause, Path target, Path folder, long needed) {
        String said = said(cause);
        String word = said.toLowerCase(Locale.ROOT);
        if (has(word, QUOTA)) {
            return "your share of its disk is used up (%s). Delete something, or save elsewhere".formatted(needed(needed));
        }
        if (has(word, FULL)) {
            return "its disk is full (%s%s). Make room, or save elsewhere".formatted(needed(needed), free(folder));
        }
        if (has(word, LARGE)) {
            return "a file of %s bytes is larger than its disk, or a limit of this session, allows. Save elsewhere"
                    .formatted(grouped(needed));
        }
        if (has(word, READ_ONLY)) {
            return "its disk is read-only. Save elsewhere";
        }
        return switch (cause) {
            case AccessDeniedException denied ->
                    "permission denied for %s. Save elsewhere, or let it be written first".formatted(denied.getFile());
            case AtomicMoveNotSupportedException _ ->
                    "it cannot be replaced in one step on this file system. Save elsewhere";
            case FileAlreadyExistsException _ -> "it is in use by another program. Close that, or save elsewhere";
            case NoSuchFileException _ when !Files.isDirectory(folder) ->
                    "the folder %s is gone. Make it again, or save elsewhere".formatted(folder);
            case NoSuchFileException _ -> "another program removed what was being written. Try again";
            default -> (has(word, GONE) ? "its disk cannot be reached (%s). Connect it again, or save elsewhere"
                    : "the system says: %s. Try again, or save elsewhere").formatted(said);
        };
    }

    private static String said(IOException cause) {
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return cause.getMessage() != null ? cause.getMessage() : cause.getClass().getSimpleName();
    }

    private static boolean has(String text, List<String> words) {
        return words.stream().anyMatch(text::contains);
    }

    private static String needed(long bytes) {
        return "%s bytes are needed beside the file as it is".formatted(grouped(bytes));
    }

    private static String grouped(long bytes) {
        return String.format(Locale.ROOT, "%,d", bytes);
    }

    /// What is free once the half-written file is gone, as that is what there is for the next try.
    private static String free(Path folder) {
        try {
            return ", %s are free".formatted(grouped(Files.getFileStore(folder).getUsableSpace()));
        } catch (IOException e) {
            return "";
        }
    }
}
