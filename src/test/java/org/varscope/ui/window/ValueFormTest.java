package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The editors of values in the inspector, used by keyboard.
class ValueFormTest extends ValueFormTestBase {
    @ParameterizedTest
    @ValueSource(strings = {"1700000000", "-0.1", "true", "\"Find the lamp,\\nthen \u2026\"",
        "NodePath(\"/root/World:position\")", "Vector3(12.25, 0.5, -8)", "Color(1, 0.5, 0.25, 1)",
        "Transform3D(0.8, 0.1, -0.5, 0, 1, 0, 0.5, 0, 0.8, 100.25, -3, 0.001)", "Rect2i(1, 2, 3, 4)",
        "Array[int]([1, 2, 3])", "Signal(\"pressed\", 7)"})
    void whatIsShownFirstIsInViewAtEverySize(String text) {
        openValue(text);
        for (int width : List.of(1440, 900)) {
            size(width, width * 5 / 8);
            assertThat(on(() -> find("value-form").getLayoutBounds().getHeight())).isGreaterThan(15);
        }
    }

    /// With what reaches below it: the g of "exploring".
    @ParameterizedTest
    @ValueSource(strings = {"&\"exploring\"", "\"jump\\nand go\""})
    void theLinesOfATextAreWholeInItsField(String text) {
        openValue(text);
        size(1280, 820);
        Region area = (Region) find("value-text");
        List<Bounds> lines = on(() -> area.lookupAll(".paragraph-text").stream()
                .map(line -> area.sceneToLocal(line.localToScene(line.getLayoutBounds()))).toList());
        assertThat(lines).isNotEmpty().allSatisfy(line -> {
            assertThat(line.getMinY()).isBetween(area.getInsets().getTop() - 0.5, area.getHeight());
            assertThat(line.getMaxY()).isLessThanOrEqualTo(area.getHeight() - area.getInsets().getBottom() + 0.5);
        });
    }

    @Test
    void aTruthValueIsASwitch() {
        openValue("true");
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
    void whatIsWrongIsSaidWhileItIsTypedInTheWordsOfTheType() {
        openValue("87");
        on(() -> find("value-hex").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("hello");
        assertThat(text("value-hex-error")).isEqualTo("a is a whole number: digits, 0x\u2026 or 0b\u2026");
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
    void aNodePathIsEditedInItsParts() {
        openValue("NodePath(\"/root/World:position:x\")");
        assertThat(field("value-nodes")).isEqualTo("root/World");
        assertThat(field("value-properties")).isEqualTo("position:x");
        assertThat(typedOver("value-nodes", "root/Town/Inn")).isEqualTo("/root/Town/Inn:position:x");
        undone();
        assertThat(typedOver("value-properties", "rotation")).isEqualTo("/root/World:rotation");
        undone();
        on(() -> find("value-absolute").requestFocus());
        press(KeyCode.SPACE);
        assertThat(shown("$.a")).isEqualTo("root/World:position:x");
        undone();
        typedOver("value-nodes", "root//Inn");
        assertThat(text("value-path-error")).isEqualTo("the nodes of a is made of names with one \u201C/\u201D between "
                + "each two of them");
    }

    @Test
    void whatAnEngineKnowsByNumberIsEditedByIt() {
        openValue("RID(5)");
        typedOver("value-id", "0xFFFFFFFFFFFFFFFF");
        assertThat(field("value-id")).isEqualTo("18446744073709551615");
        undone();
        typedOver("value-id", "-1");
        assertThat(text("value-id-error")).startsWith("a is a whole number from 0 to ");
    }

    @Test
    void aSignalHasANameAndAnObject() {
        openValue("Signal(\"pressed\", 7)");
        assertThat(field("value-name")).isEqualTo("pressed");
        typedOver("value-name", "released");
        assertThat(field("value-name")).isEqualTo("released");
        undone();
        typedOver("value-id", "8");
        assertThat(field("value-id")).isEqualTo("8");
        undone();
    }

    @Test
    void ofACallableTheBytesSayNothing() {
        openValue("Callable()");
        assertThat(find("value-nothing").isVisible()).isTrue();
        assertThat(isThere("value-id") && find("value-id").getParent().getParent().isVisible()).isFalse();
    }
}
