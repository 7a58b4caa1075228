package org.varscope.bytes;

import module java.base;

/// Bytes that stay the same while the place they are read from changes: those of an open file, over a save.
///
/// A save puts a new file in the place of the old one. Whoever holds bytes of the old file, such as the history of a
/// document or a reader on another thread, goes on reading them here: what the new file still has is read from there,
/// the rest from where it was copied to before. See [Rebase].
public final class MovableSource implements ByteSource, Closeable {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final long length;
    private final PagedSource pages;
    private ByteStore backing;

    /// Bytes that are those of `backing` for now.
    public MovableSource(ByteStore backing) {
        this.backing = backing;
        this.length = backing.length();
        this.pages = new PagedSource(length, this::readBacking);
    }

    /// {@return every source of this kind among the pieces of `bytes`}
    public static List<MovableSource> in(ByteStore bytes) {
        return List.copyOf(sources(bytes, MovableSource.class));
    }

    private static <T> Set<T> sources(ByteStore bytes, Class<T> kind) {
        Set<T> found = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Piece piece : bytes.pieces()) {
            if (kind.isInstance(piece.source())) {
                found.add(kind.cast(piece.source()));
            }
        }
        return found;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        pages.read(at, into, offset, count);
    }

    private void readBacking(long at, byte[] into, int offset, int count) {
        lock.readLock().lock();
        try {
            backing.read(at, into, offset, count);
        } finally {
            lock.readLock().unlock();
        }
    }

    @Override
    public void transferTo(long at, long count, WritableByteChannel to) throws IOException {
        lock.readLock().lock();
        try {
            backing.slice(new Span(at, count)).transferTo(to, _ -> { }, () -> false);
        } finally {
            lock.readLock().unlock();
        }
    }

    /// Refuses where another program has written into the very file that these bytes are read from, so that they are
    /// not what they were. A file that was replaced or deleted as a whole is still there for those who have it open.
    ///
    /// @throws IOException with a message that names the file
    public void refuseIfRewritten() throws IOException {
        for (FileSource file : files()) {
            file.refuseIfRewritten();
        }
    }

    /// {@return where the bytes are now}
    ByteStore backing() {
        lock.readLock().lock();
        try {
            return backing;
        } finally {
            lock.readLock().unlock();
        }
    }

    /// {@return the files that bytes are read from}
    Set<FileSource> files() {
        return sources(backing(), FileSource.class);
    }

    /// Makes readers wait.
    void hold() {
        lock.writeLock().lock();
    }

    /// Lets readers go on.
    void release() {
        lock.writeLock().unlock();
    }

    /// Reads from `moved` from now on, which has the same bytes. Called while readers are held.
    void moveTo(ByteStore moved) {
        if (moved.length() != length) {
            throw new IllegalArgumentException("%s bytes cannot become %s".formatted(length, moved.length()));
        }
        backing = moved;
    }

    /// Closes all files. Reads from now on fail.
    @Override
    public void close() throws IOException {
        hold();
        pages.clear();
        try {
            for (Closeable open : sources(backing, Closeable.class)) {
                open.close();
            }
        } finally {
            release();
        }
    }
}
