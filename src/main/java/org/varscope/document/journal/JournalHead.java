package org.varscope.document.journal;

import module java.base;
import org.varscope.remark.RemarkedIOException;

/// What a journal begins with.
///
/// @param encrypts whether what follows is encrypted with the key of the file
/// @param salt     [Seal#SALT] bytes
record JournalHead(boolean encrypts, byte[] salt) {
    /// Changes with what entries look like. A journal of another format belongs to another version of the program, and
    /// is left to that one.
    private static final long FORMAT = 1;

    Entry entry(long now) throws IOException {
        byte[] content = new EntryOutput(64).number(FORMAT).flag(encrypts).raw(salt).toBytes();
        return new Entry(Entry.Kind.HEAD, 0, now, content);
    }

    /// {@return the head of a journal}
    /// @throws IOException with a reason for people, if it has none that this version knows
    static JournalHead of(List<Entry> entries) throws IOException {
        if (entries.isEmpty() || entries.getFirst().kind() != Entry.Kind.HEAD) {
            throw new RemarkedIOException(JournalRemark.NO_HEAD.with());
        }
        EntryInput in = new EntryInput(entries.getFirst().content());
        long format = in.number();
        if (format != FORMAT) {
            throw new RemarkedIOException(JournalRemark.FORMAT.with(format, FORMAT));
        }
        return new JournalHead(in.flag(), in.raw(Seal.SALT));
    }
}
