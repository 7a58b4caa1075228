package org.varscope.document.file;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Notices when another program writes, replaces or deletes files that are open here.
///
/// Every file is looked at from time to time, as network drives do not tell of changes. What is told is what a file
/// looks like once it has stopped changing: the same at two looks, one after the other. One thread looks at all files.
public final class FileWatch implements Closeable {
    private static final Duration LOOK = Duration.ofMillis(250);

    private final Executor deliver;
    private final List<Watched> files = new CopyOnWriteArrayList<>();
    private final Thread thread;

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
        this(deliver, LOOK);
    }

    /// @param look time between two looks at each file
    public FileWatch(Executor deliver, Duration look) {
        this.deliver = deliver;
        this.thread = Thread.ofPlatform().daemon().name("file-watch").start(() -> run(look));
    }

    private void run(Duration look) {
        try {
            while (true) {
                Thread.sleep(look);
                files.forEach(Watched::look);
            }
        } catch (InterruptedException e) {
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
    }

    /// One file that is watched.
    public final class Watched implements Closeable {
        private final Path file;
        private final Consumer<? super Sight> listener;
        private Sight known;
        private @Nullable Sight expected;
        private @Nullable Sight seen;
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

        private synchronized void look() {
            Sight now = sight(file);
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
