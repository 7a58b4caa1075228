package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.RemarkedIOException;

/// A journal that a program left behind when it closed unexpectedly.
///
/// @param id        names it in its folder
/// @param name      of the document, for people
/// @param file      where the file was; null where the document was never saved
/// @param last      when the last entry was written
/// @param edits     how many steps the document had that the file had not when it was saved last
/// @param takenBack how many steps of the file were taken back
/// @param encrypted whether the key of the file is needed to read it
public record Found(String id, String name, @Nullable Path file, Instant last, long edits, long takenBack,
        boolean encrypted) {
    /// {@return whether there is anything in it that the file does not have}
    public boolean isUnsaved() {
        return edits > 0 || takenBack > 0 || file == null;
    }

    /// {@return what a journal with these entries is found as; nothing where it has no base}
    static Optional<Found> of(String id, List<Entry> entries) throws IOException {
        JournalHead head = JournalHead.of(entries);
        long saved = -1;
        long base = -1;
        EntryInput place = new EntryInput(new byte[0]);
        for (Entry entry : entries) {
            switch (entry.kind()) {
                case BASE -> {
                    base = entry.number();
                    saved = saved < 0 ? base : saved;
                }
                case SAVED -> saved = base;
                case PLACE -> place = new EntryInput(entry.content());
                case HEAD, FILE, DID, JOINED, TOOK_BACK, DID_AGAIN -> { }
            }
        }
        if (saved < 0) {
            return Optional.empty();
        }
        String name = place.text();
        String path = place.text();
        // Steps since the save, of which those that the file has too count for nothing once they are taken back.
        long now = 0;
        long common = 0;
        for (Entry entry : entries) {
            if (entry.number() <= saved) {
                continue;
            }
            switch (entry.kind()) {
                case DID -> common = Math.min(common, now++);
                case JOINED -> common = Math.min(common, now - 1);
                case TOOK_BACK -> now--;
                case DID_AGAIN -> now++;
                case HEAD, PLACE, BASE, SAVED, FILE -> { }
            }
        }
        common = Math.min(common, now);
        return Optional.of(new Found(id, name, path.isEmpty() ? null : path(path),
                Instant.ofEpochMilli(entries.getLast().millis()), now - common, -common, head.encrypts()));
    }

    private static Path path(String path) throws IOException {
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            throw new RemarkedIOException(JournalRemark.NO_PATH.with(path), e);
        }
    }
}
