package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The editors of numbers in the inspector: digits, bits, widths, dates.
class NumberEditorsTest extends ValueFormTestBase {
    @Test
    void anIntIsEditedInHexadecimalDigits() {
        openValue("-5");
        assertThat(field("value-hex")).isEqualTo("0xFFFFFFFB");
        assertThat(typedOver("value-hex", "0xFFFFFFFE")).isEqualTo("-2");
        assertThat(bytes()).hasSameSizeAs(original);
        undone();
    }

    @Test
    void bitsAreFlippedByKeys() {
        openValue("4");
        on(() -> find("value-bits").requestFocus());
        press(KeyCode.END);
        press(KeyCode.DIGIT1);
        assertThat(shown("$.a")).isEqualTo("5");
        assertThat(find("value-bits").getAccessibleText()).isEqualTo("bit 0: 1");
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        press(KeyCode.SPACE);
        assertThat(shown("$.a")).isEqualTo("1");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(shown("$.a")).isEqualTo("5");
        undone();
    }

    @Test
    void theWidthIsChosen() {
        openValue("100");
        fire("value-64");
        assertThat(bytes()).hasSize(original.length + 4);
        assertThat(shown("$.a")).isEqualTo("100");
        assertThat(field("value-hex")).isEqualTo("0x0000000000000064");
        undone();
        assertThat(((RadioButton) find("value-32")).isSelected()).isTrue();
    }

    @Test
    void aWidthThatCannotHoldTheNumberIsRefusedAndNotShown() {
        openValue("5000000000");
        fire("value-32");
        assertThat(bytes()).isEqualTo(original);
        assertThat(text("value-refusal")).contains("5000000000");
        assertThat(((RadioButton) find("value-64")).isSelected()).isTrue();
    }

    @Test
    void aNumberThatLooksLikeATimeIsEditedAsADate() {
        openValue("1700000000");
        assertThat(field("value-date")).isEqualTo("2023-11-14 22:13:20");
        assertThat(typedOver("value-date", "2023-11-14 22:13:21")).isEqualTo("1700000001");
        undone();
    }

    @Test
    void aFloatIsEditedByItsExactBits() {
        openValue("3.5");
        assertThat(field("value-hex")).isEqualTo("0x40600000");
        assertThat(text("value-says")).isEqualTo("+ 2^1 \u00d7 1.75");
        assertThat(typedOver("value-hex", "0x3F400000")).isEqualTo("0.75");
        undone();
        assertThat(typedOver("value-exponent", "127")).isEqualTo("1.75");
        undone();
        assertThat(typedOver("value-fraction", "0")).isEqualTo("2.0");
        undone();
        assertThat(typedOver("inspector-value", "inf")).isEqualTo("inf");
        assertThat(text("value-says")).isEqualTo("+ infinity");
        undone();
        assertThat(typedOver("value-hex", "0x7F800001")).isEqualTo("nan(0x7ff0000020000000)");
        assertThat(text("value-says")).isEqualTo("signalling NaN, payload 0x1");
        assertThat(bytes()).hasSameSizeAs(original);
        undone();
    }

    @Test
    void elementsOfPackedArraysHaveTheWidthOfTheirArray() {
        openValue("PackedByteArray(1, 255)");
        on(() -> model().selecting().pick(node("$.a").location(), 1));
        assertThat(field("value-hex")).isEqualTo("0xFF");
        assertThat(find("value-32").getParent().getParent().isVisible()).isFalse();
        typedOver("value-hex", "0x10");
        assertThat(bytes()[(int) node("$.a").span().start() + 9]).isEqualTo((byte) 0x10);
        undone();
    }
}
