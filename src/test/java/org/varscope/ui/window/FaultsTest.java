package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.PagedSource;
import org.varscope.bytes.Span;
import org.varscope.container.Plain;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.CountedBackground;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Opening;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.model.Health;
import org.varscope.ui.page.LoadingPage;
import org.varscope.variant.Variant;

/// What the system does to the window: drives, disks and threads that are gone. It stays alive, says so, and loses
/// nothing.
class FaultsTest extends WindowTestBase {
    private static final Dialect GODOT = Dialects.of("godot4");
    private static final int ENTRIES = 700;
    /// More reads than a run comes to.
    private static final int MOST = 200;

    /// A file on a drive that fails.
    private static final class Drive {
        private final byte[] content = entries(ENTRIES);
        private final AtomicInteger reads = new AtomicInteger();
        private volatile int failing = Integer.MAX_VALUE;
        private volatile boolean lasting;

        void failAt(int read, boolean forever) {
            reads.set(0);
            failing = read;
            lasting = forever;
        }

        void mend() {
            failing = Integer.MAX_VALUE;
        }

        ByteStore bytes() {
            return ByteStore.of(new PagedSource(content.length, this::read));
        }

        private void read(long at, byte[] into, int offset, int count) {
            int now = reads.incrementAndGet();
            if (now == failing || lasting && now > failing) {
                throw new UncheckedIOException(new IOException("the drive is gone"));
            }
            System.arraycopy(content, (int) at, into, offset, count);
        }
    }

    private static Edit setting(long place, long value) {
        return new Edit.SetValue(Location.record(0).child(place), new Variant.Int(value));
    }

    private String said() {
        return on(() -> model().messageProperty().get());
    }

    private byte[] now() {
        ByteStore bytes = TestToolkit.call(() -> model().bytes());
        return bytes.bytes(new Span(0, bytes.length()));
    }

    private Path saved(int run) {
        return folder.resolve("saved-" + run + ".save");
    }

    @ParameterizedTest(name = "for good: {0}")
    @ValueSource(booleans = {false, true})
    void aFileThatFailsAtAnyReadLosesNothing(boolean forGood) throws IOException {
        size(640, 420);
        Drive drive = new Drive();
        int run = 1;
        for (drive.failAt(run, forGood); run < MOST; drive.failAt(++run, forGood)) {
            open(drive);
            if (window.workspace().current().isPresent()) {
                work(drive, saved(run));
            } else {
                assertThat(text("refusal-hint")).contains("the drive is gone");
            }
            boolean reached = drive.reads.get() >= run;
            assertThat(drive.reads.get()).as("reads, most of them in vain").isLessThan(2 * MOST);
            act(() -> window.workspace().front().ifPresent(window.workspace()::close));
            assertThat(errors.lastProperty().get()).isNull();
            if (!reached) {
                break;
            }
        }
        assertThat(run).isBetween(10, MOST - 1);
    }

    private void open(Drive drive) {
        act(() -> window.opener().open(Opening.of(drive.bytes(), "far.save", List.of()), _ -> { }));
        TestToolkit.until(() -> !(window.workspace().front().orElseThrow().page() instanceof LoadingPage));
    }

    /// Scrolls, edits, undoes and saves while the drive fails, and once more when it does not.
    private void work(Drive drive, Path target) throws IOException {
        act(() -> editor().keyboard().panes().stream().filter(HexPane.class::isInstance).map(HexPane.class::cast)
                .forEach(hex -> hex.view().firstRow().set(drive.content.length / 32)));
        act(() -> model().selecting().pick(Location.record(0).child(ENTRIES - 10)));
        edit(setting(ENTRIES - 20, 77));
        edit(setting(ENTRIES / 2, 99));
        act(() -> window.commands().run(Command.UNDO));
        save(target);
        if (TestToolkit.call(() -> isThere("answer-cancel"))) {
            assertThat(TestToolkit.call(() -> robot.lookup("#question .label").queryAllAs(Label.class)))
                    .extracting(Label::getText)
                    .anyMatch(text -> text.contains("the drive is gone"));
            assertThat(files(target)).isEmpty();
            act(() -> ((ButtonBase) find("answer-cancel")).fire());
        }
        drive.mend();
        act(() -> model().retryReading());
        byte[] edited = now();
        save(target);
        assertThat(target).hasBinaryContent(edited);
        act(() -> {
            while (model().history().canUndo()) {
                model().history().undo();
            }
        });
        assertThat(now()).isEqualTo(drive.content);
    }

