package org.varscope.ui.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.varscope.ui.hex.HexStage.onToolkit;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
@ExtendWith(ApplicationExtension.class)
class HexFlashTest {
    private final Set<Double> seen = ConcurrentHashMap.newKeySet();
    private HexFlash flash = new HexFlash(() -> {}, () -> true);

    @Start
    void start(Stage stage) {
        new HexStage(stage, "dark");
    }

    @Test
    void aFlashFadesAway() throws TimeoutException {
        run(false);
        assertThat(seen).hasSizeGreaterThan(3);
    }

    @Test
    void withReducedMotionAFlashIsSteadyAndThenGone() throws TimeoutException {
        run(true);
        assertThat(List.copyOf(seen)).hasSize(2).contains(0.0);
    }

    @Test
    void nothingToShowEndsAFlash() {
        double strength = onToolkit(() -> {
            flash.start(true);
            flash.start(false);
            return flash.strength();
        });
        assertThat(strength).isZero();
    }

    private void run(boolean reducedMotion) throws TimeoutException {
        onToolkit(() -> {
            flash = new HexFlash(() -> seen.add(flash.strength()), () -> reducedMotion);
            flash.start(true);
            return null;
        });
        waitFor(10, TimeUnit.SECONDS, () -> onToolkit(() -> !flash.isRunning()));
    }
}
