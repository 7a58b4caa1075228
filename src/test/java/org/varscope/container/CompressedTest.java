package org.varscope.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Zeros;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compression;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.Progress;

class CompressedTest {
    private static final int BLOCK = 4096;
    private static final String MADE = "BROTLI";

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = MADE, mode = EnumSource.Mode.EXCLUDE)
    void contentsOfEverySizeAroundABlockComeBack(Compression compression) throws IOException {
        for (int size : new int[] {0, 1, 15, 16, 17, 4095, 4096, 4097, 8191, 8192, 8193, 50_000}) {
            byte[] content = noise(size, size);
            Wrapping.Rewrapped written = Compressed.write(ByteStore.of(content), compression, Progress.NONE);
            Compressed opened = Compressed.open(written.file(), Progress.NONE);
            assertThat(bytes(opened.content())).as("size %d", size).isEqualTo(content);
            assertThat(opened.problems()).as("size %d", size).isEmpty();
            assertThat(opened.compression()).isEqualTo(compression);
            assertThat(opened.title()).isEqualTo(written.wrapping().title());
        }
    }

    @Test
    void contentOfWholeBlocksHasAnEmptyOneAtItsEnd() throws IOException {
        assertThat(file(noise(8192, 1), Compression.ZSTD).title())
                .isEqualTo("Godot compressed file (zstd, 3 blocks of 4096 bytes)");
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = MADE, mode = EnumSource.Mode.EXCLUDE)
    void anEditLeavesAllOtherBlocksAsTheyAre(Compression compression) throws IOException {
        // Packed by nobody as it is here: each block in its own unusual way.
        byte[][] blocks = {stored(noise(BLOCK, 1), compression), stored(noise(BLOCK, 2), compression),
            stored(noise(100, 3), compression)};
        Compressed opened = open(made(compression.number(), BLOCK, 2 * BLOCK + 100, blocks));
        ByteStore edited = opened.content().replace(new Span(5000, 3), ByteStore.of(new byte[] {1, 2, 3}));
        byte[] file = bytes(opened.wrap(edited, Progress.NONE).file());
        assertThat(Arrays.copyOfRange(file, 28, 28 + blocks[0].length)).isEqualTo(blocks[0]);
        assertThat(Arrays.copyOfRange(file, file.length - 4 - blocks[2].length, file.length - 4)).isEqualTo(blocks[2]);
        assertThat(bytes(open(file).content())).isEqualTo(bytes(edited));
        assertThat(open(file).problems()).isEmpty();
    }

    @Test
    void aWrongModeThatWouldPassForRightIsPutRight() throws IOException {
        Compressed opened = open(made(Compression.FASTLZ.number(), BLOCK, 5, stored(noise(5, 1), Compression.ZSTD)));
        assertThat(opened.compression()).isEqualTo(Compression.ZSTD);
        ByteStore edited = ByteStore.of(new byte[] {1});
        byte[] file = bytes(opened.wrap(edited, Progress.NONE).file());
        assertThat(open(file).compression()).isEqualTo(Compression.ZSTD);
        assertThat(bytes(open(file).content())).containsExactly(1);
        assertThat(open(file).problems()).isEmpty();
    }

    @Test
    void contentThatIsTheSameIsTheSameFile() throws IOException {
        Compressed opened = file(noise(9000, 4), Compression.FASTLZ);
        ByteStore same = ByteStore.of(noise(9000, 4));
        Wrapping.Rewrapped again = opened.wrap(same, Progress.NONE);
        assertThat(again.wrapping()).isSameAs(opened);
    }

    @Test
    void anEditThatIsTakenBackGivesTheSameFile() throws IOException {
        byte[] before = bytes(Compressed.write(ByteStore.of(noise(9000, 5)), Compression.GZIP, Progress.NONE).file());
        Compressed opened = open(before);
        Wrapping.Rewrapped edited = opened.wrap(opened.content().replace(new Span(0, 1), ByteStore.of(new byte[9])),
                Progress.NONE);
        Wrapping.Rewrapped back = edited.wrapping().wrap(opened.content(), Progress.NONE);
        assertThat(bytes(back.file())).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4095, 4096, 8192, 12_000})
    void contentMayGrowAndShrink(int size) throws IOException {
        Compressed opened = file(noise(9000, 6), Compression.ZSTD);
        byte[] content = noise(size, 7);
        Compressed again = open(bytes(opened.wrap(ByteStore.of(content), Progress.NONE).file()));
        assertThat(bytes(again.content())).isEqualTo(content);
        assertThat(again.problems()).isEmpty();
    }

    @Test
    void whatIsWrittenIsWhatWouldBeOpened() throws IOException {
        byte[] file = bytes(Compressed.write(ByteStore.of(noise(9000, 8)), Compression.DEFLATE, Progress.NONE).file());
        file[file.length - 1] = 'X';
        Compressed opened = open(file);
        Wrapping.Rewrapped edited = opened.wrap(opened.content().slice(new Span(0, 4096)), Progress.NONE);
        Compressed reopened = Compressed.open(edited.file(), Progress.NONE);
        assertThat(edited.wrapping().problems()).isEqualTo(reopened.problems()).hasSize(1);
        assertThat(edited.wrapping().title()).isEqualTo(reopened.title());
        assertThat(edited.wrapping().content().contentEquals(reopened.content())).isTrue();
    }

    @Test
    void aDamagedBlockIsMarkedAndTheOthersAreRead() throws IOException {
        byte[] content = words(3 * BLOCK);
        Compressed opened = open(withBrokenBlock(content));
        assertThat(opened.problems()).singleElement().satisfies(p -> {
            assertThat(p.code()).isEqualTo(Code.BLOCK_DAMAGED);
            assertThat(p.span()).isEqualTo(new Span(BLOCK, BLOCK));
            assertThat(p.found()).startsWith("block 1 gives 0 bytes: ");
            assertThat(p.expected()).isEqualTo("4096 bytes");
        });
        byte[] expected = content.clone();
        Arrays.fill(expected, BLOCK, 2 * BLOCK, (byte) 0);
        assertThat(bytes(opened.content())).isEqualTo(expected);
    }

    @Test
    void aDamagedBlockIsKeptWhileItsContentIs() throws IOException {
        byte[] file = withBrokenBlock(words(3 * BLOCK));
        Compressed opened = open(file);
        Wrapping.Rewrapped edited = opened.wrap(opened.content().replace(new Span(0, 1), ByteStore.of(new byte[1])),
                Progress.NONE);
        assertThat(edited.wrapping().problems()).isEqualTo(opened.problems());
        assertThat(open(bytes(edited.file())).problems()).isEqualTo(opened.problems());
    }

    @Test
    void aDamagedBlockThatIsEditedIsSound() throws IOException {
        Compressed opened = open(withBrokenBlock(words(3 * BLOCK)));
        ByteStore content = opened.content().replace(new Span(BLOCK + 7, 1), ByteStore.of(new byte[] {9}));
        Wrapping.Rewrapped edited = opened.wrap(content, Progress.NONE);
        assertThat(edited.wrapping().problems()).isEmpty();
        assertThat(bytes(open(bytes(edited.file())).content())).isEqualTo(bytes(content));
    }

    @Test
    void aFileThatIsCutOffKeepsWhatItHasAfterAnEdit() throws IOException {
        byte[] whole = bytes(Compressed.write(ByteStore.of(noise(3 * BLOCK, 9)), Compression.ZSTD, Progress.NONE)
                .file());
        Compressed opened = open(Arrays.copyOf(whole, whole.length - 1000 - BLOCK));
        assertThat(opened.problems()).extracting(Problem::code)
                .containsExactly(Code.BLOCK_DAMAGED, Code.BLOCK_DAMAGED, Code.BLOCK_DAMAGED, Code.END_MARK_ODD);
        ByteStore content = opened.content().replace(new Span(2 * BLOCK, 1), ByteStore.of(new byte[] {9}));
        Compressed again = open(bytes(opened.wrap(content, Progress.NONE).file()));
        assertThat(bytes(again.content())).isEqualTo(bytes(content));
    }

    @Test
    void aForkWithoutZstdHasTheNumberOfZstdForGzip() throws IOException {
        byte[] file = bytes(Compressed.write(ByteStore.of(words(5000)), Compression.GZIP, Progress.NONE).file());
        file[4] = 2;
        Compressed opened = open(file);
        assertThat(opened.problems()).isEmpty();
        assertThat(bytes(opened.content())).isEqualTo(words(5000));
        byte[] edited = bytes(opened.wrap(ByteStore.of(words(6000)), Progress.NONE).file());
        assertThat(edited[4]).isEqualTo((byte) 2);
        assertThat(open(edited).compression()).isEqualTo(Compression.GZIP);
    }

    @Test
    void whatGodot2WroteForItselfIsRead() throws IOException {
        byte[] file = bytes(Compressed.write(ByteStore.of(words(5000)), Compression.DEFLATE, Progress.NONE).file());
        for (int at : new int[] {0, file.length - 4}) {
            System.arraycopy("GCMP".getBytes(StandardCharsets.US_ASCII), 0, file, at, 4);
        }
        Compressed opened = open(file);
        assertThat(opened.problems()).isEmpty();
        byte[] edited = bytes(opened.wrap(ByteStore.of(words(6000)), Progress.NONE).file());
        assertThat(new String(edited, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("GCMP");
    }

    @Test
    void brotliIsReadAndCanOnlyBeKept() throws IOException {
        byte[] block = HexFormat.of().parseHex("1bff0ff82582e2b14020f70000");
        Compressed opened = open(made(4, BLOCK, BLOCK, block, HexFormat.of().parseHex("3b")));
        assertThat(opened.problems()).isEmpty();
        assertThat(new String(bytes(opened.content()), StandardCharsets.US_ASCII)).isEqualTo("A".repeat(BLOCK));
        assertThat(opened.wrap(opened.content(), Progress.NONE).wrapping()).isSameAs(opened);
        assertThatThrownBy(() -> opened.wrap(ByteStore.of(new byte[9]), Progress.NONE))
                .isInstanceOf(IOException.class).hasMessageContaining("another way of compression");
        assertThat(Compressed.write(opened.content(), Compression.ZSTD, Progress.NONE).wrapping().title())
                .contains("zstd");
    }

    @Test
    void nothingIsSetAsideForWhatAFileCannotHold() throws IOException {
        byte[] deflated = stored(words(100), Compression.DEFLATE);
        Compressed opened = open(made(1, 0xFFFF_FFFFL, 0xFFFF_FFF0L, deflated));
        assertThat(opened.content().length()).isEqualTo(0xFFFF_FFF0L);
        assertThat(opened.content().bytes(new Span(0, 100))).isEqualTo(words(100));
        assertThat(opened.content().bytes(new Span(0xFFFF_FF00L, 100))).containsOnly(0);
        assertThat(opened.problems()).extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
    }

    @Test
    void aBlockThatIsTooLargeToReadIsRefused() throws IOException {
        byte[] packed = bytes(Compressed.write(ByteStore.of(new byte[10]), Compression.ZSTD, Progress.NONE).file());
        byte[] large = ByteBuffer.allocate(1 << 20).put(packed, 20, packed.length - 24).array();
        assertThatThrownBy(() -> open(made(2, 0xFFFF_FFFFL, 0xFFFF_FFF0L, large))).isInstanceOf(WrapperException.class)
                .hasMessageContaining("expected at most 67108864");
    }

    @Test
    void manyBytesOutOfFewGoToATemporaryFile() throws IOException {
        long size = 100L << 20;
        Compressed opened = Compressed.open(Compressed.write(ByteStore.of(new Zeros(size)), Compression.ZSTD,
                Progress.NONE).file(), Progress.NONE);
        assertThat(opened.content().contentEquals(ByteStore.of(new Zeros(size)))).isTrue();
        assertThat(opened.content().length()).isEqualTo(size);
    }

    @Test
    void moreThan4GiBAreRefused() throws IOException {
        Compressed opened = file(words(10), Compression.ZSTD);
        assertThatThrownBy(() -> opened.wrap(ByteStore.of(new Zeros(1L << 32)), Progress.NONE))
                .isInstanceOf(IOException.class).hasMessageContaining("expected at most 4294967295");
    }

    @Test
    void openingCanBeStopped() throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(new Zeros(5 << 20)), Compression.ZSTD, Progress.NONE).file();
        assertThatThrownBy(() -> Compressed.open(file, reached -> reached < 2 << 20))
                .isInstanceOf(CancellationException.class).hasMessage("reading was stopped at " + (2 << 20));
    }

    @Test
    void writingCanBeStopped() {
        assertThatThrownBy(() -> Compressed.write(ByteStore.of(new Zeros(5 << 20)), Compression.ZSTD,
                reached -> reached < 2 << 20)).isInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @MethodSource("damage")
    void anyDamageIsAnAnswer(Compression compression) throws IOException {
        byte[] whole = bytes(Compressed.write(ByteStore.of(words(9000)), compression, Progress.NONE).file());
        Random random = new Random(31);
        for (int i = 0; i < 2000; i++) {
            byte[] file = Arrays.copyOf(whole, random.nextInt(4) == 0 ? random.nextInt(whole.length) : whole.length);
            for (int damaged = random.nextInt(4); damaged > 0 && file.length > 0; damaged--) {
                file[random.nextInt(Math.min(file.length, random.nextBoolean() ? 40 : file.length))] =
                        (byte) random.nextInt(256);
            }
            answer(file, "seed 31, file " + i);
        }
    }

    private static void answer(byte[] file, String as) throws IOException {
        try {
            Compressed opened = open(file);
            assertThat(bytes(opened.wrap(opened.content(), Progress.NONE).file())).as(as).isEqualTo(file);
            for (Problem problem : opened.problems()) {
                assertThat(problem.span().end()).as(as).isLessThanOrEqualTo(opened.content().length());
            }
            if (opened.content().length() < 1 << 20) {
                ByteStore edited = opened.content().concat(ByteStore.of(new byte[] {1}));
                assertThat(open(bytes(opened.wrap(edited, Progress.NONE).file())).content().contentEquals(edited))
                        .as(as).isTrue();
            }
        } catch (WrapperException e) {
            assertThat(e.getMessage()).as(as).contains("expected");
        }
    }

    static Stream<Compression> damage() {
        return Stream.of(Compression.values()).filter(Compression::isWritable);
    }

    private static byte[] withBrokenBlock(byte[] content) throws IOException {
        byte[][] blocks = new byte[4][];
        for (int i = 0; i < 4; i++) {
            int end = Math.min(content.length, (i + 1) * BLOCK);
            blocks[i] = stored(Arrays.copyOfRange(content, i * BLOCK, end), Compression.DEFLATE);
        }
        Arrays.fill(blocks[1], (byte) 0x11);
        return made(1, BLOCK, content.length, blocks);
    }

    /// A file with these blocks, whatever they are.
    private static byte[] made(long mode, long blockSize, long total, byte[]... blocks) {
        int size = 16 + Stream.of(blocks).mapToInt(b -> b.length + 4).sum() + 4;
        ByteBuffer file = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        file.put("GCPF".getBytes(StandardCharsets.US_ASCII)).putInt((int) mode).putInt((int) blockSize)
                .putInt((int) total);
        Stream.of(blocks).forEach(b -> file.putInt(b.length));
        Stream.of(blocks).forEach(file::put);
        return file.put("GCPF".getBytes(StandardCharsets.US_ASCII)).array();
    }

    private static byte[] stored(byte[] plain, Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(plain, 0, plain.length);
            if (compression == Compression.GZIP) {
                // The time of writing, which readers skip: nobody here would set it.
                packed[5] = 42;
            }
            return packed;
        }
    }

    private static Compressed file(byte[] content, Compression compression) throws IOException {
        return Compressed.open(Compressed.write(ByteStore.of(content), compression, Progress.NONE).file(),
                Progress.NONE);
    }

    private static Compressed open(byte[] file) throws IOException {
        return Compressed.open(ByteStore.of(file), Progress.NONE);
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    private static byte[] noise(int size, long seed) {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    private static byte[] words(int size) {
        List<String> words = new ArrayList<>();
        for (int i = 0; words.size() * 4 < size + 8; i++) {
            words.add("w%03d".formatted(i % 1000));
        }
        return Arrays.copyOf(String.join("", words).getBytes(StandardCharsets.US_ASCII), size);
    }
}
