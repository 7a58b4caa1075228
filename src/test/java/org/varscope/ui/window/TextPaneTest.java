package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;

/// The selected value as text, edited and applied.
class TextPaneTest extends WindowTestBase {
    private byte[] original;

    private void openValue(String text) {
        open(text, "$.a");
    }

    private void open(String text, String path) {
        openBytes(Made.bytes("{ \"a\": " + text + ", \"z\": 7 }"), path);
    }

    private void openBytes(byte[] bytes, String path) {
        original = bytes;
        openWhole(write("value.var", original));
        pick(path);
        run(Command.SHOW_TEXT);
    }

    private CodeArea area() {
        return (CodeArea) find("as-text");
    }

    private String shownText() {
        return on(() -> area().getText());
    }

    private void retype(String text) {
        on(() -> {
            area().requestFocus();
            area().replaceText(text);
        });
    }

    private String words(String id) {
        return on(() -> text(id));
    }

    /// Waits until something is said, as happens a while after the last key.
    private String said(String id) {
        await(() -> !text(id).isEmpty());
        return words(id);
    }

    private void apply() {
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
    }

    @Test
    void aTextWhoseValueIsGoneIsAppliedToNoOther() {
        openValue("1");
        retype("2");
        apply(new Edit.Remove(node("$.a").location()));
        settle();
        apply();
        assertThat(shown("$.z")).isEqualTo("7");
        assertThat(said("text-notice")).startsWith("The value that this text belongs to is gone.");
    }

