package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;

/// The two files of one journal, held so that no other program takes them: entries, and a lock that ends with whoever
/// holds it, however that ends.
final class JournalFile implements Closeable {
    static final String ENTRIES = ".journal";
    /// What a rewritten journal is written to first.
    static final String FRESH = ENTRIES + ".tmp";
    private static final String LOCK = ".lock";
    private static final Duration OLD = Duration.ofMinutes(1);
    /// What this program holds. On Unix, closing any channel of a file gives up all locks that the program has on it, so
    /// that a lock file must not be opened again to find out.
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path entries;
    private final Path lockFile;
    private final FileChannel lock;

    private JournalFile(Path entries, Path lockFile, FileChannel lock) {
        this.entries = entries;
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /// {@return the journal `id` in `folder`, or null where someone else holds it}
    static @Nullable JournalFile hold(Path folder, String id) throws IOException {
        Path lockFile = folder.toAbsolutePath().resolve(id + LOCK);
        if (!HELD.add(lockFile)) {
            return null;
        }
        JournalFile held = null;
        try {
            held = locked(lockFile, folder.resolve(id + ENTRIES));
        } finally {
            if (held == null) {
                HELD.remove(lockFile);
            }
        }
        return held;
    }

    private static @Nullable JournalFile locked(Path lockFile, Path entries) throws IOException {
        FileChannel lock = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (lock.tryLock() != null) {
                return new JournalFile(entries, lockFile, lock);
            }
        } catch (IOException e) {
            lock.close();
            throw e;
        }
        lock.close();
        return null;
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
            if (Files.exists(held.entries)) {
                held.close();
            } else {
                held.delete();
            }
        }
    }

    Path entries() {
        return entries;
    }

    /// Takes the files away. What cannot be deleted now is found again later.
    void delete() throws IOException {
        try {
            Files.deleteIfExists(entries);
            lock.close();
            Files.deleteIfExists(lockFile);
        } finally {
            close();
        }
    }

    /// Lets others have it.
    @Override
    public void close() throws IOException {
        try {
            lock.close();
        } finally {
            HELD.remove(lockFile);
        }
    }
}
