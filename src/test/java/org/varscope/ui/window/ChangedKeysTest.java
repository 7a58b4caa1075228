package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.file.Settings;
import org.varscope.ui.settings.SettingsPage;

/// Keys of commands are what a person has chosen, wherever they are pressed and shown.
class ChangedKeysTest extends WindowTestBase {
    /// Chooses keys as their file has them, and opens the sample.
    private void choose(String... lines) {
        hide();
        keyLines = List.of(lines);
        show();
        openSample();
    }

    private void openPage(Command command) {
        run(Command.CHANGE_KEYS);
        on(() -> ((TextField) find("keys-search")).setText(command.title()));
        press(KeyCode.ENTER);
        assertThat(on(() -> table().getSelectionModel().getSelectedItem())).isEqualTo(command);
    }

    private TableView<?> table() {
        return (TableView<?>) find("keys-table");
    }

    private String shown(Command command) {
        return on(() -> window.commands().shownKey(command));
    }

    private void record(KeyCode... keys) {
        press(KeyCode.ENTER);
        press(keys);
    }

    private MenuItem item(Command command) {
        return ((MenuBar) find("menu-bar")).getMenus().stream().flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("item-" + command.id()).equals(item.getId())).findFirst().orElseThrow();
    }

    @Test
    void aKeyIsPressedForACommandAndKept() {
        openSample();
        openPage(Command.FULL_SCREEN);
        press(KeyCode.ENTER);
        assertThat(text("keys-said")).contains("Press the new key for Full screen");
        press(KeyCode.F12);
        assertThat(text("keys-said")).contains("now has the key F12");
        assertThat(keyLines).contains("full-screen = F12");
        assertThat(on(() -> item(Command.FULL_SCREEN).getAccelerator().getDisplayText())).isEqualTo("F12");
    }

    @Test
    void aKeyOfAnotherCommandIsTakenFromItOnlyWhereAPersonSaysSo() {
        openPage(Command.FULL_SCREEN);
        record(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(text("keys-said")).isEqualTo("Ctrl+S is the key of File: Save.");
        press(KeyCode.ESCAPE);
        assertThat(shown(Command.SAVE)).isEqualTo("Ctrl+S");
        assertThat(shown(Command.FULL_SCREEN)).isEqualTo("F11");
        record(KeyCode.SHORTCUT, KeyCode.S);
        press(KeyCode.ENTER);
        assertThat(shown(Command.SAVE)).isEmpty();
        assertThat(shown(Command.FULL_SCREEN)).isEqualTo("Ctrl+S");
        on(() -> assertThat(item(Command.SAVE).getAccelerator()).isNull());
    }

    @Test
    void aKeyThatAPaneHasForItselfIsSaid() {
        openPage(Command.FULL_SCREEN);
        record(KeyCode.SHORTCUT, KeyCode.HOME);
        assertThat(text("keys-said")).contains("In the bytes, Ctrl+Home does something else")
                .contains("While text is edited");
        press(KeyCode.ESCAPE);
        record(KeyCode.ALT, KeyCode.LEFT);
        assertThat(text("keys-said")).contains("In a comparison");
    }

    @Test
    void aKeyThatCannotWorkIsRefusedWithTheReason() {
        openPage(Command.FULL_SCREEN);
        record(KeyCode.G);
        assertThat(text("keys-said")).contains("G types a character");
        press(KeyCode.TAB);
        assertThat(text("keys-said")).contains("moves from one control to the next");
        press(KeyCode.ENTER);
        assertThat(text("keys-said")).contains("Enter takes what is typed");
        press(KeyCode.ALT, KeyCode.F);
        assertThat(text("keys-said")).contains("opens the menu File");
        press(KeyCode.ESCAPE);
        assertThat(shown(Command.FULL_SCREEN)).isEqualTo("F11");
        assertThat(text("keys-said")).contains("Enter or a double click");
    }

    @Test
    void deleteTakesTheKeyAndTheDefaultComesBack() {
        openPage(Command.PALETTE);
        press(KeyCode.DELETE);
        assertThat(shown(Command.PALETTE)).isEmpty();
        on(() -> ((Button) find("keys-restore")).fire());
        assertThat(shown(Command.PALETTE)).isEqualTo("Ctrl+Shift+P");
    }

    @Test
    void allDefaultsComeBackAtOnceAfterAQuestion() {
        choose("save = F12", "palette =");
        run(Command.CHANGE_KEYS);
        on(() -> ((Button) find("keys-restore-all")).fire());
        assertThat(text("keys-said")).contains("2 commands");
        on(() -> ((Button) find("keys-take")).fire());
        assertThat(shown(Command.SAVE)).isEqualTo("Ctrl+S");
        assertThat(shown(Command.PALETTE)).isEqualTo("Ctrl+Shift+P");
    }

    @Test
    void theSearchFindsCommandsByTheirKeysToo() {
        run(Command.CHANGE_KEYS);
        on(() -> ((TextField) find("keys-search")).setText("ctrl+shift+p"));
        assertThat(on(() -> List.copyOf(table().getItems()))).isEqualTo(List.of(Command.PALETTE));
    }

    @Test
    void aChosenKeyWorksInEveryPaneAlsoWhereThatHasItForItself() {
        choose("fold-lists = Shortcut+Home, Shortcut+Left, Alt+Left");
        for (KeyCode code : List.of(KeyCode.HOME, KeyCode.LEFT)) {
            for (Node pane : List.of(find("structure"), find("hex"))) {
                Settings.Lists before = settings.shown().lists();
                on(pane::requestFocus);
                press(KeyCode.SHORTCUT, code);
                assertThat(settings.shown().lists()).isNotEqualTo(before);
            }
        }
    }

    @Test
    void aKeyThatWasTakenAwayDoesNothingAnyMore() {
        choose("edit-value = F12", "select-all =", "go-to-parent = Alt+Home", "fold-lists =");
        pick("$.player.gold");
        on(() -> find("structure").requestFocus());
        press(KeyCode.F2);
        assertThat(editor().tree().editing().isEditing()).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.UP);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.OPEN);
        press(KeyCode.F12);
        assertThat(editor().tree().editing().isEditing()).isTrue();
        press(KeyCode.ESCAPE);
        press(KeyCode.ALT, KeyCode.HOME);
        assertThat(model().selection().value()).isEqualTo(node("$.player").location());
    }

    @Test
    void keysThatChangePlacesBothWorkAtOnce() {
        openSample();
        on(() -> window.commands().changeKeys(keys -> keys.with(Command.FOLD_LISTS, keys.keys(Command.FILL_LISTS))
                .with(Command.FILL_LISTS, keys.keys(Command.FOLD_LISTS))));
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.J);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.FOLDED);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(editor().lists().height().isFull()).isTrue();
    }

    @Test
    void keysThatComeBackWorkAsBefore() {
        openSample();
        on(() -> window.commands().changeKeys(keys -> keys.with(Command.FOLD_LISTS, keys.keys(Command.FILL_LISTS))
                .with(Command.FILL_LISTS, keys.keys(Command.FOLD_LISTS)).with(Command.TOGGLE_BOOKMARK, List.of())));
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.B);
        assertThat(on(() -> editor().session().bookmarks().bookmarks().list())).isEmpty();
        on(() -> window.commands().changeKeys(_ -> KeyMap.FIRST));
        press(KeyCode.SHORTCUT, KeyCode.B);
        assertThat(on(() -> editor().session().bookmarks().bookmarks().list())).hasSize(1);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.FOLDED);
    }

    @Test
    void textThatIsEditedKeepsItsOwnKeys() {
        choose("fold-lists = Shortcut+A");
        run(Command.GO_TO);
        press(KeyCode.ESCAPE);
        run(Command.FIND);
        on(() -> find("structure").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.FOLDED);
        run(Command.FIND);
        type("gold");
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.OPEN);
        assertThat(on(() -> ((TextField) window.scene().getFocusOwner()).getSelectedText())).isEqualTo("gold");
    }

    @Test
    void whatWasRefusedInACellIsInsistedOnByTheChosenKey() {
        choose("insist = F12");
        pick("$.player.name");
        on(() -> find("structure").requestFocus());
        run(Command.EDIT_KEY);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("gold");
        press(KeyCode.ENTER);
        assertThat(text("refusal-anyway")).isEqualTo("Do it anyway (F12)");
        press(KeyCode.F12);
        assertThat(editor().tree().editing().isEditing()).isFalse();
        assertThat(model().modifiedProperty().get()).isTrue();
    }

    @Test
    void whatShowsKeysShowsTheChosenOnes() {
        choose("undo = F12", "toggle-bookmark = Shortcut+F12");
        run(Command.SHOW_BOOKMARKS);
        assertThat(robot.lookup("#bookmarks .label").queryAll().stream().map(label -> ((Labeled) label).getText()))
                .anyMatch(text -> text.startsWith("No bookmarks. Ctrl+F12 adds"));
        run(Command.KEYS);
        assertThat(robot.lookup(".key-hint").queryAll().stream().map(hint -> ((Labeled) hint).getText()))
                .contains("F12", "Ctrl+F12").doesNotContain("Ctrl+Z", "Ctrl+B");
        press(KeyCode.ESCAPE);
        Tooltip undo = on(() -> robot.lookup(".tool-bar .button").queryAll().stream().map(Button.class::cast)
                .filter(button -> "UNDO".equals(button.getUserData())).findFirst().orElseThrow().getTooltip());
        assertThat(undo.getText()).isEqualTo("Undo (F12)");
    }

    @Test
    void aDamagedFileIsIgnoredLineByLineAndSaid() {
        choose("# mine", "save = F12", "nonsense", "open = Esc", "undo = F12", "redo = Blah+Q");
        settle();
        assertThat(shown(Command.SAVE)).isEqualTo("F12");
        assertThat(shown(Command.OPEN)).isEqualTo("Ctrl+O");
        assertThat(shown(Command.UNDO)).isEqualTo("Ctrl+Z");
        assertThat(text("keys-banner-words")).contains("keys.txt", "Line 3: nonsense is not the name of a command",
                "Line 4: Escape cancels", "Line 5: F12 already belongs to Save");
        on(() -> ((Button) find("keys-banner-change")).fire());
        assertThat(window.workspace().front().orElseThrow().page()).isInstanceOf(SettingsPage.class);
    }
}
