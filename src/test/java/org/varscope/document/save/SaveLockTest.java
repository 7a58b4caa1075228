package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.Child;
import org.varscope.document.file.Pipes;
import org.varscope.explain.Saying;
import org.varscope.scan.walk.Progress;

/// Copies of this program take turns to save a file.
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SaveLockTest {
    private static final Duration SHORT = Duration.ofMillis(50);

    @TempDir
    private Path folder;
    private Path file;
    private Path lock;

    @BeforeEach
    void write() throws IOException {
        file = Files.write(folder.resolve("a.save"), new byte[] {1});
        lock = folder.resolve(".a.save.varscope.lock");
    }

    private void assertNothingElse() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    /// A program that has its turn until it is ended.
    static final class Holding {
        private Holding() { }

        public static void main(String[] arguments) throws Exception {
            try (SaveLock _ = SaveLock.take(Path.of(arguments[0]), Progress.NONE)) {
                System.out.println("held");
                Thread.sleep(Long.MAX_VALUE);
            }
        }
    }

    private Child holding() throws Exception {
        Child child = Child.start(Holding.class, file.toString());
        child.await("held");
        return child;
    }

    @Test
    void nothingIsLeftWhenItIsGivenBack() throws IOException {
        SaveLock.take(file, Progress.NONE).close();
        assertNothingElse();
    }

    @Test
    void nothingIsLeftWhereTheDiskIsFull() throws IOException {
        Disk full = new Disk() {
            @Override
            public void write(WritableByteChannel channel, ByteBuffer text) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> SaveLock.take(file, Progress.NONE, SHORT, full))
                .withMessage("No space left on device");
        assertNothingElse();
        SaveLock.take(file, Progress.NONE, SHORT, Disk.REAL).close();
    }

    @Test
    void whoHoldsItMayTakeItAgain() throws IOException {
        try (SaveLock _ = SaveLock.take(file, Progress.NONE)) {
            SaveLock.take(folder.resolve("./a.save"), Progress.NONE, SHORT, Disk.REAL).close();
            assertThat(lock).exists();
        }
        assertNothingElse();
    }

    @Test
    void anotherProgramIsWaitedForAndNamed() throws Exception {
        try (Child child = holding()) {
            assertThatExceptionOfType(FileBusyException.class)
                    .isThrownBy(() -> SaveLock.take(file, Progress.NONE, SHORT, Disk.REAL))
                    .satisfies(Saying.partly("a.save is being saved by another running copy of Varscope (process ",
                            "try again when that has finished", "delete " + lock));
            child.kill();
        }
        SaveLock.take(file, Progress.NONE, SHORT, Disk.REAL).close();
        assertNothingElse();
    }

    @Test
    void aLinkToTheFileIsTheSameTurn() throws Exception {
        Path link = Files.createSymbolicLink(Files.createDirectory(folder.resolve("sub")).resolve("link"), file);
        try (Child _ = holding()) {
            assertThatExceptionOfType(FileBusyException.class)
                    .isThrownBy(() -> SaveLock.take(link, Progress.NONE, SHORT, Disk.REAL));
        }
    }

    @Test
    void whatAKilledProgramHasLeftKeepsNobodyWaiting() throws Exception {
        try (Child child = holding()) {
            child.kill();
        }
        assertThat(lock).exists();
        SaveLock.take(file, Progress.NONE, SHORT, Disk.REAL).close();
        assertNothingElse();
    }

    @Test
    void aProgramThatIsAskedToEndLeavesNothing() throws Exception {
        try (Child child = holding()) {
            child.ask();
            child.end();
        }
        assertNothingElse();
    }

    @Test
    void savingWaitsForAnotherThreadAndMayBeStopped() throws Exception {
        try (SaveLock _ = SaveLock.take(file, Progress.NONE)) {
            CompletableFuture<Boolean> stopped = CompletableFuture.supplyAsync(() -> {
                int[] asked = new int[1];
                try {
                    SaveFile.to(file).write(ByteStore.of(new byte[] {2}), _ -> asked[0]++ < 3);
                    return false;
                } catch (CancellationException | IOException e) {
                    return e instanceof CancellationException && asked[0] == 4;
                }
            });
            assertThat(stopped.get()).isTrue();
        }
        assertThat(file).hasBinaryContent(new byte[] {1});
        assertNothingElse();
    }

    @Test
    void aPipeInItsPlaceIsNotOpened() throws Exception {
        Pipes.make(lock);
        assertThatExceptionOfType(FileBusyException.class).isThrownBy(() -> SaveLock.take(file, Progress.NONE))
                .satisfies(Saying.partly(lock + " is in the way"));
    }

    @Test
    void aFileInItsPlaceThatIsNotOurOwnIsKept() throws IOException {
        Files.writeString(lock, "a text of someone else");
        assertThatExceptionOfType(FileBusyException.class).isThrownBy(() -> SaveLock.take(file, Progress.NONE))
                .satisfies(Saying.partly(lock + " is in the way"));
        assertThat(lock).hasContent("a text of someone else");
    }

    @Test
    void aLinkInItsPlaceIsNotFollowed() throws IOException {
        Path other = Files.write(folder.resolve("other"), "varscope 1".getBytes(StandardCharsets.US_ASCII));
        Files.createSymbolicLink(lock, other);
        assertThatExceptionOfType(FileBusyException.class).isThrownBy(() -> SaveLock.take(file, Progress.NONE));
        assertThat(other).hasContent("varscope 1");
        assertThat(Files.exists(lock, LinkOption.NOFOLLOW_LINKS)).isTrue();
    }

    @Test
    void aFolderThatMayNotBeWrittenIsNamed() throws IOException {
        assumeTrue(folder.toFile().setWritable(false) && !Files.isWritable(folder), "this user may write every folder");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> SaveFile.to(file).write(ByteStore.empty(), Progress.NONE))
                .satisfies(Saying.partly("permission denied for " + folder));
    }
}
