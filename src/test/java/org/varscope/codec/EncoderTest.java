package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Saying;
import org.varscope.problem.EngineError;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class EncoderTest {
    private static final int WIDE_INT = 0x10002;
    private static final int NARROW_FLOAT = 3;
    private static final Variant TENTHS = new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1, 0.5});
    private static final Variant HALVES = new Variant.Reals(VariantKind.VECTOR2, new double[] {0.5, -1.5});

    @ParameterizedTest(name = "{0} after {1}: {2} bytes")
    @CsvSource({"5, 0x2, 8", "5, 0x10002, 12", "2147483648, 0x2, 12", "5, 0x3, 8", "5, 0x10003, 8", "5, 0x0, 8"})
    void anIntKeepsItsWidthWhileItFits(long value, String previous, int size) throws EncodeException {
        assertThat(Encoder.encode(new Variant.Int(value), Dialects.of("godot4"), Integer.decode(previous)))
                .hasSize(size);
    }

    @ParameterizedTest(name = "{0} after {1}: {2} bytes")
    @CsvSource({"0.5, 0x3, 8", "0.5, 0x10003, 12", "0.1, 0x3, 12", "0.1, 0x10003, 12", "NaN, 0x3, 8", "NaN, 0x0, 12",
            "0.5, 0x10002, 8"})
    void aFloatKeepsItsWidthWhileItSurvives(double value, String previous, int size) throws EncodeException {
        assertThat(Encoder.encode(Variant.Real.of(value), Dialects.of("godot4"), Integer.decode(previous)))
                .hasSize(size);
    }

    @Test
    void aWideNanWithALongPayloadStaysWide() throws EncodeException {
        Variant nan = new Variant.Real(0x7FF9_ABCD_1234_5678L);
        assertThat(Encoder.encode(nan, Dialects.of("godot4"), NARROW_FLOAT)).hasSize(12);
    }

    static Stream<Arguments> vectors() {
        return Stream.of(Arguments.of("godot4", TENTHS, 5, 12), Arguments.of("godot4", TENTHS, 0x10005, 20),
                Arguments.of("godot4", TENTHS, 0, 12), Arguments.of("godot4-double", TENTHS, 5, 20),
                Arguments.of("godot4-double", HALVES, 5, 12), Arguments.of("godot4-double", HALVES, 0, 20),
                Arguments.of("godot3", HALVES, 0x10005, 12));
    }

    @ParameterizedTest(name = "{0} {1} after {2}: {3} bytes")
    @MethodSource("vectors")
    void aVectorKeepsItsWidthWhereTheEngineHasBoth(String dialect, Variant value, int previous, int size)
            throws EncodeException {
        assertThat(Encoder.encode(value, Dialects.of(dialect), previous)).hasSize(size);
    }

    @Test
    void valuesInsideACollectionHaveTheEnginesWidth() throws EncodeException {
        Variant array = Variant.Array.of(List.of(new Variant.Int(5)));
        assertThat(Encoder.encode(array, Dialects.of("godot4"), WIDE_INT)).hasSize(16);
    }

    @Test
    void aPackedArrayOfFloatsIsWrittenWideInDoublePrecision() throws EncodeException {
        Variant floats = new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[] {0.5f, 1});
        assertThat(Hex.of(Encoder.encode(floats, Dialects.of("godot4-double"))))
                .isEqualTo("23000100" + "01000000" + "000000000000e03f" + "000000000000f03f");
    }

    @Test
    void aPackedArrayOfDoublesIsNarrowedInSinglePrecision() throws EncodeException {
        Variant doubles = new Variant.PackedDoubles(VariantKind.PACKED_VECTOR2_ARRAY, new double[] {0.5, 0.1});
        assertThat(Hex.of(Encoder.encode(doubles, Dialects.of("godot4"))))
                .isEqualTo("23000000" + "01000000" + "0000003f" + "cdcccc3d");
    }

    @Test
    void aSignallingNanIsWrittenAsItIs() throws EncodeException {
        Variant value = new Variant.Real(0x7FF0_0000_2000_0000L);
        assertThat(Hex.of(Encoder.encode(value, Dialects.of("godot4"), NARROW_FLOAT))).isEqualTo("030000000100807f");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"godot4, 00000000", "godot3, 00000000", "godot2, 12000000", "doc-godot3, 11000000"})
    void aNullObjectIsWrittenAsTheEngineDoes(String dialect, String hex) throws EncodeException {
        assertThat(Hex.of(Encoder.encode(new Variant.NullObject(), Dialects.of(dialect)))).isEqualTo(hex);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"godot2, 1500000000000080", "godot3, 1300000000000000", "godot4, 1c00000000000000"})
    void sharingIsWrittenForGodot2Alone(String dialect, String hex) throws EncodeException {
        Variant shared = new Variant.Array(ElementType.ANY, List.of(), true);
        assertThat(Hex.of(Encoder.encode(shared, Dialects.of(dialect)))).isEqualTo(hex);
    }

    @Test
    void thePropertyOfAPathIsASubnameToLaterEngines() throws EncodeException {
        Variant path = new Variant.NodePath(List.of("A"), List.of("b"), false, true);
        assertThat(Hex.of(Encoder.encode(path, Dialects.of("godot3"))))
                .isEqualTo("0f000000" + "01000080" + "01000000" + "00000000" + "0100000041000000" + "0100000062000000");
    }

    static Stream<Arguments> refused() {
        ElementType integer = new ElementType.Builtin(VariantKind.INT);
        return Stream.of(
                Arguments.of("godot2", new Variant.Int(1L << 31),
                        "found int 2147483648; expected -2147483648 to 2147483647, as Godot 2 stores 32 bits"),
                Arguments.of("godot3", new Variant.Name("a"),
                        "found a value of kind STRING_NAME; expected a type that Godot 3 has"),
                Arguments.of("godot4", new Variant.Image(0, 0, 0, 0, new byte[0]),
                        "found a value of kind IMAGE; expected a type that Godot 4 has"),
                Arguments.of("godot3", new Variant.Array(integer, List.of(), false),
                        "found a typed Array; expected an untyped one, as Godot 3 has no other"),
                Arguments.of("godot4.3", new Variant.Dictionary(integer, ElementType.ANY, List.of(), false),
                        "found a typed Dictionary; expected an untyped one, as Godot 4.3 has no other"),
                Arguments.of("godot4.0", new Variant.PackedFloats(VariantKind.PACKED_VECTOR4_ARRAY, new float[4]),
                        "found a value of kind PACKED_VECTOR4_ARRAY; expected a type that Godot 4.0 has"),
                Arguments.of("godot4", new Variant.PackedFloats(VariantKind.PACKED_VECTOR2_ARRAY, new float[3]),
                        "found 3 numbers in a PACKED_VECTOR2_ARRAY; expected a multiple of 2"),
                Arguments.of("godot3", new Variant.Rid(5), "found RID 5; expected RID 0, as Godot 3 stores no id"),
                Arguments.of("godot2", new Variant.ObjectId(5),
                        "found an object; expected null, as Godot 2 stores no object"),
                Arguments.of("godot4", new Variant.FullObject("", List.of()),
                        "found an object without a class name; expected one, as none means null"),
                Arguments.of("godot4", new Variant.Text("a\0b"),
                        "found a text with a NUL at character 1; expected none, as every engine ends a text there"),
                Arguments.of("godot4", new Variant.Text("\uD83D"),
                        "found a text with half of a surrogate pair; expected whole characters, "
                                + "as Godot 4 refuses others"),
                Arguments.of("godot2", new Variant.NodePath(List.of("A"), List.of(), false, true),
                        "found a NodePath in the property form without subnames; "
                                + "expected the property as its last subname"),
                Arguments.of("godot2", new Variant.InputEvent(1, 0, List.of(5)),
                        "found 1 words in an input event of type 1; expected as many as such an event has"),
                Arguments.of("godot2", new Variant.Image(23, 0, 0, 0, new byte[0]),
                        "found image format 23; expected 0 to 22"),
                Arguments.of("godot4", new Variant.Opaque("Mystery", new byte[4]),
                        "found 4 bytes of type Mystery; expected a type of Godot 4 with its size"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("refused")
    void whatADialectCannotHoldIsRefusedWithAReason(String dialect, Variant value, String message) {
        assertThatExceptionOfType(EncodeException.class).isThrownBy(() -> Encoder.encode(value, Dialects.of(dialect)))
                .satisfies(Saying.exactly(message))
                .extracting(EncodeException::error).isEqualTo(EngineError.ERR_INVALID_PARAMETER);
    }

    @Test
    void aScriptWithoutAPathIsUnavailable() {
        Variant object = new Variant.FullObject("A",
                List.of(new Variant.Property("script", new Variant.Text("user://a.gd"))));
        assertThatExceptionOfType(EncodeException.class).isThrownBy(() -> Encoder.encode(object, Dialects.of("godot4")))
                .extracting(EncodeException::error).isEqualTo(EngineError.ERR_UNAVAILABLE);
    }

    @Test
    void whatIsRefusedLeavesTheOutputAsItWas() throws EncodeException {
        Output out = new Output();
        Encoder.encode(new Variant.Bool(true), Dialects.of("godot3"), out);
        Variant half = Variant.Array.of(List.of(new Variant.Int(1), new Variant.Name("none in Godot 3")));
        assertThatExceptionOfType(EncodeException.class)
                .isThrownBy(() -> Encoder.encode(half, Dialects.of("godot3"), out));
        assertThat(Hex.of(out.toBytes())).isEqualTo("0100000001000000");
    }

    @Test
    void valuesFollowOneAnotherInAnOutput() throws EncodeException {
        Output out = new Output(0);
        Encoder.encode(Variant.NIL, Dialects.of("godot3"), out);
        Encoder.encode(new Variant.Text("a"), Dialects.of("godot3"), out);
        assertThat(Hex.of(out.toBytes())).isEqualTo("00000000" + "04000000" + "01000000" + "61000000");
    }

    @ParameterizedTest(name = "{0} characters")
    @ValueSource(ints = {0, 1, 3, 4, 63, 64, 65, 1000})
    void aTextOfAnyLengthIsPaddedToFour(int length) throws Exception {
        Variant text = new Variant.Text("x".repeat(length));
        byte[] bytes = Encoder.encode(text, Dialects.of("godot4"));
        assertThat(bytes).hasSize(8 + (length + 3 & ~3));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"godot3", "godot2"})
    void nestingTakesNoStack(String dialect) throws EncodeException {
        assertThat(Encoder.encode(nested(300_000), Dialects.of(dialect))).hasSize(300_000 * 8 + 4);
    }

    @Test
    void asManyLevelsAsTheEngineReadsAreWritten() throws EncodeException {
        assertThat(Encoder.encode(nested(1024), Dialects.of("godot4"))).hasSize(1024 * 8 + 4);
    }

    @Test
    void oneLevelMoreIsTooMuch() {
        assertThatExceptionOfType(EncodeException.class)
                .isThrownBy(() -> Encoder.encode(nested(1025), Dialects.of("godot4")))
                .extracting(EncodeException::error).isEqualTo(EngineError.ERR_OUT_OF_MEMORY);
    }

    private static Variant nested(int levels) {
        Variant value = Variant.NIL;
        for (int i = 0; i < levels; i++) {
            value = Variant.Array.of(List.of(value));
        }
        return value;
    }
}
