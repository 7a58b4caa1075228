package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.container.ContentProbe;
import org.varscope.container.Probe;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.repair.Repair.Kind;
import org.varscope.repair.clause.Loss;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What repairs destroy.
class LossesTest {
    private static final int FAULTS = Integer.getInteger("varscope.harm", 12);
    private static final int SEED = Integer.getInteger("varscope.seed", 13);
    private static final byte[] SAVE = Buffers.sample("adventure.save");
    /// Where the sample says how many entries the player has, 14, and how long its name is, 14.
    private static final int COUNT = 0x64;
    private static final int LENGTH = 0x78;
    /// `{"k": 1, "k": 2}` of ints, with bytes gone and others come in before its count.
    private static final byte[] RETYPED = HexFormat.of().parseHex("1b00040002000000000001000000"
            + "6b0000000200000002000000000100000004000000010000006b000000020000000200" + "0000");

    private static byte[] with(int... changes) {
        byte[] bytes = SAVE.clone();
        for (int i = 0; i < changes.length; i += 2) {
            bytes[changes[i]] = (byte) changes[i + 1];
        }
        return bytes;
    }

    /// The sample's values, where the first key begins with what is left of its name, as eight bytes are gone.
    private static byte[] withoutAKey() {
        try (InputStream in = LossesTest.class.getResourceAsStream("swallow.var")) {
            return Objects.requireNonNull(in).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] sevenBits() {
        byte[] bytes = SAVE.clone();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] &= 0x7F;
        }
        return bytes;
    }

    private static Structure read(byte[] bytes) {
        Probe.Result.Found found = (Probe.Result.Found) ContentProbe.glance(ByteStore.of(bytes));
        return Structure.scan(ByteStore.of(bytes), found.dialect(), found.framing(), Progress.NONE);
    }

    private static List<Repair> repairs(Structure structure) {
        return Repairs.of(structure, structure.errorFrom(0).orElseThrow(), Progress.NONE);
    }

    @Test
    void twoFaultsOfOneRecordAreFoundTogether() {
        List<Repair> repairs = repairs(read(with(COUNT, 20, LENGTH, 64)));
        assertThat(repairs.getFirst().kind()).isEqualTo(Kind.TWO);
        assertThat(repairs.getFirst().in(ByteStore.of(with(COUNT, 20, LENGTH, 64))).contentEquals(ByteStore.of(SAVE)))
                .isTrue();
        assertThat(Clarity.of(repairs)).isEqualTo(Clarity.TWO_FAULTS);
    }

    static List<byte[]> beyondRepair() {
        return List.of(RETYPED, withoutAKey(), sevenBits());
    }

    @ParameterizedTest
    @MethodSource("beyondRepair")
    void whatNoRepairBringsBackWithoutLossIsLeftAlone(byte[] bytes) {
        Mending mending = Mending.of(read(bytes), Progress.NONE);
        assertThat(mending.made()).isEmpty();
        assertThat(mending.left()).isNotEmpty();
    }

    /// Four bytes that came into a value, and four that went from one: the rest reads, as other keys and values.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRecordThatIsReadOutOfStepIsNotEndedWhereItHappensToEnd(boolean more) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(SAVE, 0, 200);
        out.writeBytes(more ? HexFormat.of().parseHex("deadbeef") : new byte[0]);
        out.write(SAVE, more ? 200 : 204, SAVE.length - (more ? 200 : 204));
        Structure damaged = read(out.toByteArray());
        Mending mending = Mending.of(damaged, Progress.NONE);
        assertThat(mending.made()).isEmpty();
        assertThat(mending.left()).isNotEmpty();
    }

    /// A magic before the sample's record, and before its value.
    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void aMagicBeforeAHealthySaveIsNeverRepaired(int from) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("SAVE".getBytes(StandardCharsets.US_ASCII));
        out.write(SAVE, from, SAVE.length - from);
        Structure structure = read(out.toByteArray());
        assertThat(structure.problems()).isEmpty();
        // The same, read as somebody has asked for.
        Structure asked = Structure.scan(structure.bytes(), structure.dialect(), Framing.STREAM, Progress.NONE);
        assertThat(asked.problems()).isNotEmpty().allSatisfy(problem ->
                assertThat(Repairs.of(asked, problem, Progress.NONE)).isEmpty());
        assertThat(Mending.of(asked, Progress.NONE).made()).isEmpty();
    }

    @Test
    void mostOfAFileIsNotThrownAwayFirst() {
        List<Repair> repairs = repairs(read(sevenBits()));
        assertThat(repairs.getFirst().lost()).isLessThan(100);
    }

    @Test
    void whatSwallowsValuesSaysWhichOnesItCosts() {
        Structure damaged = read(withoutAKey());
        assertThat(repairs(damaged)).isNotEmpty().allSatisfy(repair ->
                assertThat(repair.losses().lostValues()).isGreaterThan(20));
    }

    @Test
    void entriesThatGoWithTheEndOfAFileAreCountedForEachCollection() {
        Structure damaged = read(Arrays.copyOf(SAVE, 0x1A6));
        Losses losses = repairs(damaged).getFirst().losses();
        assertThat(Clauses.clause(Loss.of(losses, damaged.dialect(), true).orElseThrow()))
                .isEqualTo("5 of 8 entries of $ and 4 of 14 entries of $.player were cut off");
        assertThat(losses.lostValues()).isZero();
        assertThat(Mending.of(damaged, Progress.NONE).losses().shortened()).hasSize(2);
    }

    @Test
    void oneEntryThatGoesIsSpokenOfAsOne() {
        byte[] cut = HexFormat.of().parseHex("1c0000001b0000000100000004000000" + "04000000676f6c64020000");
        Structure damaged = Structure.scan(ByteStore.of(cut), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        Losses losses = repairs(damaged).getFirst().losses();
        assertThat(Clauses.clause(Loss.of(losses, damaged.dialect(), true).orElseThrow()))
                .isEqualTo("1 of 1 entries of $ was cut off");
        assertThat(Clauses.clause(Loss.of(losses, damaged.dialect(), false).orElseThrow()))
                .isEqualTo("1 of 1 entries of $ is cut off");
    }

    @Test
    void aCountThatWasWrongCutsNothingOff() {
        assertThat(repairs(read(with(COUNT, 20))).getFirst().losses().isNone()).isTrue();
    }

    /// Single faults and two in one file by turns, from seed 13 or `-Dvarscope.seed`; `-Dvarscope.harm=1000` makes as
    /// many.
    @Test
    void whatIsMadeWithoutAskingCostsNoValueThatReadWellAndIsNotRefusedAfterwards() {
        Random random = new Random(SEED);
        List<Specimen> samples = Specimen.ofSamples();
        Fault.Kind[] kinds = Fault.Kind.values();
        Unasked unasked = new Unasked();
        for (int made = 0; made < FAULTS;) {
            Specimen specimen = samples.get(random.nextInt(samples.size()));
            Fault one = Fault.of(kinds[random.nextInt(kinds.length)], specimen, random);
            byte[] bytes = made % 2 == 0 && one != null ? one.bytes() : Fault.twice(specimen, random);
            Structure damaged = bytes == null ? null : specimen.read(bytes);
            if (damaged == null || damaged.errors() == 0) {
                continue;
            }
            made++;
            unasked.add(specimen, damaged);
        }
        assertThat(unasked.wrong).as("from seed %d", SEED).isEmpty();
    }

    @Test
    void repairsOfLargeFilesLookAtNoMoreValuesThanNearTheChanges() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int entries = 20_000;
        out.writeBytes(HexFormat.of().parseHex("1c000000"));
        out.writeBytes(Specimen.word(entries, ByteOrder.LITTLE_ENDIAN));
        for (int i = 0; i < entries; i++) {
            out.writeBytes(HexFormat.of().parseHex("0200000064000000"));
        }
        byte[] bytes = Arrays.copyOf(out.toByteArray(), out.size() - 2);
        Losses losses = repairs(read(bytes)).stream().filter(Repair::ends).findFirst().orElseThrow().losses();
        assertThat(losses.shortened()).singleElement().satisfies(one -> assertThat(one.gone()).isEqualTo(1));
        assertThat(losses.keptValues()).isLessThan(5000);
    }
}
