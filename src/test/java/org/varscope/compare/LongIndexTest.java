package org.varscope.compare;

import module java.base;
import org.varscope.compare.NodeHash.SpanHash;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

class LongIndexTest {
    private static final int SLOTS = 1 << 16;

    /// Numbers in a row, as ids of a game are, each with a type before it: hashes of which as many bytes are alike as
    /// can be.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void hashesOfValuesThatAreMuchAlikeAreSpread(int at) {
        int count = SLOTS / 2;
        ByteBuffer bytes = ByteBuffer.allocate(8 * count).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            bytes.putLong((long) i << 8 * at);
        }
        SpanHash hash = new SpanHash(ByteStore.of(bytes.array()), 42);
        int[] listed = new int[SLOTS];
        for (int i = 0; i < count; i++) {
            listed[LongIndex.slot(hash.of(new Span(8L * i, 8)), SLOTS)]++;
        }
        assertThat(Arrays.stream(listed).max().orElseThrow()).isLessThan(16);
    }
}
