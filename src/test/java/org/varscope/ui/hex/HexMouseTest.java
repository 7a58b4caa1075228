package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.varscope.bytes.Span;
import org.varscope.ui.Person;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;

@UsesToolkit
class HexMouseTest {
    @RegisterExtension
    final HexStage hex = new HexStage();
    private final Person robot = new Person();

    @BeforeEach
    void showOneThousand() {
        on(() -> hex.pane.contentProperty().set(new EndlessContent(1000)));
    }

    @Test
    void aClickPutsTheCaret() {
        robot.clickOn(at(HexColumn.HEX, 37));
        assertThat(hex.pane.place()).isEqualTo(HexCursor.at(37));
    }

    @Test
    void aClickInTheTextColumnMakesItTheOneToTypeIn() {
        robot.clickOn(at(HexColumn.TEXT, 37));
        assertThat(hex.pane.columnProperty().get()).isEqualTo(HexColumn.TEXT);
        assertThat(hex.pane.caret()).isEqualTo(37);
    }

    @Test
    void aClickAboveTheRowsLeavesTheCaret() {
        hex.select(37, 37);
        robot.clickOn(onScreen(200, 5));
        assertThat(hex.pane.caret()).isEqualTo(37);
    }

    @Test
    void aClickBelowTheLastByteGoesToTheEnd() {
        hex.showCounting(40);
        robot.clickOn(onScreen(300, 400));
        assertThat(hex.pane.caret()).isEqualTo(40);
    }

    @Test
    void aMouseAtRestIsToldWhatTheByteIs() {
        hex.words = offset -> "count of byte " + offset;
        robot.moveTo(at(HexColumn.HEX, 33));
        TestToolkit.await(() -> shownTips().contains("count of byte 33"));
        robot.push(KeyCode.RIGHT);
        assertThat(on(HexMouseTest::shownTips)).isEmpty();
    }

    private static List<String> shownTips() {
        return Window.getWindows().stream()
                .filter(window -> window instanceof Tooltip && window.isShowing())
                .map(window -> ((Tooltip) window).getText())
                .toList();
    }

    @Test
    void aDragSelectsOverARowBreak() {
        robot.drag(at(HexColumn.HEX, 12)).moveTo(at(HexColumn.HEX, 19)).drop();
        assertThat(hex.pane.place().selection()).isEqualTo(Span.between(12, 20));
    }

    @Test
    void aDragBackSelectsTheSame() {
        robot.drag(at(HexColumn.TEXT, 19)).moveTo(at(HexColumn.TEXT, 12)).drop();
        assertThat(hex.pane.place()).isEqualTo(new HexCursor(20, 12));
    }

    @Test
    void aDragInTheHexColumnThatStraysIntoTheTextStaysInItsRow() {
        robot.drag(at(HexColumn.HEX, 2)).moveTo(at(HexColumn.TEXT, 5)).drop();
        assertThat(hex.pane.place().selection()).isEqualTo(Span.between(2, 16));
    }

    @Test
    void shiftAndAClickExtend() {
        robot.clickOn(at(HexColumn.HEX, 10));
        on(() -> hex.pane.fireEvent(shiftClick(hex.pane.localToScene(hex.pane.screenToLocal(at(HexColumn.HEX, 40))))));
        assertThat(hex.pane.place().selection()).isEqualTo(Span.between(10, 41));
    }

    @Test
    void aDragBelowThePaneScrolls() {
        robot.drag(at(HexColumn.HEX, 0));
        on(() -> hex.pane.fireEvent(dragTo(hex.pane.localToScene(200, hex.pane.getHeight() + 10))));
        TestToolkit.await(() -> hex.pane.view().firstRow().get() > 2);
        robot.drop();
        assertThat(hex.pane.place().selection().end()).isGreaterThan(hex.pane.view().inView().start());
    }

    @Test
    void aDoubleClickAsksForTheField() {
        robot.doubleClickOn(at(HexColumn.HEX, 22));
        assertThat(hex.fieldsAskedFor).containsExactly(22L);
    }

    @Test
    void theOtherButtonKeepsTheSelectionItIsIn() {
        hex.select(16, 48);
        robot.clickOn(at(HexColumn.HEX, 20), MouseButton.SECONDARY);
        assertThat(hex.pane.place().selection()).isEqualTo(Span.between(16, 48));
    }

    @Test
    void theByteUnderTheMouseIsTold() {
        robot.moveTo(at(HexColumn.HEX, 33));
        assertThat(hex.pane.pointedProperty().get()).isEqualTo(33);
        robot.moveTo(onScreen(hex.pane.getWidth() - 60, 200));
        assertThat(hex.pane.pointedProperty().get()).isEqualTo(-1);
    }

    @Test
    void theWheelScrollsByRows() {
        robot.moveTo(at(HexColumn.HEX, 33)).scrollDown(3);
        assertThat(hex.pane.view().firstRow().get()).isPositive();
        assertThat(hex.pane.caret()).isZero();
    }

    @Test
    void theWheelWithTheShortcutKeyZooms() {
        on(() -> hex.pane.fireEvent(wheelWithShortcut(40)));
        assertThat(hex.zoomed).containsExactly(1);
        assertThat(hex.pane.view().firstRow().get()).isZero();
    }

    /// As the real one, but for the toolkit without a display, which tells neither modifiers nor buttons with the
    /// mouse, and so ends a drag where the pane ends.
    private static MouseEvent shiftClick(Point2D at) {
        return new MouseEvent(MouseEvent.MOUSE_PRESSED, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 1,
                true, false, false, false, true, false, false, false, true, true, null);
    }

    private static MouseEvent dragTo(Point2D at) {
        return new MouseEvent(MouseEvent.MOUSE_DRAGGED, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 1,
                false, false, false, false, true, false, false, false, false, false, null);
    }

    private static ScrollEvent wheelWithShortcut(double delta) {
        boolean mac = System.getProperty("os.name").startsWith("Mac");
        return new ScrollEvent(ScrollEvent.SCROLL, 200, 200, 0, 0, false, !mac, false, mac, false, false, 0, delta, 0,
                delta, ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0,
                null);
    }

    private Point2D at(HexColumn column, long offset) {
        HexGeometry geometry = hex.pane.view().geometry();
        int index = geometry.indexOf(offset);
        double x = (geometry.cellLeft(column, index) + geometry.cellRight(column, index)) / 2;
        double y = geometry.rowTop(geometry.rowOf(offset), hex.pane.view().firstRow().get()) + geometry.rowHeight() / 2;
        return onScreen(x, y);
    }

    private Point2D onScreen(double x, double y) {
        return hex.pane.localToScreen(x, y);
    }
}
