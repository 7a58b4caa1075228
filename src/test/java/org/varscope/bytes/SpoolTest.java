package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.explain.Saying;

class SpoolTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1000, 100_000, 3_000_000})
    void whatWasWrittenComesBackWhereverItWasKept(int inMemory) throws IOException {
        byte[] bytes = new byte[2_000_000];
        new Random(7).nextBytes(bytes);
        assertThat(spooled(bytes, inMemory).bytes(new Span(0, bytes.length))).isEqualTo(bytes);
    }

    @Test
    void shortReadsAcrossPagesGiveTheSameBytes() throws IOException {
        byte[] bytes = new byte[700_000];
        new Random(8).nextBytes(bytes);
        ByteStore store = spooled(bytes, 1);
        Random random = new Random(9);
        for (int i = 0; i < 1000; i++) {
            int start = random.nextInt(bytes.length);
            int count = random.nextInt(Math.min(5000, bytes.length - start) + 1);
            assertThat(ByteBuffer.wrap(store.bytes(new Span(start, count))))
                    .isEqualTo(ByteBuffer.wrap(bytes, start, count));
        }
    }

    @Test
    void itKnowsHowMuchWasWritten() throws IOException {
        try (Spool spool = new Spool(10)) {
            spool.write(new byte[8], 0, 8);
            spool.write(ByteBuffer.allocateDirect(300_000));
            assertThat(spool.length()).isEqualTo(300_008);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows removes the name with the last handle")
    void theTemporaryFileHasNoName(@TempDir Path folder) throws IOException {
        UnnamedFile file = UnnamedFile.create(folder);
        file.append(new byte[] {1, 2, 3}, 0, 3);
        assertThat(folder).isEmptyDirectory();
        assertThat(ByteStore.of(file).bytes(new Span(1, 2))).containsExactly(2, 3);
    }

    @Test
    void aFolderThatIsNotThereIsNamed(@TempDir Path folder) {
        assertThatThrownBy(() -> UnnamedFile.create(folder.resolve("gone"))).isInstanceOf(IOException.class)
                .satisfies(Saying.partly("cannot make a temporary file in " + folder.resolve("gone")));
    }

    @Test
    void anInterruptedThreadStillReads() throws IOException {
        byte[] bytes = new byte[1_000_000];
        new Random(10).nextBytes(bytes);
        ByteStore store = spooled(bytes, 1);
        Thread.currentThread().interrupt();
        byte[] read = store.bytes(new Span(0, bytes.length));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(read).isEqualTo(bytes);
        assertThat(store.bytes(new Span(5, 1))).containsExactly(bytes[5]);
    }

    @Test
    void nothingCanBeWrittenOnceItIsFinished() throws IOException {
        Spool spool = new Spool();
        spool.finish();
        assertThatThrownBy(() -> spool.write(new byte[1], 0, 1)).isInstanceOf(ClosedChannelException.class);
    }

    @Test
    void closingAfterTheEndLeavesTheBytes() throws IOException {
        ByteStore store;
        try (Spool spool = new Spool(1)) {
            spool.write(new byte[] {1, 2, 3}, 0, 3);
            store = spool.finish();
        }
        assertThat(store.bytes(new Span(0, 3))).containsExactly(1, 2, 3);
    }

    private static ByteStore spooled(byte[] bytes, int inMemory) throws IOException {
        Random steps = new Random(inMemory);
        try (Spool spool = new Spool(inMemory)) {
            for (int done = 0; done < bytes.length; ) {
                int step = Math.min(bytes.length - done, steps.nextInt(steps.nextInt(20) == 0 ? 600_000 : 5000));
                spool.write(bytes, done, step);
                done += step;
            }
            return spool.finish();
        }
    }
}
