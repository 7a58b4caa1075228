package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.explain.Saying;

class FileSourceTest {
    private static final int PAGE = 16;

    @TempDir
    private Path folder;

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("bytes.bin"), bytes);
    }

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {1, 15, 16, 17, 100})
    void everyRangeReadsBack(int size) throws IOException {
        byte[] bytes = StoreTwin.anyBytes(new Random(size), size);
        try (FileSource source = FileSource.open(file(bytes))) {
            for (int from = 0; from <= size; from++) {
                for (int to = from; to <= size; to++) {
                    byte[] into = new byte[to - from];
                    source.read(from, into, 0, into.length);
                    assertThat(into).isEqualTo(Arrays.copyOfRange(bytes, from, to));
                }
            }
        }
    }

    @Test
    void aReadFillsOnlyItsPartOfTheArray() throws IOException {
        try (FileSource source = FileSource.open(file(new byte[] {1, 2, 3, 4}))) {
            byte[] into = new byte[6];
            source.read(1, into, 2, 2);
            assertThat(into).containsExactly(0, 0, 2, 3, 0, 0);
        }
    }

    @Test
    void aReadPastTheEndIsRefused() throws IOException {
        try (FileSource source = FileSource.open(file(new byte[20]))) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> source.read(18, new byte[8], 0, 3));
        }
    }

    @Test
    void anEmptyFileHasNoBytes() throws IOException {
        try (FileSource source = FileSource.open(file(new byte[0]))) {
            assertThat(ByteStore.of(source)).isSameAs(ByteStore.empty());
        }
    }

    @Test
    void aMissingFileCannotBeOpened() {
        assertThatExceptionOfType(NoSuchFileException.class).isThrownBy(() -> FileSource.open(folder.resolve("none")));
    }

    @Test
    void aFileThatGrewKeepsTheLengthItHadWhenOpened() throws IOException {
        Path path = file(new byte[20]);
        try (FileSource source = FileSource.open(path)) {
            Files.write(path, new byte[5], StandardOpenOption.APPEND);
            assertThat(source.length()).isEqualTo(20);
        }
    }

    @Test
    void aReadOfWhatWasCutOffSaysWhatIsMissing() throws IOException {
        Path path = file(new byte[100]);
        try (FileSource source = FileSource.open(path)) {
            truncate(path, 50);
            assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> source.read(40, new byte[30], 0, 30))
                    .satisfies(Saying.partly(path.toString(), "has shrunk: expected 30 bytes at offset 40, found 10"));
        }
    }

    @Test
    void aFileThatShrankStillReadsBeforeTheCut() throws IOException {
        Path path = file(StoreTwin.anyBytes(new Random(1), 100));
        byte[] expected = Arrays.copyOfRange(Files.readAllBytes(path), 4, 44);
        try (FileSource source = FileSource.open(path)) {
            truncate(path, 50);
            byte[] into = new byte[40];
            source.read(4, into, 0, 40);
            assertThat(into).isEqualTo(expected);
        }
    }

    @Test
    void transferringWhatWasCutOffSaysWhatIsMissing() throws IOException {
        Path path = file(new byte[100]);
        try (FileSource source = FileSource.open(path)) {
            truncate(path, 50);
            assertThatExceptionOfType(UncheckedIOException.class)
                    .isThrownBy(() -> source.transferTo(0, 100, Channels.newChannel(new ByteArrayOutputStream())))
                    .satisfies(Saying.partly(path.toString(), "expected 100 bytes at offset 0, found 50"));
        }
    }

    private static void truncate(Path path, long length) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(length);
        }
    }

    @Test
    void transferringWritesExactlyTheRange() throws IOException {
        byte[] bytes = StoreTwin.anyBytes(new Random(2), 100_000);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (FileSource source = FileSource.open(file(bytes))) {
            source.transferTo(1000, 90_000, Channels.newChannel(out));
        }
        assertThat(out.toByteArray()).isEqualTo(Arrays.copyOfRange(bytes, 1000, 91_000));
    }

    @Test
    void transferringToAnotherFileAppendsTheRange() throws IOException {
        byte[] bytes = StoreTwin.anyBytes(new Random(3), 10_000);
        Path target = folder.resolve("target");
        try (FileSource source = FileSource.open(file(bytes));
                FileChannel out = FileChannel.open(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            source.transferTo(0, 10, out);
            source.transferTo(5000, 20, out);
        }
        ByteBuffer expected = ByteBuffer.allocate(30).put(bytes, 0, 10).put(bytes, 5000, 20);
        assertThat(Files.readAllBytes(target)).isEqualTo(expected.array());
    }

    @Test
    void aClosedSourceRefusesToRead() throws IOException {
        FileSource source = FileSource.open(file(new byte[100]));
        source.read(0, new byte[10], 0, 10);
        source.close();
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> source.read(0, new byte[10], 0, 10));
    }

    @Test
    void bytesBeyondIntReadBack() throws IOException {
        Path path = folder.resolve("sparse");
        long at = 5_000_000_000L;
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE,
                StandardOpenOption.SPARSE)) {
            out.write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4}), at);
        }
        try (FileSource source = FileSource.open(path)) {
            assertThat(ByteStore.of(source).reader().i32(at)).isEqualTo(0x0403_0201);
        }
    }

    @Test
    void manyReadersAtOnceReadTheRightBytes() throws Exception {
        byte[] bytes = StoreTwin.anyBytes(new Random(4), 5000);
        try (FileSource source = FileSource.open(file(bytes));
                ExecutorService readers = Executors.newFixedThreadPool(4)) {
            List<Future<?>> done = new ArrayList<>();
            for (int seed = 0; seed < 4; seed++) {
                Random random = new Random(seed);
                done.add(readers.submit(() -> readAtRandom(source, bytes, random, 3000)));
            }
            finish(done);
        }
    }

    @Test
    void readersThatAreInterruptedAgainAndAgainReadTheRightBytes() throws Exception {
        byte[] bytes = StoreTwin.anyBytes(new Random(5), 5000);
        AtomicBoolean stop = new AtomicBoolean();
        try (FileSource source = FileSource.open(file(bytes));
                ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Thread reader = Thread.currentThread();
            Future<?> interrupter = threads.submit(() -> {
                while (!stop.get()) {
                    reader.interrupt();
                }
            });
            Future<?> bystander = threads.submit(() -> readAtRandom(source, bytes, new Random(6), 3000));
            try {
                readAtRandom(source, bytes, new Random(7), 3000);
            } finally {
                stop.set(true);
                awaitUninterruptibly(interrupter);
                Thread.interrupted();
            }
            finish(List.of(bystander));
        }
    }

    @Test
    void anInterruptedReaderReadsAndStaysInterrupted() throws IOException {
        try (FileSource source = FileSource.open(file(new byte[] {1, 2, 3}))) {
            byte[] into = new byte[3];
            Thread.currentThread().interrupt();
            source.read(0, into, 0, 3);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(into).containsExactly(1, 2, 3);
        }
    }

    @Test
    void aFileThatTookThePlaceOfTheOpenedOneIsNeverReadInstead() throws Exception {
        Path path = file(StoreTwin.anyBytes(new Random(8), 100));
        byte[] bytes = Files.readAllBytes(path);
        AtomicBoolean stop = new AtomicBoolean();
        try (FileSource source = FileSource.open(path);
                ExecutorService threads = Executors.newSingleThreadExecutor()) {
            Files.move(Files.write(folder.resolve("other"), new byte[100]), path, StandardCopyOption.REPLACE_EXISTING);
            Thread reader = Thread.currentThread();
            Future<?> interrupter = threads.submit(() -> {
                while (!stop.get()) {
                    reader.interrupt();
                }
            });
            try {
                assertThatExceptionOfType(UncheckedIOException.class)
                        .isThrownBy(() -> readAtRandom(source, bytes, new Random(9), 10_000_000))
                        .satisfies(Saying.partly("another file has taken its place"));
            } finally {
                stop.set(true);
                awaitUninterruptibly(interrupter);
                Thread.interrupted();
            }
        }
    }

    private static void awaitUninterruptibly(Future<?> task) throws ExecutionException {
        while (true) {
            try {
                task.get();
                return;
            } catch (InterruptedException e) {
                Thread.interrupted();
            }
        }
    }

    private static void finish(List<Future<?>> tasks) throws Exception {
        for (Future<?> task : tasks) {
            task.get();
        }
    }

    private static void readAtRandom(FileSource source, byte[] bytes, Random random, int times) {
        for (int i = 0; i < times; i++) {
            int at = random.nextInt(bytes.length);
            int count = Math.min(random.nextInt(3 * PAGE), bytes.length - at);
            byte[] into = new byte[count];
            source.read(at, into, 0, count);
            assertThat(into).isEqualTo(Arrays.copyOfRange(bytes, at, at + count));
        }
    }
}
