package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.controlsfx.control.SegmentedButton;
import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.settings.SettingsPage;
import org.varscope.ui.theme.ThemeChoice;

/// The page of settings: what it shows is what holds, whoever changed it.
class SettingsPageTest extends WindowTestBase {
    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    private void goTo(String typed) {
        run(Command.PALETTE);
        type(typed);
        press(KeyCode.ENTER);
        settle();
    }

    private Node focused() {
        return on(() -> window.scene().getFocusOwner());
    }

    private List<String> chosen(String id) {
        return on(() -> ((SegmentedButton) find(id)).getButtons().stream().filter(ToggleButton::isSelected)
                .map(ToggleButton::getText).toList());
    }

    @Test
    void thePageAndTheMenusAgreeWhoeverChangesSomething() {
        press(KeyCode.SHORTCUT, KeyCode.COMMA);
        ChoiceBox<?> box = (ChoiceBox<?>) find("settings-theme");
        on(() -> box.getSelectionModel().select(3));
        assertThat(settings.theme()).isEqualTo(ThemeChoice.CONTRAST_LIGHT);
        assertThat(on(() -> window.commands().checkedProperty(Command.THEME_CONTRAST_LIGHT).orElseThrow().get()))
                .isTrue();
        run(Command.THEME_DARK);
        assertThat(box.getValue()).isEqualTo("Dark theme");
        run(Command.ZOOM_IN);
        assertThat(((ChoiceBox<?>) find("settings-zoom")).getValue()).isEqualTo("115%");
        goTo("settings reopen");
        press(KeyCode.SPACE);
        assertThat(on(() -> window.commands().checkedProperty(Command.REOPEN_FILES).orElseThrow().get())).isFalse();
        run(Command.REOPEN_FILES);
        assertThat(((ToggleSwitch) find("settings-reopen")).isSelected()).isTrue();
    }

    @Test
    void arrowsInAPageNeitherTurnTheTabsNorLeaveAChoice() {
        openSample();
        press(KeyCode.SHORTCUT, KeyCode.COMMA);
        press(KeyCode.TAB);
        assertThat(focused().getId()).isEqualTo("settings-theme");
        press(KeyCode.RIGHT);
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        assertThat(on(() -> ((ChoiceBox<?>) find("settings-theme")).isShowing())).isTrue();
        press(KeyCode.ESCAPE);
    }

    @Test
    void thePaletteGoesToASettingByItsName() {
        goTo("backup");
        assertThat(focused().getId()).isEqualTo("settings-backups");
        press(KeyCode.SPACE);
        assertThat(settings.habits().backups()).isFalse();
        openWhole(sampleFile("a.save"));
        set("$.player.gold", 7);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(folder.resolve("a.save.bak")).doesNotExist();
        goTo("settings bytes in a group");
        assertThat(window.workspace().all()).filteredOn(tab -> tab.page() instanceof SettingsPage).hasSize(1);
        assertThat(((ToggleButton) focused()).getText()).isEqualTo("8 bytes");
    }

    @Test
    void arrowKeysChooseAndASecondPressLeavesNothingUnchosen() {
        openSample();
        goTo("settings bytes in a group");
        press(KeyCode.LEFT);
        assertThat(settings.look().group()).isEqualTo(4);
        press(KeyCode.SPACE);
        assertThat(chosen("settings-group")).containsExactly("4 bytes");
        assertThat(settings.look().group()).isEqualTo(4);
    }

    @Test
    void anotherLanguageLeavesTheKeyboardOnTheSameSetting() {
        goTo("settings language");
        press(KeyCode.RIGHT);
        press(KeyCode.RIGHT);
        settle();
        assertThat(settings.language()).isEqualTo(LanguageChoice.JAPANESE);
        assertThat(chosen("settings-language")).containsExactly("日本語");
        assertThat(focused().getAccessibleText()).isEqualTo("言語: 日本語");
        goTo("settings backup");
        assertThat(focused().getId()).isEqualTo("settings-backups");
    }

    @Test
    void theKeysOfCommandsAreASectionOfThePage() {
        run(Command.CHANGE_KEYS);
        assertThat(focused().getId()).isEqualTo("keys-search");
        assertThat(chosen("settings-sections")).containsExactly("Keys");
    }
}
