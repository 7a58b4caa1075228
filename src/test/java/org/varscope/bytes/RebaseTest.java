package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.explain.Saying;

class RebaseTest {
    private static final int SIZE = 3000;

    @TempDir
    private Path folder;

    private MovableSource source(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("a.save"), bytes);
        return new MovableSource(ByteStore.of(FileSource.open(file)));
    }

    private static byte[] all(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    /// Saves `bytes` as a file of `source`, as a save does it.
    private void save(MovableSource source, ByteStore bytes, boolean closeFirst) throws IOException {
        Path file = folder.resolve("a.save");
        Path fresh = folder.resolve("fresh");
        try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            bytes.transferTo(out, _ -> { }, () -> false);
        }
        Rebase.prepare(List.of(source), bytes, () -> false, closeFirst)
                .run(() -> Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING), fresh, file);
    }

    private static ByteStore edited(ByteStore store, Random random) {
        long start = random.nextLong(store.length());
        long length = Math.min(random.nextInt(200), store.length() - start);
        ByteStore with = switch (random.nextInt(3)) {
            case 0 -> ByteStore.empty();
            case 1 -> ByteStore.of(StoreTwin.anyBytes(random, random.nextInt(100)));
            default -> store.slice(new Span(random.nextLong(store.length() / 2), random.nextInt(300)));
        };
        return store.replace(new Span(start, length), with);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyStateReadsTheSameOverManySaves(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] opened = StoreTwin.anyBytes(random, SIZE);
        try (MovableSource source = source(opened)) {
            List<ByteStore> states = new ArrayList<>(List.of(ByteStore.of(source)));
            List<byte[]> expected = new ArrayList<>(List.of(opened));
            for (int step = 0; step < 60; step++) {
                ByteStore next = edited(states.get(random.nextInt(states.size())), random);
                states.add(next);
                expected.add(all(next));
                if (random.nextInt(6) == 0) {
                    save(source, states.get(random.nextInt(states.size())), random.nextBoolean());
                    for (int i = 0; i < states.size(); i++) {
                        assertThat(all(states.get(i))).as("state %d after step %d", i, step).isEqualTo(expected.get(i));
                    }
                }
            }
        }
    }

    @Test
    void onlyWhatTheNewFileLacksIsCopiedAside() throws IOException {
        try (MovableSource source = source(StoreTwin.anyBytes(new Random(1), SIZE))) {
            ByteStore bytes = ByteStore.of(source).replace(new Span(100, 8), ByteStore.of(new byte[20]));
            save(source, bytes, false);
            List<Long> aside = new ArrayList<>();
            for (Piece piece : source.backing().pieces()) {
                if (!(piece.source() instanceof FileSource)) {
                    aside.add(piece.length());
                }
            }
            assertThat(aside).containsExactly(8L);
            assertThat(source.files()).hasSize(1);
        }
    }

    @ParameterizedTest(name = "old file closed first: {0}")
    @ValueSource(booleans = {false, true})
    void aMoveThatFailsLeavesTheOldFileReadable(boolean closeFirst) throws IOException {
        byte[] opened = StoreTwin.anyBytes(new Random(2), SIZE);
        try (MovableSource source = source(opened)) {
            Rebase rebase = Rebase.prepare(List.of(source), ByteStore.of(source), () -> false, closeFirst);
            assertThatThrownBy(() -> rebase.run(() -> {
                throw new IOException("no");
            }, folder.resolve("fresh"), folder.resolve("none"))).hasMessage("no");
            assertThat(all(ByteStore.of(source))).isEqualTo(opened);
        }
    }

    @Test
    void copyingAsideStopsWhenTold() throws IOException {
        byte[] opened = StoreTwin.anyBytes(new Random(6), SIZE);
        try (MovableSource source = source(opened)) {
            assertThatExceptionOfType(CancellationException.class)
                    .isThrownBy(() -> Rebase.prepare(List.of(source), ByteStore.empty(), () -> true));
            assertThat(all(ByteStore.of(source))).isEqualTo(opened);
        }
    }

    @ParameterizedTest(name = "old file closed first: {0}")
    @ValueSource(booleans = {false, true})
    void readersOnOtherThreadsNeverNoticeASave(boolean closeFirst) throws Exception {
        byte[] opened = StoreTwin.anyBytes(new Random(3), SIZE);
        AtomicBoolean stop = new AtomicBoolean();
        try (MovableSource source = source(opened); ExecutorService threads = Executors.newFixedThreadPool(2)) {
            ByteStore first = ByteStore.of(source);
            List<Future<?>> readers = new ArrayList<>();
            for (int seed = 0; seed < 2; seed++) {
                Random random = new Random(seed);
                readers.add(threads.submit(() -> {
                    while (!stop.get()) {
                        int at = random.nextInt(SIZE - 100);
                        assertThat(first.bytes(new Span(at, 100))).isEqualTo(Arrays.copyOfRange(opened, at, at + 100));
                    }
                }));
            }
            ByteStore now = first;
            Random random = new Random(4);
            for (int i = 0; i < 100; i++) {
                now = edited(now, random);
                save(source, now, closeFirst);
            }
            stop.set(true);
            for (Future<?> reader : readers) {
                reader.get();
            }
        }
    }

    @Test
    void aFileThatWasWrittenIntoIsRefused() throws IOException {
        try (MovableSource source = source(new byte[SIZE])) {
            source.refuseIfRewritten();
            try (RandomAccessFile file = new RandomAccessFile(folder.resolve("a.save").toFile(), "rw")) {
                file.setLength(10);
            }
            assertThatExceptionOfType(IOException.class).isThrownBy(source::refuseIfRewritten)
                    .satisfies(Saying.partly("was rewritten by another program while it was open"));
        }
    }

    @Test
    void aFileThatWasReplacedAsAWholeIsStillReadAsItWas() throws IOException {
        byte[] opened = StoreTwin.anyBytes(new Random(5), SIZE);
        try (MovableSource source = source(opened)) {
            Path other = Files.write(folder.resolve("other"), new byte[5]);
            Files.move(other, folder.resolve("a.save"), StandardCopyOption.REPLACE_EXISTING);
            source.refuseIfRewritten();
            assertThat(all(ByteStore.of(source))).isEqualTo(opened);
        }
    }

    @Test
    void aClosedSourceRefusesToRead() throws IOException {
        MovableSource source = source(new byte[SIZE]);
        source.close();
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> source.read(0, new byte[1], 0, 1));
    }
}
