package org.varscope.ui.window;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;

/// A file of more than 64 MiB is read while it is shown, and let go of with its page.
class FilesClosedTest extends WindowTestBase {
    private static final int SIZE = 65 << 20;
    private static final Path OPEN = Path.of("/proc/self/fd");

    private Path file;

    @BeforeEach
    void writeOnePackedArray() throws IOException {
        assumeTrue(Files.isDirectory(OPEN), "this system does not tell which files are open");
        file = folder.resolve("large.save");
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.write(new byte[] {29, 0, 0, 0});
            out.writeInt(Integer.reverseBytes(SIZE));
            out.setLength(SIZE + 8L);
        }
        open(file);
        await(() -> window.workspace().current().isPresent());
    }

    private boolean isOpen() {
        try (Stream<Path> open = Files.list(OPEN)) {
            return open.anyMatch(this::leadsToTheFile);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private boolean leadsToTheFile(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().startsWith(file.toString());
        } catch (IOException e) {
            // It was closed while it was looked at.
            return false;
        }
    }

    @Test
    void aFileIsClosedWithItsTab() {
        assertThat(isOpen()).isTrue();
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }

    @Test
    void aFileThatIsReadAgainIsOpenOnce() throws IOException {
        run(Command.RELOAD);
        await(() -> window.workspace().current().isPresent());
        run(Command.CLOSE_TAB);
        await(() -> !isOpen());
    }
}
