package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// Closing what is not saved, which asks first.
class ClosingTest extends WindowTestBase {
    @Test
    void closingAnUnsavedTabAsksAndCancelKeepsIt() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
        run(Command.CLOSE_TAB);
        click("answer-cancel");
        assertThat(shown("$.player.gold")).isEqualTo("1");
        assertThat(isThere("question")).isFalse();
    }

    @Test
    void escapeIsCancel() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
        run(Command.CLOSE_TAB);
        press(KeyCode.ESCAPE);
        assertThat(editor().file().name()).isEqualTo("slot.save");
    }

    @Test
    void closingAnUnsavedTabCanSaveIt() throws IOException {
        open(sampleFile("slot.save"));
        set("$.player.gold", 5_000_000_000L);
        run(Command.CLOSE_TAB);
        click("answer-save");
        assertThat(Files.size(folder.resolve("slot.save"))).isEqualTo(1872);
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void closingAnUnsavedTabCanDropTheChanges() throws IOException {
        open(sampleFile("slot.save"));
        set("$.player.gold", 5_000_000_000L);
        run(Command.CLOSE_TAB);
        click("answer-discard");
        assertThat(Files.readAllBytes(folder.resolve("slot.save"))).isEqualTo(Sample.FIRST.bytes());
        assertThat(isThere("start-open")).isTrue();
    }

    private void paste() {
        run(Command.NEW);
        fill("paste-text", "02 00 00 00 07 00 00 00");
        on(() -> find("paste-text").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        settle();
    }

    @Test
    void pastedBytesAreInNoFileSoClosingThemAsks() throws IOException {
        paste();
        assertThat(shown("$")).isEqualTo("7");
        run(Command.CLOSE_TAB);
        assertThat(on(() -> find("question").lookupAll(".label").stream().map(Labeled.class::cast)
                .map(Labeled::getText).toList())).contains("Save the pasted bytes?");
        click("answer-cancel");
        choices.target = folder.resolve("pasted.var");
        run(Command.SAVE);
        settle();
        assertThat(Files.size(choices.target)).isEqualTo(8);
        run(Command.CLOSE_TAB);
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void aSampleThatWasOnlyLookedAtDoesNot() {
        openSample();
        run(Command.CLOSE_TAB);
        assertThat(isThere("question")).isFalse();
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void quittingAsksAboutEachUnsavedDocument() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
        open(sampleFile("other.save"));
        set("$.player.gold", 2);
        run(Command.QUIT);
        click("answer-discard");
        assertThat(stage.isShowing()).isTrue();
        click("answer-discard");
        assertThat(stage.isShowing()).isFalse();
    }

    @Test
    void aFileWithEditsIsReadAgainOnlyAfterAsking() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
        press(KeyCode.F5);
        assertThat(model().modifiedProperty().get()).isTrue();
        click("answer-discard");
        assertThat(model().modifiedProperty().get()).isFalse();
        assertThat(model().snapshot().bytes().contentEquals(ByteStore.of(Sample.FIRST.bytes()))).isTrue();
    }
}
