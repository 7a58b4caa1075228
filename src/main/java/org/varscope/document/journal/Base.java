package org.varscope.document.journal;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.FileStamp;

/// What the steps of a journal start from: a file as it was opened, or nothing but pasted bytes.
///
/// @param name  of the document, for people
/// @param file  where the file is; null where the document was never saved
/// @param stamp how the file looked; null where there is none
/// @param bytes of the file itself, wrapped as they are; empty where there is none
/// @param note  what the caller wants to know again when it opens the file, such as how it was unwrapped
public record Base(String name, @Nullable Path file, @Nullable FileStamp stamp, ByteStore bytes, String note) {
    /// Files up to this many bytes are compared whole, of others only parts.
    static final long WHOLE = 64 << 20;
    private static final int PARTS = 64;
    private static final int PART = 64 * 1024;

    /// {@return a document that has no file}
    public static Base untitled(String name) {
        return new Base(name, null, null, ByteStore.empty(), "");
    }

    /// {@return a document that was read from `file`}
    public static Base of(Path file, FileStamp stamp, ByteStore bytes, String note) {
        Path name = file.getFileName();
        return new Base(String.valueOf(name == null ? file : name), file.toAbsolutePath(), stamp, bytes, note);
    }

    /// {@return what tells these bytes from others: a digest of all of them, or of {@value #PARTS} parts of a large file,
    /// the first and the last bytes among them}
    static String check(ByteStore bytes) {
        MessageDigest digest = sha256();
        long length = bytes.length();
        boolean whole = length <= WHOLE;
        long steps = whole ? Math.ceilDiv(length, PART) : PARTS;
        for (long i = 0; i < steps; i++) {
            long at = whole ? i * PART : (length - PART) / (PARTS - 1) * i;
            digest.update(bytes.bytes(new Span(at, Math.min(PART, length - at))));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
