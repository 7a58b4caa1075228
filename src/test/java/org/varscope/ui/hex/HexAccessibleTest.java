package org.varscope.ui.hex;

import module javafx.controls;
import static javafx.scene.AccessibleAttribute.BOUNDS_FOR_RANGE;
import static javafx.scene.AccessibleAttribute.CARET_OFFSET;
import static javafx.scene.AccessibleAttribute.EDITABLE;
import static javafx.scene.AccessibleAttribute.LINE_END;
import static javafx.scene.AccessibleAttribute.LINE_FOR_OFFSET;
import static javafx.scene.AccessibleAttribute.LINE_START;
import static javafx.scene.AccessibleAttribute.OFFSET_AT_POINT;
import static javafx.scene.AccessibleAttribute.ROLE;
import static javafx.scene.AccessibleAttribute.ROLE_DESCRIPTION;
import static javafx.scene.AccessibleAttribute.SELECTION_END;
import static javafx.scene.AccessibleAttribute.SELECTION_START;
import static javafx.scene.AccessibleAttribute.TEXT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class HexAccessibleTest {
    private static final String ROW = "00000020: 20 21 22 23 24 25 26 27 28 29 2A 2B 2C 2D 2E 2F";

    @RegisterExtension
    final HexStage hex = new HexStage();

    @BeforeEach
    void putTheCaretInTheThirdRow() {
        hex.showCounting(0x48);
        hex.words = offset -> "low byte of count of player.inventory at " + offset;
        hex.select(0x24, 0x24);
    }

    @Test
    void itIsATextAreaCalledHexEditor() {
        assertThat(ask(ROLE)).isEqualTo(AccessibleRole.TEXT_AREA);
        assertThat(ask(ROLE_DESCRIPTION)).isEqualTo("hex editor");
    }

    @Test
    void theTextIsTheRowAndWhatItsByteMeans() {
        assertThat(ask(TEXT)).isEqualTo(ROW + "\noffset 0x24, 24, low byte of count of player.inventory at 36");
    }

    @Test
    void atTheEndTheTextSaysSo() {
        hex.select(0x48, 0x48);
        assertThat(ask(TEXT)).isEqualTo("00000040: 40 41 42 43 44 45 46 47\noffset 0x48, end");
    }

    @Test
    void aRectangleIsToldWithItsSizeAndSelectedInTheRowOfTheCaret() {
        on(() -> hex.pane.select(HexCursor.drawn(0x16, 0x24, 16, 0x48)));
        assertThat(ask(TEXT)).isEqualTo(
                ROW + "\n2 × 3 bytes at 0x14, offset 0x24, 24, low byte of count of player.inventory at 36");
        assertThat(text().substring((int) ask(SELECTION_START), (int) ask(SELECTION_END))).isEqualTo("24 25 26");
    }

    @Test
    void theCaretIsAtItsByteInTheText() {
        assertThat(text().substring((int) ask(CARET_OFFSET))).startsWith("24 25 26");
    }

    @Test
    void theSelectionIsTheSelectedPartOfTheRow() {
        hex.select(0x22, 0x25);
        assertThat(text().substring((int) ask(SELECTION_START), (int) ask(SELECTION_END))).isEqualTo("22 23 24");
    }

    @Test
    void aSelectionOfManyRowsIsCutToTheRow() {
        hex.select(0x48, 0x2C);
        assertThat(text().substring((int) ask(SELECTION_START), (int) ask(SELECTION_END))).isEqualTo("2C 2D 2E 2F");
    }

    @Test
    void theTextHasTwoLines() {
        assertThat(ask(LINE_FOR_OFFSET, 5)).isEqualTo(0);
        assertThat(ask(LINE_FOR_OFFSET, ROW.length() + 3)).isEqualTo(1);
    }

    @Test
    void theFirstLineIsTheRow() {
        assertThat(text().substring((int) ask(LINE_START, 0), (int) ask(LINE_END, 0))).isEqualTo(ROW);
    }

    @Test
    void theSecondLineIsTheMeaning() {
        assertThat(text().substring((int) ask(LINE_START, 1), (int) ask(LINE_END, 1))).startsWith("offset 0x24")
                .endsWith("36");
    }

    @Test
    void theBoundsOfAByteAreWhereItIsDrawn() {
        int at = (int) ask(CARET_OFFSET);
        Bounds bounds = ((Bounds[]) ask(BOUNDS_FOR_RANGE, at, at))[0];
        Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
        assertThat(ask(OFFSET_AT_POINT, middle)).isEqualTo(at);
    }

    @Test
    void itIsEditable() {
        assertThat(ask(EDITABLE)).isEqualTo(true);
    }

    @Test
    void aSelectionCanBeSetFromOutside() {
        int start = text().indexOf("28 29");
        on(() -> hex.pane.executeAccessibleAction(AccessibleAction.SET_TEXT_SELECTION, start, start + 5));
        assertThat(hex.pane.place()).isEqualTo(new HexCursor(0x28, 0x2A));
    }

    @Test
    void onlyOneRowIsEverTold() {
        on(() -> {
            hex.pane.contentProperty().set(new EndlessContent(1L << 40));
            hex.pane.navigation().selectAll();
        });
        assertThat(text()).hasSizeLessThan(200);
    }

    private String text() {
        return (String) ask(TEXT);
    }

    private Object ask(AccessibleAttribute attribute, Object... parameters) {
        return on(() -> hex.pane.queryAccessibleAttribute(attribute, parameters));
    }
}
