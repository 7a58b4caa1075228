package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.varscope.container.CompressedFiles.bytes;
import static org.varscope.container.CompressedFiles.file;
import static org.varscope.container.CompressedFiles.made;
import static org.varscope.container.CompressedFiles.noise;
import static org.varscope.container.CompressedFiles.open;
import static org.varscope.container.CompressedFiles.stored;
import static org.varscope.container.CompressedFiles.words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.bytes.Zeros;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.corpus.Traces;
import org.varscope.explain.Saying;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;

/// What compressed files claim or would hold, and memory and patience cannot.
class CompressedLimitsTest {
    @TempDir
    private Path folder;

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
                .satisfies(Saying.partly("expected at most 67,108,864"));
    }

    @Test
    void manyBytesOutOfFewGoToATemporaryFile() throws IOException {
        long size = 100L << 20;
        Compressed opened = Compressed.open(Compressed.write(ByteStore.of(new Zeros(size)), Compression.ZSTD,
                Progress.NONE).file(), Overflow.TO_DISK, Progress.NONE);
        assertThat(opened.content().contentEquals(ByteStore.of(new Zeros(size)))).isTrue();
        assertThat(opened.content().length()).isEqualTo(size);
    }

    @Test
    void whatMayNotGoToDiskIsPackedInMemory() throws IOException {
        Traces.assumeSeen();
        byte[] mark = "what nobody else may read".getBytes(StandardCharsets.US_ASCII);
        byte[] noise = noise(Spool.IN_MEMORY + 100_000, 15);
        for (int at = 0; at < noise.length - mark.length; at += 1 << 20) {
            System.arraycopy(mark, 0, noise, at, mark.length);
        }
        byte[] small = bytes(Compressed.write(ByteStore.of(words(10)), Compression.ZSTD, Progress.NONE).file());
        Wrapping.Rewrapped written = Compressed.open(ByteStore.of(small), Overflow.REFUSED, Progress.NONE)
                .wrap(ByteStore.of(noise), Progress.NONE);
        assertThat(written.file().length()).isGreaterThan(noise.length);
        assertThat(Traces.of(mark, folder)).isEmpty();
    }

    @Test
    void moreThan4GiBAreRefused() throws IOException {
        Compressed opened = file(words(10), Compression.ZSTD);
        assertThatThrownBy(() -> opened.wrap(ByteStore.of(new Zeros(1L << 32)), Progress.NONE))
                .isInstanceOf(IOException.class).satisfies(Saying.partly("expected at most 4,294,967,295"));
    }

    @Test
    void openingCanBeStopped() throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(new Zeros(5 << 20)), Compression.ZSTD, Progress.NONE).file();
        assertThatThrownBy(() -> Compressed.open(file, Overflow.TO_DISK, reached -> reached < 2 << 20))
                .isInstanceOf(CancellationException.class).hasMessage("reading was stopped at " + (2 << 20));
    }

    @Test
    void writingCanBeStopped() {
        assertThatThrownBy(() -> Compressed.write(ByteStore.of(new Zeros(5 << 20)), Compression.ZSTD,
                reached -> reached < 2 << 20)).isInstanceOf(CancellationException.class);
    }
}
