package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.ui.command.Command;

/// The fields of a value, edited as what they are.
class RawFieldTest extends WindowTestBase {
    private byte[] original;

    private void openValue(String text) {
        original = Made.bytes(text);
        openWhole(write("value.var", original));
        pick("$");
    }

    private ListView<?> fields() {
        return (ListView<?>) find("inspector-fields");
    }

    /// Begins to edit the field in this row by keys.
    private void begin(int row) {
        on(() -> {
            fields().getSelectionModel().clearAndSelect(row);
            fields().requestFocus();
        });
        press(KeyCode.F2);
    }

    private void typeOver(String text) {
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        settle();
    }

    private byte[] with(int at, int value) {
        byte[] expected = original.clone();
        expected[at] = (byte) value;
        return expected;
    }

    private TextField field() {
        return (TextField) find("field-text");
    }

    @Test
    void aNumberIsTypedAndTakenWithEnter() {
        openValue("[1, 2]");
        pick("$[1]");
        begin(1);
        assertThat(field().getText()).isEqualTo("2");
        typeOver("0x07");
        assertThat(text("field-outlook")).isEqualTo("$[1]: 2 \u2192 7.\nNothing else changes.");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(20, 7));
        assertThat(find("field-form").isVisible()).isFalse();
        assertThat(on(() -> fields().isFocused())).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void whatBreaksTheReadingIsSaidWhileItIsTypedAndDoneWhenAskedForTwice() {
        openValue("[1, 2, 3]");
        begin(1);
        typeOver("4");
        assertThat(text("field-outlook")).contains("Breaks the reading at").contains("Errors: 0 now, 1 after it.");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(original);
        assertThat(text("field-refusal")).startsWith("Not done yet.");
        assertThat(text("field-apply")).isEqualTo("Apply anyway");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(4, 4));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void whatBreaksTheReadingIsDoneAtOnceWithControlEnter() {
        openValue("[1, 2, 3]");
        begin(1);
        typeOver("2");
        assertThat(text("field-outlook")).contains("1 value would be lost: $[2].");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(4, 2));
    }

    @Test
    void aTextThatTakesTheTypeOfTheNextKeyIsSaidToRenameTheValueAndIsAskedForTwice() {
        openValue("{\"name\": \"a long name\", \"hp\": 87}");
        pick("$.name");
        begin(1);
        typeOver("16");
        assertThat(text("field-outlook")).contains("1 value would have another path: $.hp \u2192 $[28776].");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(original);
        assertThat(text("field-refusal")).startsWith("Not done yet.");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(24, 16));
    }

    @Test
    void escapeLeavesEverythingAsItWas() {
        openValue("[1, 2, 3]");
        begin(1);
        typeOver("2");
        press(KeyCode.ESCAPE);
        assertThat(find("field-form").isVisible()).isFalse();
        assertThat(on(() -> fields().isFocused())).isTrue();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void theTypeIsChosenFromTheDialectsAndTheFlagsAreSwitched() {
        openValue("5");
        begin(0);
        @SuppressWarnings("unchecked")
        ComboBox<Integer> types = (ComboBox<Integer>) find("field-type");
        assertThat(types.getItems()).hasSize(model().structure().dialect().rows().size());
        on(() -> types.setValue(3));
        settle();
        assertThat(field().getText()).isEqualTo("0x00000003");
        assertThat(text("field-outlook")).contains("$: 5 \u2192");
        on(() -> find("field-wide").requestFocus());
        press(KeyCode.SPACE);
        assertThat(field().getText()).isEqualTo("0x00010003");
        assertThat(text("field-outlook")).contains("Breaks the reading");
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(0, 3));
    }

    @Test
    void paddingIsTypedAsBytes() {
        openValue("\"abc\"");
        begin(3);
        assertThat(field().getText()).isEqualTo("00");
        typeOver("2a");
        assertThat(text("field-outlook")).contains("padding that is not zero");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(11, 0x2A));
    }

    @Test
    void whatMeansNothingThereIsRefusedAsItIsTyped() {
        openValue("[1]");
        begin(1);
        typeOver("-1");
        assertThat(text("field-refusal")).isEqualTo("count is a whole number from 0 to 2147483647");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(original);
        assertThat(field().getText()).isEqualTo("-1");
    }

    @Test
    void aTextThatFitsIsTakenBeforeACommandIsDone() {
        openValue("[1, 2]");
        pick("$[1]");
        begin(1);
        typeOver("7");
        run(Command.GO_TO_PARENT);
        assertThat(bytes()).isEqualTo(with(20, 7));
        assertThat(find("field-form").isVisible()).isFalse();
    }

    @Test
    void aTextThatIsRefusedStaysAndTheCommandIsNotDone() {
        openValue("[1, 2]");
        pick("$[1]");
        begin(1);
        typeOver("seven");
        run(Command.GO_TO_PARENT);
        assertThat(model().selecting().node().orElseThrow().location()).isEqualTo(node("$[1]").location());
        assertThat(field().getText()).isEqualTo("seven");
        assertThat(field().getAccessibleHelp()).isNotEmpty();
    }
}
