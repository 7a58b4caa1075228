package org.varscope.ui.window;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.file.Sample;
import org.varscope.ui.model.EditorModel;
import org.varscope.variant.Variant;

/// A journal of unsaved edits that cannot be written.
class UnkeptEditsTest extends WindowTestBase {
    private void editWithoutAJournal() {
        write(journalFolder, new byte[0]);
        open(write("adventure.save", Sample.FIRST.bytes()));
        on(() -> model().apply(EditorModel.setting(node("$.player.gold"), new Variant.Int(7))));
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
