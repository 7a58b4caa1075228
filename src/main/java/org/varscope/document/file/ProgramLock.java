package org.varscope.document.file;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.PromptThread;

/// A file that one running program holds. The lock ends with that program, however it ends.
public final class ProgramLock implements Closeable {
    /// What this program holds. On Unix, closing any channel of a file gives up all locks that the program has on it,
    /// so that a lock file must not be opened again to find out, by whatever name.
    private static final Map<Path, ProgramLock> HELD = new ConcurrentHashMap<>();

    private final Path file;
    private @Nullable FileChannel channel;

    private ProgramLock(Path file) {
        this.file = file;
    }

    /// {@return the lock on `file`, which is made where it is missing; null where someone else has it}
    /// @throws IOException with a reason for people, also if what is there is no file
    public static @Nullable ProgramLock take(Path file) throws IOException {
        PromptThread.refuse(file);
        Path whole = RealPath.of(file);
        ReadTrouble.refuse(whole);
        ProgramLock lock = new ProgramLock(whole);
        if (HELD.putIfAbsent(whole, lock) != null) {
            return null;
        }
        boolean taken = false;
        try {
            FileChannel channel = FileChannel.open(whole, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            lock.channel = channel;
            taken = channel.tryLock() != null;
            return taken ? lock : null;
        } finally {
            if (!taken) {
                lock.close();
            }
        }
    }

    /// Takes the file away.
    public void delete() throws IOException {
        try {
            unlock();
            Files.deleteIfExists(file);
        } finally {
            close();
        }
    }

    /// Lets others have it, unless that was done before.
    @Override
    public void close() throws IOException {
        try {
            unlock();
        } finally {
            HELD.remove(file, this);
        }
    }

    private void unlock() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }
}
