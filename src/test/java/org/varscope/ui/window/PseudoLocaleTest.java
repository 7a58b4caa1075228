package org.varscope.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// A window in a language that puts each text of a bundle in brackets.
@Isolated("changes the language of the whole program")
class PseudoLocaleTest extends WindowTestBase {
    private static final Locale BEFORE = Locale.getDefault();

    @BeforeAll
    static void speakPseudo() {
        Locale.setDefault(Locale.of("en", "XA"));
    }

    @AfterAll
    static void speakAsBefore() {
        Locale.setDefault(BEFORE);
    }

    @Test
    void menusHaveNoTextOfTheirOwn() {
        List<String> texts = new ArrayList<>();
        Deque<MenuItem> items = new ArrayDeque<>();
        on(() -> items.addAll(((MenuBar) find("menu-bar")).getMenus()));
        while (!items.isEmpty()) {
            MenuItem item = items.pop();
            if (item instanceof Menu menu) {
                items.addAll(menu.getItems());
            }
            if (item.getText() != null) {
                texts.add(item.getText());
            }
        }
        assertThat(texts).hasSizeGreaterThan(50).allMatch(text -> text.startsWith("\u27E6"));
    }

    @Test
    void theToolBarHasNoTextOfItsOwn() {
        for (String id : List.of("tool-open", "tool-save", "tool-undo", "tool-redo", "tool-go-to", "tool-commands")) {
            Button button = (Button) find(id);
            assertThat(button.getText()).as(id).startsWith("\u27E6");
            assertThat(button.getTooltip().getText()).as(id).startsWith("\u27E6");
        }
    }
}
