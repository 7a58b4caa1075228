package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Checkpoint;
import org.varscope.document.file.FileDigest;
import org.varscope.document.file.FileStamp;

/// What a base says: which file, or which bytes, and the history around that state.
///
/// @param path    of the file; empty where there is none
/// @param stamp   how the file looks; null where there is none
/// @param check   see [FileDigest#of]
/// @param note    of the caller
/// @param dialect by its name
/// @param framing by its word
/// @param length  of the document's bytes in this state
/// @param content the document's bytes in this state, where there is no file
/// @param cut     whether the oldest steps were left out
/// @param history the steps before and after, as they are written
record BaseEntry(String path, @Nullable FileStamp stamp, String check, String note, String dialect, String framing,
        long length, ByteStore content, boolean cut, byte[] history) {
    /// {@return the entries about `checkpoint`, whose present state is what `base` holds}
    ///
    /// @param limit bytes that the journal may hold
    /// @param most  bytes that the history may take; the steps that are furthest away are left out where it would take
    ///              more
    static List<Entry> entries(Base base, Checkpoint checkpoint, Seal seal, long limit, long most)
            throws IOException {
        String path = base.file() == null ? "" : base.file().toString();
        long now = System.currentTimeMillis();
        byte[] content = write(base, path, checkpoint, most);
        List<Entry> entries = new ArrayList<>();
        if (base.stamp() != null) {
            entries.add(KeptFile.entry(base.stamp(), base.bytes(), limit, now));
        }
        entries.add(new Entry(Entry.Kind.PLACE, 0, now,
                new EntryOutput(Integer.MAX_VALUE).text(base.name()).text(path).toBytes()));
        entries.add(new Entry(Entry.Kind.BASE, checkpoint.acts(), now, seal.close(content)));
        return entries;
    }

    private static byte[] write(Base base, String path, Checkpoint checkpoint, long limit) throws IOException {
        EntryOutput out = new EntryOutput(limit);
        out.text(path);
        FileStamp stamp = base.stamp();
        out.flag(stamp != null);
        if (stamp != null) {
            out.stamp(stamp);
        }
        out.text(base.file() == null ? "" : FileDigest.of(base.bytes())).text(base.note());
        ByteStore bytes = checkpoint.snapshot().bytes();
        Transition.reading(out, checkpoint.snapshot().structure());
        out.number(bytes.length());
        if (stamp == null) {
            out.bytes(bytes, new Span(0, bytes.length()));
        }
        List<byte[]> forward = new ArrayList<>();
        List<byte[]> back = new ArrayList<>();
        boolean whole = history(checkpoint, 1, limit / 2 - out.length(), forward);
        long left = limit - out.length() - forward.stream().mapToLong(each -> each.length).sum() - 64;
        whole &= history(checkpoint, -1, left, back);
        out.flag(!whole);
        for (List<byte[]> transitions : List.of(back, forward)) {
            out.number(transitions.size());
            for (byte[] transition : transitions) {
                out.raw(transition);
            }
        }
        return out.toBytes();
    }

    /// Adds the steps before or after the present state, the nearest first.
    ///
    /// @param by 1 for those after it, -1 for those before it
    /// @return whether there was room for all of them
    private static boolean history(Checkpoint from, int by, long limit, List<byte[]> into) throws IOException {
        long left = limit;
        for (int i = from.now(); i + by >= 0 && i + by <= from.size(); i += by) {
            Checkpoint.Step step = from.step(Math.min(i, i + by));
            EntryOutput next = new EntryOutput(left);
            try {
                Transition.write(next, from.state(i), from.state(i + by), by > 0 ? step.patches() : step.back(),
                        step.action());
            } catch (EntryOutput.FullException e) {
                return false;
            }
            into.add(next.toBytes());
            left -= next.length();
        }
        return true;
    }

    static BaseEntry read(byte[] content) throws IOException {
        EntryInput in = new EntryInput(content);
        String path = in.text();
        FileStamp stamp = in.flag() ? in.stamp() : null;
        String check = in.text();
        String note = in.text();
        String dialect = in.text();
        String framing = in.text();
        long length = in.number();
        ByteStore bytes = stamp == null && length > 0 ? ByteStore.of(in.raw(length)) : ByteStore.empty();
        return new BaseEntry(path, stamp, check, note, dialect, framing, length, bytes, in.flag(), in.rest());
    }

    /// {@return whether a file that holds `bytes` and looks like `now` is the one that is meant}
    boolean isFile(ByteStore bytes, FileStamp now) {
        FileStamp then = stamp;
        boolean likely = then != null && then.size() == bytes.length()
                && (then.size() <= FileDigest.WHOLE || then.modified().equals(now.modified()));
        return likely && check.equals(FileDigest.of(bytes));
    }

    /// {@return whether there is no file, so that the bytes are in the entry itself}
    boolean isUntitled() {
        return stamp == null;
    }
}
