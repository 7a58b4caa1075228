package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;

class CheckTest {
    private static final String OBJECT = "18000000 04000000 4e6f6465 00000000";

    private static List<Verdict> check(String hex, Framing framing) {
        return check(hex, framing, ObjectRule.FORBIDDEN);
    }

    private static List<Verdict> check(String hex, Framing framing, ObjectRule objects) {
        Check check = new Check(Made.hex(hex, framing, "godot4"), objects);
        List<Verdict> verdicts = new ArrayList<>();
        for (Verdict verdict = check.next(ListedProblems.MOST); verdict != null;
                verdict = check.next(ListedProblems.MOST)) {
            verdicts.add(verdict);
        }
        return verdicts;
    }

    @Test
    void eachRecordOfAStreamHasAVerdictWhereItsValueStarts() {
        assertThat(check("04000000 00000000 08000000 02000000 05000000", Framing.STREAM))
                .extracting(Verdict::record, Verdict::offset, Verdict::isAccepted)
                .containsExactly(tuple(0L, 4L, true),
                        tuple(1L, 12L, true));
    }

    @Test
    void theSettingsOfAProjectAreReadWithObjectsAllowed() {
        String settings = "45434647 01000000 05000000 696e707574 10000000" + OBJECT;
        List<Verdict> verdicts = check(settings, Framing.PROJECT);
        assertThat(verdicts).extracting(Verdict::error).containsOnlyNulls();
        assertThat(verdicts.getFirst().assumes()).containsExactly("class:Node");
        assertThat(check("10000000" + OBJECT, Framing.STREAM)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_UNAUTHORIZED);
    }

    @Test
    void aTextThatIsNoUtf8IsRefused() {
        Framing list = Framing.named("pascal, u8").orElseThrow();
        assertThat(check("02000000 61ff 07", list)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_INVALID_DATA, null);
    }

    /// No engine is asked about a file that lacks what only a layout asks for.
    @Test
    void anEmptyFileWithALayoutIsRefusedByNoEngine() {
        Framing list = Framing.named("\"SAVE\", var").orElseThrow();
        List<Verdict> verdicts = check("", list);
        assertThat(verdicts).extracting(Verdict::plain, Verdict::isFine).containsExactly(tuple(true, false));
        Report report = Report.of(Made.hex("", list, "godot4"), ObjectRule.FORBIDDEN, Progress.NONE);
        assertThat(report.refused()).isZero();
        assertThat(report.problems()).extracting(Problem::code).containsExactly(Code.FIELDS_MISSING);
    }

    /// No engine has a verdict on what it does not read as a value.
    @Test
    void plainItemsHaveNoVerdict() {
        Framing list = Framing.named("u32, var, sha256(before)").orElseThrow();
        List<Verdict> verdicts = check("07000000 08000000 02000000 05000000" + "00".repeat(32), list);
        assertThat(verdicts).extracting(Verdict::plain).containsExactly(true, false, true);
        Report report = Report.of(Made.hex("07000000 08000000 02000000 05000000" + "00".repeat(32), list, "godot4"),
                ObjectRule.FORBIDDEN, Progress.NONE);
        assertThat(report.records()).isEqualTo(1);
        assertThat(report.refused()).isZero();
        assertThat(report.problems()).extracting(Problem::code).containsExactly(Code.DIGEST_WRONG);
    }

    @Test
    void damageInOneRecordLeavesTheOthersAccepted() {
        assertThat(check("04000000 63000000 04000000 00000000", Framing.STREAM)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_INVALID_DATA, null);
    }

    @Test
    void aPrefixThatPointsPastTheEndIsAnEndOfFile() {
        assertThat(check("0c000000 02000000 05000000", Framing.STREAM)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_FILE_EOF);
    }

    @Test
    void aCutPrefixIsARecordOfItsOwn() {
        assertThat(check("04000000 00000000 0400", Framing.STREAM))
                .extracting(Verdict::record, Verdict::offset, Verdict::error)
                .containsExactly(tuple(0L, 4L, null),
                        tuple(1L, 8L, EngineError.ERR_FILE_EOF));
    }

    @Test
    void aRecordOfNoBytesIsRefused() {
        List<Verdict> verdicts = check("00000000 04000000 00000000", Framing.STREAM);
        assertThat(verdicts.getFirst().error()).isEqualTo(EngineError.ERR_INVALID_DATA);
        assertThat(verdicts.getFirst().problems()).extracting(t -> t.problem().code()).contains(Code.FRAME_EMPTY);
    }

    @Test
    void noBytesAreARefusedRecord() {
        assertThat(check("", Framing.BARE)).extracting(Verdict::record, Verdict::error)
                .containsExactly(tuple(0L, EngineError.ERR_INVALID_DATA));
    }

    @Test
    void aTextThatReachesPastTheEndIsRefusedAsTheEngineDoes() {
        assertThat(check("04000000 10000000 61626364", Framing.BARE)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_FILE_EOF);
    }

    @Test
    void anObjectIsRefusedUnlessObjectsAreAllowed() {
        assertThat(check(OBJECT, Framing.BARE)).extracting(Verdict::error)
                .containsExactly(EngineError.ERR_UNAUTHORIZED);
    }

    @Test
    void anAllowedObjectSaysWhatIsAssumed() {
        assertThat(check(OBJECT, Framing.BARE, ObjectRule.ALLOWED)).singleElement().satisfies(verdict -> {
            assertThat(verdict.isAccepted()).isTrue();
            assertThat(verdict.assumes()).containsExactly("class:Node");
        });
    }

    @Test
    void deepNestingTakesNeitherStackNorLongPaths() {
        byte[] bytes = new byte[8 * 200_000];
        for (int i = 0; i < bytes.length; i += 8) {
            bytes[i] = 19;
            bytes[i + 4] = (byte) (i + 8 < bytes.length ? 1 : 0);
        }
        Verdict verdict = new Check(Made.scan(bytes, Framing.BARE, "godot3"), ObjectRule.FORBIDDEN)
                .next(ListedProblems.MOST);
        assertThat(verdict).isNotNull();
        assertThat(verdict.isAccepted()).isTrue();
    }

    @Test
    void trailingDataIsAcceptedWithAProblem() {
        assertThat(check("00000000 ffffffff", Framing.BARE)).singleElement().satisfies(verdict -> {
            assertThat(verdict.isAccepted()).isTrue();
            assertThat(verdict.problems()).extracting(t -> t.problem().code()).containsExactly(Code.TRAILING_DATA);
        });
    }

    @Test
    void aValueAmongValuesIsHeldAgainstAllThatFollows() {
        // The engine would read the text on into the next value; the scan shows two.
        assertThat(check("00000000 1d000000 40000000 00000000", Framing.VALUES)).extracting(Verdict::error)
                .startsWith(null, EngineError.ERR_INVALID_DATA);
    }
}
