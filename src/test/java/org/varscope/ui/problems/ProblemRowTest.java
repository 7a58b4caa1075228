package org.varscope.ui.problems;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;

class ProblemRowTest {
    private static final Problem CUT = new Problem(new Flaw.Cut(Flaw.Part.TEXT_LENGTH, 2), new Span(20, 2));

    private static List<Problem> repeated(int count) {
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            problems.add(new Problem(new Flaw.DuplicateKey(i, false), new Span(16 + 8 * i, 8)));
        }
        return problems;
    }

    @Test
    void problemsThatDifferInNumbersOnlyAreOneRow() {
        assertThat(ProblemRow.of(repeated(44), 0)).singleElement().isInstanceOfSatisfying(ProblemRow.Group.class,
                group -> assertThat(group.all()).hasSize(44));
    }

    @Test
    void problemsOfOneCodeThatDifferInANameAreNotOneRow() {
        List<Problem> problems = new ArrayList<>();
        for (String type : List.of("int", "String", "float")) {
            problems.add(new Problem(new Flaw.ElementMismatch(type, "bool", true), new Span(0, 4)));
        }
        assertThat(ProblemRow.of(problems, 0)).hasSize(3);
    }

    @Test
    void aFewStandOnTheirOwn() {
        assertThat(ProblemRow.of(repeated(2), 0)).hasSize(2).allMatch(ProblemRow.One.class::isInstance);
    }

    @Test
    void otherProblemsStayWhereTheyAreAmongThem() {
        List<Problem> problems = repeated(3);
        problems.add(1, CUT);
        assertThat(ProblemRow.of(problems, 0)).satisfiesExactly(
                group -> assertThat(group).isInstanceOf(ProblemRow.Group.class),
                one -> assertThat(one).isEqualTo(new ProblemRow.One(CUT, 1)));
    }

    @Test
    void whatIsNotListedIsCountedLast() {
        assertThat(ProblemRow.of(List.of(CUT), 7)).last().isEqualTo(new ProblemRow.More(7));
    }
}
