package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.document.file.Descriptors;
import org.varscope.ui.command.Command;

/// A file of more than 64 MiB is read while it is shown, and released with its page.
class FilesClosedTest extends WindowTestBase {
    private static final int SIZE = 65 << 20;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        Descriptors.assumeTold();
        file = folder.resolve("large.save");
    }

    private void openLarge(byte... begin) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.write(begin);
            out.setLength(SIZE + 8L);
        }
        open(file);
    }

    private void openPackedArray() throws IOException {
        openLarge(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt(29).putInt(SIZE).array());
        await(() -> window.workspace().current().isPresent());
    }

    private boolean isOpen() {
        return Descriptors.has(file);
    }

    @Test
    void aFileIsClosedWithItsTab() throws IOException {
        openPackedArray();
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileThatIsReadAgainIsOpenOnce() throws IOException {
        openPackedArray();
        run(Command.RELOAD);
        await(() -> window.workspace().current().isPresent());
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileThatIsComparedIsNotHeldForThat() throws IOException {
        openPackedArray();
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.seek(100);
            out.write(1);
        }
        await(() -> find("banner").isVisible());
        fire("banner-compare");
        await(() -> isThere("compare"));
        run(Command.CLOSE_TAB);
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileThatChangesAreSoughtInStaysOpenUntilNobodyNeedsIt() throws IOException {
        openPackedArray();
        openSample();
        run(Command.FIND_CHANGE);
        on(() -> {
            ChoiceBox<?> since = (ChoiceBox<?>) find("find-since");
            since.getOnShowing().handle(null);
            since.getSelectionModel().select(1);
        });
        settle();
        on(() -> window.workspace().close(window.workspace().all().getFirst()));
        settle();
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileThatIsRefusedIsClosedWithItsTab() throws IOException {
        openLarge((byte) 'P', (byte) 'K', (byte) 3, (byte) 4);
        await(() -> isThere("refusal-anyway"));
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aRefusedFileThatIsOpenedAllTheSameIsClosedWithTheDocument() throws IOException {
        openLarge((byte) 'P', (byte) 'K', (byte) 3, (byte) 4);
        await(() -> isThere("refusal-anyway"));
        fire("refusal-anyway");
        await(() -> window.workspace().current().isPresent());
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    private void openLocked() throws IOException {
        ByteBuffer header = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        openLarge(header.put("GDEC".getBytes(StandardCharsets.US_ASCII)).putInt(1).putLong(24, 1024).array());
        await(() -> isThere("locked-what"));
        assertThat(isOpen()).isTrue();
    }

    @Test
    void aFileThatIsLockedIsClosedWithItsTab() throws IOException {
        openLocked();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileWhoseStoredBytesAreShownIsClosedWithThem() throws IOException {
        openLocked();
        fire("locked-stored");
        await(() -> isThere("stored-bytes"));
        on(() -> window.workspace().close(window.workspace().all().getFirst()));
        settle();
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }
}
