package org.varscope.document.file;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.PromptThread;

/// A file that one running program holds. The lock ends with that program, however it ends.
public final class ProgramLock implements Closeable {
    /// What this program holds. On Unix, closing any channel of a file gives up all locks that the program has on it, so
    /// that a lock file must not be opened again to find out.
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private ProgramLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// {@return the lock on `file`, which is made where it is missing; null where someone else has it}
    public static @Nullable ProgramLock take(Path file) throws IOException {
        PromptThread.refuse(file);
        Path whole = file.toAbsolutePath();
        if (!HELD.add(whole)) {
            return null;
        }
        ProgramLock taken = null;
        FileChannel channel = null;
        try {
            channel = FileChannel.open(whole, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            taken = channel.tryLock() == null ? null : new ProgramLock(whole, channel);
            return taken;
        } finally {
            if (taken == null) {
                HELD.remove(whole);
                if (channel != null) {
                    channel.close();
                }
            }
        }
    }

    /// Takes the file away.
    public void delete() throws IOException {
        try {
            channel.close();
            Files.deleteIfExists(file);
        } finally {
            HELD.remove(file);
        }
    }

    /// Lets others have it.
    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            HELD.remove(file);
        }
    }
}
