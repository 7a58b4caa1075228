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
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.Sample;
import org.varscope.ui.toolkit.QueuedExecutor;

/// Saving, and never losing work: not that of a person, and not that of another program.
class SavingTest extends WindowTestBase {
    @Test
    void savingIsNotOfferedAnyMoreOnceTheFileIsSaved() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 7);
        assertThat(window.commands().disabledProperty(Command.SAVE).get()).isFalse();
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(window.commands().disabledProperty(Command.SAVE).get()).isTrue();
    }

    @Test
    void aFileThatAnotherProgramHasChangedIsNotSavedOver() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        set("$.player.gold", 1);
        Files.write(file, new byte[] {1, 2, 3});
        run(Command.SAVE);
        assertThat(Files.readAllBytes(file)).containsExactly(1, 2, 3);
        click("answer-overwrite");
        assertThat(Files.size(file)).isEqualTo(1868);
    }

    @Test
    void aBackupOfAnotherProgramStaysAndItIsSaidWhereTheFileIsKept() throws IOException {
        Path file = sampleFile("slot.save");
        Path theirs = write("slot.save.bak", new byte[] {1});
        open(file);
        set("$.player.gold", 1);
        run(Command.SAVE);
        assertThat(theirs).hasBinaryContent(new byte[] {1});
        assertThat(folder.resolve("slot.save.2.bak")).hasBinaryContent(Sample.FIRST.bytes());
        assertThat(model().messageProperty().get()).endsWith("the old file was kept as slot.save.2.bak");
    }

    @Test
    void otherNamesOfAFileAreNamedBeforeTheyArePartedFromIt() throws IOException {
        Path file = sampleFile("slot.save");
        Path other = Files.createLink(folder.resolve("other.save"), file);
        open(file);
        set("$.player.gold", 1);
        run(Command.SAVE);
        assertThat(Files.isSameFile(file, other)).isTrue();
        click("answer-accept");
        assertThat(other).hasBinaryContent(Sample.FIRST.bytes());
        assertThat(Files.isSameFile(file, other)).isFalse();
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void anotherFileOfEqualSizeAndTimeIsNotSavedOverUnasked() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        set("$.player.gold", 1);
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
        Path file = sampleFile("slot.save");
        open(file);
        set("$.player.gold", 1);
        assertThat(CommandLineRun.run(new String[] {"set", file.toString(), "$.player.gold", "101"},
                OutputStream.nullOutputStream(), System.err)).isZero();
        byte[] set = Files.readAllBytes(file);
        run(Command.SAVE);
        assertThat(isThere("answer-overwrite")).isTrue();
        assertThat(file).hasBinaryContent(set);
    }

    private QueuedExecutor savingLater() {
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
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
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
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
        open(sampleFile("slot.save"));
        set("$.player.gold", 1);
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
}
