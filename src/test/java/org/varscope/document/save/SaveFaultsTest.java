package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.bytes.MovableSource;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.Child;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What goes wrong while saving: the old file is as it was, nothing else is left, the document goes on, and the message
/// says why and what to do.
class SaveFaultsTest {
    private static final int SIZE = 9_000_000;

    @TempDir
    private Path folder;
    @TempDir
    private Path notes;
    private byte[] opened;
    private Path file;
    private Document document;
    private List<MovableSource> sources;
    private FileStamp stamp;
    private ByteStore bytes;

    @BeforeEach
    void open() throws IOException, EditException {
        opened = new byte[SIZE];
        new Random(1).nextBytes(opened);
        file = Files.write(folder.resolve("a.save"), opened);
        stamp = FileStamp.of(file);
        bytes = ByteStore.of(new MovableSource(ByteStore.of(FileSource.open(file))));
        sources = MovableSource.in(bytes);
        document = new Document(Structure.pending(bytes, Dialects.of("godot4"), Framing.VALUES));
        document.apply(Edit.insert(5, new byte[] {1, 2, 3}));
        document.apply(new Edit.ReplaceBytes(new Span(100, 1000), new byte[0]));
    }

    private FileStamp save(Disk disk, Progress progress) throws IOException {
        return SaveFile.to(file).from(new OpenFile(file, bytes, stamp)).with(new Backups(notes))
                .write(document.snapshot().bytes(), new SaveFile.Live(sources, (_, _, _) -> { }), progress, disk)
                .stamp();
    }

