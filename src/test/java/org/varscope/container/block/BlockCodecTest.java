package org.varscope.container.block;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.corpus.EngineCase;
import org.varscope.explain.Saying;

class BlockCodecTest {
    private static final String BROTLI =
            "1b1f03f845dd96ea42b2048b250f67106483fb0460a3caea0674da8ad2a8437dcc4abf0b5ad8b4d325"
            + "963500";
    private static final byte[] BROTLI_PLAIN = "Godot reads Brotli and cannot write it. ".repeat(20)
            .getBytes(StandardCharsets.US_ASCII);

    @ParameterizedTest
    @CsvSource({"godot3, pba_compress_fastlz.dat, FASTLZ", "godot3, pba_compress_zstd.dat, ZSTD",
            "godot4, pba_compress_gzip.dat, GZIP", "godot4double, pba_compress_zstd.dat, ZSTD"})
    void whatTheEnginePackedIsRead(String folder, String file, Compression compression) throws IOException {
        byte[] packed = packed(folder, file);
        byte[] out = new byte[10_000];
        try (BlockCodec codec = compression.codec()) {
            assertThat(codec.unpack(packed, packed.length, out, out.length))
                    .isEqualTo(Unpacked.whole(10_000, false, 0));
        }
        assertThat(out).isEqualTo(squares());
    }

