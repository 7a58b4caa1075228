package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;

/// Shows what changed for a moment: fading, or, where a person asked their system for less motion, steadily and then
/// gone.
final class HexFlash extends Transition {
    private static final Duration MOMENT = Duration.millis(900);
    /// The pane is drawn again for every step, which nobody sees finer.
    private static final double STEPS = 40;

    private final Runnable redraw;
    private final BooleanSupplier reducedMotion;
    private double strength;

    /// @param redraw        called when the strength has changed
    /// @param reducedMotion whether nothing should fade
    HexFlash(Runnable redraw, BooleanSupplier reducedMotion) {
        this.redraw = redraw;
        this.reducedMotion = reducedMotion;
        setCycleDuration(MOMENT);
        setInterpolator(Interpolator.LINEAR);
    }

    /// Begins anew if there is something to show, and ends if not.
    void start(boolean something) {
        stop();
        interpolate(something ? 0 : 1);
        if (something) {
            playFromStart();
        }
    }

    /// {@return how strongly to show what changed now; 0 for not at all, 1 for most}
    double strength() {
        return strength;
    }

    @Override
    protected void interpolate(double passed) {
        double wanted = passed < 1 && reducedMotion.getAsBoolean() ? 1 : (1 - passed) * (1 - passed);
        double step = Math.round(wanted * STEPS) / STEPS;
        if (step != strength) {
            strength = step;
            redraw.run();
        }
    }
}
