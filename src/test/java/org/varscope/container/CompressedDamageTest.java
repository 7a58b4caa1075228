package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.varscope.container.CompressedFiles.BLOCK;
import static org.varscope.container.CompressedFiles.bytes;
import static org.varscope.container.CompressedFiles.made;
import static org.varscope.container.CompressedFiles.noise;
import static org.varscope.container.CompressedFiles.open;
import static org.varscope.container.CompressedFiles.stored;
import static org.varscope.container.CompressedFiles.words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.explain.Saying;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.walk.Progress;

/// Compressed files of which some bytes are not what was written.
class CompressedDamageTest {
    @Test
    void aDamagedBlockIsMarkedAndTheOthersAreRead() throws IOException {
        byte[] content = words(3 * BLOCK);
        Compressed opened = open(withBrokenBlock(content));
        assertThat(opened.problems()).singleElement().satisfies(p -> {
            assertThat(p.code()).isEqualTo(Code.BLOCK_DAMAGED);
            assertThat(p.span()).isEqualTo(new Span(BLOCK, BLOCK));
            assertThat(p.flaw()).isInstanceOfSatisfying(Flaw.BlockDamaged.class, damaged -> {
                assertThat(damaged).extracting(Flaw.BlockDamaged::block, Flaw.BlockDamaged::given,
                        Flaw.BlockDamaged::size).containsExactly(1, 0L, 4096L);
                assertThat(damaged.fault()).isNotNull();
            });
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
    void aDamagedBlockThatIsEditedIsRefusedWithItsOffsets() throws IOException {
        Compressed opened = open(withBrokenBlock(words(3 * BLOCK)));
        ByteStore content = opened.content().replace(new Span(BLOCK + 7, 1), ByteStore.of(new byte[] {9}));
        assertThatThrownBy(() -> opened.wrap(content, Progress.NONE)).isInstanceOf(DamageException.class)
                .satisfies(Saying.partly("0x00001000-0x00001FFF of the unpacked content is damaged in the file, and "
                + "these edits change it."));
    }

    @Test
    void anEditThatMovesADamagedBlockIsRefused() throws IOException {
        Compressed opened = open(withBrokenBlock(words(3 * BLOCK)));
        ByteStore content = opened.content().replace(new Span(7, 0), ByteStore.of(new byte[4]));
        assertThatThrownBy(() -> opened.wrap(content, Progress.NONE)).isInstanceOf(DamageException.class)
                .satisfies(Saying.partly("change or move it"));
    }

    /// Zero bytes stand for what nobody could read: others moved over them are something else.
    @Test
    void zeroBytesThatMoveOverADamagedBlockAreNotTakenForIt() throws IOException {
        Compressed opened = open(withBrokenBlock(new byte[3 * BLOCK]));
        ByteStore content = opened.content().replace(new Span(7, 0), ByteStore.of(new byte[4]));
        assertThatThrownBy(() -> opened.wrap(content, Progress.NONE)).isInstanceOf(DamageException.class);
        Wrapping.Rewrapped salvaged = opened.with(Damage.SALVAGED).wrap(content, Progress.NONE);
        assertThat(open(bytes(salvaged.file())).problems()).isEmpty();
    }

    @Test
    void contentMayGrowBehindADamagedBlock() throws IOException {
        Compressed opened = open(withBrokenBlock(words(3 * BLOCK)));
        ByteStore content = opened.content().concat(ByteStore.of(new byte[4]));
        Compressed again = open(bytes(opened.wrap(content, Progress.NONE).file()));
        assertThat(again.problems()).isEqualTo(opened.problems());
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = {"DEFLATE", "GZIP"})
    void aBlockThatHoldsMoreThanItsContentIsNotCutShort(Compression compression) throws IOException {
        byte[] file = made(compression.number(), BLOCK, 20, stored(words(40), compression));
        Compressed opened = open(file);
        assertThat(opened.problems()).extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
        assertThat(opened.problems()).extracting(problem -> Clauses.clause(problem.flaw(), Language.ENGLISH))
                .first().asString().endsWith("it holds more, which Godot 4 refuses");
        assertThat(bytes(opened.content())).isEqualTo(words(20));
        assertThat(bytes(opened.wrap(opened.content(), Progress.NONE).file())).isEqualTo(file);
        ByteStore content = opened.content().replace(new Span(0, 1), ByteStore.of(new byte[1]));
        assertThatThrownBy(() -> opened.wrap(content, Progress.NONE)).isInstanceOf(DamageException.class);
    }

    /// For each block of a file of several, the engine makes room for a whole one.
    @ParameterizedTest
    @EnumSource(value = Compression.class, names = {"DEFLATE", "GZIP"})
    void theLastBlockOfSeveralMayHoldAsMuchAsAnother(Compression compression) throws IOException {
        byte[] first = stored(noise(BLOCK, 3), compression);
        assertThat(open(made(compression.number(), BLOCK, BLOCK + 20, first, stored(noise(BLOCK, 4), compression)))
                .problems()).extracting(Problem::code).containsExactly(Code.BLOCK_SLACK);
        assertThat(open(made(compression.number(), BLOCK, BLOCK + 20, first, stored(noise(BLOCK + 1, 4), compression)))
                .problems()).extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
        assertThat(open(made(compression.number(), BLOCK, BLOCK + 20, stored(noise(BLOCK + 1, 3), compression),
                stored(words(20), compression))).problems()).extracting(Problem::code)
                .containsExactly(Code.BLOCK_DAMAGED);
    }

    /// Of these, the engine does not ask whether they came to their end.
    @ParameterizedTest
    @EnumSource(value = Compression.class, names = {"FASTLZ", "ZSTD"})
    void aFullBlockOfAFileThatIsSaidToBeEmptyIsDamage(Compression compression) throws IOException {
        assertThat(open(made(compression.number(), BLOCK, 0, stored(words(40), compression))).problems())
                .extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
        assertThat(open(made(compression.number(), BLOCK, 20, stored(words(40), compression))).problems())
                .extracting(Problem::code).containsExactly(Code.BLOCK_SLACK);
        assertThat(open(made(compression.number(), BLOCK, 0, stored(new byte[0], compression))).problems()).isEmpty();
    }

    @Test
    void theLastDamagedBlockThatIsEditedIsSoundWhereSalvageIsAskedFor() throws IOException {
        Compressed opened = open(withBrokenBlock(words(3 * BLOCK)));
        ByteStore content = opened.content().replace(new Span(BLOCK + 7, 1), ByteStore.of(new byte[] {9}));
        Wrapping.Rewrapped edited = opened.with(Damage.SALVAGED).wrap(content, Progress.NONE);
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
        Compressed again = open(bytes(opened.with(Damage.SALVAGED).wrap(content, Progress.NONE).file()));
        assertThat(bytes(again.content())).isEqualTo(bytes(content));
    }

    @Test
    void whatACutHasLeftOfTheLastBlocksStaysWithTheLengthsThatTheyHad() throws IOException {
        byte[] whole = bytes(Compressed.write(ByteStore.of(noise(3 * BLOCK, 9)), Compression.ZSTD, Progress.NONE)
                .file());
        Compressed opened = open(Arrays.copyOf(whole, whole.length - 1000 - BLOCK));
        ByteStore content = opened.content().replace(new Span(7, 1), ByteStore.of(new byte[] {9}));
        Compressed again = open(bytes(opened.wrap(content, Progress.NONE).file()));
        assertThat(again.problems()).isEqualTo(opened.problems());
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
                Compressed salvaging = opened.with(Damage.SALVAGED);
                assertThat(open(bytes(salvaging.wrap(edited, Progress.NONE).file())).content().contentEquals(edited))
                        .as(as).isTrue();
            }
        } catch (WrapperException e) {
            assertThat(Clauses.why(e)).as(as).containsPattern("expected|are there");
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
}