    @ParameterizedTest
    @CsvSource({"godot3, pba_compress_fastlz.dat, FASTLZ", "godot3, pba_compress_zstd.dat, ZSTD",
            "godot4, pba_compress_gzip.dat, GZIP"})
    void whatIsPackedHereIsHardlyLongerThanWhatTheEnginePacked(String folder, String file, Compression compression)
            throws IOException {
        try (BlockCodec codec = compression.codec()) {
            assertThat(codec.pack(squares()).length)
                    .isLessThanOrEqualTo(packed(folder, file).length * 11 / 10);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = "BROTLI", mode = EnumSource.Mode.EXCLUDE)
    void blocksComeBackFromALargerArray(Compression compression) throws IOException {
        Random random = new Random(21);
        try (BlockCodec codec = compression.codec()) {
            for (int i = 0; i < 300; i++) {
                byte[] wanted = plain(random, random.nextInt(5000));
                byte[] packed = codec.pack(wanted);
                byte[] around = Arrays.copyOf(packed, packed.length + 20);
                byte[] out = new byte[wanted.length];
                assertThat(codec.unpack(around, packed.length, out, out.length)).as("seed 21, block %d", i)
                        .isEqualTo(Unpacked.whole(wanted.length, false, 0));
                assertThat(out).as("seed 21, block %d", i).isEqualTo(wanted);
                assertThat(codec.capacity(packed.length)).isGreaterThanOrEqualTo(wanted.length);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noDamageIsThrown(Compression compression) throws IOException {
        Random random = new Random(22);
        try (BlockCodec codec = compression.codec()) {
            for (int i = 0; i < 2000; i++) {
                byte[] packed = compression.isWritable() ? codec.pack(plain(random, 600))
                        : HexFormat.of().parseHex(BROTLI);
                for (int damaged = random.nextInt(3); damaged >= 0; damaged--) {
                    packed[random.nextInt(packed.length)] = (byte) random.nextInt(256);
                }
                byte[] out = new byte[1000];
                Unpacked result = codec.unpack(packed, random.nextInt(packed.length + 1), out, 800);
                assertThat(result.length()).as("seed 22, block %d", i).isBetween(0, 800);
                assertThat(Arrays.copyOfRange(out, 800, 1000)).as("seed 22, block %d", i).containsOnly(0);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noRandomBytesAreThrown(Compression compression) throws IOException {
        Random random = new Random(23);
        try (BlockCodec codec = compression.codec()) {
            for (int i = 0; i < 2000; i++) {
                byte[] packed = new byte[random.nextInt(100)];
                random.nextBytes(packed);
                assertThat(codec.unpack(packed, packed.length, new byte[300], 300).length())
                        .as("seed 23, block %d", i).isBetween(0, 300);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = "BROTLI", mode = EnumSource.Mode.EXCLUDE)
    void bytesAfterTheEndAreCounted(Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(Arrays.copyOf(squares(), 4096));
            byte[] longer = Arrays.copyOf(packed, packed.length + 7);
            // Nothing marks the end of a block of FastLZ.
            boolean more = compression == Compression.FASTLZ;
            assertThat(codec.unpack(longer, longer.length, new byte[4096], 4096))
                    .isEqualTo(Unpacked.whole(4096, more, more ? 0 : 7));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = "BROTLI", mode = EnumSource.Mode.EXCLUDE)
    void aBlockThatHoldsMoreThanIsWantedSaysSo(Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(Arrays.copyOf(squares(), 4096));
            byte[] out = new byte[4090];
            assertThat(codec.unpack(packed, packed.length, out, 4090)).isEqualTo(Unpacked.whole(4090, true, 0));
            assertThat(out).isEqualTo(Arrays.copyOf(squares(), 4090));
        }
    }

    @Test
    void aWrongChecksumOfGzipIsNamed() throws IOException {
        try (BlockCodec codec = Compression.GZIP.codec()) {
            byte[] packed = codec.pack(Arrays.copyOf(squares(), 100));
            packed[packed.length - 5] ^= 1;
            assertThat(codec.unpack(packed, packed.length, new byte[100], 100))
                    .isEqualTo(Unpacked.broken(100, BlockRemark.WRONG_CHECKSUM.with()));
        }
    }

    @Test
    void whatCanBeHadOfADamagedBlockIsKept() throws IOException {
        try (BlockCodec codec = Compression.DEFLATE.codec()) {
            byte[] plain = plain(new Random(24), 4000);
            byte[] packed = codec.pack(plain);
            byte[] out = new byte[plain.length];
            Unpacked half = codec.unpack(packed, packed.length / 2, out, out.length);
            assertThat(half.isWhole()).isFalse();
            assertThat(half.length()).isGreaterThan(1000);
            assertThat(Arrays.copyOf(out, half.length())).isEqualTo(Arrays.copyOf(plain, half.length()));
        }
    }

    @Test
    void brotliIsRead() throws IOException {
        byte[] packed = HexFormat.of().parseHex(BROTLI);
        byte[] out = new byte[BROTLI_PLAIN.length];
        try (BlockCodec codec = Compression.BROTLI.codec()) {
            assertThat(codec.unpack(packed, packed.length, out, out.length).isWhole()).isTrue();
        }
        assertThat(out).isEqualTo(BROTLI_PLAIN);
    }

    @Test
    void brotliIsNotWritten() throws IOException {
        try (BlockCodec codec = Compression.BROTLI.codec()) {
            assertThatThrownBy(() -> codec.pack(new byte[1])).isInstanceOf(IOException.class)
                    .satisfies(Saying.partly("another way of compression for the whole file"));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = {"DEFLATE", "ZSTD", "GZIP"})
    void aBlockShowsWhatItIs(Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(Arrays.copyOf(squares(), 50));
            assertThat(Compression.sniff(packed, packed.length)).contains(compression);
        }
    }

    @Test
    void anEmptyBlockIsThatOfTheEngine() throws IOException {
        assertThat(empty(Compression.DEFLATE)).isEqualTo("789c030000000001");
        assertThat(empty(Compression.ZSTD)).isEqualTo("28b52ffd2000010000");
    }

    private static String empty(Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            return HexFormat.of().formatHex(codec.pack(new byte[0]));
        }
    }

    private static byte[] plain(Random random, int size) {
        byte[] plain = new byte[size];
        for (int i = 0; i < size; i++) {
            plain[i] = (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : i / 9);
        }
        return plain;
    }

    private static byte[] packed(String folder, String file) {
        return EngineCase.in(folder).stream().filter(c -> c.file().equals(file)).findFirst().orElseThrow().bytes();
    }

    /// As the notes of these cases say.
    private static byte[] squares() {
        byte[] squares = new byte[10_000];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (byte) ((long) i * i / 7);
        }
        return squares;
    }
}
