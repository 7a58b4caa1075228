package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class DetectionTest {
    private static final String ONE_ENTRY = "1b000000 01000000 04000000 01000000 6b000000 02000000 01000000";

    private static Detection detect(String hex) {
        return Detection.of(store(hex), null, null);
    }

    private static ByteStore store(String hex) {
        return ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    private static ByteStore sample(String name, int length) {
        return ByteStore.of(Arrays.copyOf(Buffers.sample(name), length));
    }

    @ParameterizedTest
    @CsvSource({"adventure.save,godot4", "adventure-godot3.save,godot3"})
    void aSaveIsAStreamInTheDialectOfItsEngine(String name, String dialect) {
        Detection found = Detection.of(ByteStore.of(Buffers.sample(name)), null, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.dialect().name()).isEqualTo(dialect);
        assertThat(found.whole()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 40, 100, 422, 900, 1400, 1600, 1700})
    void aSaveThatIsCutOffIsStillAStream(int length) {
        Detection found = Detection.of(sample("adventure.save", length), null, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.dialect().name()).isEqualTo("godot4");
        assertThat(found.whole()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 422, 900, 1400, 1600, 1700})
    void aGodot3SaveThatIsCutOffKeepsItsDialect(int length) {
        Detection found = Detection.of(sample("adventure-godot3.save", length), null, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.dialect().name()).isEqualTo("godot3");
    }

    @ParameterizedTest
    @CsvSource({"1c000000, stream", "0000001c, stream-be"})
    void aPrefixTellsItsByteOrder(String prefix, String framing) {
        assertThat(detect(prefix + ONE_ENTRY).framing().word()).isEqualTo(framing);
    }

    @Test
    void aValueWithNothingLeftOverIsBare() {
        assertThat(detect(ONE_ENTRY).framing()).isEqualTo(Framing.BARE);
    }

    @Test
    void valuesBackToBackAreValues() {
        assertThat(detect(ONE_ENTRY + ONE_ENTRY + ONE_ENTRY).framing()).isEqualTo(Framing.VALUES);
    }

    @Test
    void aValueBeforeSomethingElseIsBareWithTrailingData() {
        Detection found = detect(ONE_ENTRY + "fefefefe fefefefe fefefefe");
        assertThat(found.framing()).isEqualTo(Framing.BARE);
        assertThat(found.whole()).isFalse();
        assertThat(found.why()).contains(
                new Reason.FirstTrouble(28, new Flaw.TrailingData(12, Flaw.After.VALUE)));
    }

    @Test
    void bytesBehindAValueDoNotChangeItsDialect() {
        byte[] typed = Buffers.sample("adventure.var");
        byte[] more = Arrays.copyOf(typed, typed.length + 8);
        System.arraycopy(new byte[] {'j', 'u', 'n', 'k'}, 0, more, typed.length + 4, 4);
        Detection found = Detection.of(ByteStore.of(more), null, null);
        assertThat(found.framing()).isEqualTo(Framing.BARE);
        assertThat(found.dialect().name()).isEqualTo("godot4");
    }

    @Test
    void oneDamagedRecordAmongManyDoesNotChangeTheReading() {
        byte[] bytes = Buffers.frames(new Random(5), 9, 300);
        bytes[4] = (byte) 0xEE;
        Detection found = Detection.of(ByteStore.of(bytes), null, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
        assertThat(found.dialect().name()).isEqualTo("godot4");
        assertThat(found.why()).first().isEqualTo(new Reason.Partly("Godot 4", 8, 9));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MAX_VALUE, 1 << 20, 0x3FFFFFFC})
    void aLengthPastTheEndDoesNotHideTheRecordsAfterIt(int length) {
        byte[] bytes = Buffers.frames(new Random(7), 6, 300);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(0, length);
        assertThat(Detection.of(ByteStore.of(bytes), null, null).framing()).isEqualTo(Framing.STREAM);
    }

    @Test
    void aRecordOfNoBytesDoesNotHideTheRecordsAfterIt() {
        assertThat(detect("00000000 1c000000" + ONE_ENTRY + "1c000000" + ONE_ENTRY).framing())
                .isEqualTo(Framing.STREAM);
    }

    @Test
    void bytesThatSeveralEnginesReadTheSameAreSaidToTellNoMore() {
        Detection found = detect("08000000 02000000 01000000");
        assertThat(found.dialect().name()).isEqualTo("godot4");
        assertThat(found.why()).containsExactly(new Reason.Whole("Godot 4", 1),
                new Reason.Alike(List.of("Godot 3", "Godot 2")));
    }

    @Test
    void sharedContainersSpeakForGodot2() {
        assertThat(detect("15000000 01000080 02000000 07000000").dialect().name()).isEqualTo("godot2");
    }

    @Test
    void aJoystickMotionWithoutItsValueSpeaksForGodot1() {
        assertThat(detect("13000000 04000000 00000000 10000000 01000000").dialect().name()).isEqualTo("godot1");
    }

    @Test
    void aJoystickMotionWithItsValueSpeaksForGodot2() {
        assertThat(detect("13000000 04000000 00000000 14000000 01000000 0000803f").dialect().name())
                .isEqualTo("godot2");
    }

    @Test
    void vectorsIn64BitsProveDoublePrecision() {
        Detection found = detect("05000100 000000000000f03f 0000000000000040");
        assertThat(found.dialect().name()).isEqualTo("godot4-double");
        assertThat(found.why()).contains(Reason.Sign.DOUBLE_VECTORS);
    }

    @Test
    void vectorsIn64BitsWithoutAFlagAreOfGodot40InDoublePrecision() {
        Detection found = detect("1c000000 02000000 05000100 000000000000f83f 00000000000002c0"
                + "0c000000 000000000000f83f 00000000000002c0 0000000000000940 0000000000001240");
        assertThat(found.dialect().name()).isEqualTo("godot4.0-double");
        assertThat(found.whole()).isTrue();
    }

    /// One flipped bit in a deep nest, or texts that a server did not pad: as values back to back they would be vectors
    /// of numbers that no game has.
    @Test
    void valuesThatNobodyHasWrittenDoNotWinOverDamage() {
        byte[] nest = HexFormat.of().parseHex("1b00000001000000040000000100000061000000".repeat(200) + "00000000");
        nest[1200] ^= 0x40;
        assertThat(Detection.of(ByteStore.of(nest), null, null)).matches(found -> found.framing().equals(Framing.BARE)
                && found.dialect().name().equals("godot4"));
        Detection unpadded = detect("0d000000 04000000 05000000 68656c6c6f 14000000 04000000 0c000000"
                + "77656c636f6d65206261636b 0b000000 04000000 03000000 6f6b21");
        assertThat(unpadded.framing()).isEqualTo(Framing.STREAM);
    }

    /// Newer engines write the path of a script, or null.
    @ParameterizedTest
    @CsvSource({"godot4.0, false, godot4.0", "godot4.0-double, true, godot4.0-double"})
    void aScriptThatIsAnObjectIsOfGodot40To42(String writer, boolean vector, String dialect) throws Exception {
        Variant script = object("GDScript", "script/source", new Variant.Text("extends Resource\n"));
        Variant gold = vector ? new Variant.Reals(VariantKind.VECTOR2, new double[] {0.5, 0.25}) : new Variant.Int(100);
        List<Variant.Property> properties = List.of(new Variant.Property("script", script),
                new Variant.Property("gold", gold));
        byte[] bytes = Encoder.encode(new Variant.FullObject("Resource", properties), Dialects.of(writer));
        Detection found = Detection.of(ByteStore.of(bytes), null, null);
        assertThat(found.dialect().name()).isEqualTo(dialect);
        assertThat(found.why()).contains(Reason.Sign.SCRIPT_OBJECTS);
        assertThat(Structure.scan(ByteStore.of(bytes), found.dialect(), found.framing(), Progress.NONE).errors())
                .isZero();
    }

    @Test
    void aScriptThatIsAPathTellsNothingOfTheEngine() throws Exception {
        byte[] bytes = Encoder.encode(object("Resource", "script", new Variant.Text("res://player.gd")),
                Dialects.of("godot4"));
        assertThat(Detection.of(ByteStore.of(bytes), null, null).dialect().name()).isEqualTo("godot4");
    }

    private static Variant object(String className, String name, Variant value) {
        return new Variant.FullObject(className, List.of(new Variant.Property(name, value)));
    }

    @Test
    void theDoublePrecisionOfADocumentIsNeverChosen() {
        Detection found = detect("05000000 000000000000f83f 00000000000002c0");
        assertThat(found.dialect().traits().document()).isFalse();
    }

    @Test
    void wideNumbersAloneDoNotProveDoublePrecision() {
        assertThat(detect("03000100 9a9999999999b93f").dialect().name()).isEqualTo("godot4");
    }

    @Test
    void vectorsInBothWidthsDoNotProveDoublePrecision() {
        assertThat(detect("1c000000 02000000 05000100 000000000000f03f 0000000000000040 05000000 0000803f 00000040")
                .dialect().name()).isEqualTo("godot4");
    }

    @Test
    void aDocumentIsNeverChosenButItsReadingIsMentioned() {
        Detection found = detect("1c000000 02000000 0b000000 0000803f 00000040 00004040 00008040 02000000 07000000");
        assertThat(found.dialect().traits().document()).isFalse();
        assertThat(found.why()).last().isInstanceOfSatisfying(Reason.ReadByOthers.class,
                others -> assertThat(others.names()).contains("doc-godot4"));
    }

    @Test
    void aGivenDialectIsKeptEvenWhereItDoesNotFit() {
        Detection found = Detection.of(store(ONE_ENTRY), null, Dialects.of("godot3"));
        assertThat(found.dialect().name()).isEqualTo("godot3");
        assertThat(found.whole()).isFalse();
    }

    @Test
    void aGivenFramingIsKeptEvenWhereItDoesNotFit() {
        Detection found = Detection.of(store(ONE_ENTRY), Framing.STREAM, null);
        assertThat(found.framing()).isEqualTo(Framing.STREAM);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aWholeReadingIsOneInWhichTheScanFindsNoError(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            ByteStore bytes = ByteStore.of(any(random));
            Detection found = Detection.of(bytes, null, null);
            if (found.whole() && bytes.length() < 1 << 16) {
                Structure structure = Structure.scan(bytes, found.dialect(), found.framing(), Progress.NONE);
                assertThat(structure.problems()).noneMatch(p -> p.severity() == Severity.ERROR
                        && structure.records() <= 16);
            }
        }
    }

    private static byte[] any(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Buffers.value(random, random.nextInt(400));
            case 1 -> Buffers.frames(random, 1 + random.nextInt(6), 200);
            case 2 -> Buffers.damaged(random, Buffers.value(random, random.nextInt(200)));
            default -> Buffers.damaged(random, Buffers.frames(random, 1 + random.nextInt(4), 100));
        };
    }
}
