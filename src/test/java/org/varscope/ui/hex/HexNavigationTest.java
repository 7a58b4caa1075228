package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static javafx.scene.input.KeyCode.CONTROL;
import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.F6;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.PAGE_DOWN;
import static javafx.scene.input.KeyCode.PAGE_UP;
import static javafx.scene.input.KeyCode.PLUS;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.SHIFT;
import static javafx.scene.input.KeyCode.SHORTCUT;
import static javafx.scene.input.KeyCode.TAB;
import static javafx.scene.input.KeyCode.UP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.varscope.bytes.Span;
import org.varscope.ui.Person;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColumn;

@UsesToolkit
class HexNavigationTest {
    @RegisterExtension
    final HexStage hex = new HexStage();
    private final Person robot = new Person();

    @BeforeEach
    void showOneThousand() {
        on(() -> hex.pane.contentProperty().set(new EndlessContent(1000)));
    }

    @Test
    void rightAndLeftMoveByAByte() {
        robot.push(RIGHT).push(RIGHT).push(RIGHT).push(LEFT);
        assertThat(caret()).isEqualTo(2);
    }

    @Test
    void leftOfTheFirstByteIsNothing() {
        robot.push(LEFT);
        assertThat(caret()).isZero();
    }

    @Test
    void downAndUpMoveByARow() {
        hex.select(5, 5);
        robot.push(DOWN).push(DOWN).push(UP);
        assertThat(caret()).isEqualTo(21);
    }

    @Test
    void upInTheFirstRowStays() {
        hex.select(5, 5);
        robot.push(UP);
        assertThat(caret()).isEqualTo(5);
    }

    @Test
    void downIntoAShortLastRowGoesToTheEnd() {
        hex.select(990, 990);
        robot.push(DOWN);
        assertThat(caret()).isEqualTo(1000);
    }

    @Test
    void homeAndEndStayInTheRow() {
        hex.select(37, 37);
        robot.push(END);
        assertThat(caret()).isEqualTo(47);
        robot.push(HOME);
        assertThat(caret()).isEqualTo(32);
    }

    @Test
    void homeAndEndWithTheShortcutKeyGoToTheEnds() {
        hex.select(37, 37);
        robot.push(SHORTCUT, END);
        assertThat(caret()).isEqualTo(1000);
        robot.push(SHORTCUT, HOME);
        assertThat(caret()).isZero();
    }

    @Test
    void shiftSelectsOverARowBreak() {
        hex.select(12, 12);
        for (int i = 0; i < 8; i++) {
            robot.push(SHIFT, RIGHT);
        }
        assertThat(selection()).isEqualTo(Span.between(12, 20));
    }

    @Test
    void shiftSelectsBackTooAndKeepsTheAnchor() {
        hex.select(20, 20);
        robot.push(SHIFT, UP).push(SHIFT, LEFT);
        assertThat(hex.pane.place()).isEqualTo(new HexCursor(20, 3));
    }

    @Test
    void shiftAndEndSelectTheRestOfTheRow() {
        hex.select(20, 20);
        robot.push(SHIFT, END);
        assertThat(selection()).isEqualTo(Span.between(20, 32));
    }

    @Test
    void anArrowAfterSelectingGoesToThatEdge() {
        hex.select(12, 20);
        robot.push(LEFT);
        assertThat(hex.pane.place()).isEqualTo(HexCursor.at(12));
    }

    @Test
    void pageDownMovesByWhatIsInView() {
        int page = (hex.pane.view().wholeRows() - 1) * 16;
        robot.push(PAGE_DOWN);
        assertThat(caret()).isEqualTo(page);
        robot.push(PAGE_UP);
        assertThat(caret()).isZero();
    }

    @Test
    void theCaretStaysInView() {
        robot.push(PAGE_DOWN).push(PAGE_DOWN).push(DOWN);
        assertThat(hex.pane.view().inView().contains(caret())).isTrue();
    }

    @Test
    void allBytesCanBeSelected() {
        robot.push(SHORTCUT, KeyCode.A);
        assertThat(selection()).isEqualTo(new Span(0, 1000));
    }

    @Test
    void theShortcutKeyAndRightGoToTheNextField() {
        robot.push(SHORTCUT, RIGHT);
        assertThat(caret()).isEqualTo(4);
    }

    @Test
    void theShortcutKeyAndLeftGoToTheStartOfTheFieldBefore() {
        hex.select(8, 8);
        robot.push(SHORTCUT, LEFT);
        assertThat(caret()).isEqualTo(4);
    }

    @Test
    void tabSwapsTheColumns() {
        robot.push(TAB);
        assertThat(hex.pane.columnProperty().get()).isEqualTo(HexColumn.TEXT);
        robot.push(TAB);
        assertThat(hex.pane.columnProperty().get()).isEqualTo(HexColumn.HEX);
    }

    @Test
    void shiftAndTabGoBackThroughTheHexColumn() {
        robot.push(TAB).push(SHIFT, TAB);
        assertThat(hex.pane.columnProperty().get()).isEqualTo(HexColumn.HEX);
        assertThat(hex.pane.isFocused()).isTrue();
        robot.push(SHIFT, TAB);
        assertThat(hex.before.isFocused()).isTrue();
    }

    @Test
    void controlAndTabLeaveThePane() {
        robot.push(CONTROL, TAB);
        assertThat(hex.after.isFocused()).isTrue();
    }

    @Test
    void f6LeavesThePane() {
        robot.push(F6);
        assertThat(hex.after.isFocused()).isTrue();
    }

    @Test
    void aKeyThatTheWindowUsesIsLeftToIt() {
        List<String> heard = new ArrayList<>();
        on(() -> hex.pane.getScene().getAccelerators().put(KeyCombination.valueOf("F6"), () -> heard.add("F6")));
        robot.push(F6);
        assertThat(hex.pane.isFocused()).isTrue();
        assertThat(heard).containsExactly("F6");
    }

    @Test
    void zoomingIsLeftToTheWindow() {
        robot.push(SHORTCUT, PLUS).push(SHORTCUT, KeyCode.MINUS).push(SHORTCUT, KeyCode.DIGIT0);
        assertThat(hex.zoomed).containsExactly(1, -1, 0);
    }

    private long caret() {
        return hex.pane.caret();
    }

    private Span selection() {
        return hex.pane.place().selection();
    }
}
