package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.robot.Robot;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.robot.Robot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.theme.ThemeChoice;

/// Tooltips beside the pointer. One that reaches under the pointer, if only by its shadow, takes the pointer from what
/// it is about on a real display, and hides immediately.
class TooltipTest extends WindowTestBase {
    private static Optional<Tooltip> shown() {
        return Window.getWindows().stream().filter(Tooltip.class::isInstance).map(Tooltip.class::cast)
                .filter(Window::isShowing).findFirst();
    }

    @ParameterizedTest
    @CsvSource({"DARK, Go to", "LIGHT, Go to", "DARK, .tree-table-row-cell", "DARK, #status-reading",
            "LIGHT, #inspector-fields .list-cell", "DARK, adventure.save"})
    void noTooltipReachesUnderThePointer(ThemeChoice look, String about) {
        openSample();
        pick("$.player.gold");
        on(() -> theme.choiceProperty().set(look));
        robot.moveTo(about);
        await(() -> shown().isPresent());
        Tooltip tooltip = shown().orElseThrow();
        Point2D pointer = on(() -> new Robot().getMousePosition());
        Rectangle2D place = on(() -> new Rectangle2D(tooltip.getX(), tooltip.getY(), tooltip.getWidth(),
                tooltip.getHeight()));
        assertThat(place.contains(pointer)).as("%s in %s", pointer, place).isFalse();
        on(tooltip::hide);
    }
}
