package org.varscope.document.journal;

import module java.base;
import org.varscope.document.file.FileStamp;
import org.varscope.remark.RemarkedIOException;

/// Reads the content of an entry; whatever does not fit is an [IOException].
final class EntryInput {
    private final ByteBuffer bytes;

    EntryInput(byte[] content) {
        this.bytes = ByteBuffer.wrap(content);
    }

    private ByteBuffer next(long count) throws IOException {
        if (count < 0 || count > bytes.remaining()) {
            throw new RemarkedIOException(JournalRemark.ENTRY_CUT.with(count, bytes.position(), bytes.remaining()));
        }
        return bytes;
    }

    boolean flag() throws IOException {
        return next(1).get() != 0;
    }

    long number() throws IOException {
        return next(8).getLong();
    }

    /// A count of things that take at least one byte each.
    int count() throws IOException {
        long count = number();
        next(count);
        return (int) count;
    }

    byte[] raw(long count) throws IOException {
        next(count);
        byte[] raw = new byte[(int) count];
        bytes.get(raw);
        return raw;
    }

    FileStamp stamp() throws IOException {
        long size = number();
        long seconds = number();
        long nanos = number();
        try {
            return FileStamp.noted(size, FileTime.from(Instant.ofEpochSecond(seconds, nanos)));
        } catch (DateTimeException | ArithmeticException e) {
            throw new RemarkedIOException(JournalRemark.NO_TIME.with(seconds), e);
        }
    }

    /// {@return everything that is left}
    byte[] rest() {
        byte[] rest = new byte[bytes.remaining()];
        bytes.get(rest);
        return rest;
    }

    String text() throws IOException {
        return new String(raw(number()), StandardCharsets.UTF_8);
    }
}
