package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;

/// Shows what changed for a moment: fading, or, where a person asked their system for less motion, steadily and then gone.
final class HexFlash {
    private static final Duration MOMENT = Duration.millis(900);
    private static final double MOST = 0.45;
    /// The pane is drawn again for every step, which nobody sees finer.
    private static final double STEPS = 40;

    private final Runnable redraw;
    private final BooleanSupplier reducedMotion;
    private final Transition fade = new Transition() {
        {
            setCycleDuration(MOMENT);
            setInterpolator(Interpolator.LINEAR);
        }

        @Override
        protected void interpolate(double passed) {
            show(reducedMotion.getAsBoolean() ? (passed < 1 ? MOST / 2 : 0) : MOST * (1 - passed) * (1 - passed));
        }
    };

    private double strength;

    /// @param redraw        called when the strength has changed
    /// @param reducedMotion whether nothing should fade
    HexFlash(Runnable redraw, BooleanSupplier reducedMotion) {
        this.redraw = redraw;
        this.reducedMotion = reducedMotion;
    }

    /// Begins anew if there is something to show, and ends if not.
    void start(boolean something) {
        fade.stop();
        show(something ? (reducedMotion.getAsBoolean() ? MOST / 2 : MOST) : 0);
        if (something) {
            fade.playFromStart();
        }
    }

    /// Ends.
    void stop() {
        fade.stop();
    }

    boolean isRunning() {
        return fade.getStatus() == Animation.Status.RUNNING;
    }

    /// {@return how strongly to show what changed now; 0 for not at all, 1 would hide what is below}
    double strength() {
        return strength;
    }

    private void show(double wanted) {
        double step = Math.round(wanted * STEPS) / STEPS;
        if (step != strength) {
            strength = step;
            redraw.run();
        }
    }
}
