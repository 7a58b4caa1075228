package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveSearch;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.toolkit.QueuedExecutor;

/// Opening files, each in a tab of its own, and reading them again.
class FilesTest extends WindowTestBase {
    private int tabs() {
        return window.workspace().all().size();
    }

    @Test
    void filesChosenFromTheMenuOpenEachInATabOfItsOwn() {
        choices.toOpen = List.of(sampleFile("slot.save"), write("other.save", Sample.all().get(1).bytes()));
        run(Command.OPEN);
        assertThat(tabs()).isEqualTo(2);
        assertThat(settings.recent())
                .containsExactlyInAnyOrder(folder.resolve("other.save"), folder.resolve("slot.save"));
    }

    @Test
    void aFileThatIsBeingReadIsNotOpenedTwice() {
        on(() -> window.open(List.of(sampleFile("slot.save"), sampleFile("slot.save"))));
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void aFileThatIsBeingReadAgainIsNotOpenedTwice() {
        open(sampleFile("slot.save"));
        on(() -> {
            window.commands().run(Command.RELOAD);
            window.open(List.of(sampleFile("slot.save")));
        });
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void aFileThatOpensTakesTheKeyboardIntoItsStructure() {
        on(() -> {
            window.open(List.of(sampleFile("slot.save"), sampleFile("other.save")));
            window.workspace().turn(-1);
        });
        assertThat(stage.getScene().getFocusOwner()).isSameAs(editor().tree().view());
    }

    @Test
    void aFileThatIsOpenComesToTheFrontInsteadOfOpeningTwice() {
        open(sampleFile("slot.save"));
        open(sampleFile("other.save"));
        open(folder.resolve("slot.save"));
        assertThat(tabs()).isEqualTo(2);
        assertThat(editor().file().name()).isEqualTo("slot.save");
    }

    @Test
    void droppedFilesOpenAndFoldersDoNot() {
        FileDrop drop = new FileDrop(window::open);
        List<File> dropped = List.of(sampleFile("slot.save").toFile(), folder.toFile());
        assertThat(drop.accepts(dropped)).isTrue();
        on(() -> drop.drop(dropped));
        assertThat(editor().file().name()).isEqualTo("slot.save");
        assertThat(drop.accepts(List.of(folder.toFile()))).isFalse();
    }

    @Test
    void aTabLeadsFromPastedTextToTheButtonThatOpensIt() {
        run(Command.NEW);
        fill("paste-text", "02 00");
        on(() -> find("paste-text").requestFocus());
        press(KeyCode.TAB);
        assertThat(find("paste-open").isFocused()).isTrue();
        assertThat(text("paste-verdict")).isEqualTo("Hexadecimal: 2 bytes.");
    }

    @Test
    void pastedBytesBecomeADocument() {
        run(Command.NEW);
        fill("paste-text", "{\"gold\": 100}");
        assertThat(text("paste-verdict")).isEqualTo("A value as Godot text, written for Godot 4: 28 bytes.");
        click("paste-open");
        assertThat(shown("$.gold")).isEqualTo("100");
    }

    @Test
    void whatCouldBeReadInTwoWaysIsAsked() {
        run(Command.NEW);
        fill("paste-text", "[2, 0, 0, 0, 7, 0, 0, 0]");
        assertThat(text("paste-verdict")).startsWith("This can be read in more than one way.");
        assertThat(((Button) find("paste-open")).isDisabled()).isTrue();
        on(() -> ((RadioButton) find("paste-way-0")).fire());
        click("paste-open");
        assertThat(shown("$")).isEqualTo("7");
    }

    @Test
    void aLongTextIsReadBesideTheWindow() {
        run(Command.NEW);
        fill("paste-text", "1b000000" + "00".repeat(20_000));
        await(() -> text("paste-verdict").startsWith("Hexadecimal: 20"));
        fill("paste-text", "02 00");
        assertThat(text("paste-verdict")).isEqualTo("Hexadecimal: 2 bytes.");
    }

    @Test
    void aFileThatListsBytesIsReadAsThem() {
        open(write("bytes.txt", ("<Buffer 1b 00 00 00 01 00 00 00 04 00 00 00 04 00 00 00 67 6f 6c 64 "
                + "02 00 00 00 64 00 00 00>")
                .getBytes(StandardCharsets.UTF_8)));
        click("refusal-listed");
        assertThat(text("paste-verdict")).isEqualTo("Hexadecimal: 28 bytes.");
        click("paste-open");
        assertThat(shown("$.gold")).isEqualTo("100");
    }

    @Test
    void savesInTheUserFolderAreFoundAndOpened() throws IOException {
        Path slot = folder.resolve("app_userdata").resolve("Quest of Asa").resolve("slot1.save");
        Files.createDirectories(slot.getParent());
        Files.write(slot, Sample.FIRST.bytes());
        Files.writeString(slot.resolveSibling("settings.cfg"), "[video]\n\nfullscreen=true\n");
        run(Command.FIND_SAVES);
        TableView<?> table = (TableView<?>) find("saves-table");
        assertThat(table.getItems()).hasSize(2);
        on(() -> {
            int at = table.getItems().stream().map(found -> ((SaveSearch.Found) found).file()).toList().indexOf(slot);
            table.getSelectionModel().select(at);
        });
        click("saves-open");
        assertThat(editor().file().path()).isEqualTo(slot);
    }

    @Test
    void aFolderOfAPersonsOwnIsLookedThroughUntilItIsRemoved() throws IOException {
        Path own = Files.createDirectory(folder.resolve("copies"));
        Files.write(own.resolve("slot1.save"), Sample.FIRST.bytes());
        run(Command.FIND_SAVES);
        TableView<?> table = (TableView<?>) find("saves-table");
        assertThat(table.getItems()).isEmpty();
        choices.folder = own;
        click("saves-add");
        assertThat(settings.habits().folders()).containsExactly(own);
        await(() -> table.getItems().size() == 1);
        on(() -> ((Button) robot.lookup("#saves-folders .button").queryAll().iterator().next()).fire());
        assertThat(settings.habits().folders()).isEmpty();
        assertThat(table.getItems()).isEmpty();
        assertThat(on(() -> find("saves-add").isFocused())).isTrue();
    }

    @Test
    void aFileIsReadAgainByKey() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        Files.write(file, Sample.all().get(1).bytes());
        press(KeyCode.F5);
        assertThat(model().structure().records()).isGreaterThan(1);
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void readingCanBeGivenUp() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        open(sampleFile("slot.save"));
        on(() -> ((LoadingPage) window.workspace().front().orElseThrow().page()).close());
        run(Command.CLOSE_TAB);
        queue.runAll();
        settle();
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void escapeGivesUpReading() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        open(sampleFile("slot.save"));
        await(() -> find("loading-cancel").isVisible());
        press(KeyCode.ESCAPE);
        queue.runAll();
        settle();
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void keysThatArePressedWhileAFileIsReadDoNotGoToItsTab() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        open(sampleFile("slot.save"));
        assertThat(on(() -> window.workspace().front().orElseThrow().page().content().isFocusWithin()))
                .isTrue();
        queue.runAll();
        settle();
        await(() -> find("structure").isFocused());
    }

    @Test
    void theDialectCanBeChosenByHandAndUndone() {
        open(sampleFile("slot.save"));
        apply(new Edit.Reinterpret(Dialects.of("godot3"), Framing.STREAM));
        assertThat(text("tool-dialect")).isEqualTo("Godot 3");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(text("tool-dialect")).isEqualTo("Godot 4");
    }

    @Test
    void aLockedFileIsOpenedInOneTab() {
        Path file = write("secret.save", Sample.all().stream().filter(sample -> sample.file().contains("encrypted"))
                .findFirst().orElseThrow().bytes());
        on(() -> window.open(List.of(file, file)));
        on(() -> window.open(List.of(file)));
        assertThat(on(() -> window.workspace().all())).hasSize(1);
    }
}
