package org.varscope.document.file;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.document.save.SaveFile;
import org.varscope.scan.walk.Progress;

class FileWatchTest {
    private static final FileWatch.Sight GONE = new FileWatch.Sight.Gone();

    @TempDir
    private Path folder;
    private Path file;
    private final BlockingQueue<FileWatch.Sight> told = new LinkedBlockingQueue<>();
    private final FileWatch watch = new FileWatch(Runnable::run, Duration.ofMillis(20));

    @BeforeEach
    void make() throws IOException {
        file = Files.write(folder.resolve("a.save"), new byte[] {1, 2, 3});
    }

    @AfterEach
    void close() {
        watch.close();
    }

    private FileWatch.Watched watched() throws IOException {
        return watch.watch(file, FileStamp.of(file), told::add);
    }

    private FileWatch.@Nullable Sight next() throws InterruptedException {
        return told.poll(20, TimeUnit.SECONDS);
    }

    private FileWatch.Sight now() throws IOException {
        return new FileWatch.Sight.Changed(FileStamp.of(file).ofContent());
    }

    /// Watches two files, of which one cannot be looked at.
    private void assertToldBeside(FileWatch.Look bad) throws Exception {
        Path other = folder.resolve("bad.save");
        FileWatch.Look look = at -> at.equals(other.toAbsolutePath()) ? bad.at(at) : FileStamp.of(at);
        try (FileWatch both = new FileWatch(Runnable::run, Duration.ofMillis(20), look)) {
            both.watch(other, FileStamp.noted(1, FileTime.fromMillis(0)), _ -> { });
            both.watch(file, FileStamp.of(file), told::add);
            Files.write(file, new byte[] {9}, StandardOpenOption.APPEND);
            assertThat(next()).isEqualTo(now());
        }
    }

    @Test
    void aFileThatTheSystemFailsToTellOfEndsNoOther() throws Exception {
        assertToldBeside(_ -> {
            throw new IllegalStateException("the drive is gone");
        });
    }

    @Test
    void aFileThatIsLookedAtForeverEndsNoOther() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        try {
            assertToldBeside(at -> {
                try {
                    end.await();
                } catch (InterruptedException e) {
                    throw new InterruptedIOException();
                }
                return FileStamp.of(at);
            });
        } finally {
            end.countDown();
        }
    }

    @Test
    void aFileThatCannotBeLookedAtIsTold() throws Exception {
        FileWatch.Look bad = _ -> {
            throw new IllegalStateException("the drive is gone");
        };
        try (FileWatch one = new FileWatch(Runnable::run, Duration.ofMillis(20), bad)) {
            one.watch(file, FileStamp.of(file), told::add);
            assertThat(next()).isEqualTo(new FileWatch.Sight.Unreachable("the drive is gone"));
        }
    }

    @Test
    void aRewrittenFileIsTold() throws Exception {
        watched();
        Files.write(file, new byte[] {9}, StandardOpenOption.APPEND);
        assertThat(next()).isEqualTo(now());
    }

    @Test
    void aTruncatedFileIsTold() throws Exception {
        watched();
        Files.write(file, new byte[0], StandardOpenOption.TRUNCATE_EXISTING);
        assertThat(next()).isEqualTo(now());
    }

    @Test
    void aReplacedFileIsTold() throws Exception {
        watched();
        Files.move(Files.write(folder.resolve("b"), new byte[10]), file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(next()).isEqualTo(now());
    }

    @Test
    void aDeletedFileIsToldAndItsReturnToo() throws Exception {
        watched();
        Files.delete(file);
        assertThat(next()).isEqualTo(GONE);
        Files.write(file, new byte[] {4});
        assertThat(next()).isEqualTo(now());
    }

    @Test
    void aSaveThatWasExpectedIsNotTold() throws Exception {
        FileWatch.Watched watched = watched();
        SaveFile.to(file).write(ByteStore.of(new byte[] {7}),
                new SaveFile.Live(List.of(), (_, stamp, _) -> watched.expect(stamp)), Progress.NONE);
        Files.delete(file);
        assertThat(next()).isEqualTo(GONE);
        assertThat(told).isEmpty();
    }

    @Test
    void aFileThatIsNotWatchedAnyMoreIsNotTold() throws Exception {
        watched().close();
        Path other = Files.write(folder.resolve("other"), new byte[1]);
        watch.watch(other, FileStamp.of(other), told::add);
        Files.delete(file);
        Files.write(other, new byte[2]);
        assertThat(next()).isEqualTo(new FileWatch.Sight.Changed(FileStamp.of(other).ofContent()));
        assertThat(told).isEmpty();
    }
}
