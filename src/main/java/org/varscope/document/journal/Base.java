package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.FileStamp;

/// What the steps of a journal start from: a file as it was opened, or nothing but pasted bytes.
///
/// @param name  of the document, for people
/// @param file  where the file is; null where the document was never saved
/// @param stamp how the file looked; null where there is none
/// @param bytes of the file itself, wrapped as they are; empty where there is none
/// @param note  what the caller wants to know again when it opens the file, such as how it was unwrapped
public record Base(String name, @Nullable Path file, @Nullable FileStamp stamp, ByteStore bytes, String note) {
    /// {@return a document that has no file}
    public static Base untitled(String name) {
        return new Base(name, null, null, ByteStore.empty(), "");
    }

    /// {@return a document that was read from `file`}
    public static Base of(Path file, FileStamp stamp, ByteStore bytes, String note) {
        Path name = file.getFileName();
        return new Base(String.valueOf(name == null ? file : name), file.toAbsolutePath(), stamp, bytes, note);
    }
}
