package org.varscope.app;

import module java.base;
import module javafx.controls;
import org.varscope.ui.window.MainWindow;

/// Says when the first frame with the values and bytes of the files is on the screen, for measuring the start.
final class FirstFrame {
    /// Property that asks for it.
    static final String PROPERTY = "varscope.first-frame";
    /// A frame is drawn beside the thread of the toolkit, which waits for it before it hands over the one after the next.
    private static final int FRAMES = 3;

    private FirstFrame() { }

    /// Prints a line to `out` once `window` has painted a frame after everything was read.
    static void tell(MainWindow window, PrintStream out) {
        AtomicInteger frames = new AtomicInteger();
        window.scene().addPostLayoutPulseListener(() -> {
            int frame = window.isBusy() ? 0 : frames.incrementAndGet();
            if (frame == FRAMES) {
                out.println("painted");
            } else if (frame < FRAMES) {
                Platform.requestNextPulse();
            }
        });
        Platform.requestNextPulse();
    }
}
