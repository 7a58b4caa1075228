package org.varscope.document.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileAccessTest {
    @TempDir
    private Path folder;

    private Path file() throws IOException {
        return Files.write(folder.resolve("a.save"), new byte[] {1});
    }

    @Test
    void anOrdinaryFileCanBeSavedToAndStaysAsItIs() throws IOException {
        Path file = file();
        FileStamp before = FileStamp.of(file);
        assertThat(FileAccess.of(file).isWritable()).isTrue();
        assertThat(FileStamp.of(file)).isEqualTo(before);
    }

    @Test
    void aFileMarkedReadOnlyCannot() throws IOException {
        Path file = file();
        assumeTrue(file.toFile().setReadOnly() && !Files.isWritable(file), "this user may write every file");
        assertThat(FileAccess.of(file).reason()).isEqualTo(FileAccess.Reason.READ_ONLY_FILE);
    }

    @Test
    void aFileInAReadOnlyFolderCannot() throws IOException {
        Path file = file();
        assumeTrue(folder.toFile().setWritable(false) && !Files.isWritable(folder), "this user may write every folder");
        assertThat(FileAccess.of(file).reason()).isEqualTo(FileAccess.Reason.READ_ONLY_FOLDER);
        assertThat(folder.toFile().setWritable(true)).isTrue();
    }

    @Test
    void aFileThatAnotherProgramHasLockedCannot() throws Exception {
        Path file = file();
        try (Child child = Child.start(Child.Lock.class, file.toString())) {
            child.await("locked");
            assertThat(FileAccess.of(file).reason()).isEqualTo(FileAccess.Reason.LOCKED);
        }
    }

    @Test
    void aLockOfThisProgramIsNoObstacle() throws IOException {
        Path file = file();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            assertThat(channel.lock().isValid()).isTrue();
            assertThat(FileAccess.of(file).isWritable()).isTrue();
        }
    }

    @Test
    void aFileThatIsNotThereYetCan() {
        assertThat(FileAccess.of(folder.resolve("new")).isWritable()).isTrue();
    }
}
