package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteReaderTest {
    private static final int TINY = ByteReader.SMALLEST_WINDOW;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void readsAnywhereEqualThoseOfAnArray(long seed) {
        Random random = new Random(seed);
        StoreTwin twin = StoreTwin.torn(random, 20_000);
        ByteReader reader = twin.store().reader(TINY);
        ByteBuffer plain = ByteBuffer.wrap(twin.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 20_000; i++) {
            int at = random.nextInt(twin.bytes().length - 7);
            assertThat(read(reader, i % 5, at)).isEqualTo(read(plain, i % 5, at));
        }
    }

    @ParameterizedTest(name = "step {0}")
    @ValueSource(ints = {1, -1, 3, -3, 8, -8, 509, -509})
    void readsInOneDirectionEqualThoseOfAnArray(int step) {
        StoreTwin twin = StoreTwin.torn(new Random(step), 30_000);
        ByteReader reader = twin.store().reader(TINY);
        ByteBuffer plain = ByteBuffer.wrap(twin.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        int last = twin.bytes().length - 8;
        for (int at = step > 0 ? 0 : last; at >= 0 && at <= last; at += step) {
            for (int how = 0; how < 5; how++) {
                assertThat(read(reader, how, at)).isEqualTo(read(plain, how, at));
            }
        }
    }

    private static long read(ByteReader reader, int how, int at) {
        return switch (how) {
            case 0 -> reader.u8(at);
            case 1 -> reader.i32(at);
            case 2 -> reader.i32be(at);
            case 3 -> reader.u32(at);
            default -> reader.i64(at);
        };
    }

    private static long read(ByteBuffer plain, int how, int at) {
        return switch (how) {
            case 0 -> plain.get(at) & 0xFF;
            case 1 -> plain.getInt(at);
            case 2 -> Integer.reverseBytes(plain.getInt(at));
            case 3 -> Integer.toUnsignedLong(plain.getInt(at));
            default -> plain.getLong(at);
        };
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13})
    void copiesOfAnySizeEqualThoseOfAnArray(long seed) {
        Random random = new Random(seed);
        StoreTwin twin = StoreTwin.torn(random, 20_000);
        ByteReader reader = twin.store().reader(TINY);
        for (int i = 0; i < 3000; i++) {
            int at = random.nextInt(twin.bytes().length);
            int count = Math.min(random.nextInt(random.nextInt(4) == 0 ? 5000 : 40), twin.bytes().length - at);
            byte[] into = new byte[count + 1];
            reader.read(at, into, 1, count);
            assertThat(Arrays.copyOfRange(into, 1, 1 + count))
                    .isEqualTo(Arrays.copyOfRange(twin.bytes(), at, at + count));
        }
    }

    @Test
    void aNumberTornByteByByteReadsBackWhole() {
        ByteStore store = ByteStore.empty();
        for (int i = 0; i < 8; i++) {
            store = store.concat(ByteStore.of(new byte[] {(byte) (i + 1)}));
        }
        assertThat(store.reader().i64(0)).isEqualTo(0x0807_0605_0403_0201L);
    }

    @Test
    void aNumberOverAnEdgeOfTheWindowReadsBackWhole() {
        int end = TINY + ByteReader.AHEAD;
        ByteReader reader = ByteStore.of(new Patterned(1L << 40)).reader(TINY);
        reader.load(0);
        assertThat(reader.arrayEnd()).isEqualTo(end);
        assertThat(reader.i64(end - 3)).isEqualTo(patterned(end - 3));
    }

    @ParameterizedTest(name = "at {0}")
    @ValueSource(longs = {(1L << 31) - 4, (1L << 32) - 1, (1L << 40) - 8})
    void numbersBeyondIntReadBack(long at) {
        assertThat(ByteStore.of(new Patterned(1L << 40)).reader().i64(at)).isEqualTo(patterned(at));
    }

    private static long patterned(long at) {
        byte[] bytes = new byte[8];
        new Patterned(at + 8).read(at, bytes, 0, 8);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22, 23})
    void aLoadedWindowHoldsTheBytesAheadAtTheRightIndices(long seed) {
        Random random = new Random(seed);
        StoreTwin twin = StoreTwin.torn(random, 20_000);
        ByteReader reader = twin.store().reader(TINY);
        for (int i = 0; i < 3000; i++) {
            int at = random.nextInt(twin.bytes().length);
            reader.load(at);
            int index = reader.arrayOffset() + (int) (at - reader.arrayStart());
            int ahead = Math.min(ByteReader.AHEAD, twin.bytes().length - at);
            assertThat(reader.arrayEnd() - index).isGreaterThanOrEqualTo(ahead);
            assertThat(index).isGreaterThanOrEqualTo(reader.arrayOffset());
            assertThat(Arrays.copyOfRange(reader.array(), index, index + ahead))
                    .isEqualTo(Arrays.copyOfRange(twin.bytes(), at, at + ahead));
        }
    }

    @Test
    void aStoreHeldWholeInMemoryIsOneWindowWithoutACopy() {
        byte[] bytes = StoreTwin.anyBytes(new Random(31), 5_000_000);
        ByteReader reader = ByteStore.of(bytes).reader();
        reader.load(3_000_000);
        assertThat(reader.array()).isSameAs(bytes);
        assertThat(reader.arrayStart()).isZero();
        assertThat(reader.arrayEnd()).isEqualTo(bytes.length);
    }

    @Test
    void aSliceOfMemoryIsAWindowThatShowsOnlyTheSlice() {
        byte[] bytes = StoreTwin.anyBytes(new Random(32), 5000);
        ByteReader reader = ByteStore.of(bytes).slice(new Span(1000, 2000)).reader();
        reader.load(5);
        assertThat(reader.array()).isSameAs(bytes);
        assertThat(new int[] {(int) reader.arrayStart(), reader.arrayOffset(), reader.arrayEnd()})
                .containsExactly(0, 1000, 3000);
    }

    @Test
    void aStepToTheNextBlockReadsFurtherAhead() {
        ByteReader reader = ByteStore.of(new Patterned(1L << 40)).reader();
        reader.load(0);
        int first = reader.arrayEnd();
        reader.load(first);
        assertThat(reader.arrayEnd()).isGreaterThan(first);
    }

    @Test
    void readingAheadStopsAtTheLimit() {
        ByteReader reader = ByteStore.of(new Patterned(1L << 40)).reader(64 * 1024);
        for (long at = 0; at < 4_000_000; at += 4) {
            reader.i32(at);
        }
        assertThat(reader.arrayEnd()).isEqualTo(64 * 1024 + ByteReader.AHEAD);
    }

    @Test
    void readingBackwardsLoadsEachBlockOnce() {
        Counting source = new Counting(1_000_000);
        ByteReader reader = ByteStore.of(source).reader(64 * 1024);
        for (long at = source.length() - 1; at >= 0; at--) {
            reader.u8(at);
        }
        assertThat(source.bytes).isLessThan(2 * source.length());
    }

    @ParameterizedTest(name = "at {0}")
    @ValueSource(longs = {-1, 7, 8, 9, Long.MAX_VALUE, Long.MIN_VALUE})
    void aNumberThatIsNotAllThereIsRefused(long at) {
        ByteReader reader = ByteStore.of(new byte[10]).reader();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> reader.i32(at));
    }

    @Test
    void aRefusedReadLeavesTheReaderUsable() {
        ByteReader reader = ByteStore.of(new byte[] {1, 0, 0, 0, 2}).reader();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> reader.i32(2));
        assertThat(reader.i32(0)).isEqualTo(1);
    }

    @Test
    void bytesPastTheEndOfASliceAreNotShownThoughTheArrayHasThem() {
        ByteReader reader = ByteStore.of(new byte[100]).slice(new Span(10, 20)).reader();
        reader.u8(0);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> reader.u8(20));
    }

    @Test
    void bytesBeforeTheStartOfASliceAreNotShownThoughTheArrayHasThem() {
        ByteReader reader = ByteStore.of(new byte[100]).slice(new Span(10, 20)).reader();
        reader.u8(0);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> reader.u8(-1));
    }

    @Test
    void loadingTheEndIsRefused() {
        ByteReader reader = ByteStore.of(new byte[10]).reader();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> reader.load(10));
    }

    @Test
    void nothingCanBeReadFromTheEmptyStore() {
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> ByteStore.empty().reader().u8(0));
    }

    @Test
    void afterAFailedReadNoTornBytesShow() {
        Failing source = new Failing(100_000);
        ByteReader reader = ByteStore.of(source).reader(TINY);
        int before = reader.u8(0);
        source.fails = true;
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> reader.u8(50_000));
        source.fails = false;
        assertThat(reader.u8(0)).isEqualTo(before);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {0, 512, 1000, 8 * 1024 * 1024, -1024})
    void aWindowThatIsNoPowerOfTwoInTheLimitsIsRefused(int window) {
        assertThatIllegalArgumentException().isThrownBy(() -> ByteStore.empty().reader(window));
    }

    private static final class Counting implements ByteSource {
        private final long length;
        private long bytes;

        Counting(long length) {
            this.length = length;
        }

        @Override
        public long length() {
            return length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            bytes += count;
        }
    }

    /// Scribbles over the target before it fails, as an interrupted read may.
    private static final class Failing implements ByteSource {
        private final long length;
        private boolean fails;

        Failing(long length) {
            this.length = length;
        }

        @Override
        public long length() {
            return length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Arrays.fill(into, offset, offset + count, (byte) (fails ? 99 : 1));
            if (fails) {
                throw new UncheckedIOException(new IOException("gone"));
            }
        }
    }
}
