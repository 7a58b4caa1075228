package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.ui.theme.ThemeChoice;

/// The editors of values in the inspector, used by keyboard.
class ValueFormTest extends WindowTestBase {
    private byte[] original;

    private void openValue(String text) {
        original = Made.bytes("{ \"a\": " + text + ", \"z\": 7 }");
        open(write("value.var", original));
        await(() -> window.workspace().current().isPresent() && model().structure().isComplete());
        pick("$.a");
    }

    private String typedOver(String id, String text) {
        on(() -> find(id).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        press(KeyCode.ENTER);
        return shown("$.a");
    }

    private String field(String id) {
        return on(() -> ((TextField) find(id)).getText());
    }

    private void undone() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    /// Pictures at the sizes that the drawings have, to be looked at.
    private void pictures(String name) {
        for (ThemeChoice choice : List.of(ThemeChoice.DARK, ThemeChoice.LIGHT)) {
            on(() -> theme.choiceProperty().set(choice));
            String look = choice.name().toLowerCase(Locale.ROOT);
            size(1440, 900);
            picture(name + "-" + look + "-1440");
            size(900, 600);
            picture(name + "-" + look + "-900");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"int | 1700000000", "float | -0.1", "bool | true"})
    void whatIsShownFirstIsInViewAtEverySize(String name, String text) {
        openValue(text);
        pictures("editor-" + name);
        Node view = find("value-form");
        assertThat(on(() -> view.getLayoutBounds().getHeight())).isGreaterThan(15);
        assertThat(on(() -> find("inspector-facts").localToScene(find("inspector-facts").getLayoutBounds()).getMaxY()))
                .isLessThan(on(() -> find("status-path").localToScene(0, 0).getY()));
    }

    @Test
    void aTruthValueIsASwitch() {
        openValue("true");
        picture("value-bool");
        assertThat(find("inspector-value").isVisible()).isFalse();
        on(() -> find("value-switch").requestFocus());
        press(KeyCode.SPACE);
        assertThat(shown("$.a")).isEqualTo("false");
        assertThat(((CheckBox) find("value-switch")).getText()).isEqualTo("false");
        undone();
        assertThat(((CheckBox) find("value-switch")).isSelected()).isTrue();
    }

    @Test
    void theSwitchHasItsPlaceAmongThePanes() {
        openValue("true");
        on(() -> find("structure").requestFocus());
        press(KeyCode.F6);
        press(KeyCode.F6);
        assertThat(find("value-switch").isFocused()).isTrue();
    }

    @Test
    void anIntIsEditedInHexadecimalDigits() {
        openValue("-5");
        picture("value-int");
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
        on(() -> ((RadioButton) find("value-64")).fire());
        assertThat(bytes()).hasSize(original.length + 4);
        assertThat(shown("$.a")).isEqualTo("100");
        assertThat(field("value-hex")).isEqualTo("0x0000000000000064");
        picture("value-int-64");
        undone();
        assertThat(((RadioButton) find("value-32")).isSelected()).isTrue();
    }

    @Test
    void aWidthThatCannotHoldTheNumberIsRefusedAndNotShown() {
        openValue("5000000000");
        on(() -> ((RadioButton) find("value-32")).fire());
        assertThat(bytes()).isEqualTo(original);
        assertThat(text("value-refusal")).contains("5000000000");
        assertThat(((RadioButton) find("value-64")).isSelected()).isTrue();
        picture("value-int-refused");
    }

    @Test
    void aNumberThatLooksLikeATimeIsEditedAsADate() {
        openValue("1700000000");
        assertThat(field("value-date")).isEqualTo("2023-11-14 22:13:20");
        assertThat(typedOver("value-date", "2023-11-14 22:13:21")).isEqualTo("1700000001");
        picture("value-date");
        undone();
    }

    @Test
    void aFloatIsEditedByItsExactBits() {
        openValue("3.5");
        picture("value-float");
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
    void whatIsWrongIsSaidWhileItIsTypedInTheWordsOfTheType() {
        openValue("87");
        on(() -> find("value-hex").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("hello");
        assertThat(text("value-hex-error")).isEqualTo("a is a whole number: digits, 0x\u2026 or 0b\u2026");
        picture("value-error");
        press(KeyCode.ESCAPE);
        assertThat(field("value-hex")).isEqualTo("0x00000057");
        assertThat(text("value-hex-error")).isEmpty();
        on(() -> find("inspector-value").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("hello");
        assertThat(text("inspector-refusal")).startsWith("a is a whole number: digits, 0x\u2026 or 0b\u2026");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void goingOnTakesWhatFits() {
        openValue("4");
        on(() -> find("value-hex").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("0xFF");
        press(KeyCode.TAB);
        assertThat(shown("$.a")).isEqualTo("255");
        undone();
    }

    @Test
    void elementsOfPackedArraysHaveTheWidthOfTheirArray() {
        openValue("PackedByteArray(1, 255)");
        on(() -> model().pick(node("$.a").location(), 1));
        assertThat(field("value-hex")).isEqualTo("0xFF");
        assertThat(find("value-32").getParent().isVisible()).isFalse();
        typedOver("value-hex", "0x10");
        assertThat(bytes()[(int) node("$.a").span().start() + 9]).isEqualTo((byte) 0x10);
        undone();
    }
}
