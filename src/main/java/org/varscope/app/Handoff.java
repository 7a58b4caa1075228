package org.varscope.app;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.file.ProgramLock;
import org.varscope.document.save.OwnerOnly;

/// Lets a second start of the program hand its files to the window that runs already.
///
/// They meet at a socket in a folder that only its owner can enter, so that nobody else can connect; nothing goes over
/// a network. A lock file, which ends with its program, says whose socket it is, so that one left by a crash is in
/// nobody's way. Whatever goes wrong, or takes long, ends in a window of its own.
final class Handoff implements AutoCloseable {
    /// More files than this are opened by the program that was asked to.
    static final int MOST_FILES = 256;

    private static final int MAGIC = 0x76736332;
    private static final int TAKEN = 1;
    /// For the window of the other program to take the files; it may be just starting.
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /// One of so many parts of it is for the other program to make its socket.
    private static final int PARTS = 5;
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final Path folder;
    private final Path socket;
    private final Path lockFile;
    private final Duration patience;
    private final CompletableFuture<Consumer<Request>> window = new CompletableFuture<>();
    private @Nullable ProgramLock owned;
    private @Nullable ServerSocketChannel server;

    /// Files that another start has been asked to open.
    ///
    /// @param taken is to be run once the window has them
    record Request(List<Path> files, Runnable taken) { }

    /// @param folder   where the programs meet; made where it is missing
    /// @param name     of the meeting place: programs with other names do not meet
    /// @param patience how long the other program is waited for
    Handoff(Path folder, String name, Duration patience) {
        this.folder = folder;
        this.socket = folder.resolve(name + ".sock");
        this.lockFile = folder.resolve(name + ".lock");
        this.patience = patience;
    }

    /// {@return the place where the windows of this person on this display meet}
    ///
    /// @param settings    the folder of the settings, for systems without a folder for running programs
    /// @param environment where `XDG_RUNTIME_DIR`, `WAYLAND_DISPLAY` and `DISPLAY` are looked up
    static Handoff of(Path settings, Map<String, String> environment) {
        String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
        Path folder = runtime.isBlank() ? settings.resolve("run") : Path.of(runtime).resolve("varscope");
        String display = environment.getOrDefault("WAYLAND_DISPLAY", "") + " "
                + environment.getOrDefault("DISPLAY", "");
        return new Handoff(folder, "window-" + HexFormat.of().toHexDigits(display.hashCode()), PATIENCE);
    }

    /// Becomes the program that others hand their files to, unless one is that already.
    ///
    /// @return whether it is now
    synchronized boolean claim() {
        try {
            owned = isOurs() ? ProgramLock.take(lockFile) : null;
            if (owned != null) {
                // The window does not wait for the socket; who calls does.
                Thread.ofPlatform().daemon().name("second starts").start(this::listen);
            }
            return owned != null;
        } catch (IOException _) {
            return false;
        }
    }

    private void listen() {
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            if (isBound(channel)) {
                accept(channel);
            }
        } catch (IOException | UnsupportedOperationException _) {
            // Not every file system has sockets, and not every path is short enough for one.
            close();
        }
    }

    private synchronized boolean isBound(ServerSocketChannel channel) throws IOException {
        if (owned == null) {
            return false;
        }
        Files.deleteIfExists(socket);
        channel.bind(UnixDomainSocketAddress.of(socket));
        server = channel;
        return true;
    }

    /// Whether the folder is there, is no link, and nobody else may enter it.
    private boolean isOurs() throws IOException {
        Files.createDirectories(folder.toAbsolutePath().getParent());
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectory(folder, OwnerOnly.folder(folder));
        }
        boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        return !posix || PosixFilePermissions.toString(Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS))
                .equals("rwx------");
    }

    private boolean isSafe() {
        try {
            return isOurs();
        } catch (IOException _) {
            return false;
        }
    }

    /// Hands what comes from now on, and what has come before, to `taker`, on a thread of its own.
    void deliverTo(Consumer<Request> taker) {
        window.complete(taker);
    }

    private void accept(ServerSocketChannel channel) {
        try {
            while (channel.isOpen()) {
                SocketChannel caller = channel.accept();
                Thread.ofVirtual().start(() -> serve(caller));
            }
        } catch (IOException _) {
            // Closed: the program ends.
            return;
        }
    }

    private void serve(SocketChannel caller) {
        try (caller) {
            closeLater(caller);
            List<Path> files = read(new DataInputStream(Channels.newInputStream(caller)));
            CompletableFuture<Void> taken = new CompletableFuture<>();
            window.get(patience.toMillis(), TimeUnit.MILLISECONDS)
                    .accept(new Request(files, () -> taken.complete(null)));
            taken.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            Channels.newOutputStream(caller).write(TAKEN);
        } catch (IOException | InvalidPathException | ExecutionException | TimeoutException _) {
            // Whoever called opens a window of its own.
            return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<Path> read(DataInputStream in) throws IOException {
        int magic = in.readInt();
        int count = in.readInt();
        if (magic != MAGIC || count < 0 || count > MOST_FILES) {
            throw new IOException("no such request");
        }
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            // At most 64 KiB each, as their lengths have 16 bits.
            Path file = Path.of(in.readUTF());
            if (!file.isAbsolute()) {
                throw new IOException("a path without its start");
            }
            files.add(file);
        }
        return files;
    }

    /// Hands `files` to the program that runs already; none only brings its window to the front.
    ///
    /// @return whether its window has taken them
    boolean handOver(List<Path> files) {
        if (files.size() > MOST_FILES || !isSafe()) {
            return false;
        }
        long end = System.nanoTime() + patience.dividedBy(PARTS).toNanos();
        do {
            try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                closeLater(channel);
                channel.connect(UnixDomainSocketAddress.of(socket));
                return isTaken(channel, files);
            } catch (IOException | UnsupportedOperationException _) {
                // The other program may be about to make its socket.
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        } while (System.nanoTime() < end);
        return false;
    }

    private static boolean isTaken(SocketChannel channel, List<Path> files) throws IOException {
        DataOutputStream out = new DataOutputStream(Channels.newOutputStream(channel));
        out.writeInt(MAGIC);
        out.writeInt(files.size());
        for (Path file : files) {
            out.writeUTF(file.toAbsolutePath().normalize().toString());
        }
        return Channels.newInputStream(channel).read() == TAKEN;
    }

    private void closeLater(Channel channel) {
        CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> closeQuietly(channel));
    }

    private static void closeQuietly(@Nullable Closeable channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException _) {
            // Nothing is written through it that could be lost.
            return;
        }
    }

    /// Takes no more files; the next start is on its own.
    @Override
    public synchronized void close() {
        if (owned != null) {
            try {
                Files.deleteIfExists(socket);
            } catch (IOException _) {
                // The next program that claims the place removes it.
                closeQuietly(server);
            }
        }
        closeQuietly(server);
        closeQuietly(owned);
        owned = null;
    }
}
