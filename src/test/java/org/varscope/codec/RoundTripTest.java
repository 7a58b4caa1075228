package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.scan.walk.Buffers;
import org.varscope.variant.Variant;

/// Random values in every dialect, and random damage to their bytes.
class RoundTripTest {
    private static final int SEEDS = Buffers.MOST / 1000;
    private static final int VALUES = 60;

    @ParameterizedTest(name = "{0} seed {1}")
    @MethodSource("seeds")
    void whatWasEncodedDecodesToTheSame(Dialect dialect, long seed) throws Exception {
        RandomValues values = new RandomValues(new Random(seed), dialect);
        Decoder decoder = new Decoder(dialect, ObjectRule.ALLOWED);
        for (int i = 0; i < VALUES; i++) {
            Variant value = values.value(3);
            byte[] bytes = Encoder.encode(value, dialect);
            assertThat(decoder.decode(bytes).value()).as("value %d", i).isEqualTo(value);
        }
    }

    @ParameterizedTest(name = "{0} seed {1}")
    @MethodSource("seeds")
    void everyEncodedValueIsReadToItsEndAndNoFurther(Dialect dialect, long seed) throws Exception {
        RandomValues values = new RandomValues(new Random(seed), dialect);
        Output out = new Output();
        for (int i = 0; i < VALUES; i++) {
            Encoder.encode(values.value(3), dialect, out);
        }
        byte[] bytes = out.toBytes();
        Decoder decoder = new Decoder(dialect, ObjectRule.ALLOWED);
        int at = 0;
        for (int i = 0; i < VALUES; i++) {
            at += decoder.decode(bytes, at, bytes.length - at).consumed();
        }
        assertThat(at).isEqualTo(bytes.length);
    }

    /// Nothing but a value or a refusal comes out of damage, and a value can be written again where the dialect has
    /// a place for all of it.
    @ParameterizedTest(name = "{0} seed {1}")
    @MethodSource("seeds")
    void damageIsRefusedOrReadAsAnotherValue(Dialect dialect, long seed) throws Exception {
        Random random = new Random(seed);
        RandomValues values = new RandomValues(random, dialect);
        for (int i = 0; i < VALUES; i++) {
            byte[] bytes = damaged(random, Encoder.encode(values.value(3), dialect));
            Answered answered = Answered.by(dialect, ObjectRule.ALLOWED, bytes);
            if (answered.decoded() == null) {
                assertThat(answered.refusal().problem().span().end()).isLessThanOrEqualTo(bytes.length);
            } else {
                assertThat(answered.decoded().consumed()).isBetween(4, bytes.length + 3);
            }
        }
    }

    @ParameterizedTest(name = "{0} seed {1}")
    @MethodSource("seeds")
    void aValueCutShortIsRefusedOrLacksOnlyPadding(Dialect dialect, long seed) throws Exception {
        Random random = new Random(seed);
        Variant value = new RandomValues(random, dialect).value(3);
        byte[] bytes = Encoder.encode(value, dialect);
        Decoder decoder = new Decoder(dialect, ObjectRule.ALLOWED);
        for (int length = 0; length < bytes.length; length++) {
            try {
                Decoded decoded = decoder.decode(bytes, 0, length);
                assertThat(List.of(decoded.consumed(), decoded.value())).isEqualTo(List.of(bytes.length, value));
            } catch (DecodeException e) {
                assertThat(e.problem().span().end()).isLessThanOrEqualTo(length);
            }
        }
    }

    private static byte[] damaged(Random random, byte[] bytes) {
        byte[] damaged = bytes.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(damaged.length);
            damaged[at] = (byte) switch (random.nextInt(4)) {
                case 0 -> random.nextInt();
                case 1 -> 0xFF;
                case 2 -> 0x80;
                default -> damaged[at] + 1;
            };
        }
        return damaged;
    }

    static Stream<Arguments> seeds() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream())
                .flatMap(d -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(d, (long) seed)));
    }
}
