package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.Settings;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.tree.ColumnWidths;

@InOneLanguage
class SettingsFileTest {
    @TempDir
    private Path folder;

    private SettingsFile file() {
        return new SettingsFile(folder.resolve("deeper").resolve("settings.properties"));
    }

    @Test
    void whatWasKeptIsReadBack() {
        Settings settings = new Settings(ThemeChoice.CONTRAST_LIGHT, 1.5,
                new HexLook(32, 4, true, true, true, TextEncoding.SHIFT_JIS),
                List.of(Path.of("\u00c5sa.save"), Path.of("b")),
                new Settings.Size(-1200, 40, 900, 600, true), new ColumnWidths(210, 70.5),
                new Settings.Shown(false, Settings.Lists.HIDDEN),
                new Settings.Habits(false, false, 6, List.of(Path.of("saves"))),
                LanguageChoice.JAPANESE, new PaneSizes(301.5, Double.NaN, 200, 90, 75, true));
        file().write(settings);
        assertThat(file().read()).isEqualTo(settings);
    }

    @Test
    void withoutAFileTheFirstSettingsHold() {
        assertThat(file().read()).isEqualTo(Settings.FIRST);
    }

    @Test
    void nonsenseInTheFileIsLeftOut() throws IOException {
        Path path = folder.resolve("settings.properties");
        Files.writeString(path, "theme=green\nzoom=huge\nwidth=-4\nbytesPerRow=8\nbytesPerGroup=3\n");
        assertThat(new SettingsFile(path).read()).isEqualTo(Settings.FIRST.with(HexLook.rows(8)));
    }

    @Test
    void linuxKeepsThemBelowTheConfigFolder() {
        assertThat(SettingsFile.usualPlace("Linux", Path.of("home"), Map.of()))
                .isEqualTo(Path.of("home/.config/varscope/settings.properties"));
    }

    @Test
    void windowsKeepsThemBelowTheRoamingFolder() {
        assertThat(SettingsFile.usualPlace("Windows 11", Path.of("home"), Map.of("APPDATA", "roaming")))
                .isEqualTo(Path.of("roaming/Varscope/settings.properties"));
    }

    @Test
    void macKeepsThemInApplicationSupport() {
        assertThat(SettingsFile.usualPlace("Mac OS X", Path.of("home"), Map.of()))
                .isEqualTo(Path.of("home/Library/Application Support/Varscope/settings.properties"));
    }

    @Test
    void theNewestFileComesFirstAndOnlyOnce() {
        Settings settings = Settings.FIRST.withRecent(Path.of("a")).withRecent(Path.of("b")).withRecent(Path.of("a"));
        assertThat(settings.recent()).containsExactly(Path.of("a"), Path.of("b"));
    }

    @Test
    void onlySoManyFilesAreRemembered() {
        Settings settings = Settings.FIRST;
        for (int i = 0; i < 40; i++) {
            settings = settings.withRecent(Path.of("file" + i));
        }
        assertThat(settings.recent()).hasSize(12).startsWith(Path.of("file39"));
        settings = settings.with(settings.habits().withRecent(6));
        assertThat(settings.recent()).hasSize(6).startsWith(Path.of("file39"));
        assertThat(settings.with(settings.habits().withRecent(0)).withRecent(Path.of("a")).recent()).isEmpty();
    }
}
