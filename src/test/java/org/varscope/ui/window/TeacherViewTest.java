package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;

/// A teacher before a room.
class TeacherViewTest extends WindowTestBase {
    @Test
    void everythingIsLargerAndKeysAndThePointerAreShownUntilItIsTurnedOff() {
        size(1440, 900);
        openSample();
        double before = theme.zoom().factor();
        run(Command.TEACHER_VIEW);
        assertThat(theme.zoom().factor()).isEqualTo(1.5);
        assertThat(text("teacher-keys")).isEqualTo("Teacher\u2019s view is on. Ctrl+Shift+F1 turns it off.");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(text("teacher-keys")).isEqualTo("Ctrl+F \u2014 Find\u2026");
        press(KeyCode.ESCAPE);
        assertThat(text("teacher-keys")).isEqualTo("Escape");
        run(Command.FOLD_LISTS);
        assertThat(text("teacher-keys")).isEqualTo("Ctrl+J \u2014 Collapse bottom panel");
        on(() -> robot.moveTo(find("hex")));
        assertThat(find("teacher-ring").isVisible()).isTrue();
        run(Command.TEACHER_VIEW);
        assertThat(theme.zoom().factor()).isEqualTo(before);
        assertThat(isThere("teacher-ring")).isFalse();
        assertThat(isThere("teacher-keys")).isFalse();
    }

    @Test
    void whatIsTypedIntoAFieldIsNotShown() {
        openSample();
        run(Command.TEACHER_VIEW);
        run(Command.FIND);
        settle();
        String shown = text("teacher-keys");
        type("secret");
        assertThat(text("teacher-keys")).isEqualTo(shown);
    }
}
