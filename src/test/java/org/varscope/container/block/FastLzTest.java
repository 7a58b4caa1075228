package org.varscope.container.block;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FastLzTest {
    private static final byte UNTOUCHED = 0x55;

    private final FastLz codec = new FastLz();

    /// What blocks are made of.
    private enum Filling {
        NOISE, ZEROS, WORDS, STEPS, FAR;

        byte[] bytes(int size, long seed) {
            Random random = new Random(seed);
            byte[] bytes = new byte[size];
            switch (this) {
                case NOISE -> random.nextBytes(bytes);
                case ZEROS -> { }
                case WORDS -> {
                    for (int i = 0; i < size; i++) {
                        bytes[i] = (byte) "the quick brown fox ".charAt((i + random.nextInt(3)) % 20);
                    }
                }
                case STEPS -> {
                    for (int i = 0; i < size; i++) {
                        bytes[i] = (byte) (i >> random.nextInt(4));
                    }
                }
                case FAR -> {
                    // Repeats at every distance that has a form of its own.
                    random.nextBytes(bytes);
                    for (int back : new int[] {8190, 8191, 8192, 8193, 65535, 65536}) {
                        for (int at = back; at + 40 < size; at += back + 977) {
                            System.arraycopy(bytes, at - back, bytes, at, random.nextInt(3, 40));
                        }
                    }
                }
            }
            return bytes;
        }
    }

    @ParameterizedTest
    @EnumSource
    void blocksOfEverySizeComeBack(Filling filling) {
        for (int size = 0; size <= 70_000; size += size < 600 ? 1 : 331) {
            assertThat(comesBack(filling.bytes(size, size))).as("%s, seed and size %d", filling, size).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4095, 4096, 4097, 65_534, 65_535, 65_536, 65_537, 70_000, 300_000})
    void blocksAtTheEdgesOfTheLevelsComeBack(int size) {
        for (Filling filling : Filling.values()) {
            for (int seed = 0; seed < 5; seed++) {
                assertThat(comesBack(filling.bytes(size, seed))).as("%s, seed %d", filling, seed).isTrue();
            }
        }
    }

    @Test
    void aBlockFrom65536BytesOnIsOfLevel2() {
        assertThat(codec.pack(new byte[65_535])[0] >> 5).isZero();
        assertThat(codec.pack(new byte[65_536])[0] >> 5).isOne();
    }

    @Test
    void matchesAreFoundAcrossTheLongestDistance() {
        assertThat(packedRepeat(73_727)).isLessThan(packedRepeat(73_728) - 40);
        assertThat(packedRepeat(8192)).isLessThan(packedRepeat(73_728) - 40);
    }

    /// {@return length of a packed block in which 60 bytes come again after `distance`}
    private int packedRepeat(int distance) {
        byte[] plain = new byte[74_000];
        byte[] repeated = Filling.NOISE.bytes(60, 3);
        System.arraycopy(repeated, 0, plain, 0, 60);
        System.arraycopy(repeated, 0, plain, distance, 60);
        assertThat(comesBack(plain)).isTrue();
        return codec.pack(plain).length;
    }

    @Test
    void fewerThan16BytesAreFilledUpWithZeros() {
        byte[] packed = codec.pack(new byte[] {1, 2, 3});
        byte[] out = new byte[16];
        assertThat(codec.unpack(packed, packed.length, out, 16)).isEqualTo(Unpacked.whole(16, false, 0));
        assertThat(out).startsWith(1, 2, 3).endsWith(0, 0, 0);
    }

    @Test
    void randomBytesNeverWritePastWhatIsWanted() {
        Random random = new Random(11);
        for (int i = 0; i < 200_000; i++) {
            byte[] packed = new byte[random.nextInt(60)];
            random.nextBytes(packed);
            if (packed.length > 0) {
                packed[0] &= 0x3F;
            }
            assertBounded(packed, random.nextInt(200), "seed 11, input " + i);
        }
    }

    @Test
    void damagedBlocksNeverWritePastWhatIsWanted() {
        Random random = new Random(12);
        for (int i = 0; i < 20_000; i++) {
            Filling filling = Filling.values()[random.nextInt(Filling.values().length)];
            byte[] plain = filling.bytes(random.nextInt(2000), i);
            byte[] packed = codec.pack(plain);
            for (int damaged = random.nextInt(1, 4); damaged > 0; damaged--) {
                packed[random.nextInt(packed.length)] = (byte) random.nextInt(256);
            }
            assertBounded(Arrays.copyOf(packed, random.nextInt(packed.length + 1)), plain.length,
                    "seed 12, input " + i);
        }
    }

    @Test
    void anUnknownLevelIsNamed() {
        assertThat(unpack("4000").fault()).isEqualTo(BlockRemark.FASTLZ_LEVEL.with(3));
    }

    @Test
    void aMatchBeforeTheStartIsNamed() {
        assertThat(unpack("00AA2005").fault()).isEqualTo(BlockRemark.MATCH_TOO_FAR.with(6, 1));
    }

    @Test
    void aMatchMayOverlapWhatItWrites() {
        byte[] out = new byte[20];
        byte[] packed = HexFormat.of().parseHex("00AAE00800");
        assertThat(codec.unpack(packed, packed.length, out, 18)).isEqualTo(Unpacked.whole(18, false, 0));
        assertThat(out).isEqualTo(HexFormat.of().parseHex("AA".repeat(18) + "0000"));
    }

    private Unpacked unpack(String hex) {
        byte[] packed = HexFormat.of().parseHex(hex);
        return codec.unpack(packed, packed.length, new byte[100], 100);
    }

    private boolean comesBack(byte[] plain) {
        byte[] packed = codec.pack(plain);
        byte[] out = new byte[plain.length];
        return codec.unpack(packed, packed.length, out, out.length).equals(Unpacked.whole(plain.length, false, 0))
                && Arrays.equals(out, plain);
    }

    private void assertBounded(byte[] packed, int size, String as) {
        byte[] out = new byte[size + 100];
        Arrays.fill(out, UNTOUCHED);
        Unpacked result = codec.unpack(packed, packed.length, out, size);
        assertThat(result.length()).as(as).isBetween(0, size);
        for (int i = size; i < out.length; i++) {
            if (out[i] != UNTOUCHED) {
                assertThat(i).as(as).isLessThan(size);
            }
        }
    }
}
