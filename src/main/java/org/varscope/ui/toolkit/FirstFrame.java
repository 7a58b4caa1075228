package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;

/// The first frame of the window, which has the values and bytes of the file in front. What it does without is done
/// after it, so that a person sees those as soon as can be.
///
/// Belongs to the thread of the window.
public final class FirstFrame {
    /// A frame is drawn beside the thread of the window, which waits for it before it hands over the one after the
    /// next, where there is something to draw.
    private static final int PULSES = 3;

    private final List<Runnable> waiting = new ArrayList<>();
    private final Consumer<Throwable> mistake;
    private boolean painted;

    /// Begins before there is a window.
    ///
    /// @param mistake takes what an act that has waited throws
    public FirstFrame(Consumer<Throwable> mistake) {
        this.mistake = mistake;
    }

    /// Does `act` once the frame is painted: after what was asked for earlier, and immediately from then on.
    public void after(Runnable act) {
        if (painted) {
            act.run();
        } else {
            waiting.add(act);
        }
    }

    /// Waits for the frame of `scene`, whose window is on the screen now.
    ///
    /// @param later does on the thread of the window what waited
    public void await(Scene scene, Consumer<Runnable> later) {
        AtomicInteger pulses = new AtomicInteger();
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                drawAgain(scene);
                if (pulses.incrementAndGet() < PULSES) {
                    Platform.requestNextPulse();
                } else {
                    scene.removePostLayoutPulseListener(this);
                    later.accept(FirstFrame.this::goOn);
                }
            }
        });
        Platform.requestNextPulse();
    }

    /// The toolkit tells one fill from another by what it is, and not by how it looks.
    private static void drawAgain(Scene scene) {
        Color fill = scene.getFill() instanceof Color color ? color : Color.WHITE;
        scene.setFill(new Color(fill.getRed(), fill.getGreen(), fill.getBlue(), fill.getOpacity()));
    }

    /// One that fails keeps none of the others from being done.
    private void goOn() {
        painted = true;
        for (Runnable act : waiting) {
            try {
                act.run();
            } catch (RuntimeException | Error e) {
                mistake.accept(e);
            }
        }
        waiting.clear();
    }
}
