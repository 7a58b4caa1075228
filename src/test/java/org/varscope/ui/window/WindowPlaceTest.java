package org.varscope.ui.window;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.file.Settings;

@InOneLanguage
class WindowPlaceTest {
    private static final Rectangle2D MAIN = new Rectangle2D(0, 0, 1440, 900);
    private static final Rectangle2D LEFT = new Rectangle2D(-1920, 0, 1920, 1080);

    private static Settings.Size size(double x, double y, double width, double height) {
        return new Settings.Size(x, y, width, height, false);
    }

    @Test
    void aWindowGoesBackToTheScreenItWasOn() {
        Settings.Size was = size(-1200, 40, 900, 600);
        assertThat(WindowPlace.on(List.of(MAIN, LEFT), was)).isEqualTo(was);
    }

    @Test
    void whereItsScreenIsGoneOrItWasOnNoneYetItGoesNearTheMiddleOfTheMainOne() {
        for (double x : new double[] {-1200, Double.NaN}) {
            assertThat(WindowPlace.on(List.of(MAIN), size(x, 40, 900, 600))).isEqualTo(size(270, 100, 900, 600));
        }
    }

    @Test
    void aWindowIsNoLargerThanItsScreenAndWhollyOnIt() {
        assertThat(WindowPlace.on(List.of(MAIN), size(1000, 500, 2000, 800))).isEqualTo(size(0, 100, 1440, 800));
    }

    @Test
    void aWindowThatWasNowhereYetFitsAScreenAtThreeHundredPercentWithItsTitle() {
        assertThat(WindowPlace.on(List.of(new Rectangle2D(0, 20, 480, 280)), Settings.FIRST.window()))
                .isEqualTo(size(0, 20, 480, 280));
    }
}
