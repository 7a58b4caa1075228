package org.varscope.container.block;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Blocks that are none.
class BlockDamageTest {
    private static Unpacked unpacked(Compression compression, byte... packed) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            return codec.unpack(packed, packed.length, new byte[64], 64);
        }
    }

    @ParameterizedTest
    @EnumSource
    void noBytesAreDamage(Compression compression) throws IOException {
        assertThat(unpacked(compression).isWhole()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void bytesOfAnythingElseAreDamage(Compression compression) throws IOException {
        assertThat(unpacked(compression, (byte) 0xFF, (byte) 1, (byte) 2, (byte) 3, (byte) 4).isWhole()).isFalse();
    }
}
