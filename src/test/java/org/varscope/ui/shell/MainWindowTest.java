package org.varscope.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.Test;

class MainWindowTest extends WindowTestBase {
    @Test
    void anEmptyWindowOffersWhatToDo() {
        picture("empty-dark");
        assertThat(List.of("start-open", "start-paste", "start-saves", "start-sample")).allMatch(this::isThere);
    }

    @Test
    void everyCommandIsBoundAndInAMenu() {
        Set<String> items = new HashSet<>();
        for (Menu menu : ((MenuBar) find("menu-bar")).getMenus()) {
            menu.getItems().stream().map(MenuItem::getId).forEach(items::add);
        }
        assertThat(Command.values()).allSatisfy(command -> {
            assertThat(window.commands().isBound(command)).isTrue();
            assertThat(items).contains("item-" + command.id());
        });
    }

    @Test
    void theSampleSaveOpens() {
        openSample();
        picture("sample-dark");
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(text("all-well")).startsWith("Every byte is accounted for.");
    }

    @Test
    void smallWindow() {
        openSample();
        pick("$.player.gold");
        size(900, 600);
        picture("sample-dark-900x600");
        run(Command.THEME_LIGHT);
        picture("sample-light-900x600");
        size(1000, 1000);
        picture("sample-light-1000x1000");
        run(Command.PALETTE);
        picture("palette");
    }
}
