package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// Values edited in the cells of the structure, as a person does it.
class ValueEditingTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() throws IOException {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
    }

    private void edit(String path, String typed) {
        pick(path);
        on(() -> find("structure").requestFocus());
        press(KeyCode.ENTER);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(typed);
        press(KeyCode.ENTER);
    }

    @Test
    void moreGoldThanFitsIn32BitsMakesTheIntFourBytesLonger() {
        edit("$.player.gold", "5000000000");
        assertThat(shown("$.player.gold")).isEqualTo("5000000000");
        assertThat(node("$.player.gold").span()).isEqualTo(new Span(0xAC, 12));
        assertThat(bytes()).hasSize(original.length + 4);
    }

    @Test
    void theLengthOfTheRecordFollows() {
        edit("$.player.gold", "5000000000");
        assertThat(Arrays.copyOf(bytes(), 4)).containsExactly(0x4C, 7, 0, 0);
    }

    @Test
    void undoBringsBackEveryByte() {
        edit("$.player.gold", "5000000000");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void savingWritesExactlyTheSplice() throws IOException {
        edit("$.player.gold", "5000000000");
        press(KeyCode.SHORTCUT, KeyCode.S);
        byte[] saved = Files.readAllBytes(folder.resolve("adventure.save"));
        assertThat(saved).hasSize(original.length + 4);
        assertThat(Arrays.copyOfRange(saved, 4, 0xAC)).isEqualTo(Arrays.copyOfRange(original, 4, 0xAC));
        assertThat(Arrays.copyOfRange(saved, 0xAC, 0xB8)).containsExactly(2, 0, 1, 0, 0, 0xF2, 0x05, 0x2A, 1, 0, 0, 0);
        assertThat(Arrays.copyOfRange(saved, 0xB8, saved.length))
                .isEqualTo(Arrays.copyOfRange(original, 0xB4, original.length));
    }

    @Test
    void theFileAsFirstOpenedIsKeptBesideIt() throws IOException {
        edit("$.player.gold", "1");
        press(KeyCode.SHORTCUT, KeyCode.S);
        edit("$.player.gold", "2");
        press(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(Files.readAllBytes(folder.resolve("adventure.save.bak"))).isEqualTo(original);
    }

    @Test
    void aStringGrownOverAPaddingBorderTakesFourBytesMore() {
        long before = node("$.player.name").span().length();
        edit("$.player.name", "\"\u00c5sa the Brave!\"");
        assertThat(node("$.player.name").span().length()).isEqualTo(before);
        edit("$.player.name", "\"\u00c5sa the Brave!!!\"");
        assertThat(node("$.player.name").span().length()).isEqualTo(before + 4);
        assertThat(text("health")).startsWith("Every byte is accounted for.");
    }

    @Test
    void whatDoesNotFitIsSaidAtTheCellAndStaysThere() {
        edit("$.player.gold", "a lot");
        assertThat(((TextField) find("cell-editor")).getText()).isEqualTo("a lot");
        assertThat(text("cell-error")).startsWith("gold is a whole number: digits, 0x\u2026");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void escapeGivesUpWhatWasTyped() {
        edit("$.player.gold", "a lot");
        press(KeyCode.ESCAPE);
        assertThat(isThere("cell-editor")).isFalse();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void typingBeginsToEdit() {
        pick("$.player.gold");
        on(() -> find("structure").requestFocus());
        type("7");
        type("8");
        press(KeyCode.ENTER);
        assertThat(shown("$.player.gold")).isEqualTo("78");
    }

    @Test
    void whatIsOpenInTheTreeStaysOpenOverAnEdit() {
        pick("$.inventory[1]");
        int open = ((TreeTableView<?>) find("structure")).getExpandedItemCount();
        pick("$.version");
        edit("$.version", "5000000000");
        assertThat(((TreeTableView<?>) find("structure")).getExpandedItemCount()).isEqualTo(open);
    }

    @Test
    void anEditedFileIsMarkedUntilItIsSaved() {
        edit("$.player.gold", "1");
        assertThat(stage.getTitle()).startsWith("\u2022 adventure.save");
        press(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(stage.getTitle()).isEqualTo("adventure.save \u2013 Varscope");
    }

    @Test
    void saveAsWritesElsewhereAndLeavesTheFirstFileAlone() throws IOException {
        Path other = folder.resolve("other.save");
        choices.target = other;
        edit("$.player.gold", "1");
        run(Command.SAVE_AS);
        assertThat(Files.readAllBytes(folder.resolve("adventure.save"))).isEqualTo(original);
        assertThat(Files.readAllBytes(other)).isEqualTo(bytes());
        assertThat(editor().file().name()).isEqualTo("other.save");
    }

    @Test
    void whatAnEmptyFieldIsForIsSaidWhileItHasTheKeyboard() {
        pick("$.player");
        run(Command.INSERT);
        assertThat(on(() -> find("insert-key").isFocused())).isTrue();
        Text prompt = robot.lookup("#insert-key .text").queryAllAs(Text.class).stream()
                .filter(text -> text.getText().startsWith("key, such as")).findFirst().orElseThrow();
        assertThat(on(() -> ((Color) prompt.getFill()).getOpacity())).isEqualTo(1);
    }
}