    @Test
    void aTypedTextIsAppliedAsOneStepAndUndone() {
        openValue("{ \"hp\": 87, \"pos\": Vector2(3, 4) }");
        retype(shownText().replace("87", "100"));
        assertThat(words("text-state")).isEqualTo("Edited, not applied");
        assertThat(shown("$.a.hp")).isEqualTo("87");
        apply();
        assertThat(shown("$.a.hp")).isEqualTo("100");
        assertThat(find("text-state").isVisible()).isFalse();
        int steps = on(() -> model().history().steps());
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
        assertThat(steps).isEqualTo(1);
        assertThat(shownText()).contains("\"hp\": 87");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[1, 2,, 3] | Line 1, column 7: found \u201C,\u201D; expected a value | 6",
        "[1 2] | Line 1, column 4: found \u201C2\u201D; expected \u201C,\u201D or \u201C]\u201D | 3",
        "[1, 2 | Line 1, column 6: found the end; expected \u201C,\u201D or \u201C]\u201D | 4"
    })
    void whatIsWrongIsUnderlinedAndSaidWithItsPlace(String typed, String said, int underlined) {
        openValue("[1, 2]");
        retype(typed);
        assertThat(said("text-error")).isEqualTo(said);
        assertThat(on(() -> area().getStyleOfChar(underlined))).contains("wrong");
        assertThat(on(() -> find("text-apply").isDisabled())).isTrue();
        apply();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void theMessageAndF8LeadToThePlace() {
        openValue("{ \"hp\": 87 }");
        retype("{\n  \"hp\": 87\n  \"mp\": 3\n}");
        assertThat(said("text-error"))
                .startsWith("Line 3, column 3: found \u201C\"\u201D; expected \u201C,\u201D or \u201C}\u201D");
        on(() -> area().moveTo(0));
        press(KeyCode.F8);
        assertThat(on(() -> area().getCaretPosition())).isEqualTo(15);
        on(() -> area().moveTo(0));
        on(() -> ((Hyperlink) find("text-error")).fire());
        assertThat(on(() -> area().getCaretPosition())).isEqualTo(15);
    }

    @Test
    void whatTheEngineWouldDropIsRefusedUntilItIsAppliedOnceMore() {
        openValue("Array[int]([1, 2])");
        retype("Array[int]([1, \"two\"])");
        apply();
        assertThat(bytes()).isEqualTo(original);
        assertThat(said("text-error")).contains("int");
        apply();
        assertThat(shown("$.a[1]")).isEqualTo("\"two\"");
    }

    @Test
    void escapeShowsTheValueAgainAndUndoBringsBackWhatWasTyped() {
        openValue("[1, 2]");
        retype("[5]");
        press(KeyCode.ESCAPE);
        assertThat(shownText()).isEqualTo("[1, 2]");
        assertThat(find("text-state").isVisible()).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(shownText()).isEqualTo("[5]");
        assertThat(find("text-state").isVisible()).isTrue();
    }

    @Test
    void anEditedTextStaysThatOfItsValueWhateverIsSelected() {
        openValue("[1, 2]");
        retype("[1, 5]");
        pick("$.z");
        assertThat(words("text-notice")).startsWith("This is the edited text of $.a");
        assertThat(shownText()).isEqualTo("[1, 5]");
        robot.clickOn("#text-go-to");
        assertThat(words("text-notice")).isEmpty();
        pick("$.z");
        on(() -> ((Button) find("text-apply")).fire());
        assertThat(shown("$.a[1]")).isEqualTo("5");
        assertThat(shownText()).isEqualTo("7");
    }

    @Test
    void anEditedTextFollowsItsValueAndSaysThatThatHasChanged() {
        open("[1, 2]", "$.z");
        retype("8");
        set("$.a[0]", 1L << 40);
        assertThat(words("text-notice")).isEmpty();
        set("$.z", 9);
        assertThat(said("text-notice")).startsWith("The value has changed");
        apply();
        assertThat(shown("$.z")).isEqualTo("8");
    }

    @Test
    void aTextThatNobodyHasEditedFollowsTheValue() {
        openValue("[1, 2]");
        set("$.a[0]", 6);
        assertThat(shownText()).isEqualTo("[6, 2]");
        on(() -> model().history().undo());
        pick("$.a");
        assertThat(shownText()).isEqualTo("[1, 2]");
    }

    @Test
    void theOtherNotationSaysWhatWasTyped() {
        openValue("{ \"at\": Vector2(3, 4) }");
        robot.clickOn("#text-json");
        assertThat(shownText()).isEqualTo("{\n  \"at\": {\"$type\": \"Vector2\", \"value\": [3, 4]}\n}");
        retype(shownText().replace("3,", "5,"));
        robot.clickOn("#text-godot");
        assertThat(shownText()).isEqualTo("{\n  \"at\": Vector2(5, 4)\n}");
        apply();
        assertThat(shown("$.a.at")).isEqualTo("(5, 4)");
        robot.clickOn("#text-json");
        retype("{\"at\" 5}");
        assertThat(said("text-error")).contains("column 7", "\u201C:\u201D and a value");
        robot.clickOn("#text-godot");
        assertThat(((ToggleButton) find("text-json")).isSelected()).isTrue();
    }

    @Test
    void aTextThatSaysWhatIsThereChangesNothing() {
        openValue("[1, 2]");
        retype("[ 1,2 ]");
        apply();
        assertThat(bytes()).isEqualTo(original);
        assertThat(on(() -> model().history().canUndo())).isFalse();
        assertThat(shownText()).isEqualTo("[1, 2]");
    }

    @Test
    void whatTheTextDoesNotSayIsSaidAboveAndKept() {
        byte[] bytes = Made.bytes("{ \"a\": [1099511627776, \"abc\", 2], \"z\": 7 }");
        String hex = HexFormat.of().formatHex(bytes).replace("000000000001000004", "000000000000000004")
                .replace("61626300", "616263ff");
        openBytes(HexFormat.of().parseHex(hex), "$.a");
        assertThat(shownText()).isEqualTo("[0, \"abc\", 2]");
        assertThat(words("text-note")).contains("$.a[0]", "$.a[1]").doesNotContain("$.a[2]");
        retype("[0, \"new\", \"abc\", 3]");
        apply();
        assertThat(HexFormat.of().formatHex(bytes())).contains("020001000000000000000000", "616263ff");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(HexFormat.of().parseHex(hex));
    }

    @Test
    void whatIsTooLongIsCutAndReadOnlyAndSaysWhy() {
        openValue(IntStream.range(0, 400_000).mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", "PackedInt32Array(", ")")));
        assertThat(words("text-note")).startsWith("Read-only");
        assertThat(shownText()).startsWith("0,\n1,\n2,").endsWith("\u2026").hasSizeLessThan(100_000);
        assertThat(on(() -> area().isEditable())).isFalse();
    }

    @Test
    void aLongLineIsCut() {
        openValue("\"" + "x".repeat(20_000) + "\"");
        assertThat(words("text-note")).contains("line");
        assertThat(shownText()).hasSizeLessThan(3000).endsWith("\u2026");
    }

    @Test
    void textOfOthersIsShownWithEscapes() {
        openValue("\"bell \\u0007 turned \\u202e\"");
        assertThat(shownText()).isEqualTo("\"bell \\u0007 turned \\u202e\"");
        retype("\"bell \\u0007 turned \\u202e!\"");
        apply();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void anElementOfAPackedArrayIsEditedAlone() {
        openValue("PackedVector2Array(1, 2, 3, 4)");
        on(() -> model().selecting().pick(node("$.a").location(), 1));
        assertThat(shownText()).isEqualTo("Vector2(3, 4)");
        retype("Vector2(3, 5)");
        apply();
        on(() -> model().selecting().pick(node("$.a").location()));
        assertThat(shownText()).isEqualTo("PackedVector2Array(1, 2, 3, 5)");
    }

    @Test
    void linesBeginBelowThoseBeforeThem() {
        openValue("{ \"hp\": 87 }");
        on(() -> {
            area().requestFocus();
            area().moveTo(area().getText().indexOf("87") + 2);
        });
        type(",");
        press(KeyCode.ENTER);
        type("\"mp\": 5");
        assertThat(shownText()).isEqualTo("{\n  \"hp\": 87,\n  \"mp\": 5\n}");
        apply();
        assertThat(shown("$.a.mp")).isEqualTo("5");
    }

    @Test
    void aTabIsNotClosedOverAnEditedText() {
        openValue("[1, 2]");
        retype("[5]");
        run(Command.CLOSE_TAB);
        assertThat(isThere("answer-apply")).isTrue();
        robot.clickOn("#answer-apply");
        assertThat(shown("$.a[0]")).isEqualTo("5");
    }

    @Test
    void whatIsWrongIsInViewInASmallWindow() {
        openValue("{ \"hp\": 87, \"alive\": true }");
        size(900, 600);
        retype(shownText().replace("\"hp\": 87,", "\"hp\": 87"));
        said("text-error");
        assertThat(find("text-error").isVisible()).isTrue();
    }
}
