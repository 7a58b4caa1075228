package org.varscope.ui.window;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A journal of unsaved edits that cannot be written.
class UnkeptEditsTest extends WindowTestBase {
    private void editWithoutAJournal() {
        write(journalFolder, new byte[0]);
        open(sampleFile("adventure.save"));
        set("$.player.gold", 7);
        await(() -> isThere("unkept") && find("unkept").isVisible());
    }

    @Test
    void thatEditsAreNotKeptStaysOnTheScreen() {
        editWithoutAJournal();
        pick("$.player.hp");
        press(KeyCode.DOWN);
        assertThat(find("unkept").isVisible()).isTrue();
        assertThat(text("unkept-words")).startsWith("Unsaved edits are no longer kept")
                .contains("is a file where a folder is needed", "Save the file");
    }

    @Test
    void savingIsOfferedWhereEditsAreNotKept() {
        editWithoutAJournal();
        robot.clickOn("#unkept-save");
        await(() -> !find("unkept").isVisible());
        assertThat(model().modifiedProperty().get()).isFalse();
    }
}
