package org.varscope.document.file;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Notices when another program writes, replaces or deletes files that are open here.
///
/// Every file is looked at from time to time, as network drives do not tell of changes. What is told is what a file
/// looks like once it has stopped changing: the same at two looks, one after the other. No file keeps others from being
/// looked at, whether it cannot be looked at or that never ends, as where a network drive is gone.
public final class FileWatch implements Closeable {
    private static final Duration LOOK = Duration.ofMillis(250);

    private final Executor deliver;
    private final Look looking;
    /// As many threads as files that are being looked at: most of the time one.
    private final ExecutorService lookers =
            Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("file-look-", 0).factory());
    private final List<Watched> files = new CopyOnWriteArrayList<>();
    private final Thread thread;

    /// What was seen of a file.
    public sealed interface Sight {
        /// It was written or replaced, and looks like this now.
        record Changed(FileStamp now) implements Sight { }

        /// It is no longer there.
        record Gone() implements Sight { }

        /// It cannot be looked at: its drive is gone, or it may no longer be read.
        ///
        /// @param why what the system says
        record Unreachable(String why) implements Sight { }
    }

    /// Tells what a file looks like.
    @FunctionalInterface
    interface Look {
        FileStamp at(Path file) throws IOException;
    }

    /// @param deliver runs the listeners
    public FileWatch(Executor deliver) {
        this(deliver, LOOK);
    }

    /// @param look time between two looks at each file
    public FileWatch(Executor deliver, Duration look) {
        this(deliver, look, FileStamp::of);
    }

    FileWatch(Executor deliver, Duration look, Look looking) {
        this.deliver = deliver;
        this.looking = looking;
        this.thread = Thread.ofPlatform().daemon().name("file-watch").start(() -> run(look));
    }

    private void run(Duration look) {
        try {
            while (true) {
                Thread.sleep(look);
                files.forEach(Watched::begin);
            }
        } catch (InterruptedException | RejectedExecutionException e) {
            // Closed.
            return;
        }
    }

    /// Watches `file` until what is returned is closed.
    ///
    /// @param known    how it looked when it was read or written here last
    /// @param listener is told each change once
    public Watched watch(Path file, FileStamp known, Consumer<? super Sight> listener) {
        Watched watched = new Watched(file.toAbsolutePath(), known, listener);
        files.add(watched);
        return watched;
    }

    /// Ends watching. Nothing is told from now on.
    @Override
    public void close() {
        files.forEach(Watched::close);
        thread.interrupt();
        lookers.shutdown();
    }

    /// One file that is watched.
    public final class Watched implements Closeable {
        private final Path file;
        private final Consumer<? super Sight> listener;
        private Sight known;
        private @Nullable Sight expected;
        private @Nullable Sight seen;
        private final AtomicBoolean busy = new AtomicBoolean();
        private volatile boolean over;

        private Watched(Path file, FileStamp known, Consumer<? super Sight> listener) {
            this.file = file;
            this.known = new Sight.Changed(known.ofContent());
            this.listener = listener;
        }

        /// Says that the file is about to look so, as it is being saved here; see
        /// [org.varscope.document.save.SaveFile.Ready].
        public synchronized void expect(FileStamp stamp) {
            expected = new Sight.Changed(stamp.ofContent());
        }

        /// Looks at it, unless the last look has not ended.
        private void begin() {
            if (busy.compareAndSet(false, true)) {
                lookers.execute(() -> {
                    try {
                        take(sight(file));
                    } finally {
                        busy.set(false);
                    }
                });
            }
        }

        private synchronized void take(Sight now) {
            if (now.equals(expected)) {
                known = now;
                expected = null;
            }
            if (now.equals(known) || !now.equals(seen)) {
                seen = now;
                return;
            }
            known = now;
            deliver.execute(() -> {
                if (!over) {
                    listener.accept(now);
                }
            });
        }

        /// Nothing is told of this file from now on.
        @Override
        public void close() {
            over = true;
            files.remove(this);
        }
    }

    private Sight sight(Path file) {
        try {
            return new Sight.Changed(looking.at(file).ofContent());
        } catch (NoSuchFileException e) {
            return new Sight.Gone();
        } catch (IOException | RuntimeException e) {
            return new Sight.Unreachable(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        }
    }
}
