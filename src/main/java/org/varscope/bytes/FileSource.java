package org.varscope.bytes;

import module java.base;
import org.varscope.remark.RemarkedIOException;

/// Bytes of a file, by positional reads, each of which waits for the disk; a [MovableSource] keeps pages of them.
///
/// The file is never memory mapped: a mapped file that shrinks turns reads into faults, and cannot be replaced
/// everywhere.
///
/// The length is that of the file at opening. If the file shrinks later, reading what is gone fails with an
/// [UncheckedIOException] that says so. Interrupting a reading thread neither stops the read nor hurts other readers: a
/// file channel closes itself when that happens, and is opened again as long as the path still names the same file.
public final class FileSource implements ByteSource, Closeable {
    /// The JDK copies through a direct buffer as large as the read and keeps it per thread; this bounds it.
    private static final int LARGEST_READ = 256 * 1024;

    private volatile Path path;
    private volatile Object identity;
    private final long length;
    private final FileTime modified;
    private volatile FileChannel channel;
    private volatile boolean closed;

    private FileSource(Path path) throws IOException {
        this.path = path;
        this.channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            this.identity = identity(path);
            this.length = channel.size();
            this.modified = Files.getLastModifiedTime(path);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /// {@return the bytes of the file at `path`, as many as it has now}
    ///
    /// @throws IOException if the file cannot be opened
    public static FileSource open(Path path) throws IOException {
        return new FileSource(path.toAbsolutePath());
    }

    /// {@return the absolute path of the file}
    public Path path() {
        return path;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(offset, count, into.length);
        PromptThread.refuse(path);
        boolean interrupted = Thread.interrupted();
        try {
            for (int done = 0; done < count; ) {
                FileChannel open = channel;
                int size = Math.min(count - done, LARGEST_READ);
                try {
                    int found = open.read(ByteBuffer.wrap(into, offset + done, size), at + done);
                    if (found < 0) {
                        throw shrunk(at, count, done);
                    }
                    done += found;
                } catch (ClosedChannelException e) {
                    interrupted |= Thread.interrupted();
                    reopen(open, e);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read %s at offset %s: %s".formatted(path, at, reason(e)), e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void transferTo(long at, long count, WritableByteChannel to) throws IOException {
        Objects.checkFromIndexSize(at, count, length);
        boolean interrupted = Thread.interrupted();
        try {
            if (!channel.isOpen()) {
                reopen(channel, new ClosedChannelException());
            }
            for (long done = 0; done < count; ) {
                long moved = channel.transferTo(at + done, count - done, to);
                if (moved <= 0 && at + done >= channel.size()) {
                    throw new UncheckedIOException(shrunk(at, count, done));
                }
                done += moved;
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// Another thread may have done it already; then there is nothing left to do.
    private synchronized void reopen(FileChannel stale, ClosedChannelException cause) throws IOException {
        if (closed) {
            throw cause;
        }
        if (channel != stale) {
            return;
        }
        FileChannel fresh = FileChannel.open(path, StandardOpenOption.READ);
        if (!identity(path).equals(identity)) {
            fresh.close();
            throw new RemarkedIOException(SourceRemark.REPLACED.with());
        }
        channel = fresh;
    }

    /// Refuses where the very file that was opened has been written to since, so that its bytes are not what they were.
    /// Where another file has taken its place, or it was deleted, what was opened is still there and as it was.
    ///
    /// @throws IOException with a reason for people
    public void refuseIfRewritten() throws IOException {
        if (Files.exists(path) && identity(path).equals(identity)) {
            BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
            if (now.size() != length || !now.lastModifiedTime().equals(modified)) {
                throw new RemarkedIOException(
                        SourceRemark.REWRITTEN.with(path, length, modified, now.size(), now.lastModifiedTime()));
            }
        }
    }

    /// Goes on reading the same file where it has been moved to.
    ///
    /// @throws IOException if it was closed, and what is there now is another one
    synchronized void moved(Path to) throws IOException {
        path = to.toAbsolutePath();
        if (!channel.isOpen()) {
            // Where files have no keys, the one that was replaced may have left its time of creation behind.
            BasicFileAttributes there = Files.readAttributes(path, BasicFileAttributes.class);
            if (there.size() != length || !there.lastModifiedTime().equals(modified)) {
                throw new RemarkedIOException(SourceRemark.WRITTEN.with(path));
            }
            identity = identity(path);
        }
    }

    /// Closes the file until the next read, which opens it again if it is still the same.
    synchronized void suspend() throws IOException {
        channel.close();
    }

    /// What tells a file from another one that has taken its path.
    private static Object identity(Path path) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        Object key = attributes.fileKey();
        return key != null ? key : attributes.creationTime();
    }

    private IOException shrunk(long at, long expected, long found) {
        return new RemarkedIOException(SourceRemark.SHRUNK.with(path, expected, at, found));
    }

    private static String reason(IOException e) {
        return e.getMessage() != null ? e.getMessage() : e.getClass().getSimpleName();
    }

    /// Reads from now on fail. Closing twice does nothing.
    @Override
    public synchronized void close() throws IOException {
        closed = true;
        channel.close();
    }

    @Override
    public String toString() {
        return "FileSource[" + path + ", " + length + " bytes]";
    }
}
