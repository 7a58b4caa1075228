package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.PagedSource;
import org.varscope.bytes.Span;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.container.cipher.Encrypted;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.variant.Variant;

/// A file that is read lazily from somewhere slow, or broken.
class SlowFileTest extends WindowTestBase {
    private static final int ENTRIES = 6000;
    private static final int FAR = 100_000;
    private static final Dialect GODOT = Dialects.of("godot4");

    private final ConcurrentLinkedQueue<Throwable> thrown = new ConcurrentLinkedQueue<>();
    private final Semaphore gate = new Semaphore(0);
    private byte[] content = entries(ENTRIES);
    private ExecutorService threads;
    private volatile boolean open = true;
    private volatile LongPredicate broken = _ -> false;

    private void slow(long at, byte[] into, int offset, int count) {
        if (!open) {
            gate.acquireUninterruptibly();
        }
        if (broken.test(at)) {
            throw new UncheckedIOException(new IOException("the drive is gone"));
        }
        System.arraycopy(content, (int) at, into, offset, count);
    }

    @BeforeEach
    void answerAtOnce() {
        threads = Executors.newVirtualThreadPerTaskExecutor();
        background = threads;
        on(() -> Thread.currentThread().setUncaughtExceptionHandler((_, e) -> thrown.add(e)));
    }

