package org.varscope.explain.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Check;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.check.ListedProblems;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.Fixture;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What is explained agrees with what `check` finds: every problem is named by one field and by no other, and what is
/// said of the engine is the verdict on its record.
class AgreementTest {
    /// Larger buffers repeat what small ones have.
    private static final int LARGEST = 1 << 9;
    /// Of all readings, a buffer has one in so many, the next buffer has the next ones; where there is time, all.
    private static final int TURNS = Buffers.MOST < 1_000_000 ? 32 : 1;
    /// Fields of a buffer beyond which it only repeats itself.
    private static final int MOST = 400;
    private static final int SAID = 3;
    private static final Set<Code> OWN_ANSWERS = Set.of(Code.MAGIC_WRONG, Code.FIELDS_MISSING, Code.FRAME_CUT,
            Code.BLOCK_DAMAGED, Code.BLOCK_SLACK, Code.COMPRESSION_MODE_WRONG, Code.MORE_FOLLOW);

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyProblemIsNamedByItsFieldWithTheVerdictOfItsRecord(Path file) {
        List<Dialect> dialects = Dialects.all();
        List<Framing> framings = Framing.all();
        int turn = 0;
        for (byte[] bytes : Samples.in(file).stream().filter(each -> each.length < LARGEST).toList()) {
            for (int i = turn++ % TURNS; i < dialects.size() * 2; i += TURNS) {
                Framing framing = i < dialects.size() ? Framing.BARE : framings.get(turn % framings.size());
                Dialect dialect = dialects.get(i % dialects.size());
                check(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE), "%s as %s %s: %s".formatted(
                        file.getFileName(), dialect, framing.word(), HexFormat.of().formatHex(bytes)));
            }
        }
    }

    static List<String> groups() {
        return Fixture.groups();
    }

    @ParameterizedTest
    @MethodSource("groups")
    void filesAgreeAsTheyAreOpened(String group) {
        Fixture.in(group).filter(fixture -> fixture.structure().bytes().length() < LARGEST)
                .forEach(fixture -> check(fixture.structure(), fixture.name()));
    }

    private static void check(Structure structure, String what) {
        List<Explanation> told = told(structure);
        if (told.size() > MOST) {
            return;
        }
        List<Problem> named = told.stream().flatMap(each -> each.problems().stream()).sorted(Problem.ORDER).toList();
        assertThat(named).as(what).isEqualTo(findings(structure));
        Map<Problem, Verdict> usual = verdicts(structure, ObjectRule.FORBIDDEN);
        Map<Problem, Verdict> allowed = verdicts(structure, ObjectRule.ALLOWED);
        for (Explanation each : told) {
            for (Problem problem : each.problems().stream().limit(SAID).toList()) {
                String as = what + ": " + each.sentence();
                assertThat(each.sentence()).as(as).contains(Clauses.clause(problem.flaw()));
                if (problem.severity() != Severity.NOTE && usual.containsKey(problem)) {
                    checkAnswer(problem, each, usual.get(problem), allowed.get(problem), as);
                }
            }
        }
    }

    /// What stands behind the problem of a field and before the next one.
    private static String answer(Problem problem, Explanation each) {
        String clause = Clauses.clause(problem.flaw()) + ".";
        String behind = each.trouble().substring(each.trouble().indexOf(clause) + clause.length());
        return behind.split(" (Problem|Suspicious|Unusual but harmless): ")[0];
    }

    private static void checkAnswer(Problem problem, Explanation each, Verdict usual, Verdict allowed, String as) {
        String answer = answer(problem, each);
        if (OWN_ANSWERS.contains(problem.code())) {
            assertThat(answer).as(as).doesNotContain("because of it", "still loads");
        } else if (usual.isAccepted()) {
            assertThat(answer).as(as).containsPattern("still loads|allows objects here, and loads")
                    .doesNotContain("refuse");
        } else if (allowed.isAccepted()) {
            assertThat(answer).as(as)
                    .containsPattern("only if the script allows objects|unless the script allows objects");
        } else {
            assertThat(answer).as(as).containsPattern(problem.isError() ? "would refuse .* because of it"
                    : "refuses .*because of another problem").doesNotContain("still loads");
        }
    }

    private static List<Explanation> told(Structure structure) {
        Explainer explainer = new Explainer(structure, Language.ENGLISH, _ -> "$");
        return structure.bytes().isEmpty() ? List.of(explainer.nothing())
                : Fields.in(structure, new Span(0, structure.bytes().length())).stream()
                        .map(explainer::atLength).toList();
    }

    private static List<Problem> findings(Structure structure) {
        List<Problem> problems = new ArrayList<>();
        Inspection inspection = new Inspection(structure);
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            if (finding instanceof Finding.Trouble trouble) {
                problems.add(trouble.problem());
            }
        }
        problems.sort(Problem.ORDER);
        return problems;
    }

    private static Map<Problem, Verdict> verdicts(Structure structure, ObjectRule objects) {
        Map<Problem, Verdict> all = new HashMap<>();
        Check check = new Check(structure, objects);
        for (Verdict verdict = check.next(ListedProblems.KEPT); verdict != null;
                verdict = check.next(ListedProblems.KEPT)) {
            for (Finding.Trouble trouble : verdict.problems()) {
                all.put(trouble.problem(), verdict);
            }
        }
        return all;
    }
}
