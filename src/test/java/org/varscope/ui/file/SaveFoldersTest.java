package org.varscope.ui.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class SaveFoldersTest {
    private static final Path HOME = Path.of("home");

    @Test
    void linuxKeepsGamesBelowTheDataFolder() {
        SaveFolders folders = SaveFolders.of("Linux", HOME, Map.of());
        assertThat(folders.games()).contains(HOME.resolve(".local/share/godot/app_userdata"));
        assertThat(folders.shared()).containsExactly(HOME.resolve(".local/share"));
    }

    @Test
    void linuxFollowsTheVariableForTheDataFolder() {
        SaveFolders folders = SaveFolders.of("Linux", HOME, Map.of("XDG_DATA_HOME", "data"));
        assertThat(folders.games()).contains(Path.of("data/godot/app_userdata"));
    }

    @Test
    void windowsKeepsGamesBelowTheRoamingFolder() {
        SaveFolders folders = SaveFolders.of("Windows 11", HOME, Map.of("APPDATA", "roaming"));
        assertThat(folders.games()).containsExactly(Path.of("roaming/Godot/app_userdata"));
        assertThat(folders.shared()).containsExactly(Path.of("roaming"));
    }

    @Test
    void macKeepsGamesBelowApplicationSupport() {
        SaveFolders folders = SaveFolders.of("Mac OS X", HOME, Map.of());
        assertThat(folders.games()).containsExactly(HOME.resolve("Library/Application Support/Godot/app_userdata"));
    }
}