    @AfterEach
    void nothingWasThrown() {
        let();
        on(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
        threads.close();
        assertThat(thrown).isEmpty();
    }

    /// Lets everything be read.
    private void let() {
        broken = _ -> false;
        open = true;
        gate.release(1_000_000);
    }

    /// Opens the file, of which little more than the beginning is at hand, as reading it as values keeps no more.
    private void openLazily(boolean readable) {
        LongPredicate fault = broken;
        broken = _ -> false;
        ByteStore bytes = ByteStore.of(new PagedSource(content.length, this::slow));
        Structure structure = Structure.scan(bytes, GODOT, Framing.BARE, Progress.NONE);
        broken = fault;
        open = readable;
        EditedFile file = EditedFile.unsaved("slow.save", new Plain(bytes));
        on(() -> {
            PageTab tab = window.workspace().show(new LoadingPage("slow.save", null, lane(), () -> { }));
            window.workspace().replace(tab, window.opener().documents().of(
                    new FileOpener.Outcome.Opened(structure, file, bytes, () -> "a test")));
        });
    }

    private Background.Lane lane() {
        return new Background(threads, Platform::runLater, thrown::add).lane();
    }

    private void awaitUnreadable() {
        await(() -> find("unreadable").isVisible());
    }

    private HexPane hex() {
        return robot.lookup(".hex-pane").queryAs(HexPane.class);
    }

    private String hexText() {
        return on(() -> String.valueOf(hex().queryAccessibleAttribute(AccessibleAttribute.TEXT)));
    }

    private static Location entry(long place) {
        return Location.record(0).child(place);
    }

    private void set(long place, long value) {
        apply(new Edit.SetValue(entry(place), new Variant.Int(value)));
    }

    private byte[] now() {
        ByteStore bytes = on(() -> model().bytes());
        return bytes.bytes(new Span(0, bytes.length()));
    }

    @Test
    void bytesThatAreNotThereYetAreShownAsSuchAndFillIn() {
        openLazily(false);
        on(() -> model().selecting().bytes(FAR, FAR));
        assertThat(hexText()).contains("?? ??");
        let();
        await(() -> !String.valueOf(hex().queryAccessibleAttribute(AccessibleAttribute.TEXT)).contains("??"));
        assertThat(hexText()).contains("%02X %02X".formatted(content[FAR], content[FAR + 1]));
    }

    /// Opens a slow file that is encrypted, and its bytes as they are stored.
    private void openStored() throws IOException {
        Secret secret = Secret.ofPassword("secret".toCharArray());
        ByteStore made = Encrypted.write(ByteStore.of(content), secret, false, Progress.NONE).file();
        content = made.bytes(new Span(0, made.length()));
        ByteStore bytes = ByteStore.of(new PagedSource(content.length, this::slow));
        Encrypted wrapping = Encrypted.open(bytes, secret, Progress.NONE);
        Structure structure = Structure.scan(wrapping.content(), GODOT, Framing.BARE, Progress.NONE);
        on(() -> {
            PageTab tab = window.workspace().show(new LoadingPage("slow.save", null, lane(), () -> { }));
            window.workspace().replace(tab, window.opener().documents().of(new FileOpener.Outcome.Opened(structure,
                    EditedFile.unsaved("slow.save", wrapping), bytes, () -> "a test")));
        });
        run(Command.STORED_BYTES);
        await(() -> isThere("stored-bytes"));
        open = false;
    }

    private String storedText() {
        return on(() -> String.valueOf(find("stored-bytes").queryAccessibleAttribute(AccessibleAttribute.TEXT)));
    }

    @Test
    void storedBytesThatAreNotThereYetFillIn() throws IOException {
        openStored();
        on(() -> ((HexPane) find("stored-bytes")).navigation().moveTo(FAR, false));
        assertThat(storedText()).contains("?? ??");
        let();
        await(() -> !storedText().contains("??"));
        assertThat(storedText()).contains("%02X %02X".formatted(content[FAR], content[FAR + 1]))
                .contains("encrypted content");
    }

    @Test
    void storedBytesThatCannotBeReadAreSaid() throws IOException {
        openStored();
        let();
        broken = at -> at >= 65_536;
        on(() -> ((HexPane) find("stored-bytes")).navigation().moveTo(FAR, false));
        await(() -> text("stored-said").contains("the drive is gone"));
        assertThat(storedText()).contains("??");
        broken = _ -> false;
        on(((Hyperlink) find("stored-again"))::fire);
        await(() -> !storedText().contains("??"));
        assertThat(text("stored-said")).doesNotContain("the drive is gone");
        assertThat(find("stored-again").isVisible()).isFalse();
    }

    @Test
    void rowsWhoseBytesAreNotThereYetFillIn() {
        openLazily(false);
        on(() -> model().selecting().pick(entry(5000)));
        assertThat(rows().toString()).doesNotContain("entry 5000");
        let();
        await(() -> rows().toString().contains("entry 5000"));
    }

    @Test
    void anEditIsDoneOnceItsBytesAreThere() {
        openLazily(false);
        set(5000, 77);
        assertThat(on(() -> model().messageProperty().get())).startsWith("Reading the bytes");
        assertThat(on(() -> model().history().canUndo())).isFalse();
        let();
        await(() -> model().history().canUndo());
        run(Command.UNDO);
        assertThat(now()).isEqualTo(content);
    }

    @Test
    void aPageThatCannotBeReadIsSaidWithItsOffsets() {
        broken = at -> at == 65_536;
        openLazily(true);
        on(() -> model().selecting().bytes(70_000, 70_000));
        awaitUnreadable();
        assertThat(text("unreadable-words"))
                .isEqualTo("Bytes 0x00010000 - 0x00013FFF of the file cannot be read: the drive is gone."
                + " Everything else still works.");
        assertThat(hexText()).contains("??");
    }

    @Test
    void whatIsBesideAPageThatCannotBeReadGoesOn() {
        broken = at -> at == 65_536;
        openLazily(true);
        on(() -> model().selecting().bytes(70_000, 70_000));
        awaitUnreadable();
        await(() -> {
            if (!model().history().canUndo()) {
                model().edits().apply(new Edit.SetValue(entry(3), new Variant.Int(9)));
            }
            return model().history().canUndo();
        });
    }

    @Test
    void aPageThatCouldNotBeReadCanBeTriedAgain() {
        broken = at -> at == 65_536;
        openLazily(true);
        on(() -> model().selecting().bytes(70_000, 70_000));
        awaitUnreadable();
        broken = _ -> false;
        on(() -> find("unreadable-again").requestFocus());
        press(KeyCode.SPACE);
        await(() -> !String.valueOf(hex().queryAccessibleAttribute(AccessibleAttribute.TEXT)).contains("??"));
        assertThat(find("unreadable").isVisible()).isFalse();
    }

    @Test
    void whatWaitsForBytesIsDoneThoughAnotherValueIsSelectedMeanwhile() {
        openLazily(false);
        set(5000, 77);
        on(() -> model().selecting().bytes(3, 3));
        let();
        await(() -> model().history().canUndo());
        assertThat(on(() -> model().selection().caret())).isEqualTo(3);
    }

    @Test
    void anEditThatAnotherOneHasOvertakenIsSaidNotToBeDone() {
        openLazily(false);
        set(5000, 77);
        set(3, 9);
        let();
        await(() -> model().messageProperty().get().startsWith("Not done: "));
        run(Command.UNDO);
        assertThat(now()).isEqualTo(content);
    }

    @Test
    void bytesThatNobodyHasWaitedForAreSaidToBeStillRead() {
        openLazily(false);
        on(() -> {
            try {
                model().bytes().bytes(new Span(FAR, 1));
            } catch (AbsentBytesException e) {
                errors.take(new IllegalStateException("in a pane", e));
            }
        });
        assertThat(on(() -> model().messageProperty().get())).startsWith("Some bytes had not loaded yet");
        assertThat(errors.lastProperty().get()).isNull();
    }

    @Test
    void bytesThatAreNotAtHandAreCopiedOnceTheyAre() {
        openLazily(false);
        on(() -> model().selecting().bytes(100_000, 100_004));
        on(() -> hex().clipboard().copy());
        let();
        String expected = "%02X %02X %02X %02X".formatted(content[100_000], content[100_001], content[100_002],
                content[100_003]);
        await(() -> expected.equals(Clipboard.getSystemClipboard().getString()));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void aFileThatFailsAtRandomLosesNothing(long seed) {
        Random failing = new Random(seed);
        LongPredicate random = _ -> {
            synchronized (failing) {
                return failing.nextInt(3) == 0;
            }
        };
        Random acts = new Random(seed);
        openLazily(true);
        broken = random;
        for (int i = 0; i < 25; i++) {
            act(acts);
        }
        broken = _ -> false;
        on(() -> model().retryReading());
        await(() -> {
            if (model().history().canUndo()) {
                model().history().undo();
            }
            return !model().history().canUndo();
        });
        assertThat(now()).isEqualTo(content);
        await(() -> !String.valueOf(hex().queryAccessibleAttribute(AccessibleAttribute.TEXT)).contains("??"));
    }

    private void act(Random random) {
        long offset = random.nextInt(content.length);
        long place = random.nextInt(ENTRIES);
        switch (random.nextInt(8)) {
            case 0 -> on(() -> model().selecting().bytes(offset, offset));
            case 1 -> on(() -> model().selecting().pick(entry(place)));
            case 2 -> on(() -> hex().view().firstRow().set(offset / 16));
            case 3 -> set(place, random.nextLong());
            case 4 -> run(Command.UNDO);
            case 5 -> run(Command.REDO);
            case 6 -> on(() -> model().retryReading());
            default -> apply(Edit.overwrite(offset, new byte[] {1}));
        }
    }
}
