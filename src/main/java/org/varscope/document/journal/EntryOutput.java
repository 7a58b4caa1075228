package org.varscope.document.journal;

import module java.base;

import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.file.FileStamp;
import org.varscope.remark.RemarkedIOException;

/// The content of an entry while it is put together, up to a limit.
final class EntryOutput {
    private final long limit;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);

    /// Thrown where an entry would be larger than it may be.
    static final class FullException extends RemarkedIOException {
        FullException() {
            super(JournalRemark.FULL.with());
        }
    }

    /// @param limit bytes that may be written
    EntryOutput(long limit) {
        this.limit = limit;
    }

    private void reserve(long count) throws FullException {
        if (count > limit - bytes.size()) {
            throw new FullException();
        }
    }

    EntryOutput raw(byte... value) throws FullException {
        reserve(value.length);
        bytes.writeBytes(value);
        return this;
    }

    EntryOutput flag(boolean value) throws FullException {
        return raw((byte) (value ? 1 : 0));
    }

    EntryOutput number(long value) throws FullException {
        return raw(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    EntryOutput stamp(FileStamp value) throws FullException {
        Instant modified = value.modified().toInstant();
        return number(value.size()).number(modified.getEpochSecond()).number(modified.getNano());
    }

    EntryOutput text(String value) throws FullException {
        byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
        return number(encoded.length).raw(encoded);
    }

    /// Adds the bytes of `store` in `span`.
    EntryOutput bytes(ByteStore store, Span span) throws FullException {
        reserve(span.length());
        return raw(store.bytes(span));
    }

    int length() {
        return bytes.size();
    }

    byte[] toBytes() {
        return bytes.toByteArray();
    }
}
