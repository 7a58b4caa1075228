package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.StyleClassedTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

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
        on(() -> ((RadioButton) find("value-64")).fire());
        assertThat(bytes()).hasSize(original.length + 4);
        assertThat(shown("$.a")).isEqualTo("100");
        assertThat(field("value-hex")).isEqualTo("0x0000000000000064");
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
    void elementsOfPackedArraysHaveTheWidthOfTheirArray() {
        openValue("PackedByteArray(1, 255)");
        on(() -> model().pick(node("$.a").location(), 1));
        assertThat(field("value-hex")).isEqualTo("0xFF");
        assertThat(find("value-32").getParent().isVisible()).isFalse();
        typedOver("value-hex", "0x10");
        assertThat(bytes()[(int) node("$.a").span().start() + 9]).isEqualTo((byte) 0x10);
        undone();
    }

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
        assertThat(find("value-exact").getAccessibleText()).isEqualTo("z exactly");
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
        on(() -> model().pick(node("$.a").location(), 1));
        typedOver("value-cell-1", "5");
        assertThat(shown("$.a")).isEqualTo("PackedVector2Array(1, 2, 3, 5)");
        undone();
    }

    private StyleClassedTextArea area() {
        return (StyleClassedTextArea) find("value-text");
    }

    private String textTyped(String text) {
        on(() -> area().requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        return shown("$.a");
    }

    @Test
    void aTextIsEditedOverSeveralLines() {
        openValue("\"one\\ntwo\"");
        assertThat(area().getText()).isEqualTo("one\ntwo");
        assertThat(text("value-text-length")).isEqualTo("7 characters, 7 bytes, then 1 of padding");
        on(() -> area().requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.END);
        press(KeyCode.ENTER);
        type("\u00e9");
        assertThat(text("value-text-length")).isEqualTo("9 characters, 10 bytes, then 2 of padding");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.TAB);
        assertThat(shown("$.a")).isEqualTo("\"one\\ntwo\\n\u00e9\"");
        assertThat(area().isFocused()).isFalse();
        undone();
        assertThat(area().getText()).isEqualTo("one\ntwo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"old\"", "&\"old\""})
    void aTextIsTakenGivenUpAndTakenBack(String old) {
        openValue(old);
        assertThat(textTyped("new")).isEqualTo(old.replace("old", "new"));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
        on(() -> area().requestFocus());
        type("lost");
        press(KeyCode.ESCAPE);
        assertThat(area().getText()).isEqualTo("old");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void endsOfLinesStayWhatTheyAre() {
        openValue("\"a\\r\\nb\"");
        assertThat(area().getText()).isEqualTo("a\nb");
        assertThat(text("value-text-length")).endsWith(", lines end in CRLF");
        on(() -> area().requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.END);
        type("c");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.a")).isEqualTo("\"a\\r\\nbc\"");
        undone();
    }

    @Test
    void aTextWithSeveralEndsOfLinesIsEditedAsALine() {
        openValue("\"a\\r\\nb\\n\"");
        assertThat(area().isVisible()).isFalse();
        assertThat(field("inspector-value")).isEqualTo("\"a\\r\\nb\\n\"");
        typedOver("inspector-value", "\"a\\rb\"");
        assertThat(shown("$.a")).isEqualTo("\"a\\rb\"");
        undone();
    }

    @Test
    void aLongTextIsEditedAsALine() {
        openValue("\"" + "long ".repeat(1000) + "\"");
        assertThat(area().isVisible()).isFalse();
        assertThat(find("inspector-value").isVisible()).isTrue();
    }

    @Test
    void whatIsObjectedToIsTakenAtTheSecondPress() {
        original = Made.bytes("{ \"a\": 1, \"b\": 2 }");
        open(write("value.var", original));
        await(() -> window.workspace().current().isPresent() && model().structure().isComplete());
        on(() -> model().pick(model().structure().key(node("$.a")).orElseThrow().location()));
        on(() -> area().requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("b");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(text("value-text-error")).startsWith("Duplicate key");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(bytes()).isNotEqualTo(original);
        undone();
    }

    @Test
    void whatCannotBeSeenIsNamed() {
        openValue("\"a\u200b\\ne\u0301\"");
        assertThat(text("value-text-unseen")).isEqualTo("Not to be seen: U+200B ZERO WIDTH SPACE at line 1, "
                + "character 2; U+0301 COMBINING ACUTE ACCENT at line 2, character 2");
        assertThat(area().isVisible()).isFalse();
        assertThat(field("inspector-value")).isEqualTo("\"a\\u200b\\ne\u0301\"");
        typedOver("inspector-value", "\"e\u0301\"");
        assertThat(area().isVisible()).isTrue();
        assertThat(text("value-text-unseen")).startsWith("Not to be seen: U+0301");
        textTyped("plain");
        assertThat(find("value-text-unseen").isManaged()).isFalse();
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
        assertThat(text("value-path-error")).isEqualTo("the nodes of a is made of names with one `/` between each two "
                + "of them");
    }

    @SuppressWarnings("unchecked")
    private void choose(String id, ElementType type) {
        on(() -> ((ComboBox<ElementType>) find(id)).setValue(type));
        settle();
    }

    @Test
    void aCollectionIsTypedByAType() {
        openValue("[1, 2]");
        choose("value-values", new ElementType.Builtin(VariantKind.INT));
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Array[int]"));
        undone();
        choose("value-values", new ElementType.Builtin(VariantKind.STRING));
        assertThat(text("value-refusal")).contains("Array[String]");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aCollectionIsTypedByAClassOnceThatIsNamed() {
        openValue("Array[int]([])");
        choose("value-values", new ElementType.ClassName(""));
        assertThat(bytes()).isEqualTo(original);
        typedOver("value-values-name", "Node2D");
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Array[Node2D]"));
        undone();
    }

    @Test
    void aDictionaryHasTypesOfKeysAndOfValues() {
        openValue("{\"b\": 1}");
        choose("value-keys", new ElementType.Builtin(VariantKind.STRING));
        assertThat(rows()).anyMatch(row -> row.startsWith("a, Dictionary[String, Variant]"));
        undone();
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
