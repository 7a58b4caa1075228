package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.toolkit.Background;

/// A file that is read while there is no window yet: the first one that a start is asked for.
///
/// Whoever runs it does so on another thread than the window's, which takes the answer by [#take].
public final class EarlyReading implements Runnable {
    private final Path file;
    private final FutureTask<FileOpener.Outcome> reading;
    private volatile Background.@Nullable Running taker;

    /// @param file to be read
    public EarlyReading(Path file) {
        this.file = file.toAbsolutePath().normalize();
        this.reading = new FutureTask<>(() -> FileOpener.file(this.file, List.of(), ToTaker::new));
    }

    /// {@return the file, from the root on}
    public Path file() {
        return file;
    }

    @Override
    public void run() {
        reading.run();
    }

    /// {@return what the file is, where it is read already}
    public Optional<FileOpener.Outcome> atHand() {
        return reading.state() == Future.State.SUCCESS ? Optional.of(reading.resultNow()) : Optional.empty();
    }

    /// {@return what the file is, once it is read}
    ///
    /// @param running is told how far that has come, and may stop it
    /// @throws Exception what reading it ended with
    public FileOpener.Outcome take(Background.Running running) throws Exception {
        taker = running;
        try {
            return reading.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    /// Tells whoever has taken the reading by then.
    private final class ToTaker implements Progress {
        private final long size;
        private @Nullable Progress progress;

        private ToTaker(long size) {
            this.size = size;
        }

        @Override
        public synchronized boolean reached(long bytes) {
            Background.Running running = taker;
            if (progress == null && running != null) {
                progress = running.over(size);
            }
            return progress == null || progress.reached(bytes);
        }
    }
}
