package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.explain.PathWords;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.toolkit.RefusalBubble;

/// What the document refuses is said where it was asked for, and Ctrl+Enter does it anyway.
class RefusalTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
    }

    private void edit(String path, KeyCode[] begin, String typed) {
        pick(path);
        on(() -> find("structure").requestFocus());
        press(begin);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(typed);
        press(KeyCode.ENTER);
    }

    @Test
    void aTextOfAnotherTypeIsRefusedAtTheCellAndDoneWithShortcutEnter() {
        edit("$.player.hp", new KeyCode[] {KeyCode.ENTER}, "3.7");
        assertThat(((Label) find("cell-error")).getText()).isEqualTo("Type change from int to float");
        assertThat(((Button) find("refusal-anyway")).getText()).startsWith("Do it anyway (");
        assertThat(model().messageProperty().get()).as("said once").isEmpty();
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(isThere("cell-editor")).isFalse();
        assertThat(shown("$.player.hp")).isEqualTo("3.7");
        assertThat(model().messageProperty().get()).isEqualTo("Done anyway: Type change from int to float");
    }

    @Test
    void aWayOutIsAButtonBesideTheReason() {
        edit("$.player.hp", new KeyCode[] {KeyCode.ENTER}, "3.7");
        assertThat(((Button) find("refusal-way-0")).getText()).isEqualTo("Write 3 instead of 3.7");
        on(() -> ((Button) find("refusal-way-0")).fire());
        assertThat(isThere("cell-editor")).isFalse();
        assertThat(shown("$.player.hp")).isEqualTo("3");
        edit("$.player.name", new KeyCode[] {KeyCode.SHIFT, KeyCode.F2}, "\"gold\"");
        on(() -> ((Button) find("refusal-way-0")).fire());
        assertThat(on(() -> PathWords.whole(model().selecting().target().orElseThrow()))).isEqualTo("$.player.gold");
    }

    @Test
    void aKeyThatIsThereIsRefusedAtTheCell() {
        edit("$.player.name", new KeyCode[] {KeyCode.SHIFT, KeyCode.F2}, "\"hp\"");
        assertThat(((Label) find("cell-error")).getText()).startsWith("Duplicate key \"hp\"");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void theInsertCardRefusesWhatTheEngineWouldDrop() {
        pick("$.scores");
        run(Command.INSERT);
        on(() -> ((TextField) find("insert-value")).setText("\"x\""));
        press(KeyCode.ENTER);
        assertThat(((Label) find("insert-hint")).getText()).startsWith("An element of Array[int] is int, not String;");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(isThere("insert")).isFalse();
        assertThat(bytes()).isNotEqualTo(original);
    }

    private void paste(String path, String text) {
        pick(path);
        on(() -> {
            find("structure").requestFocus();
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        run(Command.PASTE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aPastedTextOfAnotherTypeIsRefusedAtItsRowAndDoneWithTheKey() {
        paste("$.player.hp", "\"full\"");
        assertThat(text("refusal")).isEqualTo("Type change from int to String");
        assertThat(model().messageProperty().get()).isEmpty();
        Bounds row = on(() -> editor().tree().selectedBounds().orElseThrow());
        assertThat(on(() -> find("refusal").localToScreen(0, 0).getY())).isGreaterThan(row.getMaxY());
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(isThere("refusal")).isFalse();
        assertThat(shown("$.player.hp")).isEqualTo("\"full\"");
    }

    @ParameterizedTest
    @CsvSource({"300, 200, false", "0, 300, false", "300, 960, true"})
    void itIsOnTheScreenWhereverItsPlaceIs(double x, double y, boolean above) {
        RefusalBubble bubble = new RefusalBubble("bubble");
        Bounds place = new BoundingBox(x, y, 30, 24);
        on(() -> bubble.show(stage.getScene().getRoot(), place, "no", List.of()));
        Bounds words = on(() -> find("bubble").localToScreen(find("bubble").getLayoutBounds()));
        assertThat(words.getMinX()).isPositive();
        assertThat(above ? place.getMinY() - words.getMaxY() : words.getMinY() - place.getMaxY()).isPositive();
        on(bubble::hide);
    }

    @Test
    void orByItsButton() {
        paste("$.player.hp", "\"full\"");
        assertThat(text("refusal-anyway")).isEqualTo("Do it anyway (Ctrl+Enter)");
        robot.clickOn("#refusal-anyway");
        assertThat(isThere("refusal")).isFalse();
        assertThat(shown("$.player.hp")).isEqualTo("\"full\"");
    }

    @Test
    void escapeOnlyClosesIt() {
        paste("$.player.hp", "\"full\"");
        press(KeyCode.ESCAPE);
        assertThat(isThere("refusal")).isFalse();
        assertThat(editor().tree().view().isFocused()).isTrue();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void dialectsOfADamagedValueAreRefusedAtItsRowWithTheReason() {
        open(write("cut.save", java.util.Arrays.copyOf(original, 0x1A6)));
        pick("$.player");
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.F9);
        assertThat(text("refusal")).startsWith("This value is damaged, so its dialects cannot be compared.");
        assertThat(isThere("refusal-anyway")).isFalse();
        pick("$.player.hp");
        press(KeyCode.SHORTCUT, KeyCode.F9);
        assertThat(isThere("refusal")).isFalse();
        assertThat(window.workspace().current()).as("a page of its own is in front").isEmpty();
    }

    @Test
    void whatSpeaksAgainstTwoValuesIsSaidOnce() {
        pick("$.inventory[0]");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.C);
        pick("$.scores[0]");
        run(Command.PASTE);
        assertThat(text("refusal")).isEqualTo(
                "An element of Array[int] is int, not Dictionary; the engine drops others when it loads");
    }

    @Test
    void theInspectorRefusesATextOfAnotherType() {
        pick("$.player.hp");
        TextField value = (TextField) find("inspector-value");
        on(() -> {
            value.requestFocus();
            value.setText("true");
        });
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.player.hp")).isEqualTo("true");
    }
}
