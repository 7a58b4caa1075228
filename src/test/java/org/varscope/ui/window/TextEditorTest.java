package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.StyleClassedTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;

/// The editor of texts in the inspector, over several lines.
class TextEditorTest extends ValueFormTestBase {
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
        openWhole(write("value.var", original));
        on(() -> model().selecting().pick(model().structure().key(node("$.a")).orElseThrow().location()));
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
        assertThat(text("value-text-unseen")).isEqualTo("Invisible: U+200B ZERO WIDTH SPACE at line 1, "
                + "character 2; U+0301 COMBINING ACUTE ACCENT at line 2, character 2");
        assertThat(area().isVisible()).isFalse();
        assertThat(field("inspector-value")).isEqualTo("\"a\\u200b\\ne\u0301\"");
        typedOver("inspector-value", "\"e\u0301\"");
        assertThat(area().isVisible()).isTrue();
        assertThat(text("value-text-unseen")).startsWith("Invisible: U+0301");
        textTyped("plain");
        assertThat(find("value-text-unseen").isManaged()).isFalse();
    }
}
