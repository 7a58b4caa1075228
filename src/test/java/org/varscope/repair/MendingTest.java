package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Review;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class MendingTest {
    /// `{"hp": 100, "name": "Asa"}`.
    private static final String RECORD = "34000000 1b000000 02000000 04000000 02000000 68700000 02000000 64000000"
            + " 04000000 04000000 6e616d65 04000000 03000000 41736100";
    private static final String BROKEN_COUNT = RECORD.replace("1b000000 02", "1b000000 03");
    /// Nothing in it is of a type.
    private static final String RUBBISH = "10000000 f0f1f2f3 f4f5f6f7 f8f9fafb fcfdfeff";

    @Test
    void allClearRepairsAreOneEdit() {
        Structure damaged = read(BROKEN_COUNT + RECORD + BROKEN_COUNT);
        Mending mending = Mending.of(damaged, Progress.NONE);
        assertThat(mending.made()).hasSize(2);
        assertThat(mending.left()).isEmpty();
        assertThat(Review.of(damaged, mending.review().edit(), Progress.NONE).after().bytes()
                .contentEquals(bytes(RECORD + RECORD + RECORD)))
                .isTrue();
    }

    /// Texts as somebody writes them who does not know that they are filled up: "hello", "welcome back", "ok!". Only
    /// Godot 2 reads them anyway, which says nothing for it.
    @Test
    void recordsWithoutPaddingAreOfTodaysEngineAndGetIt() {
        String[] records = {"04000000 05000000 68656c6c6f", "04000000 0c000000 77656c636f6d65206261636b",
                "04000000 03000000 6f6b21"};
        ByteStore bytes = bytes("0d000000" + records[0] + "14000000" + records[1] + "0b000000" + records[2]);
        Detection found = Detection.of(bytes, null, null);
        Structure structure = Structure.scan(bytes, found.dialect(), found.framing(), Progress.NONE);
        assertThat(found.dialect()).isEqualTo(Dialects.of("godot4"));
        assertThat(Mending.of(structure, Progress.NONE).made()).extracting(made -> made.repair().place())
                .containsExactly(0x11L, 0x3BL);
        assertThat(Mending.of(structure, Progress.NONE).after().bytes().contentEquals(bytes("10000000" + records[0]
                + "000000 14000000" + records[1] + "0c000000" + records[2] + "00"))).isTrue();
    }

    @Test
    void whatIsNotClearIsLeftAndSaid() {
        Structure damaged = read(BROKEN_COUNT + RUBBISH + BROKEN_COUNT);
        Mending mending = Mending.of(damaged, Progress.NONE);
        assertThat(mending.made()).hasSize(2);
        assertThat(mending.left()).singleElement().satisfies(left -> {
            assertThat(left.problem().span().start()).isBetween(0x38L, 0x4CL);
            assertThat(left.why()).isNotEqualTo(Clarity.CLEAR);
        });
        assertThat(mending.after().bytes().contentEquals(bytes(RECORD + RUBBISH + RECORD))).isTrue();
    }

    @Test
    void aHealthyFileIsLeftAlone() {
        Structure healthy = read(RECORD + RECORD);
        Mending mending = Mending.of(healthy, Progress.NONE);
        assertThat(mending.made()).isEmpty();
        assertThat(mending.after()).isSameAs(healthy);
    }

    @Test
    void whatAGameHasPutFirstIsNotTouched() {
        for (String magic : List.of("53415645", "47534156", "89534156", "4d594741 4d450001")) {
            for (Framing framing : List.of(Framing.STREAM, Framing.BARE, Framing.VALUES)) {
                for (String content : List.of(RECORD, RECORD + RECORD, RECORD.substring(9))) {
                    Structure read = Structure.scan(bytes(magic + content), Dialects.of("godot4"), framing,
                            Progress.NONE);
                    if (read.errors() > 0) {
                        assertThat(Mending.of(read, Progress.NONE).made()).as(magic + content).isEmpty();
                        assertThat(read.problems()).allSatisfy(problem ->
                                assertThat(Repairs.of(read, problem, Progress.NONE)).as(magic + content).isEmpty());
                    }
                }
            }
        }
    }

    @Test
    void aLengthThatIsOffIsNoMagic() {
        Structure damaged = read(RECORD.replace("34000000", "34004000"));
        assertThat(Mending.of(damaged, Progress.NONE).after().bytes().contentEquals(bytes(RECORD))).isTrue();
    }

    @Test
    void theTrialsGrowWithTheDamagedRecordsAndNoFaster() {
        assertThat(trials(30)).isLessThan(11 * trials(3));
    }

    private static long trials(int records) {
        AtomicLong trials = new AtomicLong();
        Mending mending = Mending.of(read(BROKEN_COUNT.repeat(records)), _ -> trials.incrementAndGet() > 0);
        assertThat(mending.made()).hasSize(records);
        return trials.get();
    }

    /// `-Dvarscope.damaged=1000` for more of them.
    @Test
    void manyDamagedRecordsInARowAreMendedEachByItselfAsTheWholeListOfProblemsSays() {
        int times = Integer.getInteger("varscope.damaged", 60) / 3;
        Structure damaged = read((BROKEN_COUNT + RECORD + RUBBISH + BROKEN_COUNT).repeat(times));
        Mending mending = Mending.of(damaged, Progress.NONE);
        assertThat(mending.after().bytes().contentEquals(bytes((RECORD + RECORD + RUBBISH + RECORD).repeat(times))))
                .isTrue();
        assertThat(mending.left()).extracting(Mending.Left::problem).isEqualTo(mending.after().problems());
    }

    @Test
    void mendingCanBeStopped() {
        Structure damaged = read(BROKEN_COUNT);
        assertThatThrownBy(() -> Mending.of(damaged, _ -> false)).isInstanceOf(CancellationException.class);
    }

    @Test
    void twoRepairsThatAreAboutAsLikelyAreNotClear() {
        assertThat(Clarity.of(List.of(repair(Repair.Kind.COUNT, 0, 1), repair(Repair.Kind.LENGTH, 0, 2))))
                .isEqualTo(Clarity.RIVALS);
    }

    @Test
    void aRepairThatLeavesFewerErrorsThanAnyOtherIsClear() {
        assertThat(Clarity.of(List.of(repair(Repair.Kind.COUNT, 0, 1), repair(Repair.Kind.LENGTH, 1, 1))))
                .isEqualTo(Clarity.CLEAR);
    }

    private static Repair repair(Repair.Kind kind, long left, double oddness) {
        return new Repair(kind, 0, 0, List.of(), true, true, left, oddness);
    }

    private static Structure read(String hex) {
        return Structure.scan(bytes(hex), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }

    private static ByteStore bytes(String hex) {
        return ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", "")));
    }
}
