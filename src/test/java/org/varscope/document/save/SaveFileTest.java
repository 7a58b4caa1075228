package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.MovableSource;
import org.varscope.document.file.Child;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.file.Pipes;
import org.varscope.explain.Saying;
import org.varscope.scan.walk.Progress;

class SaveFileTest {
    private static final byte[] OLD = {1, 2, 3};
    private static final byte[] NEW = {4, 5, 6, 7};

    @TempDir
    private Path folder;
    @TempDir
    private Path notes;

    private Backups backups;

    @BeforeEach
    void keepBackups() {
        backups = new Backups(notes.resolve("backups"));
    }

    private Path file() throws IOException {
        return Files.write(folder.resolve("a.save"), OLD);
    }

    private static OpenFile opened(Path file) throws IOException {
        return OpenFile.read(file, Progress.NONE);
    }

    private void assertNothingElseIn(Path... expected) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(expected);
        }
    }

    @Test
    void theFileHoldsTheNewBytesAndNothingIsLeftBehind() throws IOException {
        Path file = file();
        FileStamp stamp = SaveFile.to(file).from(opened(file)).write(ByteStore.of(NEW), Progress.NONE).stamp();
        assertThat(file).hasBinaryContent(NEW);
        assertThat(stamp).isEqualTo(FileStamp.of(file));
        assertNothingElseIn(file);
    }

    @Test
    void theBackupHoldsTheOldBytes() throws IOException {
        Path file = file();
        SaveFile.to(file).from(opened(file)).with(backups).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(folder.resolve("a.save.bak")).hasBinaryContent(OLD);
        assertNothingElseIn(file, folder.resolve("a.save.bak"));
    }

    @Test
    void theBackupOfALargeFileIsASecondNameOfItAndNoChangeByAnotherProgram() throws IOException {
        Path file = folder.resolve("large.save");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength((64 << 20) + 1);
        }
        Disk slow = new Disk() {
            @Override
            public void replace(Path from, Path to) throws IOException {
                waitForTheClockOf(from);
                Disk.super.replace(from, to);
            }
        };
        SaveFile.to(file).from(opened(file)).with(backups).write(ByteStore.of(NEW),
                new SaveFile.Live(List.of(), (_, _, _) -> { }), Progress.NONE, slow);
        assertThat(file).hasBinaryContent(NEW);
        assertThat(folder.resolve("large.save.bak")).hasSize((64 << 20) + 1);
        assertNothingElseIn(file, folder.resolve("large.save.bak"));
    }

    /// Waits until the file system would note another time than it has for `file`.
    private void waitForTheClockOf(Path file) throws IOException {
        Path probe = notes.resolve("probe");
        do {
            Files.deleteIfExists(probe);
            Files.createFile(probe);
        } while (Objects.equals(FileStamp.of(probe).changed(), FileStamp.of(file).changed())
                && FileStamp.of(probe).changed() != null);
    }

    @Test
    void aBackupThatIsASecondNameOfTheFileIsNoLoss() throws IOException {
        Path file = file();
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("unix"), "no names are counted here");
        Path backup = Files.createLink(folder.resolve("a.save.bak"), file);
        SaveFile.to(file).from(opened(file)).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(backup).hasBinaryContent(OLD);
    }

    private void assertNotReplaced(Path file, OpenFile opened, Path named, byte[] written) {
        assertThatThrownBy(() -> SaveFile.to(named).from(opened).with(backups).accepting()
                .write(ByteStore.of(NEW), Progress.NONE))
                .isInstanceOf(FileChangedException.class);
        assertThat(file).hasBinaryContent(written);
    }

    @Test
    void aFileThatAnotherProgramHasWrittenIsNotReplaced() throws IOException {
        Path file = file();
        OpenFile opened = opened(file);
        Files.write(file, NEW);
        assertNotReplaced(file, opened, file, NEW);
        assertNothingElseIn(file);
    }

    @Test
    void anotherFileOfEqualSizeAndTimeIsNotReplaced() throws IOException {
        Path file = file();
        OpenFile opened = opened(file);
        Path other = Files.write(folder.resolve("other"), new byte[] {1, 2, 4});
        Files.setLastModifiedTime(other, opened.stamp().modified());
        Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
        assertNotReplaced(file, opened, file, new byte[] {1, 2, 4});
    }

    @Test
    void aFileWrittenOverWithEqualSizeAndTimeIsNotReplaced() throws IOException {
        Path file = file();
        OpenFile opened = opened(file);
        Files.write(file, new byte[] {1, 2, 4});
        Files.setLastModifiedTime(file, opened.stamp().modified());
        assertNotReplaced(file, opened, file, new byte[] {1, 2, 4});
    }

    @Test
    void aFileTooLargeToCompareIsToldFromAnotherOfEqualSizeAndTime() throws IOException {
        Path file = file();
        OpenFile opened = new OpenFile(file, ByteStore.of(new MovableSource(ByteStore.of(OLD))), FileStamp.of(file));
        Path other = Files.write(folder.resolve("other"), new byte[] {1, 2, 4});
        Files.setLastModifiedTime(other, opened.stamp().modified());
        Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
        assertNotReplaced(file, opened, file, new byte[] {1, 2, 4});
    }

    @ParameterizedTest
    @ValueSource(strings = {"sub/../a.save", "./a.save", "link.save", "hard.save"})
    void anotherNameOfTheFileIsTheSameFile(String name) throws IOException {
        Path file = file();
        Files.createDirectory(folder.resolve("sub"));
        assumeTrue(canLink(folder.resolve("link.save"), file), "this system makes no symbolic links");
        if (name.equals("hard.save")) {
            Files.createLink(folder.resolve(name), file);
        }
        OpenFile opened = opened(file);
        Files.write(file, new byte[] {1, 2, 4});
        assertNotReplaced(file, opened, folder.resolve(name), new byte[] {1, 2, 4});
    }

    @Test
    void aFileThatWasOnlyTouchedIsReplaced() throws IOException {
        Path file = file();
        OpenFile opened = opened(file);
        Files.setLastModifiedTime(file, FileTime.fromMillis(opened.stamp().modified().toMillis() + 5000));
        SaveFile.to(file).from(opened).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(file).hasBinaryContent(NEW);
    }

    @Test
    void whatAKilledSaveHasLeftIsSweptAway() throws IOException {
        Path file = file();
        Path left = Files.write(folder.resolve(".a.save.0123abcd.varscope.tmp"), OLD);
        Path recent = Files.write(folder.resolve(".a.save.0123abce.varscope.tmp"), OLD);
        Path other = Files.write(folder.resolve(".b.save.0123abcd.varscope.tmp"), OLD);
        Files.write(folder.resolve(".a.save.varscope.lock"), "varscope 1 2".getBytes(StandardCharsets.US_ASCII));
        for (Path old : List.of(left, other)) {
            Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(120)));
        }
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertNothingElseIn(file, recent, other);
    }

    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeThatIsCalledLikeALeftoverIsNeitherOpenedNorRemoved() throws Exception {
        Path file = file();
        Path pipe = Pipes.make(folder.resolve(".a.save.01234567.varscope.tmp"));
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(file).hasBinaryContent(NEW);
        assertNothingElseIn(file, pipe);
    }

    @Test
    void whatIsCalledLikeALeftoverAndIsNoneStays() throws IOException {
        Path file = file();
        Path inside = Files.createDirectory(folder.resolve(".a.save.01234568.varscope.tmp"));
        Path others = Files.write(folder.resolve("others"), OLD);
        Path link = folder.resolve(".a.save.01234569.varscope.tmp");
        assumeTrue(canLink(link, others), "this system makes no symbolic links");
        Path foreign = Files.write(folder.resolve(".a.save.01234567.tmp"), OLD);
        for (Path each : List.of(inside, others, foreign)) {
            Files.setLastModifiedTime(each, FileTime.from(Instant.now().minusSeconds(120)));
        }
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(file).hasBinaryContent(NEW);
        assertNothingElseIn(file, inside, others, link, foreign);
    }

    @Test
    void aStoppedSaveLeavesTheOldFile() throws IOException {
        Path file = file();
        assertThatThrownBy(() -> SaveFile.to(file).from(opened(file)).with(backups)
                .write(ByteStore.of(NEW), _ -> false))
                .isInstanceOf(CancellationException.class);
        assertThat(file).hasBinaryContent(OLD);
        assertNothingElseIn(file);
    }

    @Test
    void aNewFileIsMade() throws IOException {
        Path file = folder.resolve("new.save");
        SaveFile.to(file).with(backups).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(file).hasBinaryContent(NEW);
        assertNothingElseIn(file);
    }

    @Test
    void aLinkStaysALinkAndItsTargetIsReplaced() throws IOException {
        Path file = file();
        Path link = folder.resolve("link.save");
        assumeTrue(canLink(link, file), "this system makes no symbolic links");
        SaveFile.to(link).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(file).hasBinaryContent(NEW);
    }

    @Test
    void permissionsAreKept() throws IOException {
        Path file = file();
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "this file system has no permissions");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-r-----"));
    }

    @Test
    void aFileThatOthersMayNotReadIsNotReadableByThemWhileItIsWritten() throws IOException {
        Path file = file();
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "this file system has no permissions");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        List<String> seen = new ArrayList<>();
        SaveFile.to(file).from(opened(file)).with(backups).write(ByteStore.of(NEW), _ -> {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path each : files.toList()) {
                    seen.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return true;
        });
        assertThat(seen).hasSizeGreaterThan(1).containsOnly("rw-------");
    }

    @Test
    void aNewFileHasThePermissionsOfAnyNewFile() throws IOException {
        Path file = folder.resolve("new.save");
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"),
                "this file system has no permissions");
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(file().toRealPath()));
    }

    @Test
    void ownerAndGroupAreKeptWhereThisUserMayGiveThem() throws IOException {
        Path file = file();
        assumeTrue(canSet(file, "unix:uid", 1234) && canSet(file, "unix:gid", 2345), "this user gives no files away");
        SaveFile.to(file).from(opened(file)).with(backups).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(1234);
        assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(2345);
    }

    @Test
    void attributesThatOtherProgramsHaveGivenAreKept() throws IOException {
        Path file = file();
        assumeTrue(canSet(file, "user:varscope.test", "kept".getBytes(StandardCharsets.US_ASCII)),
                "no such attributes here");
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.getAttribute(file, "user:varscope.test"))
                .isEqualTo("kept".getBytes(StandardCharsets.US_ASCII));
    }

    private static boolean canSet(Path file, String attribute, Object value) {
        try {
            Files.setAttribute(file, attribute, value);
            return true;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return false;
        }
    }

    @Test
    void aLinkWhoseTargetIsGoneStaysALinkAndItsTargetIsMadeAgain() throws IOException {
        Path file = folder.resolve("gone.save");
        Path link = folder.resolve("link.save");
        assumeTrue(canLink(link, Path.of("gone.save")), "this system makes no symbolic links");
        SaveFile.to(link).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(file).hasBinaryContent(NEW);
        assertNothingElseIn(link, file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "\u00e9"})
    void aNameAsLongAsNamesMayBeIsNoObstacle(String letter) throws IOException {
        Path file = Files.write(folder.resolve(letter.repeat(255 / letter.getBytes(StandardCharsets.UTF_8).length)),
                OLD);
        SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE);
        assertThat(file).hasBinaryContent(NEW);
        assertNothingElseIn(file);
    }

    @Test
    void aSaveThatIsInterruptedByTheEndOfTheProgramLeavesNothingBehind() throws Exception {
        Path file = file();
        try (Child child = Child.start(Slow.class, file.toString())) {
            child.await("writing");
            child.ask();
            child.end();
        }
        assertThat(file).hasBinaryContent(OLD);
        assertNothingElseIn(file);
    }

    /// A program that saves and never comes to an end with it.
    static final class Slow {
        private Slow() { }

        public static void main(String[] arguments) throws IOException {
            SaveFile.to(Path.of(arguments[0])).write(ByteStore.of(NEW), _ -> {
                System.out.println("writing");
                try {
                    Thread.sleep(Long.MAX_VALUE);
                } catch (InterruptedException e) {
                    return false;
                }
                return true;
            });
        }
    }

    @Test
    void aReadOnlyFileIsRefused() throws IOException {
        Path file = file();
        assumeTrue(file.toFile().setReadOnly() && !Files.isWritable(file), "this user may write every file");
        assertThatThrownBy(() -> SaveFile.to(file).write(ByteStore.of(NEW), Progress.NONE))
                .isInstanceOf(IOException.class).satisfies(Saying.partly("is read-only"));
        assertThat(file).hasBinaryContent(OLD);
    }

    @Test
    void aFolderIsRefused() {
        assertThatThrownBy(() -> SaveFile.to(folder).write(ByteStore.of(NEW), Progress.NONE))
                .isInstanceOf(IOException.class).satisfies(Saying.partly("is a folder"));
    }

    @Test
    void aMissingFileSaysSoWhenItIsOpened() {
        assertThatThrownBy(() -> OpenFile.read(folder.resolve("none"), Progress.NONE))
                .isInstanceOf(IOException.class).satisfies(Saying.partly("does not exist"));
    }

    private static boolean canLink(Path link, Path file) {
        try {
            Files.createSymbolicLink(link, file);
            return true;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }
}
