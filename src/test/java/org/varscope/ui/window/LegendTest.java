package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What the colours of the bytes mean, in windows of any width.
class LegendTest extends WindowTestBase {
    /// Where the entries that are shown end, from left to right.
    private List<Double> ends() {
        return on(() -> robot.lookup(".legend").queryAs(Pane.class).getChildren().stream().filter(Node::isVisible)
                .map(entry -> entry.getBoundsInParent().getMaxX()).toList());
    }

    @Test
    void entriesAreShownWholeOrNotAtAll() {
        openSample();
        settle();
        assertThat(ends()).hasSize(6);
        size(640, 600);
        Pane legend = robot.lookup(".legend").queryAs(Pane.class);
        double room = on(() -> legend.getWidth() - legend.getInsets().getRight());
        assertThat(ends()).hasSizeBetween(1, 5).allMatch(end -> end <= room);
        size(1000, 600);
        assertThat(ends()).hasSize(6);
    }
}
