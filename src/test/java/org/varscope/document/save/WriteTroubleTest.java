package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.document.file.Child;
import org.varscope.document.file.FileStamp;
import org.varscope.said.Clauses;

class WriteTroubleTest {
    @TempDir
    private Path folder;

    private Path file() throws IOException {
        return Files.write(folder.resolve("a.save"), new byte[] {1});
    }

    @Test
    void anOrdinaryFileCanBeSavedToAndStaysAsItIs() throws IOException {
        Path file = file();
        FileStamp before = FileStamp.of(file);
        assertThat(WriteTrouble.ahead(file)).isEmpty();
        assertThat(FileStamp.of(file)).isEqualTo(before);
    }

    @Test
    void aFileMarkedReadOnlyCannot() throws IOException {
        Path file = file();
        assumeTrue(file.toFile().setReadOnly() && !Files.isWritable(file), "this user may write every file");
        assertThat(WriteTrouble.ahead(file).map(Clauses::clause)).get(InstanceOfAssertFactories.STRING)
                .startsWith("This file is read-only");
    }

    @Test
    void aFileInAReadOnlyFolderCannot() throws IOException {
        Path file = file();
        assumeTrue(folder.toFile().setWritable(false) && !Files.isWritable(folder), "this user may write every folder");
        assertThat(WriteTrouble.ahead(file).map(Clauses::clause)).get(InstanceOfAssertFactories.STRING)
                .startsWith("Read-only: files in " + folder);
        assertThat(folder.toFile().setWritable(true)).isTrue();
    }

    @Test
    void aFileThatAnotherProgramHasLockedCannot() throws Exception {
        Path file = file();
        try (Child child = Child.start(Child.Lock.class, file.toString())) {
            child.await("locked");
            assertThat(WriteTrouble.ahead(file).map(Clauses::clause)).get(InstanceOfAssertFactories.STRING)
                .startsWith("Read-only: another program has locked this file");
        }
    }

    @Test
    void aLockOfThisProgramIsNoObstacle() throws IOException {
        Path file = file();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            assertThat(channel.lock().isValid()).isTrue();
            assertThat(WriteTrouble.ahead(file)).isEmpty();
        }
    }

    @Test
    void aFileThatIsNotThereYetCan() {
        assertThat(WriteTrouble.ahead(folder.resolve("new"))).isEmpty();
    }
}
