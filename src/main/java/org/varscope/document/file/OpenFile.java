package org.varscope.document.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.bytes.MovableSource;
import org.varscope.bytes.PromptThread;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// The bytes of a file as it was opened.
///
/// @param file  as it was given
/// @param bytes its bytes
/// @param stamp how it looked when it was read
public record OpenFile(Path file, ByteStore bytes, FileStamp stamp) implements Closeable {
    /// Files up to this size are read whole, so that a game that rewrites them while they are open changes nothing
    /// here.
    private static final long WHOLE = 64 << 20;
    private static final int CHUNK = 1 << 20;

    /// {@return `file` with its bytes}
    ///
    /// @param progress follows the bytes read, and may stop it
    /// @throws IOException           with a reason for people, if it cannot be read, or its reader could wait for ever
    /// @throws CancellationException if the progress says to stop
    public static OpenFile read(Path file, Progress progress) throws IOException {
        PromptThread.refuse(file);
        try {
            ReadTrouble.refuse(file);
            return opened(file, progress);
        } catch (IOException e) {
            throw ReadTrouble.of(e, file);
        }
    }

    /// {@return `file` with its bytes, which may also be what a shell hands over: standard input, or the far end of
    /// `<(command)`. As any command does, this waits for who writes there.}
    ///
    /// @param progress follows the bytes read, and may stop it
    /// @throws IOException           with a reason for people, if it cannot be read
    /// @throws CancellationException if the progress says to stop
    public static OpenFile handedOver(Path file, Progress progress) throws IOException {
        if (!ShellInput.is(file)) {
            return read(file, progress);
        }
        try (InputStream in = ShellInput.stream(file)) {
            return new OpenFile(file, ByteStore.of(whole(in, file, 0, progress)), FileStamp.of(file));
        } catch (IOException e) {
            throw ReadTrouble.of(e, file);
        }
    }

    private static OpenFile opened(Path file, Progress progress) throws IOException {
        FileStamp stamp = FileStamp.of(file);
        if (stamp.size() > WHOLE) {
            return new OpenFile(file, ByteStore.of(new MovableSource(ByteStore.of(FileSource.open(file)))), stamp);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new OpenFile(file, ByteStore.of(whole(in, file, (int) stamp.size(), progress)), stamp);
        }
    }

    /// {@return whether the file at `path` holds what this one held}
    ///
    /// Files of up to 64 MiB that are in memory are compared byte by byte, as a file may be rewritten within one tick
    /// of the clock of its file system, or given the time that it had before. Of others, all that the file system tells
    /// must be the same.
    ///
    /// @throws IOException if it cannot be read
    public boolean isStill(Path path) throws IOException {
        FileStamp now = FileStamp.of(path);
        if (bytes.length() > WHOLE || !MovableSource.in(bytes).isEmpty()) {
            return now.equals(stamp);
        }
        try (FileSource there = FileSource.open(path)) {
            return ByteStore.of(there).contentEquals(bytes) && FileStamp.of(path).equals(now);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /// Closes the file; bytes that are still to be read from it cannot be from now on.
    @Override
    public void close() throws IOException {
        for (MovableSource source : MovableSource.in(bytes)) {
            source.close();
        }
    }

    private static byte[] whole(InputStream in, Path file, int size, Progress progress) throws IOException {
        byte[] bytes = new byte[size];
        int done = 0;
        while (true) {
            if (done == bytes.length) {
                // One byte more tells whether the file has grown since its size was asked.
                int more = in.read();
                if (more < 0) {
                    return bytes;
                }
                if (done - size >= WHOLE) {
                    throw new RemarkedIOException(FileRemark.ENDLESS.with(file, done));
                }
                bytes = Arrays.copyOf(bytes, bytes.length + CHUNK);
                bytes[done++] = (byte) more;
            }
            int read = in.read(bytes, done, Math.min(CHUNK, bytes.length - done));
            if (read < 0) {
                return Arrays.copyOf(bytes, done);
            }
            done += read;
            progress.report(done, "reading");
        }
    }

    /// What a shell hands over to a command under the name of a file: standard input, and the far end of `<(command)`.
    static final class ShellInput {
        private static final Pattern INPUT = Pattern.compile("/dev/stdin|(?:/dev|/proc/(?:self|%1$d))/fd/0"
                .formatted(ProcessHandle.current().pid()));
        private static final Pattern PIPE = Pattern.compile("(?:/dev|/proc/(?:self|%1$d))/fd/\\d+"
                .formatted(ProcessHandle.current().pid()));

        private ShellInput() { }

        /// {@return whether `file` is such a name, and does not lead to a regular file}
        static boolean is(Path file) {
            String name = file.toString();
            return ReadTrouble.isOther(file)
                    && (INPUT.matcher(name).matches() || PIPE.matcher(name).matches() && isPipe(file));
        }

        /// A pipe of the shell has no name of its own. Any other would be opened anew, which waits for somebody to
        /// write into it, and one who has done so already is gone.
        private static boolean isPipe(Path file) {
            try {
                return Files.readSymbolicLink(Path.of("/proc/self/fd").resolve(file.getFileName())).toString()
                        .startsWith("pipe:");
            } catch (IOException e) {
                // Only Linux tells; elsewhere these names do not open anything anew.
                return Files.notExists(Path.of("/proc/self/fd"));
            }
        }

        /// {@return its bytes; standard input stays open}
        static InputStream stream(Path file) throws IOException {
            if (!INPUT.matcher(file.toString()).matches()) {
                return Files.newInputStream(file);
            }
            return new FilterInputStream(new FileInputStream(FileDescriptor.in)) {
                @Override
                public void close() {
                    // It is not ours.
                }
            };
        }
    }
}
