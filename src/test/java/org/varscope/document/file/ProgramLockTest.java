package org.varscope.document.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramLockTest {
    @TempDir
    private Path folder;

    @Test
    void aFileThatIsHeldIsNotTakenByAnotherName() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        try (ProgramLock _ = ProgramLock.take(real.resolve("a.lock"))) {
            assertThat(ProgramLock.take(link.resolve("a.lock"))).isNull();
        }
        try (ProgramLock again = ProgramLock.take(link.resolve("a.lock"))) {
            assertThat(again).isNotNull();
        }
    }

    @Test
    void aPipeInItsPlaceIsNotWaitedFor() throws Exception {
        Path pipe = Pipes.make(folder.resolve("a.lock"));
        assertThatThrownBy(() -> ProgramLock.take(pipe)).isInstanceOf(IOException.class);
        Files.delete(pipe);
        try (ProgramLock again = ProgramLock.take(pipe)) {
            assertThat(again).isNotNull();
        }
    }

    @Test
    void givingItBackTwiceLeavesItToWhoHasItNow() throws IOException {
        Path file = folder.resolve("a.lock");
        ProgramLock first = Objects.requireNonNull(ProgramLock.take(file));
        first.close();
        try (ProgramLock _ = ProgramLock.take(file)) {
            first.close();
            assertThat(ProgramLock.take(file)).isNull();
        }
    }
}
