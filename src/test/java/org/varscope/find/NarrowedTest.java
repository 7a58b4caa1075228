package org.varscope.find;

import module java.base;
import org.varscope.explain.PathWords;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class NarrowedTest {
    private final Structure first = Made.bare("{\"gold\": 100, \"hp\": 100, \"xp\": 100, \"at\": Vector2(1, 2)}");
    private final Structure second = Made.bare("{\"new\": \"longer\", \"gold\": 85, \"hp\": 85, \"xp\": 120, "
            + "\"at\": Vector2(1, 3)}");
    private final Structure third = Made.bare("{\"gold\": 80, \"hp\": 85, \"xp\": 130, \"at\": Vector2(1, 4)}");

    private static Narrowed step(Narrowed left, Structure before, Structure after, String query) throws QueryException {
        return Narrowed.of(left, new ChangeSearch(before, after, ChangeQuery.read(query)), Progress.NONE);
    }

    private static List<String> paths(Narrowed narrowed) {
        ChangedPlaces places = new ChangedPlaces(narrowed.before(), narrowed.in());
        return narrowed.places().stream().map(place -> PathWords.whole(places.at(place).is().target())).toList();
    }

    @Test
    void aSecondStepKeepsOnlyWhatFitsBoth() throws QueryException {
        Narrowed one = step(null, first, second, "was 100, is 85");
        assertThat(paths(one)).containsExactly("$.gold", "$.hp");
        assertThat(paths(step(one, second, third, "shrank"))).containsExactly("$.gold");
        assertThat(paths(step(one, second, third, "unchanged"))).containsExactly("$.hp");
    }

    @Test
    void aThirdStateIsComparedWithTheOneThatIsThere() throws QueryException {
        Narrowed one = step(null, first, third, "changed");
        assertThat(paths(step(one, second, third, "grew"))).containsExactly("$.xp", "$.at.y");
    }

    @Test
    void whatIsLeftIsFollowedIntoAStateThatIsNeither() throws QueryException {
        Narrowed one = step(null, first, second, "was 100");
        assertThat(paths(step(one, first, third, "grew"))).containsExactly("$.xp");
    }

    @Test
    void whatWasThereAtEveryStepIsKeptWhereNothingChanged() throws QueryException {
        Structure again = Made.bare("{\"gold\": 80, \"hp\": 85, \"xp\": 130, \"at\": Vector2(1, 4)}");
        Narrowed one = step(null, first, third, "shrank");
        assertThat(paths(step(one, third, again, "unchanged"))).isEqualTo(paths(one)).hasSize(2);
    }
}
