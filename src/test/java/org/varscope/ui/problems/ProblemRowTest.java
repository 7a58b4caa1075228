package org.varscope.ui.problems;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Causes;
import org.varscope.repair.incident.Happened;
import org.varscope.repair.incident.Incident;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class ProblemRowTest {
    private static final Problem CUT = new Problem(new Flaw.Cut(Flaw.Part.TEXT_LENGTH, 2), new Span(20, 2));

    private static List<Problem> repeated(int count) {
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            problems.add(new Problem(new Flaw.DuplicateKey(i, false), new Span(16 + 8 * i, 8)));
        }
        return problems;
    }

    private static List<ProblemRow> rows(List<Problem> problems, long more) {
        return ProblemRow.of(ProblemRow.each(problems, Causes.NONE), more, Optional.empty());
    }

    @Test
    void whatFollowsFromAProblemThatIsThereIsNoRowOfItsOwn() {
        List<Problem> problems = new ArrayList<>(repeated(2));
        problems.add(CUT);
        List<ProblemRow.One> each = ProblemRow.each(problems, new Causes(Map.of(problems.getFirst(), CUT,
                problems.get(1), new Problem(CUT.flaw(), new Span(99, 2))), Set.of(CUT), false));
        assertThat(each).extracting(ProblemRow.One::cause).containsExactly(each.get(2), null, null);
        assertThat(ProblemRow.of(each, 0, Optional.empty())).containsExactly(each.get(1), each.get(2));
    }

    @Test
    void whatComesOfWhatHappenedIsBelowItAlsoWhereItFollowsFromAnother() {
        List<Problem> problems = new ArrayList<>(repeated(2));
        problems.add(CUT);
        List<ProblemRow.One> each = ProblemRow.each(problems,
                new Causes(Map.of(problems.getFirst(), CUT, problems.get(1), CUT), Set.of(CUT), false));
        Incident incident = new Incident.CutWithin();
        assertThat(ProblemRow.of(each, 0, Optional.of(new Happened(incident, Set.of(CUT, problems.get(1))))))
                .containsExactly(new ProblemRow.Cause(incident, List.of(each.get(1), each.get(2))));
        assertThat(ProblemRow.of(each, 0, Optional.of(new Happened(incident, Set.of())))).containsExactly(each.get(2));
    }

    @Test
    void notesComeLast() {
        Problem note = new Problem(Flaw.Plain.PADDING_NOT_ZERO, new Span(0, 2));
        List<ProblemRow.One> each = ProblemRow.each(List.of(note, CUT), Causes.NONE);
        assertThat(ProblemRow.of(each, 0, Optional.empty())).containsExactly(each.get(1), each.get(0));
    }

    @Test
    void noRepairIsOfferedOfAWarningThatFollowsFromAnotherProblem() {
        List<Problem> problems = new ArrayList<>(repeated(1));
        problems.add(CUT);
        assertThat(ProblemRow.each(problems, Causes.NONE)).extracting(ProblemRow.One::mended)
                .containsExactly(true, true);
        assertThat(ProblemRow.each(problems, new Causes(Map.of(problems.getFirst(), CUT), Set.of(), false)))
                .extracting(ProblemRow.One::mended).containsExactly(false, true);
    }

    @Test
    void problemsThatDifferInNumbersOnlyAreOneRow() {
        assertThat(rows(repeated(44), 0)).singleElement().isInstanceOfSatisfying(ProblemRow.Group.class,
                group -> assertThat(group.all()).hasSize(44));
    }

    @Test
    void problemsOfOneCodeThatDifferInANameAreNotOneRow() {
        List<Problem> problems = new ArrayList<>();
        for (String type : List.of("int", "String", "float")) {
            problems.add(new Problem(new Flaw.ElementMismatch(type, "bool", true), new Span(0, 4)));
        }
        assertThat(rows(problems, 0)).hasSize(3);
    }

    @Test
    void aFewStandOnTheirOwn() {
        assertThat(rows(repeated(2), 0)).hasSize(2).allMatch(ProblemRow.One.class::isInstance);
    }

    @Test
    void otherProblemsStayWhereTheyAreAmongThem() {
        List<Problem> problems = repeated(3);
        problems.add(1, CUT);
        assertThat(rows(problems, 0)).satisfiesExactly(
                group -> assertThat(group).isInstanceOf(ProblemRow.Group.class),
                one -> assertThat(one).isEqualTo(new ProblemRow.One(CUT, 1, null, true)));
    }

    @Test
    void whatIsNotListedIsCountedLast() {
        assertThat(rows(List.of(CUT), 7)).last().isEqualTo(new ProblemRow.More(7));
    }
}
