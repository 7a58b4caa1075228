package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// Why a command cannot be done now.
class ReasonsTest extends WindowTestBase {
    private List<String> found(String typed) {
        run(Command.PALETTE);
        on(() -> ((TextField) find("palette-search")).setText(typed));
        List<String> rows = on(() -> ((ListView<?>) find("palette-list")).getItems().stream()
                .map(item -> ((PaletteCard.Item) item).title() + ": " + ((PaletteCard.Item) item).key()).toList());
        press(KeyCode.ENTER);
        assertThat(isThere("palette")).as("what cannot be done stays listed").isTrue();
        press(KeyCode.ESCAPE);
        return rows;
    }

    @Test
    void whatCannotBeDoneIsInThePaletteWithTheReason() {
        assertThat(found("expand selection")).hasSize(1);
        assertThat(found("unwrap")).containsExactly("Structure: Unwrap: No document is open");
        open(write("adventure.save", Sample.FIRST.bytes()));
        pick("$.player.hp");
        assertThat(found("unwrap")).containsExactly(
                "Structure: Unwrap: This is not a collection that holds a value");
        assertThat(found("undo")).containsExactly("Edit: Undo: There is nothing to undo");
    }

    @Test
    void aKeyOfWhatCannotBeDoneSaysTheReason() {
        open(write("adventure.save", Sample.FIRST.bytes()));
        pick("$.player.hp");
        on(() -> find("structure").requestFocus());
        press(KeyCode.F8);
        assertThat(text("refusal")).isEqualTo("There are no problems");
    }
}
