package org.varscope.document.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.document.save.FieldsFile;
import org.varscope.document.save.SaveFile;
import org.varscope.explain.Saying;
import org.varscope.scan.walk.Progress;

/// Reading what is no regular file.
class OpenFileTest {
    private static final Path ZEROS = Path.of("/dev/zero");

    @TempDir
    private Path folder;

    @Test
    void anEmptyNameIsNoFolder() {
        assertThatIOException().isThrownBy(() -> OpenFile.read(Path.of(""), Progress.NONE))
                .satisfies(Saying.exactly("the name of a file is empty"));
    }

    @Test
    void aDeviceIsRefused() {
        assumeThat(ZEROS).exists();
        assertThatIOException().isThrownBy(() -> OpenFile.read(ZEROS, Progress.NONE))
                .satisfies(Saying.exactly("/dev/zero is a pipe or a device; expected a regular file"));
    }

    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeThatNobodyWritesIntoIsRefused() throws Exception {
        Path pipe = pipe();
        assertThatIOException().isThrownBy(() -> OpenFile.read(pipe, Progress.NONE))
                .satisfies(Saying.exactly(pipe + " is a pipe or a device; expected a regular file"));
    }

    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aTextIsNotReadFromAPipeThatNobodyWritesInto() throws Exception {
        Path pipe = pipe();
        assertThatIOException().isThrownBy(() -> FieldsFile.read(pipe))
                .satisfies(Saying.exactly(pipe + " is a pipe or a device; expected a regular file"));
    }

    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeIsNotReplacedBySaving() throws Exception {
        Path pipe = pipe();
        assertThatIOException()
                .isThrownBy(() -> SaveFile.to(pipe).write(ByteStore.of(new byte[4]), Progress.NONE))
                .satisfies(Saying.exactly(pipe + " is a pipe or a device; expected the name of a file"));
        assertThat(ReadTrouble.isOther(pipe)).isTrue();
    }

    @Test
    void aPartOfTheSystemIsNotReplacedBySaving() {
        Path name = Path.of("/proc/self/comm");
        assumeThat(name).exists();
        assertThatIOException()
                .isThrownBy(() -> SaveFile.to(name).write(ByteStore.of(new byte[4]), Progress.NONE))
                .satisfies(Saying.exactly(
                        name + " is not on a disk but a part of the system; save under another name"));
    }

    private Path pipe() throws IOException, InterruptedException {
        return Pipes.make(folder.resolve("pipe"));
    }

    @Test
    void whatAShellHandsOverIsRead() throws IOException {
        Path file = Files.write(folder.resolve("a.var"), new byte[] {1, 2, 3, 4});
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            assertThat(in.available()).isEqualTo(4);
            assertThat(OpenFile.handedOver(handed(file), Progress.NONE).bytes().length()).isEqualTo(4);
        }
    }

    @Test
    void aDeviceIsRefusedUnderTheNameOfWhatIsHandedOver() throws IOException {
        assumeThat(ZEROS).exists();
        try (FileInputStream in = new FileInputStream(ZEROS.toFile())) {
            assertThat(in.read()).isZero();
            Path handed = handed(ZEROS);
            assertThatIOException().isThrownBy(() -> OpenFile.handedOver(handed, Progress.NONE))
                    .satisfies(Saying.exactly(handed + " is a pipe or a device; expected a regular file"));
        }
    }

    /// It would be opened anew, and wait for somebody who writes.
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeWithANameIsRefusedUnderTheNameOfWhatIsHandedOver() throws Exception {
        Path pipe = pipe();
        try (FileChannel both = FileChannel.open(pipe, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            assertThat(both.isOpen()).isTrue();
            Path handed = handed(pipe);
            assertThatIOException().isThrownBy(() -> OpenFile.handedOver(handed, Progress.NONE))
                    .satisfies(Saying.partly("is a pipe or a device; expected a regular file"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc/kmsg", "/proc/self/status", "/proc/kcore", "/sys/kernel/uevent_seqnum"})
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPartOfTheSystemIsRefusedBeforeItIsRead(String name) {
        Path file = Path.of(name);
        assumeThat(file).exists();
        assertThatIOException().isThrownBy(() -> OpenFile.handedOver(file, Progress.NONE))
                .satisfies(Saying.partly(name + " is not a file on a disk but a part of the system ("));
    }

    /// Standard input of a test is no file, and waits for whoever started it.
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void nothingIsHandedOverToTheWindow() throws IOException {
        Path input = Path.of("/dev/stdin");
        assumeThat(ReadTrouble.isOther(input)).isTrue();
        assertThatIOException().isThrownBy(() -> OpenFile.read(input, Progress.NONE))
                .satisfies(Saying.exactly("/dev/stdin is a pipe or a device; expected a regular file"));
    }

    /// The path by which this process may open once more what it has open as `file`.
    private static Path handed(Path file) throws IOException {
        Path open = Path.of("/proc/self/fd");
        assumeThat(open).isDirectory();
        try (var all = Files.list(open)) {
            return all.filter(each -> isSame(each, file))
                    .map(each -> Path.of("/dev/fd", each.getFileName().toString())).findFirst().orElseThrow();
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return one.toRealPath().equals(other.toRealPath());
        } catch (IOException e) {
            return false;
        }
    }
}
