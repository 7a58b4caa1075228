package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexMap;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.theme.Look;

/// The map of the whole file beside its bytes.
class MinimapTest extends WindowTestBase {
    private static final Color CHANGED = Look.DARK.palette().color("-vs-accent");

    private HexMap map() {
        return (HexMap) find("hex-map");
    }

    private HexPane hex() {
        return (HexPane) find("hex");
    }

    private Bounds frame() {
        return on(() -> map().lookup(".frame").getBoundsInParent());
    }

    private Point2D at(double y) {
        return on(() -> map().localToScreen(20, y));
    }

    @Test
    void theFrameShowsThePartInView() {
        openSample();
        settle();
        double top = frame().getMinY();
        on(() -> hex().view().firstRow().set(20));
        settle();
        assertThat(frame().getMinY() - top).isEqualTo(20 * 3);
    }

    @Test
    void aClickGoesThereAndADragFurther() {
        openSample();
        settle();
        double half = frame().getHeight() / 2;
        long caret = model().selection().caret();
        robot.clickOn(at(half + 60));
        settle();
        assertThat(on(() -> hex().view().firstRow().get())).isBetween(19L, 20L);
        robot.drag(at(half + 60)).dropBy(0, 30);
        settle();
        assertThat(on(() -> hex().view().firstRow().get())).isBetween(29L, 30L);
        assertThat(on(() -> model().selection().caret())).as("the caret").isEqualTo(caret);
    }

    @Test
    void whatWasChangedIsMarkedUntilItIsTakenBack() {
        openSample();
        assertThat(marked()).isFalse();
        set("$.player.gold", 85);
        settle();
        assertThat(marked()).isTrue();
        on(() -> model().history().undo());
        settle();
        assertThat(marked()).isFalse();
    }

    private boolean marked() {
        settle();
        double y = node("$.player.gold").span().start() / 16.0 * 3 + 1;
        return on(() -> map().snapshot(null, null).getPixelReader().getColor(2, (int) y).equals(CHANGED));
    }

    @Test
    void whatAFilmHasNotReadYetIsDimmed() {
        openSample();
        settle();
        assertThat(find("hex-map").lookup(".unread").isVisible()).isFalse();
        run(Command.PLAYBACK);
        settle();
        assertThat(on(() -> map().lookup(".unread").getBoundsInParent().getMinY())).isBetween(0.0, 3.0);
        press(KeyCode.END);
        settle();
        assertThat(map().lookup(".unread").isVisible()).isFalse();
    }

    @Test
    void itIsHiddenAndThatIsRemembered() {
        openSample();
        run(Command.MINIMAP);
        settle();
        assertThat(map().isVisible()).isFalse();
        assertThat(settings.shown().minimap()).isFalse();
        run(Command.MINIMAP);
        settle();
        assertThat(map().isVisible()).isTrue();
    }

    @Test
    void theTabKeyPassesItBy() {
        openSample();
        assertThat(map().isFocusTraversable()).isFalse();
        assertThat(map().getAccessibleText()).isNotBlank();
    }

    @Test
    void aNarrowWindowGivesItsWidthToTheBytes() {
        openSample();
        size(900, 600);
        settle();
        assertThat(find("hex-map").isVisible()).isFalse();
        size(1100, 600);
        settle();
        assertThat(find("hex-map").isVisible()).isTrue();
    }
}
