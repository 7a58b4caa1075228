package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.dialect.Row;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// The card that asks for a new value.
class InsertCardTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
    }

    private String value() {
        return on(() -> ((TextField) find("insert-value")).getText());
    }

    private void set(String field, String text) {
        on(() -> ((TextField) find(field)).setText(text));
    }

    private String type() {
        return on(() -> Optional.ofNullable(types().getValue()).map(Row::name).orElse(""));
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Row> types() {
        return (ComboBox<Row>) find("insert-type");
    }

    private void choose(String name) {
        on(() -> types().setValue(types().getItems().stream().filter(row -> row.name().equals(name)).findFirst()
                .orElseThrow()));
    }

    private String hint() {
        return on(() -> ((Label) find("insert-hint")).getText());
    }

    @Test
    void theTypeAndTheValueFollowEachOther() {
        pick("$.player");
        run(Command.INSERT);
        assertThat(type()).isEmpty();
        choose("Vector2");
        assertThat(value()).isEqualTo("Vector2(0, 0)");
        set("insert-value", "12");
        assertThat(type()).isEqualTo("int");
        choose("float");
        assertThat(value()).isEqualTo("12.0");
        choose("String");
        assertThat(value()).isEqualTo("\"12.0\"");
        choose("Array");
        assertThat(value()).isEqualTo("[]");
        set("insert-key", "bag");
        press(KeyCode.ALT, KeyCode.I);
        assertThat(isThere("insert")).isFalse();
        assertThat(shown("$.player.bag")).isEqualTo("[]");
    }

    @Test
    void aTypeIsFoundByTypingAndItsValueIsNext() {
        pick("$.player");
        run(Command.INSERT);
        press(KeyCode.ALT, KeyCode.T);
        press(KeyCode.DOWN);
        settle();
        assertThat(on(() -> ((TextField) find("insert-type").lookup(".custom-text-field")).getPromptText()))
                .isEqualTo("type a part of its name or group");
        type("trans");
        press(KeyCode.TAB);
        settle();
        assertThat(value()).isEqualTo("Transform2D(1, 0, 0, 1, 0, 0)");
        assertThat(on(() -> find("insert-value").isFocused())).isTrue();
    }

    @Test
    void anArrayFillsInItsOwnTypeAndWhatDoesNotFitIsSaidBeforeItIsDone() {
        pick("$.scores");
        run(Command.INSERT);
        assertThat(value()).isEqualTo("0");
        set("insert-value", "\"x\"");
        assertThat(hint()).startsWith("An element of Array[int] is int, not String;");
        set("insert-value", "Vec");
        assertThat(on(() -> find("insert-insert").isDisabled())).isTrue();
        set("insert-value", "7");
        assertThat(on(() -> find("insert-insert").isDisabled())).isFalse();
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void anotherPlaceAsksForAKeyOrForNone() {
        pick("$.scores");
        run(Command.INSERT);
        assertThat(on(() -> find("insert-key").isVisible())).isFalse();
        on(() -> ((RadioButton) find("insert-before")).setSelected(true));
        assertThat(on(() -> find("insert-key").isVisible())).isTrue();
        choose("bool");
        assertThat(hint()).isEqualTo("It needs a key");
        set("insert-key", "scores");
        assertThat(hint()).startsWith("Duplicate key \"scores\"");
        set("insert-key", "won");
        press(KeyCode.ENTER);
        assertThat(shown("$.won")).isEqualTo("false");
        assertThat(bytes()).isNotEqualTo(original);
    }

    @Test
    void aTypeThatNothingCanBeMadeOfIsOfferedWithWhatIsLost() {
        pick("$.player.name");
        run(Command.CHANGE_TYPE);
        on(() -> ((TextField) find("palette-search")).setText("Vector2"));
        press(KeyCode.ENTER);
        assertThat(text("refusal")).endsWith("cannot become Vector2; (0, 0) would replace it");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.player.name")).isEqualTo("(0, 0)");
    }
}
