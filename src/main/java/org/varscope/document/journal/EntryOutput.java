package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.FileStamp;

/// The content of an entry while it is put together, up to a limit.
final class EntryOutput {
    private static final int FIRST = 256;

    private final long limit;
    private ByteBuffer bytes = ByteBuffer.allocate(FIRST);

    /// Thrown where an entry would be larger than it may be.
    static final class FullException extends Exception {
            FullException() {
            super("there is no room for it in the journal", null, false, false);
        }
    }

    /// @param limit bytes that may be written
    EntryOutput(long limit) {
        this.limit = limit;
    }

    private ByteBuffer room(long count) throws FullException {
        if (count > limit - bytes.position()) {
            throw new FullException();
        }
        if (count > bytes.remaining()) {
            long needed = bytes.position() + count;
            byte[] larger = Arrays.copyOf(bytes.array(), (int) Math.max(needed, Math.min(2L * bytes.capacity(), limit)));
            bytes = ByteBuffer.wrap(larger).position(bytes.position());
        }
        return bytes;
    }

    EntryOutput flag(boolean value) throws FullException {
        room(1).put((byte) (value ? 1 : 0));
        return this;
    }

    EntryOutput number(long value) throws FullException {
        room(8).putLong(value);
        return this;
    }

    EntryOutput raw(byte[] value) throws FullException {
        room(value.length).put(value);
        return this;
    }

    EntryOutput stamp(FileStamp value) throws FullException {
        Instant modified = value.modified().toInstant();
        return number(value.size()).number(modified.getEpochSecond()).number(modified.getNano());
    }

    EntryOutput text(String value) throws FullException {
        byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
        return number(encoded.length).raw(encoded);
    }

    /// Adds the bytes of `store` that start at `at`.
    EntryOutput bytes(ByteStore store, long at, long count) throws FullException {
        ByteBuffer to = room(count);
        store.read(at, to.array(), to.position(), (int) count);
        to.position(to.position() + (int) count);
        return this;
    }

    /// Adds what another output holds.
    EntryOutput all(EntryOutput other) throws FullException {
        room(other.length()).put(other.bytes.array(), 0, other.length());
        return this;
    }

    int length() {
        return bytes.position();
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes.array(), bytes.position());
    }
}
