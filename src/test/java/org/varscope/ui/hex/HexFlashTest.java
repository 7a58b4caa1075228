package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.varscope.ui.hex.HexPaneSkin.HexFlash;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.Test;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class HexFlashTest {
    private static final int FRAMES = 10;

    private final Set<Double> seen = ConcurrentHashMap.newKeySet();
    private HexFlash flash = new HexFlash(() -> {}, () -> true);

    @Test
    void aFlashFadesAway() {
        run(false);
        assertThat(seen).hasSizeGreaterThan(3);
    }

    @Test
    void withReducedMotionAFlashIsSteadyAndThenGone() {
        run(true);
        assertThat(List.copyOf(seen)).hasSize(2).contains(0.0);
    }

    @Test
    void nothingToShowEndsAFlash() {
        double strength = on(() -> {
            flash.start(true);
            flash.start(false);
            return flash.strength();
        });
        assertThat(strength).isZero();
    }

    private void run(boolean reducedMotion) {
        on(() -> {
            flash = new HexFlash(() -> seen.add(flash.strength()), () -> reducedMotion);
            flash.start(true);
            // Frames come when the machine has time for them.
            flash.pause();
            for (int part = 0; part <= FRAMES; part++) {
                flash.jumpTo(flash.getCycleDuration().multiply((double) part / FRAMES));
            }
            flash.playFromStart();
        });
        TestToolkit.await(() -> flash.getStatus() != Animation.Status.RUNNING);
    }
}
