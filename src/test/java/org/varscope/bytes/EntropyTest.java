package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// How random bytes look.
class EntropyTest {
    @Test
    void bytesThatAreAllTheSameHaveNoneAndAllValuesAlikeHaveEightBits() {
        byte[] half = new byte[512];
        for (int i = 256; i < half.length; i++) {
            half[i] = (byte) i;
        }
        Entropy entropy = Entropy.of(ByteStore.of(half), _ -> { });
        assertThat(entropy.perRow()).isEqualTo(16);
        assertThat(entropy.bits()[0]).isZero();
        assertThat(entropy.bits()[31]).isEqualTo(8f, Offset.offset(1e-6f));
        assertThat(entropy.bits()[16]).as("half of the window is random").isBetween(4f, 7f);
    }

    @Test
    void ofManyBytesOnlyAWindowInTheMiddleOfEachRowIsRead() {
        long length = 1L << 30;
        AtomicLong read = new AtomicLong();
        ByteStore store = ByteStore.of(new PagedSource(length, (at, into, offset, count) -> {
            read.addAndGet(count);
            Arrays.fill(into, offset, offset + count, (byte) (at >> 21));
        }));
        Entropy entropy = Entropy.of(store, _ -> { });
        assertThat(entropy.bits()).hasSize(512).containsOnly(0f);
        assertThat(entropy.window()).isEqualTo(4096);
        assertThat(read.get()).isLessThanOrEqualTo(512 * 2 * PagedSource.SIZE);
    }
}
