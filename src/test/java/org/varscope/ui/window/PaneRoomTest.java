package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.Sample;

/// What room the panes of a document have: rows of values and bytes first, and what a person has dragged.
class PaneRoomTest extends WindowTestBase {
    private long rowsSeen() {
        return on(() -> {
            Bounds seen = find("structure").localToScene(find("structure").getLayoutBounds());
            return robot.lookup("#structure .tree-table-row-cell").queryAll().stream().filter(Node::isVisible)
                    .map(node -> node.localToScene(node.getLayoutBounds()))
                    .filter(bounds -> bounds.getMaxY() <= seen.getMaxY() + 0.5).count();
        });
    }

    /// The last one may be cut.
    private long bytesSeen() {
        return on(() -> editor().hex().target().view().inView().length() / 16 - 1);
    }

    private boolean hasInspector() {
        settle();
        return on(() -> find("inspector").isVisible() && ((Region) find("inspector")).getHeight() > 80);
    }

    private double width(String id) {
        return on(() -> ((Region) find(id)).getWidth());
    }

    @ParameterizedTest
    @ValueSource(ints = {1868, 480, 422, 1000})
    void tenRowsOfValuesAndOfBytesAreInViewInASmallWindow(int length) {
        size(900, 600);
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), length)));
        settle();
        assertThat(rowsSeen()).isGreaterThanOrEqualTo(10);
        assertThat(bytesSeen()).isGreaterThanOrEqualTo(10);
    }

    @Test
    void problemsThatComeAndGoMoveTheInspectorAfterTheirPaneIsLaidOut() {
        size(700, 720);
        openSample();
        for (int at : List.of(0x78, 0, 4)) {
            apply(Edit.overwrite(at, new byte[] {0x40}));
            run(Command.UNDO);
        }
        assertThat(rowsSeen()).isPositive();
    }

    @Test
    void theInspectorFoldsToALineThatBringsItBack() {
        openSample();
        assertThat(hasInspector()).isTrue();
        size(900, 600);
        assertThat(hasInspector()).isFalse();
        assertThat(text("inspector-fold")).isEqualTo("Show");
        fire("inspector-fold");
        assertThat(hasInspector()).isTrue();
        assertThat(on(() -> find("inspector-value").isFocused())).isTrue();
        openSample();
        assertThat(hasInspector()).as("also in the next tab").isTrue();
        assertThat(text("inspector-fold")).isEqualTo("Hide");
        fire("inspector-fold");
        assertThat(hasInspector()).isFalse();
        size(1440, 900);
        assertThat(hasInspector()).isTrue();
        assertThat(find("inspector-fold").isVisible()).isFalse();
    }

    @Test
    void theLineIsReachedByTheKeyThatGoesThroughThePanes() {
        size(900, 600);
        openSample();
        press(KeyCode.F6);
        press(KeyCode.F6);
        assertThat(on(() -> find("inspector-fold").isFocused())).isTrue();
        press(KeyCode.SPACE);
        assertThat(on(() -> find("inspector-value").isFocused())).isTrue();
    }

    @Test
    void theKeyboardStaysAtTheInspectorThatFolds() {
        size(1440, 900);
        openSample();
        on(() -> find("inspector-value").requestFocus());
        size(900, 600);
        assertThat(on(() -> find("inspector-fold").isFocused())).isTrue();
    }

    /// Drags the first divider of the split pane `id`.
    private void drag(String id, double to) {
        Node divider = robot.lookup("#" + id + " > .split-pane-divider").query();
        on(() -> {
            mouse(divider, MouseEvent.MOUSE_PRESSED, 1);
            ((SplitPane) find(id)).setDividerPosition(0, to);
            mouse(divider, MouseEvent.MOUSE_RELEASED, 1);
        });
        settle();
    }

    private static void mouse(Node on, EventType<MouseEvent> type, int clicks) {
        Event.fireEvent(on, new MouseEvent(type, 0, 0, 0, 0, MouseButton.PRIMARY, clicks, false, false, false, false,
                true, false, false, true, false, false, null));
    }

    @Test
    void whatIsDraggedHoldsForTheNextTabAndIsKept() {
        size(1440, 900);
        openSample();
        double before = width("structure");
        double inspector = width("inspector");
        drag("sides", 0.34);
        double dragged = width("structure");
        assertThat(dragged).isGreaterThan(before + 50);
        assertThat(settings.panes().structure()).isBetween(dragged - 2, dragged + 2);
        assertThat(settings.panes().side()).isNaN();
        openSample();
        assertThat(width("structure")).isBetween(dragged - 2, dragged + 2);
        size(1500, 900);
        size(900, 600);
        size(1440, 900);
        assertThat(width("structure")).as("after other sizes").isBetween(dragged - 2, dragged + 2);
        assertThat(width("inspector")).isBetween(inspector - 2, inspector + 2);
    }

    @Test
    void aDoubleClickOnADividerGivesBackTheSizeThatFits() {
        size(1440, 900);
        openSample();
        double before = width("structure");
        drag("sides", 0.34);
        Node divider = robot.lookup("#sides > .split-pane-divider").query();
        on(() -> mouse(divider, MouseEvent.MOUSE_PRESSED, 2));
        settle();
        assertThat(width("structure")).isBetween(before - 2, before + 2);
        assertThat(settings.panes()).isEqualTo(PaneSizes.FIRST);
    }

    @Nested
    class AtTheNextStart extends WindowTestBase {
        AtTheNextStart() {
            settings = settings.with(new PaneSizes(333, 290, Double.NaN, 170, Double.NaN, false));
        }

        @Test
        void thePanesAreAsTheyWereLeft() {
            size(1440, 900);
            openSample();
            assertThat(on(() -> ((Region) find("structure")).getWidth())).isBetween(331.0, 335.0);
            assertThat(on(() -> ((Region) find("inspector")).getWidth())).isBetween(288.0, 292.0);
            assertThat(on(() -> ((Region) find("below")).getHeight())).isBetween(168.0, 172.0);
        }
    }
}
