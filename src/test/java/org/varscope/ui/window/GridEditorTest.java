package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The editors of values made of several numbers, each in a cell of a grid.
class GridEditorTest extends ValueFormTestBase {
    @Test
    void aCellOfAGridChangesItsNumberAloneAndKeepsEveryBitOfTheOthers() {
        openValue("Vector3(nan(0x7ff0000020000000), 0.5, -0.0)");
        assertThat(find("inspector-value").isVisible()).isFalse();
        assertThat(field("value-cell-1")).isEqualTo("0.5");
        typedOver("value-cell-1", "0.75");
        byte[] expected = original.clone();
        int at = (int) node("$.a").span().start() + 8;
        expected[at + 2] = 0x40;
        assertThat(bytes()).isEqualTo(expected);
        assertThat(field("value-exact")).isEqualTo("0x3F400000");
        undone();
    }

    @Test
    void theExactBitsAreThoseOfTheNumberThatHadTheKeyboard() {
        openValue("Vector3(12.25, 0.5, -8)");
        on(() -> find("value-cell-2").requestFocus());
        assertThat(field("value-exact")).isEqualTo("0xC1000000");
        assertThat(find("value-exact").getAccessibleText()).isEqualTo("z, exact bits");
        assertThat(typedOver("value-exact", "0x7FC00001")).isEqualTo("(12.25, 0.5, nan(0x7ff8000020000000))");
        undone();
    }

    @Test
    void theKeyboardGoesThroughAGridInTheOrderOfItsRows() {
        openValue("Transform2D(1, 2, 3, 4, 5, 6)");
        on(() -> find("structure").requestFocus());
        press(KeyCode.F6);
        press(KeyCode.F6);
        assertThat(find("value-cell-0").isFocused()).isTrue();
        press(KeyCode.TAB);
        assertThat(find("value-cell-2").isFocused()).isTrue();
        press(KeyCode.TAB);
        assertThat(find("value-cell-4").isFocused()).isTrue();
        press(KeyCode.TAB);
        assertThat(find("value-cell-1").isFocused()).isTrue();
    }

    @Test
    void whatACellCannotHoldIsSaidWithItsName() {
        openValue("Vector2i(1, 2)");
        on(() -> find("value-cell-1").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("5000000000");
        assertThat(text("value-grid-error")).isEqualTo("a.y is a whole number from -2147483648 to 2147483647");
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("1.5");
        press(KeyCode.ENTER);
        assertThat(text("value-grid-error")).startsWith("a.y is a whole number");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aQuaternionIsTurnedByDegrees() {
        openValue("Quaternion(0, 0, 0, 1)");
        assertThat(field("value-angle-y")).isEqualTo("0");
        assertThat(typedOver("value-angle-y", "90")).startsWith("(0, 0.70710677, 0, 0.70710677");
        assertThat(field("value-angle-y")).isEqualTo("90");
        undone();
    }

    @Test
    void aTransformIsTurnedInItsPlaceAndKeepsItsScale() {
        openValue("Transform3D(2, 0, 0, 0, 2, 0, 0, 0, 2, 7, 8, 9)");
        typedOver("value-angle-y", "90");
        assertThat(field("value-cell-2")).isEqualTo("2");
        assertThat(field("value-cell-9")).isEqualTo("7");
        assertThat(field("value-angle-y")).isEqualTo("90");
        undone();
    }

    @Test
    void aColourIsEditedByItsDigitsAndByNumbersBeyondOne() {
        openValue("Color(1, 0.5, 0.25, 1)");
        assertThat(field("value-color")).isEqualTo("#FF8040");
        assertThat(typedOver("value-color", "#00FF0080")).isEqualTo("(0, 1, 0, 0.5019608)");
        undone();
        assertThat(typedOver("value-cell-0", "2.5")).isEqualTo("(2.5, 0.5, 0.25, 1)");
        undone();
        on(() -> {
            ColorPicker picker = (ColorPicker) find("value-picker");
            picker.setValue(javafx.scene.paint.Color.BLUE);
            picker.fireEvent(new ActionEvent());
        });
        assertThat(shown("$.a")).isEqualTo("(0, 0, 1, 1)");
        undone();
    }

    @Test
    void vectorsInPackedArraysAreGridsToo() {
        openValue("PackedVector2Array(1, 2, 3, 4)");
        on(() -> model().selecting().pick(node("$.a").location(), 1));
        typedOver("value-cell-1", "5");
        assertThat(shown("$.a")).isEqualTo("PackedVector2Array(1, 2, 3, 5)");
        undone();
    }
}
