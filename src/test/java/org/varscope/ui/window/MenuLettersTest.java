package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.check.Made;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.command.Mnemonics;

/// Every item of every menu is chosen by a letter.
class MenuLettersTest extends WindowTestBase {
    private static final Pattern MARK = Pattern.compile("(?<!_)(?:__)*_([A-Za-z0-9])");

    private static String letter(MenuItem item) {
        Matcher mark = MARK.matcher(item.getText());
        assertThat(item.isMnemonicParsing() && mark.find()).as(item.getText()).isTrue();
        return mark.group(1).toUpperCase(Locale.ROOT);
    }

    /// Looks through a menu and those in it, each as it is once it is open.
    private static void assertLettered(String name, List<MenuItem> items) {
        List<String> letters = items.stream().filter(item -> !(item instanceof SeparatorMenuItem))
                .filter(item -> item.getProperties().size() > 0 || !item.isDisable())
                .map(MenuLettersTest::letter).toList();
        assertThat(letters).as(name).isNotEmpty().doesNotHaveDuplicates();
        for (MenuItem item : items) {
            if (item instanceof Menu menu) {
                if (menu.getOnShowing() != null) {
                    menu.getOnShowing().handle(new Event(Menu.ON_SHOWING));
                }
                assertLettered(Mnemonics.titleOf(menu), menu.getItems());
            }
        }
    }

    private List<Menu> menus() {
        return ((MenuBar) find("menu-bar")).getMenus();
    }

    private List<String> open() {
        return on(() -> menus().stream().filter(Menu::isShowing).map(Menu::getId).toList());
    }

    @Test
    void keysAreNotForTheMenusWhereTheMouseOnlyRestsOnThem() {
        openSample();
        robot.moveTo("#menu-bar");
        on(() -> find("structure").requestFocus());
        press(KeyCode.DOWN);
        assertThat(open()).isEmpty();
        run(Command.PALETTE);
        press(KeyCode.ESCAPE);
        assertThat(isThere("palette")).isFalse();
        robot.clickOn(on(() -> find("menu-bar").lookup(".menu-button")));
        assertThat(open()).containsExactly("menu-file");
        press(KeyCode.RIGHT);
        assertThat(open()).containsExactly("menu-edit");
    }

    @Test
    void everyItemOfTheMenusHasALetterOfItsOwn() {
        openSample();
        on(() -> {
            assertThat(menus().stream().map(MenuLettersTest::letter)).doesNotHaveDuplicates();
            menus().forEach(menu -> assertLettered(menu.getText(), menu.getItems()));
        });
    }

    static List<Function<Commands, ContextMenu>> contextMenus() {
        return List.of(ContextMenus::forValues, ContextMenus::forBytes, ContextMenus::forProblems,
                ContextMenus::forElements, ContextMenus::forMatches, ContextMenus::forChanges,
                ContextMenus::forHistory, ContextMenus::forBookmarks, ContextMenus::forTabs);
    }

    @ParameterizedTest
    @MethodSource("contextMenus")
    void everyItemOfTheContextMenusHasALetterOfItsOwn(Function<Commands, ContextMenu> made) {
        on(() -> assertLettered("context menu", made.apply(window.commands()).getItems()));
    }

    @Test
    void menusOfButtonsHaveLettersToo() {
        Sight.ELEMENTS.reach(this);
        on(() -> {
            for (Node node : robot.lookup(".menu-button").queryAll()) {
                MenuButton button = (MenuButton) node;
                if (button.getOnShowing() != null) {
                    button.getOnShowing().handle(new Event(MenuButton.ON_SHOWING));
                }
                if (!button.getItems().isEmpty()) {
                    assertLettered(button.getText(), button.getItems());
                }
            }
        });
    }

    @Test
    void aTitleThatChangesKeepsItsLetter() {
        open(write("keys.save", Made.bytes("{ \"my_key_1\": 1 }")));
        set("$.my_key_1", 7);
        MenuItem undo = on(() -> menus().get(1).getItems().getFirst());
        assertThat(on(undo::getText)).isEqualTo("_Undo set my_key_1 to 7");
        assertThat(Mnemonics.titleOf(undo)).isEqualTo("Undo set my_key_1 to 7");
    }

    @Test
    void aMenuThatOpensAgainUnderlinesItsLettersAsBefore() {
        openSample();
        MenuButton dialects = (MenuButton) find("tool-dialect");
        on(dialects::show);
        on(dialects::hide);
        on(dialects::show);
        assertThat(on(() -> Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                .flatMap(menu -> menu.getScene().getRoot().lookupAll(".menu-item > .label > .text").stream())
                .map(text -> ((Text) text).getText()).toList())).contains("Godot 4 (godot4)")
                .noneMatch(words -> words.contains("_"));
        on(dialects::hide);
    }

    private boolean isOpen(String menu) {
        return on(() -> menus().stream().filter(one -> one.getId().equals(menu)).findFirst().orElseThrow()
                .isShowing());
    }

    @Test
    void altAndALetterOpenAMenuAndALetterChooses() {
        openSample();
        press(KeyCode.ALT, KeyCode.E);
        assertThat(isOpen("menu-edit")).isTrue();
        press(KeyCode.B);
        assertThat(on(() -> Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                .filter(Window::isShowing).count())).isEqualTo(2);
        press(KeyCode.I);
        assertThat(isOpen("menu-edit")).isFalse();
        settle();
        assertThat(isThere("insert-bytes")).isTrue();
        assertThat(on(() -> robot.lookup(".text-input").queryAllAs(TextInputControl.class).stream()
                .filter(Node::isFocused).map(TextInputControl::getText).toList())).containsExactly("");
    }

    @Test
    void theLetterOfWhatCannotBeDoneDoesNothing() {
        openSample();
        press(KeyCode.ALT, KeyCode.E);
        assertThat(on(() -> window.commands().disabledProperty(Command.UNDO).get())).isTrue();
        press(KeyCode.U);
        assertThat(isOpen("menu-edit")).isTrue();
        press(KeyCode.ESCAPE);
    }
}
