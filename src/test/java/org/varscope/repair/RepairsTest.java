package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Review;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class RepairsTest {
    /// `{"hp": 100, "name": "Asa"}`.
    private static final String VALUE = "1b000000 02000000 04000000 02000000 68700000 02000000 64000000"
            + " 04000000 04000000 6e616d65 04000000 03000000 41736100";
    private static final String RECORD = "34000000" + VALUE;

    @Test
    void aCountThatIsOneTooHighIsSetBack() {
        assertMends(VALUE.replace("1b000000 02", "1b000000 03"), Framing.BARE, Kind.COUNT, VALUE);
    }

    @Test
    void aCountThatTakesInAnEntryWhoseKeyIsThereAlreadyIsSetBackFirst() {
        // {"d": {"x": 1}, "x": 2}
        String nested = "1b000000 02000000 04000000 01000000 64000000 1b000000 01000000 04000000 01000000 78000000"
                + " 02000000 01000000 04000000 01000000 78000000 02000000 02000000";
        assertMends(nested.replace("1b000000 01", "1b000000 02"), Framing.BARE, Kind.COUNT, nested);
    }

    @Test
    void aTextThatIsTooLongIsCutWhereTheNextHeaderStands() {
        assertMends(VALUE.replace("04000000 6e616d65", "14000000 6e616d65"), Framing.BARE, Kind.LENGTH, VALUE);
    }

    @Test
    void aRecordGetsTheLengthOfItsValue() {
        assertMends(RECORD.replace("34000000", "44000000") + RECORD, Framing.STREAM, Kind.RECORD_LENGTH,
                RECORD + RECORD);
    }

    @Test
    void theCountOfALargeDictionaryIsFoundThoughItStandsFarBeforeTheDamage() {
        String large = entries(500);
        assertMends(large.replace("f4010000 ", "f7010000 "), Framing.BARE, Kind.COUNT, large);
    }

    @Test
    void aLengthThatLeadsIntoTheNextRecordsIsFoundThoughTheseCanBeReadForAWhile() {
        String records = (length(entries(40)) + entries(40)).repeat(5);
        Structure damaged = read(records.replaceFirst("28030000", "30030000"), Framing.STREAM);
        assertThat(damaged.errorFrom(0)).hasValueSatisfying(
                error -> assertThat(Slot.start(damaged, error.span().start())).isGreaterThan(0x32C + 40));
        assertThat(Mending.of(damaged, Progress.NONE).after().bytes().contentEquals(ByteStore.of(bytes(records))))
                .isTrue();
    }

    /// `{"k000": 0, "k001": 1, ...}`.
    private static String entries(int count) {
        return "1b000000 " + word(count) + " " + IntStream.range(0, count).mapToObj(i -> "04000000 04000000 "
                + HexFormat.of().formatHex("k%03d".formatted(i).getBytes(StandardCharsets.UTF_8)) + " 02000000 "
                + word(i))
                .collect(Collectors.joining());
    }

    private static String length(String value) {
        return word(bytes(value).length) + " ";
    }

    private static String word(int number) {
        return HexFormat.of().toHexDigits(Integer.reverseBytes(number));
    }

    @Test
    void aTypeGetsBackTheBitThatItLost() {
        assertMends(VALUE.replace("04000000 03000000 41", "84000000 03000000 41"), Framing.BARE, Kind.TYPE, VALUE);
    }

    @Test
    void aByteThatCameInIsTakenOut() {
        assertMends(VALUE.replace("04000000 6e616d65", "0d04000000 6e616d65"), Framing.BARE, Kind.BYTES_INSERTED,
                VALUE);
    }

    @Test
    void aNulThatWentIsPutBack() {
        assertMends(RECORD.replace("04000000 6e616d65", "040000 6e616d65"), Framing.STREAM, Kind.BYTES_LOST, RECORD);
    }

    @Test
    void aRepairOfOneRecordIsNoneOfAProblemInTheNext() {
        String damaged = RECORD.replace("04000000 6e616d65", "14000000 6e616d65");
        Structure structure = read(damaged + damaged, Framing.STREAM);
        long second = bytes(damaged).length;
        Problem last = structure.problems().getLast();
        assertThat(last.span().start()).isGreaterThan(second);
        assertThat(Repairs.of(structure, last, Progress.NONE)).isNotEmpty()
                .allMatch(repair -> repair.changes().getFirst().span().start() >= second);
    }

    @Test
    void aRecordThatIsCutEndsAfterItsLastWholeEntry() {
        Structure damaged = read("34000000 1b000000 02000000 04000000 02000000 68700000 02000000 64000000 04000000 04",
                Framing.STREAM);
        Repair repair = first(damaged);
        assertThat(repair.kind()).isEqualTo(Kind.TAIL);
        assertThat(Review.of(damaged, repair.edit(), Progress.NONE).after().bytes().contentEquals(
                ByteStore.of(bytes("1c000000 1b000000 01000000 04000000 02000000 68700000 02000000 64000000"))))
                .isTrue();
    }

    @Test
    void theKeyOfASettingGetsTheLengthThatItHas() {
        String project = "45434647 01000000 03000000 612f62 08000000 02000000 05000000";
        assertMends(project.replace("03000000 61", "05000000 61"), Framing.PROJECT, Kind.LENGTH, project);
    }

    @Test
    void aRepairLeavesFewerErrors() {
        Structure damaged = read(VALUE.replace("04000000 6e616d65", "14000000 6e616d65"), Framing.BARE);
        assertThat(Repairs.of(damaged, damaged.problems().getFirst(), Progress.NONE))
                .allSatisfy(repair -> assertThat(repair.errorsLeft()).isLessThan(damaged.errors()));
    }

    @Test
    void farBehindWhatIsReadACountIsSetToWhatIsThere() {
        String many = "1c000000 31750000" + "02000000 01000000".repeat(30_000);
        assertMends(many, Framing.BARE, Kind.COUNT, many.replace("31750000", "30750000"));
    }

    @Test
    void farBehindWhatIsReadAByteThatCameInIsTakenOut() {
        String many = "1c000000 30750000" + "02000000 01000000".repeat(30_000);
        Structure damaged = read(many + "ff", Framing.BARE);
        Repair first = Repairs.of(damaged, damaged.problems().getFirst(), Progress.NONE).getFirst();
        assertThat(first.kind()).isEqualTo(Kind.BYTES_INSERTED);
        assertThat(Review.of(damaged, first.edit(), Progress.NONE).after().bytes()
                .contentEquals(ByteStore.of(bytes(many))))
                .isTrue();
    }

    @Test
    void lookingForARepairCanBeStopped() {
        Structure damaged = read(VALUE.replace("1b000000 02", "1b000000 03"), Framing.BARE);
        assertThatThrownBy(() -> Repairs.of(damaged, damaged.problems().getFirst(), _ -> false))
                .isInstanceOf(CancellationException.class);
    }

    private static void assertMends(String damaged, Framing framing, Kind kind, String expected) {
        Structure structure = read(damaged, framing);
        Repair repair = first(structure);
        assertThat(repair.kind()).isEqualTo(kind);
        assertThat(Review.of(structure, repair.edit(), Progress.NONE).after().bytes()
                .contentEquals(ByteStore.of(bytes(expected)))).as(repair.toString()).isTrue();
    }

    private static Repair first(Structure damaged) {
        return Repairs.next(damaged, Progress.NONE).orElseThrow();
    }

    private static Structure read(String hex, Framing framing) {
        return Structure.scan(ByteStore.of(bytes(hex)), Dialects.of("godot4"), framing, Progress.NONE);
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
