package org.varscope.repair.clause;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.repair.Repair.Kind;
import org.varscope.repair.Repairs;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class RepairTitleTest {
    /// `{"bag": ["a", "b"], "hp": 7}`, with the count of the bag and the length of its first text as words.
    private static final String SAVE = "1b000000 02000000 04000000 03000000 62616700 1c000000 %s 04000000 %s 61000000"
            + " 04000000 01000000 62000000 04000000 02000000 68700000 02000000 07000000";

    @Test
    void theValueIsNamedWhoseCountIsSet() {
        assertThat(titles("03000000", "01000000")).contains("set the count of $.bag to 2");
    }

    @Test
    void theValueIsNamedWhoseLengthIsSet() {
        assertThat(titles("02000000", "61000000")).contains("set the length of $.bag[0] to 1");
    }

    @Test
    void whatIsTheWholeFileIsNotNamed() {
        assertThat(titles("1c000000 03000000 02000000 07000000 02000000 08000000")).contains("set the count to 2");
    }

    @Test
    void ofTwoRepairsEachIsSaidInOneSentence() {
        Repair both = new Repair(Kind.TWO, 0, 0, List.of(), true, true, 0, Losses.NONE, 0,
                List.of(word(Kind.COUNT, 3), word(Kind.LENGTH, 5)));
        assertThat(Clauses.clause(RepairTitle.of(both, Dialects.of("godot4"))))
                .isEqualTo("set the count to 3, and set the length to 5");
    }

    private static Repair word(Kind kind, long after) {
        return new Repair(kind, 0, after, List.of(), true, true, 0, Losses.NONE, 0, List.of());
    }

    @Test
    void noMoreThanThreeDifferInANumberAlone() {
        Structure cut = read("04000000 ff000000 61626364 65666768 696a6b6c");
        List<Repair> repairs = Repairs.of(cut, cut.errorFrom(0).orElseThrow(), Progress.NONE);
        assertThat(repairs).filteredOn(repair -> repair.kind() == Kind.LENGTH).hasSizeBetween(1, 3);
    }

    private static List<String> titles(String count, String length) {
        return titles(SAVE.formatted(count, length));
    }

    private static List<String> titles(String hex) {
        Structure damaged = read(hex);
        return Repairs.of(damaged, damaged.errorFrom(0).orElseThrow(), Progress.NONE).stream()
                .map(repair -> Clauses.clause(RepairTitle.of(repair, damaged))).toList();
    }

    private static Structure read(String hex) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))), Dialects.of("godot4"),
                Framing.BARE, Progress.NONE);
    }
}
