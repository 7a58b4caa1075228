package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.RandomValues;
import org.varscope.codec.RandomValues.Range;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// What is written reads back, for every type of every dialect.
class GodotTextRoundTripTest {
    private static final int SEEDS = 60;
    private static final int DEPTH = 4;

    static Stream<Arguments> dialectsAndSeeds() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream())
                .flatMap(d -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(d, seed)));
    }

    @ParameterizedTest
    @MethodSource("dialectsAndSeeds")
    void exactTextReadsBackBitForBit(Dialect dialect, int seed) throws TextException {
        Variant value = new RandomValues(new Random(seed), dialect, Range.ANY).value(DEPTH);

        assertThat(GodotReader.read(GodotText.exact(value, dialect), dialect)).isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("dialectsAndSeeds")
    void whatAnEngineWritesReadsBackButForTheWidthOfFloats(Dialect dialect, int seed) throws TextException {
        Variant value = new RandomValues(new Random(seed), dialect, Range.WRITTEN).value(DEPTH);

        Variant read = GodotReader.read(GodotText.write(value, dialect), dialect);

        assertThat(GodotText.write(read, dialect)).isEqualTo(GodotText.write(value, dialect));
    }

    @ParameterizedTest
    @MethodSource("dialectsAndSeeds")
    void theOneLineFormMeansTheSame(Dialect dialect, int seed) throws TextException {
        Variant value = new RandomValues(new Random(seed), dialect, Range.WRITTEN).value(DEPTH);

        assertThat(GodotReader.read(GodotText.written(value, dialect, TextStyle.LINE), dialect))
                .isEqualTo(GodotReader.read(GodotText.write(value, dialect), dialect));
    }
}
