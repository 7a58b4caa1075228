package org.varscope.explain.dialect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.dialect.DialectComparison.Difference;
import org.varscope.said.Language;
import org.varscope.sample.Gallery;
import org.varscope.sample.SampleFile;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class DialectComparisonTest {
    private static DialectComparison compared(Variant value, String own, String... others) throws EncodeException {
        return DialectComparison.of(value, Dialects.of(own), Stream.of(others).map(Dialects::of).toList(),
                Language.ENGLISH);
    }

    private static List<Dialect> dialects() {
        return Gallery.dialects();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void everyTypeHasTheBytesThatTheEncoderGivesInEachDialect(Dialect own) throws EncodeException, DecodeException {
        for (SampleFile sample : Gallery.types(own)) {
            byte[] bytes = sample.bytes().bytes(new Span(0, sample.bytes().length()));
            Variant value = new Decoder(own, ObjectRule.ALLOWED).decode(bytes).value();
            if (!own.rowOf(value.kind()).map(row -> row.name().equals(sample.what())).orElse(false)) {
                continue; // The encoder writes the first of several rows of one kind.
            }
            DialectComparison all = DialectComparison.of(value, own, Dialects.all(), Language.ENGLISH);
            for (DialectComparison.Way way : all.ways()) {
                for (Dialect dialect : way.dialects()) {
                    assertThat(way.bytes()).as("%s in %s", sample.name(), dialect)
                            .isEqualTo(dialect.equals(own) ? Encoder.encode(value, dialect)
                                    : Encoder.encodeAnew(value, dialect));
                }
            }
            Set<String> told = new HashSet<>(List.of(own.name()));
            all.ways().forEach(way -> way.dialects().forEach(dialect -> told.add(dialect.name())));
            all.refused().forEach(refused -> told.add(refused.dialect().name()));
            assertThat(told).containsAll(Dialects.all().stream().map(Dialect::name).toList());
        }
    }

    @Test
    void whatFollowsTheLastColonOfAPathIsItsPropertyInGodot2() throws EncodeException {
        DialectComparison compared = compared(Variant.NodePath.of(List.of("A"), List.of("b"), false), "godot4",
                "godot2");
        assertThat(HexFormat.of().formatHex(compared.ways().getLast().bytes()))
                .isEqualTo("100000000100008000000000020000000100000041000000" + "0100000062000000");
    }

    @Test
    void anIntHasItsFlagWhereTheEngineWritesOne() throws EncodeException {
        DialectComparison compared = compared(new Variant.Int(1L << 40), "godot4", "godot3");
        assertThat(compared.ways()).hasSize(1);
        assertThat(compared.ways().getFirst().dialects()).extracting(Dialect::name).containsExactly("godot4", "godot3");
    }

    @Test
    void aTypeThatHasAnotherNumberSaysSo() throws EncodeException {
        DialectComparison compared = compared(new Variant.Reals(VariantKind.COLOR, new double[] {1, 0, 0, 1}),
                "godot4", "godot3");
        assertThat(compared.lines().getFirst().field()).isEqualTo("header");
        assertThat(compared.lines().getFirst().cells().getLast().difference()).isEqualTo(Difference.TYPE_NUMBER);
        assertThat(compared.lines().subList(1, 5)).allSatisfy(line ->
                assertThat(line.cells().getLast().difference()).isEqualTo(Difference.NONE));
    }

    @Test
    void numbersOfDoublePrecisionAreWiderAndTheHeaderHasAFlag() throws EncodeException {
        DialectComparison compared = compared(new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1, 2}),
                "godot4", "godot4-double");
        assertThat(compared.lines()).extracting(line -> line.cells().getLast().difference())
                .containsExactly(Difference.FLAGS, Difference.WIDTH, Difference.WIDTH);
    }

    @Test
    void aNumberThatIsNarrowedIsShownAsItIsThenAndSaidToBeRounded() throws EncodeException {
        DialectComparison tenth = compared(new Variant.Real(Double.doubleToRawLongBits(0.1)), "godot4", "godot2");
        assertThat(tenth.lines().getLast().cells()).extracting(DialectComparison.Cell::value)
                .containsExactly("0.1", "0.10000000149011611938\u2026 (rounded)");
        DialectComparison half = compared(new Variant.Real(Double.doubleToRawLongBits(0.5)), "godot4", "godot2");
        assertThat(half.lines().getLast().cells()).extracting(DialectComparison.Cell::value)
                .containsOnly("0.5");
    }

    @Test
    void aDialectThatLacksTheTypeSaysWhy() throws EncodeException {
        DialectComparison compared = compared(new Variant.Name("jump"), "godot4", "godot3");
        assertThat(compared.refused()).singleElement().satisfies(refused -> {
            assertThat(refused.dialect().name()).isEqualTo("godot3");
            assertThat(refused.lacks()).containsExactly("StringName");
            assertThat(refused.reason()).contains("Godot 3");
        });
    }
}
