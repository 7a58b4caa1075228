package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.theme.ThemeChoice;

/// Files that other programs write, take away, or do not let be written.
class FileGuardTest extends WindowTestBase {
    private Path slot() {
        return sampleFile("slot.save");
    }

    private byte[] withGold(long amount) {
        set("$.player.gold", amount);
        byte[] changed = bytes();
        on(() -> model().history().undo());
        return changed;
    }

    private void awaitBanner() {
        await(() -> find("banner").isVisible());
    }

    @Test
    void aFileThatAnotherProgramHasWrittenIsReadAgainWithTheChangesMarked() throws IOException {
        Path file = slot();
        open(file);
        Files.write(file, withGold(4242));
        awaitBanner();
        assertThat(text("banner-words")).isEqualTo("slot.save was written by another program.");
        fire("banner-reload");
        await(() -> model().messageProperty().get().startsWith("Reloaded"));
        pick("$.player.gold");
        assertThat(rows()).contains("gold, int, 4242, changed by another program");
        assertThat(rows()).noneMatch(row -> row.startsWith("hp") && row.contains("changed"));
    }

    @Test
    void theAnswersAreReachedByKeyboard() throws IOException {
        Path file = slot();
        open(file);
        Files.write(file, withGold(4242));
        awaitBanner();
        press(KeyCode.SHIFT, KeyCode.F6); // the line of the path
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(stage.getScene().getFocusOwner()).isSameAs(find("banner-reload"));
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        press(KeyCode.SPACE);
        assertThat(find("banner").isVisible()).isFalse();
        assertThat(stage.getScene().getFocusOwner()).isSameAs(editor().tree().view());
    }

    @Test
    void whatAnotherProgramHasWrittenIsCompared() throws IOException {
        Path file = slot();
        open(file);
        Files.write(file, withGold(4242));
        awaitBanner();
        fire("banner-compare");
        await(() -> isThere("compare"));
        on(() -> theme.choiceProperty().set(ThemeChoice.LIGHT));
        assertThat(compared()).containsExactly("changed, $.player.gold, 100, 4242");
    }

    @Test
    void whoHasComparedMayStillReadTheFileAgain() throws IOException {
        Path file = slot();
        open(file);
        Files.write(file, withGold(4242));
        awaitBanner();
        Node banner = find("banner");
        ButtonBase reload = (ButtonBase) find("banner-reload");
        fire("banner-compare");
        await(() -> isThere("compare"));
        assertThat(banner.isVisible()).isTrue();
        on(reload::fire);
        assertThat(banner.isVisible()).isFalse();
    }

    @Test
    void aFileThatIsGoneIsSaidToBeAndTheDocumentStays() throws IOException {
        Path file = slot();
        open(file);
        Files.delete(file);
        awaitBanner();
        assertThat(text("banner-words")).startsWith("slot.save was deleted or moved.")
                .endsWith("Save as\u2026 writes it to disk.");
        assertThat(shown("$.player.gold")).isEqualTo("100");
        fire("banner-dismiss");
        assertThat(find("banner").isVisible()).isFalse();
    }

    @Test
    void savingHereIsNotTakenForAnotherProgram() throws IOException {
        Path file = slot();
        open(file);
        set("$.player.gold", 7);
        run(Command.SAVE);
        Files.write(file, withGold(9));
        awaitBanner();
        assertThat(text("banner-words")).isEqualTo("slot.save was written by another program.");
    }

    @Test
    void savingOverWhatAnotherProgramHasWrittenAnswersTheBanner() throws IOException {
        Path file = slot();
        open(file);
        set("$.player.gold", 7);
        Files.write(file, withGold(9));
        awaitBanner();
        run(Command.SAVE);
        await(() -> isThere("answer-overwrite"));
        fire("answer-overwrite");
        await(() -> !model().modifiedProperty().get());
        assertThat(find("banner").isVisible()).isFalse();
    }

    @Test
    void aValueThatIsGoneIsComparedByThePathThatItHad() throws IOException {
        Path file = slot();
        open(file);
        apply(new Edit.Remove(node("$.player.gold").location()));
        byte[] without = bytes();
        on(() -> model().history().undo());
        Files.write(file, without);
        awaitBanner();
        fire("banner-compare");
        await(() -> isThere("compare"));
        assertThat(compared()).containsExactly("removed, $.player.gold, 100, (none)");
    }
}
