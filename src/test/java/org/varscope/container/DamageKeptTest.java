package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.container.CompressedFiles.BLOCK;
import static org.varscope.container.CompressedFiles.bytes;
import static org.varscope.container.CompressedFiles.open;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.BlockTable;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.corpus.FileVerdict;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Damaged compressed files, edited at random: what is damaged stays byte for byte, or nothing is written.
class DamageKeptTest {
    private static final long SEED = 14;
    private static final int ROUNDS = Buffers.MOST / 1000;

    /// What real engines wrote or judged, and content of several blocks in every compression.
    static Stream<byte[]> files() {
        Stream<byte[]> judged = Stream.of("malformed_files3", "malformed_files4")
                .flatMap(folder -> FileVerdict.in(folder).stream())
                .map(FileVerdict::bytes).filter(file -> file.length > 16 && Compressed.isNamed(ByteStore.of(file)));
        Stream<byte[]> made = Stream.of(Compression.values()).filter(Compression::isWritable).map(DamageKeptTest::made);
        return Stream.concat(judged, made);
    }

    private static byte[] made(Compression compression) {
        try {
            byte[] content = CompressedFiles.words(5 * BLOCK + 100);
            System.arraycopy(CompressedFiles.noise(BLOCK, SEED), 0, content, 2 * BLOCK, BLOCK);
            return bytes(Compressed.write(ByteStore.of(content), compression, Progress.NONE).file());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void noSaveMakesADamagedFileLookSounder(byte[] file) throws IOException {
        Random random = new Random(SEED);
        for (int i = 0; i < ROUNDS; i++) {
            Compressed opened = damaged(file, random);
            if (opened != null && opened.content().length() < 1 << 20) {
                saved(opened, edited(opened.content(), random), "seed %d, round %d".formatted(SEED, i));
            }
        }
    }

    private static Compressed damaged(byte[] file, Random random) throws IOException {
        byte[] bytes = Arrays.copyOf(file, random.nextInt(8) == 0 ? 17 + random.nextInt(file.length - 16)
                : file.length);
        for (int flips = random.nextInt(4); flips > 0; flips--) {
            int at = 8 + random.nextInt(bytes.length - 8);
            bytes[at] ^= (byte) (1 << random.nextInt(8));
        }
        try {
            return open(bytes);
        } catch (WrapperException _) {
            return null;
        }
    }

    private static ByteStore edited(ByteStore content, Random random) {
        long at = random.nextLong(content.length() + 1);
        long removed = Math.min(content.length() - at, random.nextInt(3) * 4L);
        byte[] inserted = CompressedFiles.noise(random.nextBoolean() ? (int) removed
                : random.nextInt(3) * 4, random.nextLong());
        return content.replace(new Span(at, removed), ByteStore.of(inserted));
    }

    private static void saved(Compressed opened, ByteStore edited, String as) throws IOException {
        ByteStore file;
        try {
            file = opened.wrap(edited, Progress.NONE).file();
        } catch (DamageException e) {
            assertThat(opened.problems()).as(as).isNotEmpty();
            file = opened.with(Damage.SALVAGED).wrap(edited, Progress.NONE).file();
            assertThat(open(bytes(file)).content().contentEquals(edited)).as(as).isTrue();
            return;
        }
        Compressed again = Compressed.open(file, Overflow.TO_DISK, Progress.NONE);
        assertThat(again.content().contentEquals(edited)).as(as).isTrue();
        assertThat(blocks(again)).as(as).containsAll(blocks(opened));
        assertThat(again.problems().stream().map(Problem::code)).as(as).containsAll(
                opened.problems().stream().map(Problem::code).toList());
        untouched(opened, file, again, as);
    }

    /// Every block whose content is the same is the same.
    private static void untouched(Compressed opened, ByteStore file, Compressed again, String as) throws IOException {
        ByteStore old = opened.wrap(opened.content(), Progress.NONE).file();
        BlockTable before = BlockTable.read(old);
        BlockTable after = BlockTable.read(file);
        for (int i = 0; i < before.count(); i++) {
            if (isSame(before.content(i), opened.content(), again.content()) && i < after.count()
                    && after.content(i).equals(before.content(i))) {
                assertThat(bytes(file.slice(after.packed(i, file.length())))).as("%s, block %d", as, i)
                        .isEqualTo(bytes(old.slice(before.packed(i, old.length()))));
            }
        }
    }

    private static boolean isSame(Span span, ByteStore before, ByteStore after) {
        return span.end() <= after.length() && before.slice(span).contentEquals(after.slice(span));
    }

    private static List<Span> blocks(Compressed file) {
        return file.problems().stream().filter(p -> p.code() == Code.BLOCK_DAMAGED || p.code() == Code.BLOCK_SLACK)
                .map(Problem::span).toList();
    }
}
