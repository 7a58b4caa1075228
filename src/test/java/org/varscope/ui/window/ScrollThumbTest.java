package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.theme.ThemeChoice;

class ScrollThumbTest extends WindowTestBase {
    private static final double LEAST = 16;

    /// An Array of many Nils.
    private void openLong() {
        int count = 1 << 18;
        ByteBuffer bytes = ByteBuffer.allocate(8 + 4 * count).order(ByteOrder.LITTLE_ENDIAN);
        open(write("long.save", bytes.putInt(28).putInt(count).array()));
        await(() -> !window.isBusy());
    }

    private Node thumb(String pane) {
        return robot.lookup(pane + " > .scroll-bar:vertical > .thumb").query();
    }

    @ParameterizedTest
    @EnumSource(value = ThemeChoice.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
    void theThumbOfALongHexPaneCanBeSeenAndDragged(ThemeChoice look) {
        on(() -> theme.choiceProperty().set(look));
        size(900, 600);
        openLong();
        Node thumb = thumb("#hex");
        Bounds shown = on(() -> thumb.localToScreen(thumb.getBoundsInLocal()));
        assertThat(shown.getHeight()).isGreaterThan(LEAST);
        robot.drag(new Point2D(shown.getCenterX(), shown.getCenterY())).dropBy(0, 1000);
        settle();
        ScrollBar bar = (ScrollBar) thumb.getParent();
        assertThat(on(() -> bar.getValue())).as("dragged to the end").isEqualTo(bar.getMax());
    }

    @ParameterizedTest
    @EnumSource(value = ThemeChoice.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
    void theThumbOfALongStructureCanBeSeen(ThemeChoice look) {
        on(() -> theme.choiceProperty().set(look));
        size(900, 600);
        openLong();
        on(() -> {
            TreeTableView<?> tree = (TreeTableView<?>) find("structure");
            tree.getRoot().getChildren().getFirst().setExpanded(true);
            tree.getRoot().getChildren().get(1).setExpanded(true);
        });
        Node thumb = thumb("#structure > .virtual-flow");
        assertThat(on(() -> thumb.getBoundsInLocal().getHeight())).isGreaterThan(LEAST);
    }
}
