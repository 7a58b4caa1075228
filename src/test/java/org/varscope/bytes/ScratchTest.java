package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScratchTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void whatWasAppendedReadsBackWhateverComesLater(long seed) {
        Random random = new Random(seed);
        Scratch scratch = new Scratch();
        List<byte[]> appended = new ArrayList<>();
        List<ByteStore> stores = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            byte[] bytes = StoreTwin.anyBytes(random, random.nextInt(random.nextInt(50) == 0 ? 600_000 : 300));
            appended.add(bytes);
            stores.add(scratch.append(bytes));
        }
        assertThat(stores).map(store -> store.bytes(new Span(0, store.length()))).containsExactlyElementsOf(appended);
    }

    @Test
    void appendedBytesAreACopy() {
        byte[] bytes = {1, 2, 3};
        ByteStore store = new Scratch().append(bytes);
        bytes[0] = 9;
        assertThat(store.bytes(new Span(0, 3))).containsExactly(1, 2, 3);
    }

    @Test
    void aPartOfAnArrayIsAppendedAlone() {
        assertThat(new Scratch().append(new byte[] {1, 2, 3, 4}, 1, 2).bytes(new Span(0, 2))).containsExactly(2, 3);
    }

    @Test
    void appendingNothingGivesTheEmptyStore() {
        assertThat(new Scratch().append(new byte[0])).isSameAs(ByteStore.empty());
    }

    @Test
    void aMegabyteTypedByteByByteIsAFewPieces() {
        Scratch scratch = new Scratch();
        ByteStore store = ByteStore.empty();
        for (int i = 0; i < 1_000_000; i++) {
            store = store.concat(scratch.append(new byte[] {(byte) i}));
        }
        assertThat(store.pieces().size()).isLessThan(12);
    }

    @Test
    void whatLiesBeyondAnAppendedStoreCannotBeReadThroughIt() {
        Scratch scratch = new Scratch();
        ByteStore first = scratch.append(new byte[] {1});
        scratch.append(new byte[] {2});
        ByteReader reader = first.reader();
        reader.load(0);
        assertThat(reader.arrayEnd() - reader.arrayOffset()).isEqualTo(1);
    }

    @Test
    void aStoreMayBeReadByOthersWhileMoreIsAppended() throws Exception {
        Scratch scratch = new Scratch();
        BlockingQueue<ByteStore> handedOver = new LinkedBlockingQueue<>();
        try (ExecutorService reader = Executors.newSingleThreadExecutor()) {
            Future<Integer> wrong = reader.submit(() -> {
                int differences = 0;
                for (int i = 0; i < 20_000; i++) {
                    differences += handedOver.take().reader().i32(0) == i ? 0 : 1;
                }
                return differences;
            });
            for (int i = 0; i < 20_000; i++) {
                handedOver.add(scratch.append(new byte[] {(byte) i, (byte) (i >> 8), (byte) (i >> 16),
                        (byte) (i >> 24)}));
            }
            assertThat(wrong.get()).isZero();
        }
    }
}
