package org.varscope.app;

import module java.base;
import org.varscope.ui.editor.EditorSketch;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Settings;
import org.varscope.ui.message.Messages;
import org.varscope.ui.window.Sketch;
import org.varscope.ui.window.SketchPlan;

/// Reads the first file that a start is asked for, and sketches the window with it, beside the toolkit's start.
final class EarlySketch implements Runnable {
    /// As long as a file may take to be read before the window shows without it, in milliseconds.
    private static final int PATIENCE = 250;

    private final KeptTabs left;
    private final KeptTabs.Tab front;
    private final EarlyReading reading;
    private final CompletableFuture<Optional<Sketch>> sketch = new CompletableFuture<>();

    /// @param left all files that are opened, with the one in front that is to be read
    EarlySketch(KeptTabs left) {
        this.left = left;
        this.front = left.shown().orElseThrow();
        this.reading = new EarlyReading(front.file());
    }

    /// {@return all files that are opened}
    KeptTabs left() {
        return left;
    }

    /// {@return what reads the file in front}
    EarlyReading reading() {
        return reading;
    }

    /// {@return the window with the file; nothing where that is no document, or takes long}
    CompletableFuture<Optional<Sketch>> sketch() {
        return sketch.completeOnTimeout(Optional.empty(), PATIENCE, TimeUnit.MILLISECONDS);
    }

    @Override
    public void run() {
        Settings settings = new SettingsFile(SettingsFile.here()).read();
        Messages.speak(settings.language()); // what is read is put into words at once
        reading.run();
        try {
            sketch.complete(reading.atHand().flatMap(outcome -> sketched(outcome, settings)));
        } finally {
            sketch.complete(Optional.empty());
        }
    }

    private Optional<Sketch> sketched(FileOpener.Outcome outcome, Settings settings) {
        return outcome instanceof FileOpener.Outcome.Opened opened
                ? EditorSketch.of(opened.structure(), front.place().isFirst()).map(editor -> SketchPlan.of(
                        opened.file().name(), left, editor, settings)).map(Sketch::new) : Optional.empty();
    }
}
