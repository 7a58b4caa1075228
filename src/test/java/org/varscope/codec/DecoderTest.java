package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Flaw;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class DecoderTest {
    private static final byte[] BROKEN_TEXT = Hex.bytes("1c00000002000000 0200000007000000 0400000003000000 61ff6200");

    @ParameterizedTest(name = "{0} {1}: {3} {4} at {5}, {6} bytes")
    @CsvSource({
            "godot4, '', ERR_INVALID_DATA, HEADER_CUT, 0, 0",
            "godot4, 0200, ERR_INVALID_DATA, HEADER_CUT, 0, 2",
            "godot4, 27000000, ERR_INVALID_DATA, TYPE_UNKNOWN, 0, 4",
            "godot2, 0200010005000000, ERR_INVALID_DATA, TYPE_UNKNOWN, 0, 4",
            "godot4, 020000000500, ERR_INVALID_DATA, PAYLOAD_CUT, 4, 2",
            "godot4, 0200010005000000, ERR_INVALID_DATA, PAYLOAD_CUT, 4, 4",
            "godot4, 0400, ERR_INVALID_DATA, HEADER_CUT, 0, 2",
            "godot4, 040000000300, ERR_INVALID_DATA, LENGTH_CUT, 4, 2",
            "godot4, 0400000003000000616263, ERR_FILE_EOF, TEXT_PAST_END, 4, 4",
            "godot4, 0400000080000080, ERR_FILE_EOF, TEXT_PAST_END, 4, 4",
            "godot2, 040000000300000061, ERR_INVALID_DATA, TEXT_PAST_END, 4, 4",
            "godot4, 0400000003000000c3286100, ERR_INVALID_DATA, TEXT_NOT_UTF8, 8, 1",
            "godot4, 1e0000000200000001000000, ERR_INVALID_DATA, COUNT_PAST_END, 4, 4",
            "godot4, 1d0000000500000001020304, ERR_INVALID_DATA, COUNT_PAST_END, 4, 4",
            "godot4, 1600000003000000, ERR_INVALID_DATA, NODE_PATH_OLD_FORM, 4, 4",
            "godot4, 16000000030000800000, ERR_INVALID_DATA, LENGTH_CUT, 8, 2",
            "godot4, 1c0001002700000000000000, ERR_INVALID_DATA, ELEMENT_TYPE_UNKNOWN, 4, 4",
            "godot4, 1c000100ffffffff00000000, ERR_INVALID_DATA, ELEMENT_TYPE_UNKNOWN, 4, 4",
            "godot2, 0f000000170000000000000000000000 0000000000000000, ERR_INVALID_DATA, IMAGE_FORMAT_UNKNOWN, 4, 4"})
    void aRefusalSaysWhereAndWhy(String dialect, String hex, EngineError error, Code code, long start, long length) {
        DecodeException refusal = refusal(dialect, ObjectRule.ALLOWED, Hex.bytes(hex));
        assertThat(List.of(refusal.error(), refusal.problem().code(), refusal.problem().span()))
                .isEqualTo(List.of(error, code, new Span(start, length)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"1c000000ffffff7f 02000000 05000000, ERR_INVALID_DATA, 4",
            "1c00000002000000 1b000000ffffff7f 02000000 05000000, ERR_INVALID_DATA, 12",
            "22000000ffffff00 02000000 61000000, ERR_INVALID_DATA, 4",
            "22000000ffffff00 0a000000 61000000, ERR_FILE_EOF, 4"})
    void aClaimThatCannotBeTrueIsTheFirstProblem(String hex, EngineError error, long at) {
        DecodeException refusal = refusal("godot4", ObjectRule.ALLOWED, Hex.bytes(hex));
        assertThat(List.of(refusal.error(), refusal.problem().code(), refusal.problem().span()))
                .isEqualTo(List.of(error, Code.COUNT_PAST_END, new Span(at, 4)));
    }

    @Test
    void theMessageNamesErrorPlaceAndCode() {
        DecodeException refusal = refusal("godot4", ObjectRule.ALLOWED, Hex.bytes("1e0000000200000001000000"));
        assertThat(refusal.problem().flaw()).isEqualTo(new Flaw.CountPastEnd(2, 8, 4));
        assertThat(refusal).hasMessage(
                "ERR_INVALID_DATA at 4: COUNT_PAST_END");
    }

    @Test
    void spansCountFromTheStartOfTheSlice() {
        byte[] bytes = new byte[BROKEN_TEXT.length + 20];
        System.arraycopy(BROKEN_TEXT, 0, bytes, 12, BROKEN_TEXT.length);
        assertThatExceptionOfType(DecodeException.class)
                .isThrownBy(() -> decoder("godot4").decode(bytes, 12, BROKEN_TEXT.length))
                .satisfies(e -> assertThat(e.problem().span()).isEqualTo(new Span(25, 1)));
    }

    @Test
    void bytesPastTheSliceDoNotExist() {
        byte[] bytes = Hex.bytes("0200000005000000 ffffffff");
        assertThatExceptionOfType(DecodeException.class).isThrownBy(() -> decoder("godot4").decode(bytes, 0, 6));
    }

    @Test
    void aRangeOutsideTheArrayIsAMistake() {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> decoder("godot4").decode(new byte[8], 4, 8));
    }

    @ParameterizedTest(name = "{0}: {1} of {2} bytes")
    @CsvSource({"godot4, 1d0000000500000001020304 05, 16", "godot2, 0400000005000000 68656c6c6f, 16",
            "godot2, 1900000001000000 0100000000, 16", "godot4, 0000000000000000, 4"})
    void missingPaddingCountsAsReadAndTrailingBytesDoNot(String dialect, String hex, int consumed)
            throws DecodeException {
        assertThat(decoder(dialect).decode(Hex.bytes(hex)).consumed()).isEqualTo(consumed);
    }

    @Test
    void nothingCanFollowMissingPadding() {
        byte[] bytes = Hex.bytes("1c00000002000000 1d00000001000000 07");
        assertThat(refusal("godot4", ObjectRule.ALLOWED, bytes).problem().code()).isEqualTo(Code.HEADER_CUT);
    }

    @Test
    void aSmallIntWrittenWideIsRead() throws DecodeException {
        assertThat(value("godot3", "020001000500000000000000")).isEqualTo(new Variant.Int(5));
    }

    @Test
    void aSignallingNanKeepsItsBits() throws DecodeException {
        assertThat(value("godot4", "030000000100807f")).isEqualTo(new Variant.Real(0x7FF0_0000_2000_0000L));
    }

    @Test
    void vectorsWrittenInDoublePrecisionKeepIt() throws DecodeException {
        assertThat(value("godot4", "050001009a9999999999b93f000000000000f03f"))
                .isEqualTo(new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1, 1}));
    }

    @Test
    void keysThatOccurTwiceAreBothKept() throws DecodeException {
        Variant.Dictionary read = (Variant.Dictionary) value("godot4",
                "1b00000002000000 0200000001000000 0200000007000000 0200000001000000 0200000008000000");
        assertThat(read.entries()).hasSize(2);
    }

    @Test
    void elementsThatDoNotFitTheirTypedArrayAreKept() throws DecodeException {
        Variant.Array read = (Variant.Array) value("godot4", "1c000100 02000000 01000000 04000000 01000000 61000000");
        assertThat(read.elements()).containsExactly(new Variant.Text("a"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"0100000061000000", "0200000061000000", "0300000061006200", "04000000efbbbf61"})
    void aTextEndsAtItsFirstNulAndHasNoMark(String text) throws DecodeException {
        assertThat(value("godot4", "04000000" + text)).isEqualTo(new Variant.Text("a"));
    }

    @Test
    void anIdOfZeroIsNoObject() throws DecodeException {
        assertThat(value("godot4", "18000100 0000000000000000")).isEqualTo(new Variant.NullObject());
    }

    @Test
    void anObjectInFullIsUnauthorizedWhereObjectsAreForbidden() {
        DecodeException refusal = refusal("godot4", ObjectRule.FORBIDDEN, Hex.bytes("1800000000000000"));
        assertThat(List.of(refusal.error(), refusal.problem().code()))
                .isEqualTo(List.of(EngineError.ERR_UNAUTHORIZED, Code.OBJECT_PRESENT));
    }

    @Test
    void assumptionsAreSaidOnceInOrder() throws Exception {
        Variant scripted = new Variant.FullObject("B", List.of(
                new Variant.Property("script", new Variant.Text("res://b.gd")),
                new Variant.Property("sub", new Variant.FullObject("A", List.of()))));
        byte[] bytes = Encoder.encode(Variant.Array.of(List.of(scripted, scripted)), Dialects.of("godot4"));
        assertThat(decoder("godot4").decode(bytes).assumes())
                .containsExactly("class:B", "script:res://b.gd", "class:A");
    }

    @Test
    void nothingIsAssumedOfAScriptWhereObjectsAreForbidden() throws Exception {
        byte[] bytes = Hex.bytes("1c000300 05000000 6f6464213f000000 00000000");
        assertThat(new Decoder(Dialects.of("godot4"), ObjectRule.FORBIDDEN).decode(bytes).assumes()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"0200000005000000", "0400000000000000", "0400000009000000757365723a2f2f612e000000",
            "15000000060000007265733a2f2f0000"})
    void aScriptThatNoProjectCouldHoldIsRefused(String script) {
        byte[] bytes = Hex.bytes("18000000 01000000 41000000 01000000 06000000 736372697074 0000" + script);
        DecodeException refusal = refusal("godot4", ObjectRule.ALLOWED, bytes);
        assertThat(List.of(refusal.problem().code(), refusal.problem().span()))
                .isEqualTo(List.of(Code.SCRIPT_PATH_BAD, new Span(28, script.length() / 2)));
    }

    @Test
    void theScriptOfAnOlderObjectIsAnyValue() throws DecodeException {
        byte[] bytes = Hex.bytes("18000000 01000000 41000000 01000000 06000000 736372697074 0000 0200000005000000");
        assertThat(decoder("godot4.0").decode(bytes).assumes()).containsExactly("class:A");
    }

    @ParameterizedTest(name = "{0} levels in {1}")
    @CsvSource({"1024, godot4", "1024, godot3.5", "300000, godot3", "300000, godot2"})
    void nestingIsReadUpToTheLimit(int levels, String dialect) throws DecodeException {
        byte[] bytes = nested(levels, dialect);
        assertThat(decoder(dialect).decode(bytes).consumed()).isEqualTo(bytes.length);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"godot4", "godot3.5", "rebel"})
    void oneLevelMoreIsRefused(String dialect) {
        DecodeException refusal = refusal(dialect, ObjectRule.ALLOWED, nested(1025, dialect));
        assertThat(List.of(refusal.error(), refusal.problem().span()))
                .isEqualTo(List.of(EngineError.ERR_OUT_OF_MEMORY, new Span(1025 * 8, 4)));
    }

    @Test
    void theDepthIsLookedAtBeforeTheBytes() {
        byte[] bytes = Arrays.copyOf(nested(1025, "godot4"), 1025 * 8);
        assertThat(refusal("godot4", ObjectRule.ALLOWED, bytes).error()).isEqualTo(EngineError.ERR_OUT_OF_MEMORY);
    }

    /// Every level claims as many children as the bytes left could just hold: memory must follow what is read.
    @Test
    void claimsOnEveryLevelTakeNoMemory() {
        int levels = 100_000;
        ByteBuffer bytes = ByteBuffer.allocate(8 * levels).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 1; i <= levels; i++) {
            bytes.putInt(19).putInt(2 * (levels - i));
        }
        assertThat(refusal("godot3", ObjectRule.ALLOWED, bytes.array()).error())
                .isEqualTo(EngineError.ERR_INVALID_DATA);
    }

    @Test
    void aRepeatedTextIsOneObject() throws Exception {
        List<Variant> texts = IntStream.range(0, 200).<Variant>mapToObj(i -> new Variant.Text("key" + i % 2)).toList();
        byte[] bytes = Encoder.encode(Variant.Array.of(texts), Dialects.of("godot4"));
        Variant.Array read = (Variant.Array) decoder("godot4").decode(bytes).value();
        assertThat(read.elements().get(198)).isSameAs(read.elements().getFirst());
    }

    @Test
    void textsOfUpToSixteenBytesAreNotConfused() throws Exception {
        List<Variant> texts = new ArrayList<>();
        for (int length = 0; length <= 18; length++) {
            for (int i = 0; i < 40; i++) {
                texts.add(new Variant.Text("%018d".formatted(i).substring(18 - length)));
                texts.add(new Variant.Text(("x".repeat(length) + i % 10).substring(i % 10 == 0 ? 1 : 0)));
            }
        }
        Variant value = Variant.Array.of(texts);
        assertThat(decoder("godot4").decode(Encoder.encode(value, Dialects.of("godot4"))).value()).isEqualTo(value);
    }

    @Test
    void aPlainPathOfGodot1IsSplitIntoNamesAndProperty() throws DecodeException {
        assertThat(value("godot2", "10000000 0b000000 2f726f6f742f413a623a63"))
                .isEqualTo(new Variant.NodePath(List.of("root", "A"), List.of("b", "c"), true, true));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"godot2, 13", "doc-mole, 16", "doc-godot3, 16"})
    void aPlainPathIsPaddedInDocumentsAlone(String dialect, int consumed) throws DecodeException {
        String id = dialect.equals("doc-godot3") ? "0f" : "10";
        assertThat(decoder(dialect).decode(Hex.bytes(id + "000000 05000000 612f623a63 000000")).consumed())
                .isEqualTo(consumed);
    }

    private static Decoder decoder(String dialect) {
        return new Decoder(Dialects.of(dialect), ObjectRule.ALLOWED);
    }

    private static Variant value(String dialect, String hex) throws DecodeException {
        return decoder(dialect).decode(Hex.bytes(hex)).value();
    }

    private static DecodeException refusal(String dialect, ObjectRule objects, byte[] bytes) {
        DecodeException refusal = Answered.by(Dialects.of(dialect), objects, bytes).refusal();
        if (refusal == null) {
            throw new AssertionError(Hex.of(bytes) + " was accepted");
        }
        return refusal;
    }

    private static byte[] nested(int levels, String dialect) {
        int id = Dialects.of(dialect).rowOf(VariantKind.ARRAY).orElseThrow().id();
        ByteBuffer bytes = ByteBuffer.allocate(8 * levels + 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < levels; i++) {
            bytes.putInt(id).putInt(1);
        }
        return bytes.array();
    }
}
