package org.varscope.bytes;

import module java.base;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;

/// Bytes in a temporary file that is gone when nobody still holds this source, or when the program ends, however it
/// ends: the system removes its name immediately (Unix) or with its last handle (Windows).
///
/// An ordinary file channel closes itself when a thread that reads is interrupted, and this file could not be opened
/// again. An asynchronous one does not.
final class UnnamedFile implements ByteSource {
    private static final Cleaner CLEANER = Cleaner.create();
    /// The JDK copies through a direct buffer as large as the read and keeps it per thread; this bounds it.
    private static final int LARGEST_STEP = 256 * 1024;

    private final AsynchronousFileChannel channel;
    private final Cleaner.Cleanable cleanable;
    private volatile long length;

    private UnnamedFile(AsynchronousFileChannel channel) {
        this.channel = channel;
        this.cleanable = CLEANER.register(this, () -> {
            try {
                channel.close();
            } catch (IOException _) {
                // The system takes the file back when the program ends.
            }
        });
    }

    /// {@return an empty file, which only this user may read}
    static UnnamedFile create() throws IOException {
        return create(Path.of(System.getProperty("java.io.tmpdir")));
    }

    static UnnamedFile create(Path folder) throws IOException {
        Path path;
        try {
            path = Files.createTempFile(folder, "varscope", ".tmp");
        } catch (IOException e) {
            throw new RemarkedIOException(SourceRemark.NOT_MADE.with(folder, Remarked.part(e)), e);
        }
        try {
            return new UnnamedFile(AsynchronousFileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE));
        } catch (IOException e) {
            Files.deleteIfExists(path);
            throw new RemarkedIOException(SourceRemark.NOT_OPENED.with(path, Remarked.part(e)), e);
        }
    }

    @Override
    public long length() {
        return length;
    }

    /// Adds bytes at the end. One thread writes, before anyone reads.
    void append(byte[] bytes, int offset, int count) throws IOException {
        for (int done = 0; done < count; ) {
            int step = Math.min(count - done, LARGEST_STEP);
            try {
                done += await(channel.write(ByteBuffer.wrap(bytes, offset + done, step), length + done));
            } catch (IOException e) {
                throw new RemarkedIOException(SourceRemark.NOT_WRITTEN.with(length + done,
                        System.getProperty("java.io.tmpdir"), Remarked.part(e)), e);
            }
        }
        length += count;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length);
        PromptThread.refuse(this);
        try {
            for (int done = 0; done < count; ) {
                int step = Math.min(count - done, LARGEST_STEP);
                int found = await(channel.read(ByteBuffer.wrap(into, offset + done, step), at + done));
                if (found < 0) {
                    throw new RemarkedIOException(SourceRemark.TEMPORARY_SHRUNK.with());
                }
                done += found;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read a temporary file at offset %s: %s"
                    .formatted(at, e.getMessage()), e);
        }
    }

    /// Waits to the end also where the thread is interrupted, as the buffer is in use until then.
    private static int await(Future<Integer> transfer) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return transfer.get();
                } catch (InterruptedException _) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// Gives the room back immediately; reads from now on fail.
    void close() {
        cleanable.clean();
    }

    @Override
    public String toString() {
        return "UnnamedFile[" + length + " bytes]";
    }
}
