package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteStoreTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void replacingEqualsReplacingInAnArray(long seed) {
        Random random = new Random(seed);
        StoreTwin twin = StoreTwin.of(random, 2000);
        for (int i = 0; i < 1500; i++) {
            twin = twin.edited(random);
            if (i % 10 == 0) {
                twin.assertSame();
            }
        }
        twin.assertSame();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13})
    void slicesAndJoinsEqualThoseOfAnArray(long seed) {
        Random random = new Random(seed);
        StoreTwin twin = StoreTwin.torn(random, 5000);
        for (int i = 0; i < 300; i++) {
            Span span = StoreTwin.anySpan(random, twin.bytes().length);
            int start = (int) span.start();
            int end = (int) span.end();
            byte[] expected = Arrays.copyOfRange(twin.bytes(), start, end);
            assertThat(twin.store().slice(span).bytes(new Span(0, span.length()))).isEqualTo(expected);
            ByteStore back = twin.store().slice(new Span(0, start)).concat(twin.store().slice(span))
                    .concat(twin.store().slice(Span.between(end, twin.bytes().length)));
            assertThat(back.contentEquals(twin.store())).isTrue();
            assertThat(back.pieces().size()).isEqualTo(twin.store().pieces().size());
        }
    }

    @Test
    void storesJoinedAtOnceAreTheStoresJoinedOneByOne() {
        Random random = new Random(22);
        for (int count = 0; count < 40; count++) {
            List<ByteStore> stores = Stream.generate(() -> StoreTwin.torn(random, random.nextInt(1, 4)).store())
                    .limit(count).toList();
            ByteStore expected = stores.stream().reduce(ByteStore.empty(), ByteStore::concat);
            assertThat(ByteStore.joined(stores).isSameAs(expected)).isTrue();
            assertThat(ByteStore.joined(stores).pieces().size()).isEqualTo(expected.pieces().size());
        }
    }

    @Test
    void aTornStoreReadsBackFromEveryOffset() {
        StoreTwin twin = StoreTwin.torn(new Random(21), 3000);
        for (int at = 0; at <= twin.bytes().length; at++) {
            int count = Math.min(97, twin.bytes().length - at);
            byte[] into = new byte[count + 2];
            twin.store().read(at, into, 1, count);
            assertThat(Arrays.copyOfRange(into, 1, 1 + count))
                    .isEqualTo(Arrays.copyOfRange(twin.bytes(), at, at + count));
        }
    }

    @Test
    void anEditLeavesEveryOlderStoreAsItWas() {
        Random random = new Random(22);
        List<StoreTwin> versions = new ArrayList<>(List.of(StoreTwin.of(random, 1000)));
        for (int i = 0; i < 400; i++) {
            versions.add(versions.getLast().edited(random));
        }
        versions.forEach(StoreTwin::assertSame);
    }

    @Test
    void typingAtTheEndOfWhatWasTypedStaysOnePiece() {
        Scratch scratch = new Scratch();
        ByteStore store = ByteStore.of(new byte[100]);
        for (int i = 0; i < 1000; i++) {
            store = store.replace(new Span(50 + i, 0), scratch.append(new byte[] {(byte) i}));
        }
        assertThat(store.pieces().size()).isEqualTo(3);
    }

    @Test
    void typingOverBytesStaysOnePiece() {
        Scratch scratch = new Scratch();
        ByteStore store = ByteStore.of(new byte[4000]);
        for (int i = 0; i < 1000; i++) {
            store = store.replace(new Span(50 + i, 1), scratch.append(new byte[] {(byte) i}));
        }
        assertThat(store.pieces().size()).isEqualTo(3);
    }

    @Test
    void bytesCutOutAndPutBackLeaveNoTrace() {
        ByteStore store = ByteStore.of(new byte[100]);
        ByteStore cut = store.replace(new Span(10, 20), ByteStore.empty());
        assertThat(cut.replace(new Span(10, 0), store.slice(new Span(10, 20))).pieces().size()).isEqualTo(1);
    }

    @Test
    void aReplacementOfManyPiecesMergesAtBothSeams() {
        ByteStore store = StoreTwin.torn(new Random(23), 4000).store();
        Span span = new Span(1000, 2000);
        ByteStore back = store.replace(span, ByteStore.empty()).replace(new Span(1000, 0), store.slice(span));
        assertThat(back.pieces().size()).isEqualTo(store.pieces().size());
    }

    @Test
    void replacingNothingByNothingGivesTheSameStore() {
        ByteStore store = ByteStore.of(new byte[10]);
        assertThat(store.replace(new Span(5, 0), ByteStore.empty())).isSameAs(store);
    }

    @Test
    void removingEverythingLeavesTheEmptyStore() {
        ByteStore store = ByteStore.of(new byte[10]);
        assertThat(store.replace(new Span(0, 10), ByteStore.empty())).isSameAs(ByteStore.empty());
    }

    @Test
    void bytesBeyondIntAreFound() {
        long length = 1L << 40;
        ByteStore store = ByteStore.of(new Patterned(length)).replace(new Span(7, 3), ByteStore.of(new byte[] {1}));
        byte[] found = store.bytes(new Span(length - 10, 8));
        byte[] expected = new byte[8];
        new Patterned(length).read(length - 8, expected, 0, 8);
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void anInsertionBeyondIntIsFoundThere() {
        long at = 5_000_000_000L;
        ByteStore store = ByteStore.of(new Patterned(at * 2)).replace(new Span(at, 0), ByteStore.of(new byte[] {42}));
        assertThat(store.bytes(new Span(at - 1, 3))).containsExactly(Patterned.at(at - 1), 42, Patterned.at(at));
    }

    @Test
    void moreBytesThanAnArrayHoldsAreRefused() {
        ByteStore store = ByteStore.of(new Patterned(1L << 33));
        assertThatIllegalArgumentException().isThrownBy(() -> store.bytes(new Span(0, 1L << 31)));
    }

    @Test
    void readingPastTheEndIsRefused() {
        ByteStore store = ByteStore.of(new byte[10]);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> store.read(8, new byte[8], 0, 3));
    }

    @Test
    void replacingPastTheEndIsRefused() {
        ByteStore store = ByteStore.of(new byte[10]);
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> store.replace(new Span(11, 0), ByteStore.empty()));
    }

    @Test
    void slicingPastTheEndIsRefused() {
        ByteStore store = ByteStore.of(new byte[10]);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> store.slice(new Span(10, 1)));
    }

    @Test
    void theVisitedPiecesTileTheStore() {
        StoreTwin twin = StoreTwin.torn(new Random(24), 5000);
        ByteArrayOutputStream seen = new ByteArrayOutputStream();
        for (Piece piece : twin.store().pieces()) {
            byte[] bytes = new byte[(int) piece.length()];
            piece.source().read(piece.start(), bytes, 0, bytes.length);
            seen.writeBytes(bytes);
        }
        assertThat(seen.toByteArray()).isEqualTo(twin.bytes());
    }

    @Test
    void transferringWritesEveryByte() throws IOException {
        StoreTwin twin = StoreTwin.torn(new Random(25), 5000);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean whole = twin.store().transferTo(Channels.newChannel(out), _ -> {}, () -> false);
        assertThat(whole).isTrue();
        assertThat(out.toByteArray()).isEqualTo(twin.bytes());
    }

    @Test
    void transferringTellsItsProgressUpToTheEnd() throws IOException {
        ByteStore store = ByteStore.of(new Patterned(10_000_000));
        List<Long> told = new ArrayList<>();
        store.transferTo(Channels.newChannel(OutputStream.nullOutputStream()), told::add, () -> false);
        assertThat(told).containsExactly(4_194_304L, 8_388_608L, 10_000_000L);
    }

    @Test
    void aCancelledTransferStopsAndSaysSo() throws IOException {
        ByteStore store = ByteStore.of(new Patterned(10_000_000));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean whole = store.transferTo(Channels.newChannel(out), _ -> {}, () -> out.size() > 0);
        assertThat(whole).isFalse();
        assertThat(out.size()).isEqualTo(4_194_304);
    }

    @Test
    void storesOfTheSameBytesInOtherPiecesAreEqual() {
        StoreTwin twin = StoreTwin.torn(new Random(26), 5000);
        assertThat(twin.store().contentEquals(ByteStore.of(twin.bytes()))).isTrue();
    }

    @ParameterizedTest(name = "byte {0}")
    @ValueSource(ints = {0, 1, 2500, 4998, 4999})
    void storesThatDifferInOneByteAreNotEqual(int at) {
        StoreTwin twin = StoreTwin.torn(new Random(27), 5000);
        byte[] other = twin.bytes().clone();
        other[at] ^= 1;
        assertThat(twin.store().contentEquals(ByteStore.of(other))).isFalse();
    }

    @Test
    void storesOfDifferentLengthAreNotEqual() {
        assertThat(ByteStore.of(new byte[4]).contentEquals(ByteStore.of(new byte[5]))).isFalse();
    }

    @Test
    void aStretchSharedByBothStoresIsNotRead() {
        ByteSource unreadable = new Unreadable(1L << 40);
        ByteStore store = ByteStore.of(unreadable).replace(new Span(5, 1), ByteStore.of(new byte[] {7}));
        ByteStore twin = ByteStore.of(unreadable).replace(new Span(5, 1), ByteStore.of(new byte[] {7}));
        assertThat(store.contentEquals(twin)).isTrue();
    }

    private record Unreadable(long length) implements ByteSource {
        @Override
        public void read(long at, byte[] into, int offset, int count) {
            throw new AssertionError("read at " + at);
        }
    }
}
