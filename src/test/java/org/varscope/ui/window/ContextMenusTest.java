package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.editor.ListBelow;

/// The menus of panes, lists and tabs, opened where a person asks for them.
class ContextMenusTest extends WindowTestBase {
    private List<ContextMenu> open() {
        return on(() -> Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast).filter(Window::isShowing).toList());
    }

    private ContextMenu asked(Node owner) {
        on(() -> {
            Bounds at = owner.localToScreen(owner.getLayoutBounds());
            owner.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, at.getMinX() + 5,
                    at.getMinY() + 5, false, new PickResult(owner, at.getMinX() + 5, at.getMinY() + 5)));
        });
        assertThat(open()).hasSize(1);
        return open().getFirst();
    }

    /// {@return what the items of a menu and of those in it say, and the keys that they show}
    private static Map<String, String> keys(List<MenuItem> items) {
        Map<String, String> keys = new TreeMap<>();
        for (MenuItem item : items) {
            if (item instanceof Menu menu) {
                keys.putAll(keys(menu.getItems()));
            } else if (item.getText() != null) {
                keys.put(Mnemonics.titleOf(item),
                        item.getAccelerator() == null ? "" : item.getAccelerator().toString());
            }
        }
        return keys;
    }

    @ParameterizedTest
    @CsvSource({"structure, PROBLEMS", "hex, PROBLEMS", "problems, PROBLEMS", "changes, CHANGES", "history, HISTORY",
        "elements, ELEMENTS", "find-hits, FIND"})
    void everyItemShowsTheKeyOfItsCommand(String pane, ListBelow list) {
        Sight.ELEMENTS.reach(this);
        on(() -> editor().lists().goTo(list));
        List<MenuItem> items = on(() -> List.copyOf(asked(find(pane)).getItems()));
        assertThat(items.stream().filter(item -> !(item instanceof SeparatorMenuItem))).hasSizeLessThanOrEqualTo(12);
        Map<String, String> shown = keys(items);
        Map<String, String> real = new TreeMap<>();
        for (Command command : Command.values()) {
            real.put(window.commands().titleProperty(command).get(),
                    command.combinations().isEmpty() ? "" : command.combinations().getFirst().toString());
        }
        assertThat(shown).isNotEmpty().allSatisfy((title, key) -> assertThat(real).containsEntry(title, key));
        press(KeyCode.ESCAPE);
        assertThat(open()).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void shiftAndF10OpenTheMenuOfWhatHasTheKeyboard() {
        openSample();
        for (String pane : List.of("structure", "hex")) {
            on(() -> find(pane).requestFocus());
            press(KeyCode.SHIFT, KeyCode.F10);
            assertThat(open()).singleElement().extracting(PopupWindow::getOwnerNode).isEqualTo(find(pane));
            press(KeyCode.ESCAPE);
        }
    }

    @Test
    void theMenuOfABookmarkHasWhatTheKeysOfTheListDo() {
        Sight.BOOKMARKS.reach(this);
        Node list = find("bookmarks");
        on(() -> ((ListView<?>) list).getSelectionModel().select(0));
        ContextMenu menu = asked(list);
        assertThat(keys(on(() -> List.copyOf(menu.getItems())))).containsEntry("Go to bookmark", "Enter")
                .containsEntry("Edit note", "F2").containsEntry("Next color", "C")
                .containsEntry("Remove bookmark", "Delete").containsEntry("Next bookmark", "F4");
        on(() -> menu.getItems().stream().filter(item -> "Remove bookmark".equals(Mnemonics.titleOf(item)))
                .findFirst().orElseThrow().fire());
        assertThat(on(() -> ((ListView<?>) list).getItems().size())).isZero();
    }

    @Test
    void keysAreCalledInMenusWhatIsWrittenOnThem() {
        openSample();
        on(() -> {
            for (Command command : Command.values()) {
                MenuItem item = ContextMenus.item(window.commands(), command);
                assertThat(item.getAccelerator() == null ? "" : item.getAccelerator().getDisplayText())
                        .isEqualTo(window.commands().shownKey(command));
            }
        });
    }

    @Test
    void keysStillWorkOnceTheMenuOfATabThatIsClosedIsGone() {
        openSample();
        asked(find("structure"));
        press(KeyCode.ESCAPE);
        press(KeyCode.SHORTCUT, KeyCode.W);
        assertThat(window.workspace().current()).isEmpty();
        openSample();
        press(KeyCode.SHORTCUT, KeyCode.G);
        assertThat(isThere("go-to-text")).isTrue();
        press(KeyCode.ESCAPE);
        pick("$.player.gold");
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(on(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("100");
    }

    @Test
    void theMenuOfBytesHasTheFaceOfTheInterface() {
        openSample();
        ContextMenu menu = asked(find("hex"));
        assertThat(on(() -> menu.getScene().getRoot().lookupAll(".menu-item > .label").stream()
                .map(words -> ((Labeled) words).getFont().getFamily()).distinct().toList())).containsExactly("Inter");
    }

    @Test
    void theMenuOfATitleIsAboutItsTab() {
        open(write("first.save", entries(1)));
        open(write("second.save", entries(2)));
        Node title = fromTheTop("#tabs > .tab-header-area .tab").stream()
                .min(Comparator.comparingDouble(node -> node.localToScene(0, 0).getX())).orElseThrow();
        ContextMenu menu = asked(title);
        assertThat(window.workspace().front().orElseThrow().getText()).contains("first.save");
        assertThat(keys(on(() -> List.copyOf(menu.getItems())))).containsKey("Close tab");
    }

    @Test
    void thePageOfATabHasNoMenuOfTitles() {
        run(Command.NEW);
        Node page = find("paste-page");
        on(() -> page.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 5, 5, false,
                new PickResult(page, 5, 5))));
        assertThat(open()).isEmpty();
    }
}
