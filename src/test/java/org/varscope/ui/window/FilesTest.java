package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.cli.CommandLineRun;
import org.varscope.container.Layer;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveSearch;
import org.varscope.ui.model.QueuedExecutor;
import org.varscope.ui.page.LoadingPage;

/// Opening and closing, and never losing work.
class FilesTest extends WindowTestBase {
    private static final byte[] PNG =
            {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};

    private Path save() {
        return write("slot.save", Sample.FIRST.bytes());
    }

    private void makeGold(long amount) {
        set("$.player.gold", amount);
    }

    private int tabs() {
        return window.workspace().all().size();
    }

    private void click(String id) {
        robot.clickOn("#" + id);
        settle();
    }

    @Test
    void filesChosenFromTheMenuOpenEachInATabOfItsOwn() {
        choices.toOpen = List.of(save(), write("other.save", Sample.all().get(1).bytes()));
        run(Command.OPEN);
        assertThat(tabs()).isEqualTo(2);
        assertThat(settings.recent())
                .containsExactlyInAnyOrder(folder.resolve("other.save"), folder.resolve("slot.save"));
    }

    @Test
    void aFileThatIsBeingReadIsNotOpenedTwice() {
        on(() -> window.open(List.of(save(), save())));
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void aFileThatIsBeingReadAgainIsNotOpenedTwice() {
        open(save());
        on(() -> {
            window.commands().run(Command.RELOAD);
            window.open(List.of(save()));
        });
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void aFileThatOpensTakesTheKeyboardIntoItsStructure() {
        on(() -> {
            window.open(List.of(save(), write("other.save", Sample.FIRST.bytes())));
            window.workspace().turn(-1);
        });
        assertThat(stage.getScene().getFocusOwner()).isSameAs(editor().tree().view());
    }

    @Test
    void savingIsNotOfferedAnyMoreOnceTheFileIsSaved() {
        open(save());
        makeGold(7);
        assertThat(window.commands().disabledProperty(Command.SAVE).get()).isFalse();
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(window.commands().disabledProperty(Command.SAVE).get()).isTrue();
    }

    @Test
    void aFileThatIsOpenComesToTheFrontInsteadOfOpeningTwice() {
        open(save());
        open(write("other.save", Sample.FIRST.bytes()));
        open(folder.resolve("slot.save"));
        assertThat(tabs()).isEqualTo(2);
        assertThat(editor().file().name()).isEqualTo("slot.save");
    }

    @Test
    void droppedFilesOpenAndFoldersDoNot() {
        FileDrop drop = new FileDrop(window::open);
        List<File> dropped = List.of(save().toFile(), folder.toFile());
        assertThat(drop.accepts(dropped)).isTrue();
        on(() -> drop.drop(dropped));
        assertThat(editor().file().name()).isEqualTo("slot.save");
        assertThat(drop.accepts(List.of(folder.toFile()))).isFalse();
    }

    @Test
    void goingToAnOffsetInAFileThatIsNoneOfOursOpensItsBytes() {
        open(write("picture.save", new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 2, 0, 0, 0,
                7, 0, 0, 0}));
        press(KeyCode.SHORTCUT, KeyCode.G);
        on(() -> ((TextField) find("go-to-text")).setText("8"));
        press(KeyCode.ENTER);
        await(() -> model().selection().caret() == 8);
        press(KeyCode.SHORTCUT, KeyCode.D);
        assertThat(shown("$1")).isEqualTo("7");
    }

    @Test
    void aPictureIsRefusedInItsTabWithAWayOut() {
        open(write("icon.png", PNG));
        assertThat(text("refusal-what")).isEqualTo("This is a PNG picture");
        click("refusal-anyway");
        assertThat(bytes()).isEqualTo(PNG);
    }

    @Test
    void anEmptyFileIsSaidToBeEmptyAndCanBeFilled() {
        open(write("empty.save", new byte[0]));
        assertThat(text("refusal-what")).isEqualTo("This file is empty");
        click("refusal-anyway");
        assertThat(bytes()).isEmpty();
    }

    @Test
    void aFileThatIsGoneIsSaidToBeGone() {
        open(folder.resolve("gone.save"));
        assertThat(text("refusal-hint")).endsWith("gone.save does not exist");
        click("refusal-close");
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void pastedBytesBecomeADocument() {
        run(Command.NEW);
        on(() -> ((TextArea) find("paste-text")).setText("{\"gold\": 100}"));
        assertThat(text("paste-verdict")).isEqualTo("A value as Godot text, written for Godot 4: 28 bytes.");
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
        settle();
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
    void closingAnUnsavedTabAsksAndCancelKeepsIt() {
        open(save());
        makeGold(1);
        run(Command.CLOSE_TAB);
        click("answer-cancel");
        assertThat(shown("$.player.gold")).isEqualTo("1");
        assertThat(isThere("question")).isFalse();
    }

    @Test
    void escapeIsCancel() {
        open(save());
        makeGold(1);
        run(Command.CLOSE_TAB);
        press(KeyCode.ESCAPE);
        assertThat(editor().file().name()).isEqualTo("slot.save");
    }

    @Test
    void closingAnUnsavedTabCanSaveIt() throws IOException {
        open(save());
        makeGold(5_000_000_000L);
        run(Command.CLOSE_TAB);
        click("answer-save");
        assertThat(Files.size(folder.resolve("slot.save"))).isEqualTo(1872);
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void closingAnUnsavedTabCanDropTheChanges() throws IOException {
        open(save());
        makeGold(5_000_000_000L);
        run(Command.CLOSE_TAB);
        click("answer-discard");
        assertThat(Files.readAllBytes(folder.resolve("slot.save"))).isEqualTo(Sample.FIRST.bytes());
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void quittingAsksAboutEachUnsavedDocument() {
        open(save());
        makeGold(1);
        open(write("other.save", Sample.FIRST.bytes()));
        makeGold(2);
        run(Command.QUIT);
        click("answer-discard");
        assertThat(stage.isShowing()).isTrue();
        click("answer-discard");
        assertThat(stage.isShowing()).isFalse();
    }

    @Test
    void aFileThatAnotherProgramHasChangedIsNotSavedOver() throws IOException {
        Path file = save();
        open(file);
        makeGold(1);
        Files.write(file, new byte[] {1, 2, 3});
        run(Command.SAVE);
        assertThat(Files.readAllBytes(file)).containsExactly(1, 2, 3);
        click("answer-overwrite");
        assertThat(Files.size(file)).isEqualTo(1868);
    }

    @Test
    void aBackupOfAnotherProgramStaysAndItIsSaidWhereTheFileIsKept() throws IOException {
        Path file = save();
        Path theirs = write("slot.save.bak", new byte[] {1});
        open(file);
        makeGold(1);
        run(Command.SAVE);
        assertThat(theirs).hasBinaryContent(new byte[] {1});
        assertThat(folder.resolve("slot.save.2.bak")).hasBinaryContent(Sample.FIRST.bytes());
        assertThat(model().messageProperty().get()).startsWith("Kept the old file as slot.save.2.bak");
    }

    @Test
    void otherNamesOfAFileAreNamedBeforeTheyArePartedFromIt() throws IOException {
        Path file = save();
        Path other = Files.createLink(folder.resolve("other.save"), file);
        open(file);
        makeGold(1);
        run(Command.SAVE);
        assertThat(Files.isSameFile(file, other)).isTrue();
        click("answer-accept");
        assertThat(other).hasBinaryContent(Sample.FIRST.bytes());
        assertThat(Files.isSameFile(file, other)).isFalse();
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void anotherFileOfEqualSizeAndTimeIsNotSavedOverUnasked() throws IOException {
        Path file = save();
        open(file);
        makeGold(1);
        byte[] other = Files.readAllBytes(file);
        other[200]++;
        FileTime time = Files.getLastModifiedTime(file);
        Files.setLastModifiedTime(Files.write(file, other), time);
        run(Command.SAVE);
        assertThat(isThere("answer-overwrite")).isTrue();
        assertThat(file).hasBinaryContent(other);
    }

    @Test
    void anEditOfTheCommandLineIsNotSavedOverUnasked() throws IOException {
        Path file = save();
        open(file);
        makeGold(1);
        assertThat(CommandLineRun.run(new String[] {"set", file.toString(), "$.player.gold", "101"},
                OutputStream.nullOutputStream(), System.err)).isZero();
        byte[] set = Files.readAllBytes(file);
        run(Command.SAVE);
        assertThat(isThere("answer-overwrite")).isTrue();
        assertThat(file).hasBinaryContent(set);
    }

    @Test
    void aFileIsReadAgainByKey() throws IOException {
        Path file = save();
        open(file);
        Files.write(file, Sample.all().get(1).bytes());
        press(KeyCode.F5);
        assertThat(model().structure().records()).isGreaterThan(1);
        assertThat(tabs()).isEqualTo(1);
    }

    @Test
    void aFileWithEditsIsReadAgainOnlyAfterAsking() {
        open(save());
        makeGold(1);
        press(KeyCode.F5);
        assertThat(model().modifiedProperty().get()).isTrue();
        click("answer-discard");
        assertThat(model().modifiedProperty().get()).isFalse();
        assertThat(model().snapshot().bytes().contentEquals(ByteStore.of(Sample.FIRST.bytes()))).isTrue();
    }

    @Test
    void readingCanBeGivenUp() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        open(save());
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
        open(save());
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
        open(save());
        assertThat(on(() -> window.workspace().front().orElseThrow().page().content().isFocusWithin()))
                .isTrue();
        queue.runAll();
        settle();
        await(() -> find("structure").isFocused());
    }

    private QueuedExecutor savingLater() {
        open(save());
        makeGold(1);
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        run(Command.SAVE);
        return queue;
    }

    @Test
    void aTabThatIsBeingSavedClosesWhenItIsSaved() throws IOException {
        QueuedExecutor queue = savingLater();
        run(Command.CLOSE_TAB);
        click("answer-wait");
        assertThat(editor().file().name()).isEqualTo("slot.save");
        queue.runAll();
        settle();
        assertThat(isThere("start-open")).isTrue();
        assertThat(Files.readAllBytes(folder.resolve("slot.save"))).isNotEqualTo(Sample.FIRST.bytes());
    }

    @Test
    void aSaveThatIsStoppedLeavesTheOldFileAndTheChanges() throws IOException {
        QueuedExecutor queue = savingLater();
        run(Command.CLOSE_TAB);
        click("answer-stop");
        queue.runAll();
        settle();
        assertThat(Files.readAllBytes(folder.resolve("slot.save"))).isEqualTo(Sample.FIRST.bytes());
        assertThat(shown("$.player.gold")).isEqualTo("1");
        assertThat(model().modifiedProperty().get()).isTrue();
        assertThat(model().messageProperty().get()).startsWith("Saving was stopped");
    }

    /// A wrapping that takes more memory than there is, or has a mistake in it.
    private record Breaking(Wrapping inner, Error error) implements Wrapping {
        @Override
        public String word() {
            return inner.word();
        }

        @Override
        public Remark title() {
            return inner.title();
        }

        @Override
        public ByteStore content() {
            return inner.content();
        }

        @Override
        public List<Problem> problems() {
            return inner.problems();
        }

        @Override
        public ByteStore file() {
            return inner.file();
        }

        @Override
        public List<Layer> layers() {
            return inner.layers();
        }

        @Override
        public Rewrapped wrap(ByteStore content, Progress progress) {
            throw error;
        }
    }

    @Test
    void aSaveThatBreaksSaysSoAndCanBeTriedAgain() throws IOException {
        open(save());
        makeGold(1);
        EditedFile file = editor().file();
        for (Error error : List.of(new OutOfMemoryError("Java heap space"), new AssertionError("a mistake"))) {
            on(() -> editor().session().setFile(file.wrapped(new Breaking(file.form().wrapping(), error))));
            run(Command.SAVE);
            assertThat(robot.lookup("#question .label").queryAllAs(Label.class)).extracting(Label::getText)
                    .anyMatch(text -> text.contains(error instanceof OutOfMemoryError ? "memory" : "a mistake"));
            on(() -> editor().session().setFile(file));
            click("answer-cancel");
        }
        assertThat(bugs).extracting(Throwable::getMessage).containsExactly("a mistake");
        bugs.clear();
        run(Command.SAVE);
        assertThat(model().modifiedProperty().get()).isFalse();
        assertThat(Files.readAllBytes(folder.resolve("slot.save"))).isEqualTo(bytes());
    }

    @Test
    void aSaveThatFailsSaysWhyAndKeepsTheChanges() throws IOException {
        open(save());
        makeGold(1);
        Files.delete(folder.resolve("slot.save"));
        Files.createDirectory(folder.resolve("slot.save"));
        run(Command.SAVE);
        assertThat(robot.lookup("#question .label").queryAllAs(Label.class)).extracting(Label::getText)
                .anyMatch(text -> text.contains("is a folder"));
        Files.delete(folder.resolve("slot.save"));
        click("answer-again");
        assertThat(Files.size(folder.resolve("slot.save"))).isEqualTo(1868);
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void theDialectCanBeChosenByHandAndUndone() {
        open(save());
        apply(new Edit.Reinterpret(Dialects.of("godot3"), Framing.STREAM));
        assertThat(text("tool-dialect")).isEqualTo("Godot 3");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(text("tool-dialect")).isEqualTo("Godot 4");
    }

    @Test
    void aFileThatWasRefusedIsTriedAgainInItsTab() throws IOException {
        Path file = write("later.save", new byte[0]);
        on(() -> window.open(List.of(file)));
        await(() -> isThere("refusal-what"));
        on(() -> window.open(List.of(file)));
        await(() -> isThere("refusal-what"));
        assertThat(on(() -> window.workspace().all())).hasSize(1);
        Files.write(file, Sample.FIRST.bytes());
        on(() -> window.open(List.of(file)));
        await(() -> window.workspace().current().isPresent());
        assertThat(on(() -> window.workspace().all())).hasSize(1);
    }

    @Test
    void aLockedFileIsOpenedInOneTab() {
        Path file = write("secret.save", Sample.all().stream().filter(sample -> sample.file().contains("encrypted"))
                .findFirst().orElseThrow().bytes());
        on(() -> window.open(List.of(file, file)));
        settle();
        on(() -> window.open(List.of(file)));
        settle();
        assertThat(on(() -> window.workspace().all())).hasSize(1);
    }
}
