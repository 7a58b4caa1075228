package org.varscope.document.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// What tells the bytes of one file from those of another where there is no room to keep them.
public final class FileDigest {
    /// Files up to this many bytes are looked at whole, others only in parts.
    public static final long WHOLE = 64 << 20;
    private static final int PARTS = 64;
    private static final int PART = 64 * 1024;

    private FileDigest() { }

    /// {@return a digest of all of `bytes`, or of {@value #PARTS} parts of a large file, the first and the last bytes
    /// among them}
    public static String of(ByteStore bytes) {
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
