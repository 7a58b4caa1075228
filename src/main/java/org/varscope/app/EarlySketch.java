package org.varscope.app;

import module java.base;
import org.varscope.ui.editor.EditorSketch;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.window.Sketch;
import org.varscope.ui.window.SketchPlan;

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
            sketch.complete(reading.atHand().flatMap(EarlySketch::sketched));
        } finally {
            sketch.complete(Optional.empty());
        }
    }

    private static Optional<Sketch> sketched(FileOpener.Outcome outcome) {
        return outcome instanceof FileOpener.Outcome.Opened opened
                ? EditorSketch.of(opened.structure()).map(editor -> SketchPlan.of(opened.file().name(), editor,
                        new SettingsFile(SettingsFile.here()).read())).map(Sketch::new) : Optional.empty();
    }
}
