package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.file.FileStamp;

/// The file that the steps of a journal start from, as it was: so that they come back whatever became of the file
/// since.
///
/// @param stamp how it looked
/// @param bytes of the file itself, wrapped as they are; empty where they were too many to be kept
public record KeptFile(FileStamp stamp, Optional<ByteStore> bytes) {
    /// A journal keeps a file of up to this share of the bytes that it may hold: of 64 MiB, 16 MiB.
    private static final int SHARE = 4;

    /// {@return the entry that keeps a file}
    ///
    /// @param limit bytes that the journal may hold
    static Entry entry(FileStamp stamp, ByteStore bytes, long limit, long now) throws IOException {
        boolean keep = bytes.length() <= limit / SHARE;
        EntryOutput out = new EntryOutput(Integer.MAX_VALUE).stamp(stamp).flag(keep);
        if (keep) {
            out.bytes(bytes, new Span(0, bytes.length()));
        }
        return new Entry(Entry.Kind.FILE, 0, now, out.toBytes());
    }

    static KeptFile read(byte[] content) throws IOException {
        EntryInput in = new EntryInput(content);
        FileStamp stamp = in.stamp();
        return new KeptFile(stamp, in.flag() ? Optional.of(ByteStore.of(in.rest())) : Optional.empty());
    }

    /// {@return whether a file is this one, which may have been written again with the same bytes where they are kept}
    ///
    /// @param now  its bytes
    /// @param then how it looks
    public boolean is(ByteStore now, FileStamp then) {
        return bytes.map(kept -> kept.length() == now.length() && kept.contentEquals(now)).orElse(stamp.isLike(then));
    }
}
