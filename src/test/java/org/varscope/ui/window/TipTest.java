package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.theme.Tip;

class TipTest extends WindowTestBase {
    @Test
    void aLongPathTakesSeveralLinesOfTheWindow() {
        double width = on(() -> {
            Tip tip = new Tip("$." + "a_very_long_key_".repeat(30));
            tip.show(stage);
            double shown = tip.getWidth();
            assertThat(tip.getHeight()).isGreaterThan(3 * tip.getFont().getSize());
            tip.hide();
            return shown;
        });
        assertThat(width).isLessThan(700);
    }
}
