package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.ContentProbe;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

class MagicsTest {
    private static final Path BAD_MAGIC =
            Path.of("src/test/resources/corpus/malformed_files4/032_fastlz_bad_magic.dat");

    @Test
    void aFileThatTheEngineCompressedGetsBackItsMagic() throws IOException {
        Structure damaged = opened(Files.readAllBytes(BAD_MAGIC));
        Repair first = Repairs.next(damaged, Progress.NONE).orElseThrow();
        assertThat(first.kind()).isEqualTo(Repair.Kind.WRAPPER);
        assertThat(first.errorsLeft()).isZero();
        assertThat(first.in(damaged.bytes()).bytes(new Span(0, 4))).asString().isEqualTo("GCPF");
        assertThat(Repairs.result(damaged, first, Progress.NONE).orElseThrow().bytes().length()).isEqualTo(0xC0);
    }

    @Test
    void itIsTheOneRepairThatIsMadeOfAll() throws IOException {
        Mending mending = Mending.of(opened(Files.readAllBytes(BAD_MAGIC)), Progress.NONE);
        assertThat(mending.made()).singleElement().satisfies(made ->
                assertThat(made.repair().kind()).isEqualTo(Repair.Kind.WRAPPER));
        assertThat(Compressed.isNamed(mending.review().after().bytes())).isTrue();
        assertThat(mending.after().errors()).isZero();
    }

    @ParameterizedTest
    @EnumSource(value = Compression.class, names = "BROTLI", mode = EnumSource.Mode.EXCLUDE)
    void theMagicComesBackAtBothEndsWhateverTheBlocksArePackedWith(Compression compression) throws IOException {
        byte[] whole = packed(compression);
        byte[] damaged = whole.clone();
        Arrays.fill(damaged, 0, 4, (byte) 0xFF);
        Arrays.fill(damaged, damaged.length - 4, damaged.length, (byte) 0);
        Structure structure = opened(damaged);
        Repair first = Repairs.next(structure, Progress.NONE).orElseThrow();
        assertThat(first.in(structure.bytes()).contentEquals(ByteStore.of(whole))).isTrue();
    }

    @Test
    void whatHasItsMagicBackIsNotMendedAsTheRecordsThatItIsStillReadAs() throws IOException {
        Structure damaged = opened(Files.readAllBytes(BAD_MAGIC));
        Structure again = Structure.scan(Mending.of(damaged, Progress.NONE).review().after().bytes(), damaged.dialect(),
                damaged.framing(), Progress.NONE);
        assertThat(again.errors()).isPositive();
        assertThat(Mending.of(again, Progress.NONE).made()).isEmpty();
    }

    @Test
    void whatDoesNotEndWhereItsBlocksDoIsNotTakenForACompressedFile() throws IOException {
        byte[] whole = packed(Compression.ZSTD);
        whole[0] = 'X';
        ByteStore bytes = ByteStore.of(Arrays.copyOf(whole, whole.length + 1));
        assertThat(ContentProbe.glance(bytes)).isInstanceOf(Probe.Result.Foreign.class);
        Structure longer = Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        assertThat(Repairs.of(longer, longer.problems().getFirst(), Progress.NONE))
                .noneMatch(repair -> repair.kind() == Repair.Kind.WRAPPER);
    }

    private static byte[] packed(Compression compression) throws IOException {
        ByteStore file = Compressed.write(ByteStore.of(Buffers.sample("adventure.save")), compression, Progress.NONE)
                .file();
        return file.bytes(new Span(0, file.length()));
    }

    private static Structure opened(byte[] file) throws IOException {
        Probe.Result.Found found =
                (Probe.Result.Found) Probe.open(ByteStore.of(file), Layers.ANY, null, null, Progress.NONE);
        return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), Progress.NONE);
    }
}
