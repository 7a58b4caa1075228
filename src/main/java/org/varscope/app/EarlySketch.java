package org.varscope.app;

import module java.base;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.window.Sketch;

/// Reads the first file that a start is asked for, and sketches the window with it, beside the toolkit's start.
final class EarlySketch implements Runnable {
    /// As long as a file may take to be read before the window shows without it, in milliseconds.
    private static final int PATIENCE = 250;

    private final EarlyReading reading;
    private final CompletableFuture<Optional<Sketch>> sketch = new CompletableFuture<>();

    /// @param file to be read
    EarlySketch(Path file) {
        reading = new EarlyReading(file);
    }

    /// {@return what reads the file}
    EarlyReading reading() {
        return reading;
    }

    /// {@return the window with the file; nothing where that is no document, or takes long}
    CompletableFuture<Optional<Sketch>> sketch() {
        return sketch.completeOnTimeout(Optional.empty(), PATIENCE, TimeUnit.MILLISECONDS);
    }

    @Override
    public void run() {
        reading.run();
        try {
            Optional<FileOpener.Outcome> outcome = reading.atHand();
            sketch.complete(outcome.flatMap(read -> Sketch.of(read, new SettingsFile(SettingsFile.here()).read())));
        } finally {
            sketch.complete(Optional.empty());
        }
    }
}