    private void assertRefused(Disk disk, Progress progress, String... words) {
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> save(disk, progress))
                .satisfies(Saying.partly(words));
    }

    private void assertNothingHappened() throws IOException {
        assertThat(Files.readAllBytes(file)).isEqualTo(opened);
        assertNothingHalfWritten();
        assertDocumentIsIntact();
    }

    private void assertNothingHalfWritten() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(f -> !f.toString().endsWith(".bak"))).containsExactly(file);
        }
    }

    private void assertDocumentIsIntact() {
        ByteStore now = document.snapshot().bytes();
        assertThat(now.length()).isEqualTo(SIZE + 3 - 1000);
        document.undo();
        document.undo();
        assertThat(document.snapshot().bytes().contentEquals(ByteStore.of(opened))).isTrue();
        document.redo();
        document.redo();
        assertThat(document.snapshot().bytes()).isSameAs(now);
    }

    /// A disk on which writing fails after so many bytes.
    private record Failing(long after, IOException how, @Nullable Space space) implements Disk {
        private static final Space ROOM = new Space(Long.MAX_VALUE, false);

        Failing(long after, IOException how) {
            this(after, how, ROOM);
        }

        @Override
        public Space space(Path folder) throws IOException {
            if (space == null) {
                throw new IOException("not there");
            }
            return space;
        }

        @Override
        public WritableByteChannel create(Path to, FileAttribute<?>... attributes) throws IOException {
            FileChannel real = FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            return new WritableByteChannel() {
                @Override
                public int write(ByteBuffer from) throws IOException {
                    if (real.position() + from.remaining() > after) {
                        throw how;
                    }
                    return real.write(from);
                }

                @Override
                public boolean isOpen() {
                    return real.isOpen();
                }

                @Override
                public void close() throws IOException {
                    real.close();
                }
            };
        }
    }

    @ParameterizedTest(name = "full after {0} bytes")
    @ValueSource(longs = {0, 1, 4_000_000, 8_000_000})
    void aFullDisk(long after) throws IOException {
        assertRefused(new Failing(after, new IOException("Auf dem Gerät ist kein Speicherplatz mehr verfügbar"),
                        new Disk.Space(17_999_002, false)), Progress.NONE,
                "a.save was not saved", "disk is full",
                "17,999,003 bytes are needed beside the file as it is, 17,999,002 are free",
                "Make room, or save elsewhere");
        assertNothingHappened();
    }

    @Test
    void aDiskThatHasBecomeReadOnly() throws IOException {
        assertRefused(new Failing(1000, new FileSystemException("x", null, "schreibgeschützt"),
                new Disk.Space(0, true)), Progress.NONE, "its disk is read-only", "ave elsewhere");
        assertNothingHappened();
    }

    @Test
    void aDiskThatCannotBeReached() throws IOException {
        assertRefused(new Failing(1000, new IOException("Eingabe-/Ausgabefehler"), null), Progress.NONE,
                "its disk cannot be reached (Eingabe-/Ausgabefehler)", "ave elsewhere");
        assertNothingHappened();
    }

    @Test
    void whatTheSystemSaysWhereThereIsRoom() throws IOException {
        assertRefused(new Failing(1000, new FileSystemException("x", null, "No space left on device")), Progress.NONE,
                "the system says: No space left on device", "ave elsewhere");
        assertNothingHappened();
    }

    @Test
    void aDiskThatIsFullFromTheStart() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "this system has no /dev/full");
        Disk disk = new Disk() {
            @Override
            public WritableByteChannel create(Path to, FileAttribute<?>... attributes) throws IOException {
                return FileChannel.open(full, StandardOpenOption.WRITE);
            }

            @Override
            public Space space(Path folder) {
                return new Space(0, false);
            }
        };
        assertRefused(disk, Progress.NONE, "disk is full");
        assertNothingHappened();
    }

    @Test
    void aDiskThatFailsWhenItIsForced() throws IOException {
        Disk disk = new Disk() {
            @Override
            public void force(WritableByteChannel channel) throws IOException {
                throw new IOException("Input/output error");
            }
        };
        assertRefused(disk, Progress.NONE, "the system says: Input/output error");
        assertNothingHappened();
    }

    @Test
    void aFileThatIsInUse() throws IOException {
        Disk disk = new Disk() {
            @Override
            public void replace(Path from, Path to) throws IOException {
                throw new FileAlreadyExistsException(to.toString());
            }
        };
        assertRefused(disk, Progress.NONE, "in use by another program");
        assertNothingHappened();
    }

    @Test
    void permissionLostBeforeTheLastStep() throws IOException {
        Disk disk = new Disk() {
            @Override
            public void replace(Path from, Path to) throws IOException {
                throw new AccessDeniedException(to.toString());
            }
        };
        assertRefused(disk, Progress.NONE, "permission denied for");
        assertNothingHappened();
    }

    @Test
    void permissionLostForTheFolder() throws IOException {
        assumeTrue(folder.toFile().setWritable(false) && !Files.isWritable(folder), "this user may write every folder");
        assertRefused(Disk.REAL, Progress.NONE, "permission denied");
        assertThat(folder.toFile().setWritable(true)).isTrue();
        assertNothingHappened();
    }

    @Test
    void aLimitOnTheSizeOfFiles() throws Exception {
        Path shell = Path.of("/bin/sh");
        assumeTrue(Files.exists(shell), "this system has no shell that sets limits");
        try (Child child = Child.start(List.of(shell.toString(), "-c", "ulimit -f 100; exec \"$@\"", "sh"),
                Limited.class, file.toString())) {
            assertThat(child.end()).isZero();
            assertThat(child.rest()).singleElement().asString()
                    .contains("a.save was not saved", "the system says: ", "save elsewhere");
        }
        assertNothingHappened();
    }

    /// A program that may not write large files and tries.
    static final class Limited {
        private Limited() { }

        public static void main(String[] arguments) throws IOException {
            try {
                SaveFile.to(Path.of(arguments[0])).write(ByteStore.of(new byte[SIZE]), Progress.NONE);
            } catch (IOException e) {
                System.out.println(Clauses.why(e));
            }
        }
    }

    @Test
    void aFolderThatVanishesWhileSaving() throws IOException {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        Path target = gone.resolve("b.save");
        Progress vanish = _ -> {
            try (Stream<Path> inside = Files.exists(gone) ? Files.list(gone) : Stream.empty()) {
                for (Path each : inside.toList()) {
                    Files.delete(each);
                }
                Files.deleteIfExists(gone);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return true;
        };
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> SaveFile.to(target).write(document.snapshot().bytes(), vanish))
                .satisfies(Saying.partly("b.save was not saved", "the folder", "is gone"));
        assertNothingHappened();
    }

    @Test
    void aFolderThatWasNeverThere() {
        Path target = folder.resolve("none").resolve("b.save");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> SaveFile.to(target).write(document.snapshot().bytes(), Progress.NONE))
                .satisfies(Saying.partly("b.save was not saved", "the folder", "is gone"));
    }

    private void rewrite(byte... bytes) {
        try {
            Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aFileRewrittenInPlaceWhileSaving() throws IOException {
        boolean[] done = new boolean[1];
        byte[] other = new byte[SIZE];
        assertRefused(Disk.REAL, _ -> {
            if (!done[0]) {
                done[0] = true;
                rewrite(other);
            }
            return true;
        }, "a.save was not saved", "was rewritten by another program while it was open", "your edits are kept");
        assertThat(Files.readAllBytes(file)).isEqualTo(other);
        assertNothingHalfWritten();
    }

    @Test
    void aFileTruncatedWhileSaving() throws IOException {
        assertRefused(Disk.REAL, _ -> {
            rewrite((byte) 1);
            return true;
        }, "a.save was not saved", "bytes that were not edited can no longer be read", "has shrunk");
        assertThat(Files.readAllBytes(file)).isEqualTo(new byte[] {1});
        assertNothingHalfWritten();
    }

    @Test
    void aFileRewrittenInPlaceIsNotSavedOverEvenIfTold() throws IOException {
        rewrite(new byte[SIZE]);
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> SaveFile.to(file)
                .write(document.snapshot().bytes(), new SaveFile.Live(sources, (_, _, _) -> { }), Progress.NONE))
                .satisfies(Saying.partly("your edits are kept")).isNotInstanceOf(FileChangedException.class);
        assertThat(Files.readAllBytes(file)).isEqualTo(new byte[SIZE]);
        assertNothingHalfWritten();
    }

    @Test
    void aFileTruncatedByAnotherProgramWhileScanning() throws Exception {
        Structure structure = document.structure();
        boolean[] done = new boolean[1];
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> Structure.scan(structure.bytes(),
                structure.dialect(), structure.framing(), _ -> {
                    if (!done[0]) {
                        done[0] = true;
                        truncateElsewhere();
                    }
                    return true;
                })).satisfies(Saying.partly("has shrunk"));
        assertThat(document.structure()).isSameAs(structure);
        assertThat(document.canUndo()).isTrue();
    }

    private void truncateElsewhere() {
        try (Child child = Child.start(Truncating.class, file.toString())) {
            assertThat(child.end()).isZero();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A program that cuts a file off.
    static final class Truncating {
        private Truncating() { }

        public static void main(String[] arguments) throws IOException {
            try (FileChannel channel = FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
                channel.truncate(10);
            }
        }
    }

    @Test
    void aFileDeletedUnderneathIsSavedAgainWhole() throws IOException {
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "this system does not delete open files");
        Files.delete(file);
        save(Disk.REAL, Progress.NONE);
        assertThat(Files.size(file)).isEqualTo(SIZE + 3 - 1000);
        assertDocumentIsIntact();
    }

    @Test
    void theBackupIsOnTheDiskBeforeItHasItsName() throws IOException {
        List<String> done = new ArrayList<>();
        save(new Disk() {
            @Override
            public void force(WritableByteChannel channel) throws IOException {
                Disk.REAL.force(channel);
                done.add("on the disk");
            }

            @Override
            public void replace(Path from, Path to) throws IOException {
                Disk.REAL.replace(from, to);
                done.add(String.valueOf(to.getFileName()));
            }
        }, Progress.NONE);
        assertThat(done).containsExactly("on the disk", "on the disk", "a.save.bak", "a.save");
    }

    /// A disk on which another program writes the file as soon as it is there.
    private record Followed(Attack attack) implements Disk {
        interface Attack {
            void on(Path file) throws IOException;
        }

        @Override
        public void replace(Path from, Path to) throws IOException {
            Disk.REAL.replace(from, to);
            if (!to.toString().endsWith(".bak")) {
                attack.on(to);
            }
        }
    }

    @Test
    void aFileReplacedByAnotherProgramRightAfterSavingIsNotTakenForTheSavedOne() throws IOException {
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "this system does not replace open files");
        save(new Followed(to -> {
            Path other = Files.write(folder.resolve("other"), new byte[SIZE + 3 - 1000]);
            Files.move(other, to, StandardCopyOption.ATOMIC_MOVE);
        }), Progress.NONE);
        assertDocumentIsIntact();
    }

    @Test
    void aFileTruncatedByAnotherProgramRightAfterSavingIsNotSavedOver() throws IOException {
        FileStamp saved = save(new Followed(to -> rewrite((byte) 1)), Progress.NONE);
        assertThat(saved.size()).isEqualTo(SIZE + 3 - 1000);
        stamp = saved;
        assertThatExceptionOfType(FileChangedException.class).isThrownBy(() -> save(Disk.REAL, Progress.NONE));
        stamp = FileStamp.of(file);
        assertRefused(Disk.REAL, Progress.NONE, "was rewritten by another program while it was open");
        assertThatExceptionOfType(UncheckedIOException.class)
                .isThrownBy(() -> document.snapshot().bytes().bytes(new Span(100, 100_000)))
                .satisfies(Saying.partly("has shrunk"));
    }

    @Test
    void afterSavingEveryStateReadsFromTheNewFile() throws IOException {
        save(Disk.REAL, Progress.NONE);
        assertNothingHalfWritten();
        Files.delete(folder.resolve("a.save.bak"));
        assertDocumentIsIntact();
    }
}