    private void save(Path target) {
        choices.target = target;
        act(() -> window.commands().run(Command.SAVE_AS));
        TestToolkit.until(() -> !editor().session().saving().isRunning());
    }

    /// Waits for nothing that comes of it: there are many of them.
    private static void act(Runnable act) {
        TestToolkit.call(() -> {
            act.run();
            return null;
        });
    }

    /// An edit is done, or said not to be.
    private void edit(Edit edit) {
        long before = model().snapshot().revision();
        act(() -> {
            model().say("");
            model().edits().apply(edit);
        });
        TestToolkit.until(() -> model().snapshot().revision() != before
                || model().messageProperty().get().startsWith("Not done: "));
    }

    private static List<Path> files(Path target) throws IOException {
        try (Stream<Path> files = Files.list(target.getParent())) {
            return files.filter(file -> file.getFileName().toString().startsWith(target.getFileName().toString()))
                    .toList();
        }
    }

    @Test
    void aWindowThatGetsNoThreadsGoesOnAndSavesOnceItDoes() {
        Path file = sampleFile("slot.save");
        open(file);
        background = _ -> {
            throw new RejectedExecutionException();
        };
        set("$.player.gold", 7);
        assertThat(shown("$.player.gold")).isEqualTo("7");
        assertThat(model().health().state()).isInstanceOf(Health.State.Failed.class);
        run(Command.SAVE);
        assertThat(file).hasBinaryContent(Sample.FIRST.bytes());
        background = new CountedBackground();
        fire("answer-again");
        assertThat(model().modifiedProperty().get()).isFalse();
        assertThat(file).hasBinaryContent(bytes());
    }

    @Test
    void aFileThatCannotBeReadAgainForWantOfThreadsStaysAsItIs() {
        open(sampleFile("slot.save"));
        background = _ -> {
            throw new RejectedExecutionException();
        };
        run(Command.RELOAD);
        assertThat(said()).startsWith("Not reloaded: ");
        assertThat(bytes()).isEqualTo(Sample.FIRST.bytes());
    }

    /// Bytes that the thread of the journals cannot copy while its disk is full.
    private static final class Copied implements ByteSource {
        private final byte[] bytes = Sample.all().get(1).bytes();
        private volatile boolean full = true;

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            if (full && Thread.currentThread().getName().equals("journal")) {
                throw new UncheckedIOException(new IOException("No space left on device"));
            }
            System.arraycopy(bytes, (int) at, into, offset, count);
        }
    }

    @Test
    void aJournalOnAFullDiskIsSaidAndGoesOnAfterASave() {
        Copied disk = new Copied();
        ByteStore bytes = ByteStore.of(disk);
        on(() -> window.workspace().replace(window.workspace().front().orElseThrow(), window.opener().documents().of(
                new FileOpener.Outcome.Opened(Structure.scan(bytes, GODOT, Framing.VALUES, Progress.NONE),
                        EditedFile.unsaved("slot.save", new Plain(bytes)), bytes, () -> "a test"))));
        apply(Edit.overwrite(0, new byte[] {0}));
        await(() -> find("unkept").isVisible());
        assertThat(text("unkept-words")).contains("No space left on device", "Save the file");
        disk.full = false;
        choices.target = folder.resolve("slot.save");
        fire("unkept-save");
        await(() -> !find("unkept").isVisible());
        apply(Edit.overwrite(1, new byte[] {9}));
        await(() -> editor().session().journal().troubleProperty().get().isEmpty()); // its thread tells of it later
        assertThat(model().modifiedProperty().get()).isTrue();
    }

    @Test
    void aFileThatVanishesAndComesBackKeepsTheEdits() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        Path away = Files.move(file, folder.resolve("away"));
        await(() -> find("banner").isVisible());
        set("$.player.gold", 7);
        Files.move(away, file);
        await(() -> !find("banner").isVisible());
        assertThat(shown("$.player.gold")).isEqualTo("7");
        run(Command.SAVE);
        assertThat(file).hasBinaryContent(bytes());
    }

    @Test
    void aFileThatHasVanishedIsNotReadAgainAndStaysAsItWas() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        Files.delete(file);
        press(KeyCode.F5);
        assertThat(said()).startsWith("Not reloaded: ").contains("slot.save does not exist");
        assertThat(bytes()).isEqualTo(Sample.FIRST.bytes());
        await(() -> find("structure").isFocused());
        run(Command.SAVE);
        set("$.player.gold", 7);
        run(Command.SAVE);
        assertThat(file).hasBinaryContent(bytes());
    }
}
