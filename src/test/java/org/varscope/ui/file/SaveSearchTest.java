package org.varscope.ui.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class SaveSearchTest {
    @TempDir
    private Path data;
    private SaveFolders folders;

    @BeforeEach
    void folders() {
        folders = new SaveFolders(List.of(data.resolve("godot/app_userdata")), List.of(data));
    }

    private void write(String file, byte[] bytes) throws IOException {
        Path path = data.resolve(file);
        Files.createDirectories(path.getParent());
        Files.write(path, bytes);
    }

    private List<SaveSearch.Found> search(boolean cancelled) {
        List<SaveSearch.Found> found = new ArrayList<>();
        new SaveSearch(() -> cancelled).run(folders, found::add);
        return found;
    }

    @Test
    void aSaveIsFoundUnderTheNameOfItsGame() throws IOException {
        write("godot/app_userdata/Quest/saves/slot1.save", Sample.FIRST.bytes());
        assertThat(search(false)).singleElement().satisfies(found -> {
            assertThat(found.game()).isEqualTo("Quest");
            assertThat(found.looks()).isEqualTo("Godot 4, record stream");
            assertThat(found.size()).isEqualTo(1868);
        });
    }

    @Test
    void otherFilesOfAGameAreListedAsWhatTheyAre() throws IOException {
        write("godot/app_userdata/Quest/settings.cfg", "[video]\nfullscreen=true\n".getBytes());
        assertThat(search(false)).singleElement().extracting(SaveSearch.Found::looks).asString().contains("ConfigFile");
    }

    @Test
    void logsAndCachesAreNoSaves() throws IOException {
        write("godot/app_userdata/Quest/logs/godot.dat", Sample.FIRST.bytes());
        write("godot/app_userdata/Quest/shader_cache/a.cache", Sample.FIRST.bytes());
        assertThat(search(false)).isEmpty();
    }

    @Test
    void ofOtherProgramsOnlyVariantBytesAreShown() throws IOException {
        write("OwnFolder/slot.sav", Sample.FIRST.bytes());
        write("mailer/inbox.bin", "From: somebody\nTo: somebody else\n".getBytes());
        assertThat(search(false)).extracting(SaveSearch.Found::game).containsExactly("OwnFolder");
    }

    @Test
    void gamesUnderSteamAndFlatpakAreFoundOnceByWhateverWay() throws IOException {
        String steam = ".local/share/Steam/steamapps/compatdata/123/pfx/drive_c/users/steamuser/AppData/Roaming/";
        write(steam + "Godot/app_userdata/Proton quest/slot.save", Sample.FIRST.bytes());
        write(steam + "Own folder/slot.save", Sample.FIRST.bytes());
        write(".var/app/org.game.Quest/data/godot/app_userdata/Flat quest/slot.save", Sample.FIRST.bytes());
        Files.createDirectories(data.resolve(".steam"));
        Files.createSymbolicLink(data.resolve(".steam/steam"), data.resolve(".local/share/Steam"));
        folders = SaveFolders.of("Linux", data, Map.of());
        assertThat(search(false)).extracting(SaveSearch.Found::game)
                .containsExactlyInAnyOrder("Proton quest", "Own folder", "Flat quest");
    }

    @Test
    void aFolderOfAPersonsOwnIsLookedThroughWithWhatIsInIt() throws IOException {
        write("elsewhere/copies/slot.save", Sample.FIRST.bytes());
        write("elsewhere/notes.cfg", "[video]\nfullscreen=true\n".getBytes());
        folders = new SaveFolders(List.of(data.resolve("none")), List.of()).with(List.of(data.resolve("elsewhere")));
        assertThat(search(false)).hasSize(2).extracting(SaveSearch.Found::game).containsOnly("elsewhere");
    }

    @Test
    void aSearchThatIsStoppedFindsNothingMore() throws IOException {
        write("godot/app_userdata/Quest/slot1.save", Sample.FIRST.bytes());
        assertThat(search(true)).isEmpty();
    }

    @Test
    void foldersThatDoNotExistAreNoError() {
        assertThat(search(false)).isEmpty();
    }
}
