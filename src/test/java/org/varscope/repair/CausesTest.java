package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class CausesTest {
    /// `{"hp": 100, "name": "Asa"}`.
    private static final String RECORD = "34000000 1b000000 02000000 04000000 02000000 68700000 02000000 64000000"
            + " 04000000 04000000 6e616d65 04000000 03000000 41736100";
    /// `{"a": 1, "a": 2}`.
    private static final String TWICE = "30000000 1b000000 02000000 04000000 01000000 61000000 02000000 01000000"
            + " 04000000 01000000 61000000 02000000 02000000";

    /// `{"d": {"x": 1}, "x": 2}`.
    private static final String NESTED = "44000000 1b000000 02000000 04000000 01000000 64000000 1b000000 01000000"
            + " 04000000 01000000 78000000 02000000 01000000 04000000 01000000 78000000 02000000 02000000";

    @Test
    void problemsThatGoWithTheRepairOfAnotherFollowFromIt() {
        Structure damaged = read(RECORD.replace("34000000", "44000000") + RECORD + RECORD);
        List<Problem> problems = problems(damaged);
        assertThat(problems).hasSizeGreaterThan(1);
        assertThat(Causes.of(damaged, problems, Progress.NONE).all().values()).isNotEmpty()
                .containsOnly(problems.getFirst());
    }

    @Test
    void aKeyThatIsReadTwiceOnlyAsACountIsOffFollowsFromThatCount() {
        Structure damaged = read(NESTED.replace("1b000000 01", "1b000000 02"));
        List<Problem> problems = problems(damaged);
        Causes causes = Causes.of(damaged, problems, Progress.NONE);
        Problem doubled = first(problems, Code.DUPLICATE_KEY);
        assertThat(causes.of(doubled)).hasValueSatisfying(cause -> assertThat(cause.isError()).isTrue());
        assertThat(causes.isMended(doubled)).isFalse();
    }

    @Test
    void aKeyThatIsThereTwiceInAnotherRecordFollowsFromNothing() {
        Structure damaged = read(RECORD.replace("1b000000 02", "1b000000 03") + TWICE);
        List<Problem> problems = problems(damaged);
        Causes causes = Causes.of(damaged, problems, Progress.NONE);
        Problem doubled = first(problems, Code.DUPLICATE_KEY);
        assertThat(causes.of(doubled)).isEmpty();
        assertThat(causes.isMended(doubled)).isTrue();
    }

    @Test
    void aKeyThatIsThereTwiceFollowsFromNoDamageBesideIt() {
        Structure damaged = read(TWICE.replace("1b000000 02", "1b000000 03"));
        List<Problem> problems = problems(damaged);
        assertThat(problems).extracting(Problem::isError).contains(true);
        assertThat(Causes.of(damaged, problems, Progress.NONE).of(first(problems, Code.DUPLICATE_KEY))).isEmpty();
    }

    @Test
    void aKeyThatIsReadTwiceInATransferredFileFollowsFromTheTransfer() {
        byte[] sent = HexFormat.of().parseHex((TWICE + TWICE).replace(" ", "")
                .replace("01000000610000000200000001", "010000000a0000000200000001")
                .replace("01000000610000000200000002", "010000000a0000000200000002").replace("0a", "0d0a"));
        Structure damaged = Structure.scan(ByteStore.of(sent), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        List<Problem> problems = problems(damaged);
        Causes causes = Causes.of(damaged, problems, Progress.NONE);
        assertThat(problems.stream().filter(causes::isMended)).singleElement()
                .satisfies(problem -> assertThat(Repairs.of(damaged, problem, Progress.NONE).getFirst().kind())
                        .isEqualTo(Repair.Kind.LINE_ENDS));
    }

    @Test
    void whatIsReadInABrokenBlockAndFromThereOnFollowsFromTheBlock() throws IOException {
        Structure damaged = corpus("075_deflate_big_middle_block_corrupted.dat");
        List<Problem> problems = problems(damaged);
        Problem block = first(problems, Code.BLOCK_DAMAGED);
        Causes causes = Causes.of(damaged, problems, Progress.NONE);
        assertThat(problems.stream().filter(problem -> problem != block)).hasSizeGreaterThan(400)
                .allSatisfy(problem -> assertThat(causes.of(problem)).contains(block));
        assertThat(problems.stream().filter(causes::isMended)).allMatch(Problem::isError);
    }

    @Test
    void whatStandsBehindABrokenBlockInsideOneValueDoesNotFollowFromIt() {
        // The block is the bytes of the name; behind the record, a key is there twice.
        Problem block = new Problem(new Flaw.BlockDamaged(0, 1, 0, 4, null, 4, 4), new Span(0x34, 4));
        Structure damaged = read(RECORD + TWICE).knowing(List.of(block));
        List<Problem> problems = problems(damaged);
        assertThat(Causes.of(damaged, problems, Progress.NONE).of(first(problems, Code.DUPLICATE_KEY))).isEmpty();
    }

    private static Problem first(List<Problem> problems, Code code) {
        return problems.stream().filter(problem -> problem.code() == code).findFirst().orElseThrow();
    }

    private static List<Problem> problems(Structure structure) {
        return Report.of(structure, ObjectRule.ALLOWED, Progress.NONE).problems();
    }

    private static Structure corpus(String name) throws IOException {
        byte[] file = Files.readAllBytes(Path.of("src/test/resources/corpus/malformed_files4", name));
        Probe.Result.Found found =
                (Probe.Result.Found) Probe.open(ByteStore.of(file), Layers.ANY, null, null, Progress.NONE);
        return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), Progress.NONE)
                .knowing(found.wrapping().problems());
    }

    private static Structure read(String hex) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))), Dialects.of("godot4"),
                Framing.STREAM, Progress.NONE);
    }
}
