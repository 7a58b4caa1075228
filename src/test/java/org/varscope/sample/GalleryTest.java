package org.varscope.sample;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.block.Compression;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class GalleryTest {
    private static List<Dialect> dialects() {
        return Gallery.dialects();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void everyRowHasASampleThatDecodesToItsEnd(Dialect dialect) throws DecodeException {
        Set<Row> rows = new HashSet<>();
        for (SampleFile sample : Gallery.types(dialect)) {
            byte[] bytes = sample.bytes().bytes(new Span(0, sample.bytes().length()));
            assertThat(new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes).consumed()).as(sample.name())
                    .isEqualTo(bytes.length);
            rows.add(dialect.row(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt()));
        }
        assertThat(rows).containsExactlyInAnyOrderElementsOf(dialect.rows());
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void everyWrapperOpensWithoutAProblem(Dialect dialect) throws IOException {
        for (SampleFile sample : Gallery.wrappers(dialect)) {
            Probe.Result result = Probe.open(sample.bytes(), new Layers(List.of(), sample.framing()), dialect,
                    Secret.ofPassword("secret".toCharArray()), Progress.NONE);
            assertThat(result).as(sample.name()).isInstanceOfSatisfying(Probe.Result.Found.class, found -> {
                Structure structure = Structure.scan(found.wrapping().content(), dialect, sample.framing(),
                        Progress.NONE);
                assertThat(structure.problems()).as(sample.name()).isEmpty();
                assertThat(found.wrapping().isPlain()).isEqualTo(!List.of("compressed", "encrypted", "base64")
                        .contains(sample.what()));
            });
        }
    }

    @Test
    void everyFramingAndEveryModeOfCompressionThatCanBeWrittenIsThere() throws IOException {
        List<SampleFile> samples = Gallery.wrappers(Gallery.dialects().getFirst());
        assertThat(samples).extracting(SampleFile::what).contains("fields", "encrypted", "base64")
                .containsAll(Framing.all().stream().map(Framing::word).toList());
        assertThat(samples).filteredOn(sample -> sample.what().equals("compressed")).extracting(SampleFile::form)
                .containsExactlyElementsOf(Arrays.stream(Compression.values()).filter(Compression::isWritable)
                        .map(mode -> mode.name().toLowerCase(Locale.ROOT)).toList());
    }

    @Test
    void everySampleIsFoundByItsName() throws IOException {
        Set<String> names = new HashSet<>();
        for (Dialect dialect : Gallery.dialects()) {
            for (SampleFile sample : Gallery.types(dialect)) {
                assertThat(names.add(sample.name())).as(sample.name()).isTrue();
            }
            String name = Gallery.wrappers(dialect).getLast().name();
            assertThat(Gallery.named(name)).map(SampleFile::name).contains(name);
        }
        assertThat(Gallery.named("godot4-Vector2.var")).map(SampleFile::what).contains("Vector2");
        assertThat(Gallery.named("godot4-Vector9.var")).isEmpty();
    }
}
