package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.varscope.container.CompressedFiles.BLOCK;
import static org.varscope.container.CompressedFiles.bytes;
import static org.varscope.container.CompressedFiles.file;
import static org.varscope.container.CompressedFiles.made;
import static org.varscope.container.CompressedFiles.noise;
import static org.varscope.container.CompressedFiles.open;
import static org.varscope.container.CompressedFiles.stored;
import static org.varscope.container.CompressedFiles.words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;
import org.varscope.scan.walk.Progress;

/// Compressed files read, edited and written back.
class CompressedTest {
    private static final String MADE = "BROTLI";

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = MADE, mode = EnumSource.Mode.EXCLUDE)
    void contentsOfEverySizeAroundABlockComeBack(Compression compression) throws IOException {
        for (int size : new int[] {0, 1, 15, 16, 17, 4095, 4096, 4097, 8191, 8192, 8193, 50_000}) {
            byte[] content = noise(size, size);
            Wrapping.Rewrapped written = Compressed.write(ByteStore.of(content), compression, Progress.NONE);
            Compressed opened = Compressed.open(written.file(), Overflow.TO_DISK, Progress.NONE);
            assertThat(bytes(opened.content())).as("size %d", size).isEqualTo(content);
            assertThat(opened.problems()).as("size %d", size).isEmpty();
            assertThat(opened.compression()).isEqualTo(compression);
            assertThat(opened.title()).isEqualTo(written.wrapping().title());
        }
    }

    @Test
    void contentOfWholeBlocksHasAnEmptyOneAtItsEnd() throws IOException {
        assertThat(Clauses.clause(file(noise(8192, 1), Compression.ZSTD).title()))
                .isEqualTo("Godot compressed file (zstd, 3 blocks of 4,096 bytes)");
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
    void aWrongModeThatWouldPassForRightIsRefused() throws IOException {
        Compressed opened = open(made(Compression.FASTLZ.number(), BLOCK, 5, stored(noise(5, 1), Compression.ZSTD)));
        assertThatThrownBy(() -> opened.wrap(ByteStore.of(new byte[] {1}), Progress.NONE))
                .isInstanceOf(DamageException.class)
                .satisfies(Saying.partly("compression mode 0 is wrong for blocks that are zstd"));
    }

    @Test
    void aWrongModeThatWouldPassForRightIsPutRightWhereSalvageIsAskedFor() throws IOException {
        Compressed opened = open(made(Compression.FASTLZ.number(), BLOCK, 5, stored(noise(5, 1), Compression.ZSTD)));
        assertThat(opened.compression()).isEqualTo(Compression.ZSTD);
        ByteStore edited = ByteStore.of(new byte[] {1});
        byte[] file = bytes(opened.with(Damage.SALVAGED).wrap(edited, Progress.NONE).file());
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
        Compressed reopened = Compressed.open(edited.file(), Overflow.TO_DISK, Progress.NONE);
        assertThat(edited.wrapping().problems()).isEqualTo(reopened.problems()).hasSize(1);
        assertThat(edited.wrapping().title()).isEqualTo(reopened.title());
        assertThat(edited.wrapping().content().contentEquals(reopened.content())).isTrue();
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
                .isInstanceOf(IOException.class).satisfies(Saying.partly("another way of compression"));
        assertThat(Clauses.clause(
                Compressed.write(opened.content(), Compression.ZSTD, Progress.NONE).wrapping().title()))
                .contains("zstd");
    }
}
