package org.varscope.document.journal;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.varscope.document.file.ProgramLock;

/// The two files of one journal, held so that no other program takes them.
///
/// @param entries what is in it
/// @param lock    that ends with whoever holds it
record JournalFile(Path entries, ProgramLock lock) implements Closeable {
    static final String ENTRIES = ".journal";
    /// What a rewritten journal is written to first.
    private static final String FRESH = ENTRIES + ".tmp";
    private static final String LOCK = ".lock";
    private static final Duration OLD = Duration.ofMinutes(1);

    /// {@return the journal `id` in `folder`, or null where someone else holds it}
    static @Nullable JournalFile hold(Path folder, String id) throws IOException {
        ProgramLock lock = ProgramLock.take(folder.resolve(id + LOCK));
        return lock == null ? null : new JournalFile(folder.resolve(id + ENTRIES), lock);
    }

    /// Removes what a program left behind that was killed while it made a journal.
    ///
    /// @param folder of journals
    static void sweep(Path folder) throws IOException {
        List<Path> left;
        try (Stream<Path> files = Files.list(folder)) {
            left = files.filter(file -> file.toString().endsWith(LOCK) || file.toString().endsWith(FRESH)).toList();
        }
        for (Path file : left) {
            String name = file.getFileName().toString();
            String id = name.substring(0, name.indexOf('.'));
            boolean unused = name.endsWith(FRESH) || !Files.exists(folder.resolve(id + ENTRIES));
            if (unused && Files.getLastModifiedTime(file).toInstant().isBefore(Instant.now().minus(OLD))) {
                sweep(folder, id);
            }
        }
    }

    private static void sweep(Path folder, String id) throws IOException {
        JournalFile held = hold(folder, id);
        if (held != null) {
            Files.deleteIfExists(folder.resolve(id + FRESH));
            held.close();
        }
    }

    /// Takes the files away. What cannot be deleted now is found again later.
    void delete() throws IOException {
        try (lock) {
            Files.deleteIfExists(entries);
            lock.delete();
        }
    }

    /// Lets others have it. Where nothing could be written, as the disk was full, nothing is left.
    @Override
    public void close() throws IOException {
        if (Files.exists(entries)) {
            lock.close();
        } else {
            lock.delete();
        }
    }
}
