package org.varscope.ui.window;

import module java.base;
import module javafx.controls;

/// Keeps what is typed while nothing of the window can take it, and gives it to whatever has the focus then.
///
/// Belongs to the thread of the window.
public final class EarlyKeys {
    /// More than anybody types in the time; a key that is held down repeats.
    private static final int MOST = 100;

    private final Stage stage;
    private final Deque<KeyEvent> kept = new ArrayDeque<>();
    private final EventHandler<KeyEvent> keep = this::keep;
    private boolean giving;

    /// Begins to keep.
    public EarlyKeys(Stage stage) {
        this.stage = stage;
        stage.addEventFilter(KeyEvent.ANY, keep);
    }

    private void keep(KeyEvent event) {
        if (!giving) {
            if (kept.size() < MOST) {
                kept.add(event);
            }
            event.consume();
        }
    }

    /// Gives all of it, in order, and keeps no more. Each key may move the focus for the next one.
    ///
    /// @param later does on the thread of the window what comes after whatever waits there already
    public void give(Consumer<Runnable> later) {
        KeyEvent event = kept.poll();
        if (event == null) {
            stage.removeEventFilter(KeyEvent.ANY, keep);
            return;
        }
        Scene scene = stage.getScene();
        EventTarget taker = scene.getFocusOwner() == null ? scene : scene.getFocusOwner();
        giving = true;
        try {
            Event.fireEvent(taker, event.copyFor(stage, taker)); // a copy is not consumed yet
        } finally {
            giving = false;
            later.accept(() -> give(later));
        }
    }
}
