package org.varscope.document.file;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Notices when another program writes, replaces or deletes files that are open here.
///
/// The system tells of changes in their folders at once; network drives do not, so that every file is also looked at
/// from time to time. What is told is what a file looks like once it has stopped changing. One thread looks at all files.
public final class FileWatch implements Closeable {
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final Duration SETTLE = Duration.ofMillis(200);

    private final Executor deliver;
    private final Duration look;
    private final Duration settle;
    private final List<Watched> files = new CopyOnWriteArrayList<>();
    private final @Nullable WatchService service;
    private final Thread thread;
    private volatile boolean closed;

    /// What was seen of a file.
    public sealed interface Sight {
        /// It was written or replaced, and looks like this now.
        record Changed(FileStamp now) implements Sight { }

        /// It is not there any more.
        record Gone() implements Sight { }

        /// It cannot be looked at: its drive is gone, or it may not be read any more.
        ///
        /// @param why what the system says
        record Unreachable(String why) implements Sight { }
    }

    /// @param deliver runs the listeners
    public FileWatch(Executor deliver) {
        this(deliver, LOOK, SETTLE);
    }

    /// @param look   time between two looks at each file
    /// @param settle how long a file must look the same before its change is told
    FileWatch(Executor deliver, Duration look, Duration settle) {
        this.deliver = deliver;
        this.look = look;
        this.settle = settle;
        this.service = service();
        this.thread = Thread.ofPlatform().daemon().name("file-watch").start(this::run);
    }

    private static @Nullable WatchService service() {
        try {
            return FileSystems.getDefault().newWatchService();
        } catch (IOException | UnsupportedOperationException e) {
            // The system has no more of them to give; looking from time to time does.
            return null;
        }
    }

    /// Watches `file` until what is returned is closed.
    ///
    /// @param known    how it looked when it was read or written here last
    /// @param listener is told each change once
    public Watched watch(Path file, FileStamp known, Consumer<? super Sight> listener) {
        Watched watched = new Watched(file.toAbsolutePath(), known, listener);
        files.add(watched);
        Path folder = watched.file.getParent();
        try {
            if (service != null && folder != null) {
                folder.register(service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY,
                        StandardWatchEventKinds.ENTRY_DELETE);
            }
        } catch (IOException | ClosedWatchServiceException e) {
            // Looking from time to time notices too, only later.
            return watched;
        }
        return watched;
    }

    private void run() {
        boolean soon = false;
        while (!closed) {
            try {
                pause(soon ? settle : look);
            } catch (InterruptedException | ClosedWatchServiceException e) {
                return;
            }
            soon = false;
            for (Watched file : files) {
                soon |= file.look();
            }
        }
    }

    /// Waits for that long, or until something happens in a folder.
    private void pause(Duration most) throws InterruptedException {
        if (service == null) {
            Thread.sleep(most);
            return;
        }
        WatchKey key = service.poll(most.toMillis(), TimeUnit.MILLISECONDS);
        while (key != null) {
            key.pollEvents();
            key.reset();
            key = service.poll();
        }
    }

    /// Ends watching. Nothing is told from now on.
    @Override
    public void close() {
        closed = true;
        files.forEach(Watched::close);
        try {
            if (service != null) {
                service.close();
            }
        } catch (IOException e) {
            // The thread ends at its next look.
            return;
        }
        thread.interrupt();
    }

    /// One file that is watched.
    public final class Watched implements Closeable {
        private final Path file;
        private final Consumer<? super Sight> listener;
        private Sight known;
        private @Nullable Sight expected;
        private @Nullable Sight seen;
        private long since;
        private volatile boolean over;

        private Watched(Path file, FileStamp known, Consumer<? super Sight> listener) {
            this.file = file;
            this.known = new Sight.Changed(known.ofContent());
            this.listener = listener;
        }

        /// Says that the file is about to look so, as it is being saved here; see {@link SaveFile.Ready}.
        public synchronized void expect(FileStamp stamp) {
            expected = new Sight.Changed(stamp.ofContent());
        }

        /// Looks at the file.
        ///
        /// @return whether it has to be looked at again soon, as it may still be changing
        private synchronized boolean look() {
            Sight now = sight(file);
            if (now.equals(expected)) {
                known = now;
                expected = null;
            }
            if (now.equals(known)) {
                seen = null;
                return false;
            }
            if (!now.equals(seen)) {
                seen = now;
                since = System.nanoTime();
                return true;
            }
            if (System.nanoTime() - since < settle.toNanos()) {
                return true;
            }
            known = now;
            seen = null;
            deliver.execute(() -> {
                if (!over) {
                    listener.accept(now);
                }
            });
            return false;
        }

        /// Nothing is told of this file from now on.
        @Override
        public void close() {
            over = true;
            files.remove(this);
        }
    }

    private static Sight sight(Path file) {
        try {
            return new Sight.Changed(FileStamp.of(file).ofContent());
        } catch (NoSuchFileException e) {
            return new Sight.Gone();
        } catch (IOException e) {
            return new Sight.Unreachable(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        }
    }
}
