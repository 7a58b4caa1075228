package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Bookmark;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.ui.file.Sample;

/// Bookmarks: put, noted, gone to, kept by the file.
class BookmarksTest extends WindowTestBase {
    private Path save;

    private void openFile() {
        openSample();
        settle();
        save = write("a.save", bytes());
        open(save);
        settle();
    }

    private List<Bookmark> bookmarks() {
        return on(() -> editor().session().bookmarks().bookmarks().list());
    }

    private void markGold() {
        pick("$.player.gold");
        press(KeyCode.SHORTCUT, KeyCode.B);
        settle();
    }

    private void showList() {
        press(KeyCode.SHORTCUT, KeyCode.DIGIT6);
        settle();
    }

    @Test
    void aBookmarkMovesWithItsValueAndIsKeptWhereItIsInTheFile() {
        openFile();
        markGold();
        var gold = node("$.player.gold").span();
        apply(new Edit.Remove(node("$.saved_at").location()));
        settle();
        assertThat(bookmarks()).extracting(Bookmark::span).containsExactly(node("$.player.gold").span())
                .doesNotContain(gold);
        on(() -> List.copyOf(window.workspace().all()).forEach(window.workspace()::close));
        open(save);
        settle();
        assertThat(bookmarks()).extracting(Bookmark::span).containsExactly(gold);
    }

    /// {@return the lines that are kept of the only file}
    private List<String> note() throws IOException {
        try (Stream<Path> notes = Files.list(folder.resolve("bookmarks"))) {
            return Files.readAllLines(notes.toList().getFirst());
        }
    }

    @Test
    void afterASaveItIsKeptWhereItIsInTheFileAsSaved() throws IOException {
        openFile();
        markGold();
        apply(new Edit.Remove(node("$.saved_at").location()));
        settle();
        press(KeyCode.SHORTCUT, KeyCode.S);
        settle();
        ByteStore saved = ByteStore.of(Files.readAllBytes(save));
        assertThat(saved.length()).isLessThan(1868);
        assertThat(note().get(2)).isEqualTo(BookmarkFiles.fingerprint(saved));
        assertThat(note().get(3)).startsWith("%d %d ".formatted(node("$.player.gold").span().start(),
                node("$.player.gold").span().length()));
    }

    @Test
    void whatIsKeptOfAnEncryptedFileTellsNothingOfWhatIsInIt() throws IOException {
        Sample encrypted = Sample.all().stream()
                .filter(sample -> sample.file().equals("adventure-encrypted-secret.save")).findFirst().orElseThrow();
        Path file = write("secret.save", encrypted.bytes());
        open(file);
        on(() -> find("locked-hidden").requestFocus());
        type("secret");
        press(KeyCode.ENTER);
        settle();
        markGold();
        ByteStore content = ByteStore.of(bytes());
        assertThat(note()).noneMatch(line -> line.equals(BookmarkFiles.fingerprint(content)));
        assertThat(note().get(2)).isEqualTo(BookmarkFiles.fingerprint(ByteStore.of(encrypted.bytes())));
    }

    @Test
    void theSameKeyTakesItAway() {
        openFile();
        markGold();
        markGold();
        assertThat(bookmarks()).isEmpty();
        assertThat(folder.resolve("bookmarks")).isEmptyDirectory();
    }

    @Test
    void aKeyGoesFromOneToTheNext() {
        openFile();
        markGold();
        pick("$.player.name");
        press(KeyCode.SHORTCUT, KeyCode.B);
        press(KeyCode.F4);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
        press(KeyCode.F4);
        assertThat(model().selection().value()).isEqualTo(node("$.player.name").location());
        press(KeyCode.SHIFT, KeyCode.F4);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void aNoteIsWrittenInTheList() {
        openFile();
        markGold();
        showList();
        on(() -> {
            ListView<?> list = (ListView<?>) find("bookmarks");
            list.requestFocus();
            list.getSelectionModel().select(0);
        });
        press(KeyCode.F2);
        type("coins");
        press(KeyCode.ENTER);
        press(KeyCode.C);
        settle();
        assertThat(bookmarks()).singleElement().satisfies(one -> {
            assertThat(one.note()).isEqualTo("coins");
            assertThat(one.hue()).isEqualTo(Bookmark.Hue.GREEN);
        });
    }

    @Test
    void arrowKeysGoThroughTheListFromItsFirstRow() {
        openFile();
        markGold();
        pick("$.player.hp");
        press(KeyCode.SHORTCUT, KeyCode.B);
        showList();
        press(KeyCode.DOWN);
        press(KeyCode.C);
        settle();
        press(KeyCode.DOWN);
        press(KeyCode.C);
        settle();
        assertThat(bookmarks()).extracting(Bookmark::hue).containsExactly(Bookmark.Hue.GREEN, Bookmark.Hue.GREEN);
    }
}
