package org.varscope.app;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.editor.EditorSketch;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.window.Sketch;
import org.varscope.ui.window.SketchPlan;

/// Reads what was kept and the file in front, and sketches the window with that, beside the toolkit's start.
final class EarlyStart implements Runnable {
    /// Property that has the window come without a sketch, for measuring what that is worth.
    private static final String PLAIN = "varscope.plain-frame";
    /// As long as a file may take to be read before the window shows without it, in milliseconds.
    private static final int PATIENCE = 250;

    private final Supplier<KeptState> keeping;
    private final CompletableFuture<KeptState> kept = new CompletableFuture<>();
    private final CompletableFuture<Optional<Sketch>> sketch = new CompletableFuture<>();
    private volatile @Nullable EarlyReading front;

    /// What a window begins with.
    ///
    /// @param kept   by earlier starts
    /// @param front  reads the file in front; null where there is none
    /// @param sketch the window with that file; nothing where it is no document, or takes long
    record Begun(KeptState kept, @Nullable EarlyReading front, Optional<Sketch> sketch) { }

    /// @param keeping reads what earlier starts have kept
    EarlyStart(Supplier<KeptState> keeping) {
        this.keeping = keeping;
    }

    /// {@return what the window begins with, once that is known}
    CompletableFuture<Begun> begun() {
        return kept.thenCompose(state -> sketch.completeOnTimeout(Optional.empty(), PATIENCE, TimeUnit.MILLISECONDS)
                .thenApply(found -> new Begun(state, front, found)));
    }

    @Override
    public void run() {
        try {
            KeptState state = keeping.get();
            Optional<KeptTabs.Tab> shown = state.left().shown();
            EarlyReading reading = shown.isEmpty() ? null : new EarlyReading(shown.get().file());
            front = reading;
            kept.complete(state);
            if (reading != null) {
                reading.run();
                sketch.complete(reading.atHand().flatMap(outcome -> sketched(outcome, state, shown.get())));
            }
        } finally {
            // A window comes whatever happens here.
            kept.complete(KeptState.FIRST);
            sketch.complete(Optional.empty());
        }
    }

    private static Optional<Sketch> sketched(FileOpener.Outcome outcome, KeptState state, KeptTabs.Tab shown) {
        return !Boolean.getBoolean(PLAIN) && outcome instanceof FileOpener.Outcome.Opened opened
                ? EditorSketch.of(opened.structure(), shown.place().isFirst()).map(editor -> SketchPlan.of(
                        opened.file().name(), state.left(), editor, state.settings())).map(Sketch::new)
                : Optional.empty();
    }
}
