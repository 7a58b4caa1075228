package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.command.Command;

/// What is turned on and off has a check in its menu.
class CheckedMenusTest extends WindowTestBase {
    private CheckMenuItem item(Command command) {
        return (CheckMenuItem) ((MenuBar) robot.lookup(".menu-bar").query()).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .flatMap(item -> item instanceof Menu below ? below.getItems().stream() : Stream.of(item))
                .filter(one -> ("item-" + command.id()).equals(one.getId())).findFirst().orElseThrow();
    }

    private boolean isChecked(Command command) {
        return on(() -> item(command).isSelected());
    }

    @ParameterizedTest
    @EnumSource(names = {"MINIMAP", "FOLD_LISTS", "FILL_LISTS", "INSERT_MODE"})
    void theCheckSaysWhetherItIsOn(Command command) {
        openSample();
        boolean before = isChecked(command);
        assertThat(before).isEqualTo(command == Command.MINIMAP);
        on(() -> item(command).fire());
        settle();
        assertThat(isChecked(command)).isEqualTo(!before);
        run(command);
        settle();
        assertThat(isChecked(command)).isEqualTo(before);
    }

    @Test
    void oneThemeIsCheckedAlsoWhenItIsChosenAgain() {
        for (int i = 0; i < 2; i++) {
            on(() -> {
                item(Command.THEME_LIGHT).setSelected(!item(Command.THEME_LIGHT).isSelected());
                item(Command.THEME_LIGHT).fire();
            });
            settle();
            assertThat(isChecked(Command.THEME_LIGHT)).isTrue();
            assertThat(isChecked(Command.THEME_DARK)).isFalse();
            assertThat(isChecked(Command.THEME_SYSTEM)).isFalse();
        }
    }
}
