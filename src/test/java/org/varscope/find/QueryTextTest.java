package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.check.Made;
import org.varscope.explain.Saying;
import org.varscope.find.QueryText.Kind;
import org.varscope.scan.walk.Progress;

class QueryTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"100 | NUMBER", "-3 | NUMBER", "0.5 | NUMBER", "1e3 | NUMBER", "FF D8 | BYTES",
            "FF D8 ?? E? | BYTES",
        "FF | TEXT", "cafe | TEXT", "$.player | PATH", "gold = 100 | KEY", "\"gold\" | TEXT",
        "0x64 | NUMBER", "-0b101 | NUMBER", "1_000 | NUMBER", "1 000 | NUMBER", "10 00 | BYTES", "inf | TEXT",
        "0x | TEXT", "two words | TEXT"})
    void textIsTakenForWhatItLooksLike(String text, Kind kind) throws QueryException {
        assertThat(QueryText.read(text, Kind.ANY).kind()).isEqualTo(kind);
    }

    @Test
    void aKeyWithAValueAsksForBoth() throws QueryException {
        assertThat(QueryText.read("gold = 100", Kind.ANY).query()).isEqualTo(
                new Query.Values(List.of(new Condition.Key("gold"), new Condition.AnyNumber(100))));
    }

    @ParameterizedTest
    @CsvSource({"100", "0x64", "0b1100100", "+100", "gold = 0x64"})
    void aNumberIsTheSameHoweverItIsTyped(String text) throws QueryException {
        List<Long> found = new ArrayList<>();
        new Search(Made.bare("{\"gold\": 100, \"text\": \"0x64\"}"), List::of)
                .run(QueryText.read(text, Kind.ANY).query(), Progress.NONE, (offset, _) -> found.add(offset));
        assertThat(found).hasSize(1);
    }

    @Test
    void bitsOfSixtyFourAreAnInt() throws QueryException {
        assertThat(QueryText.read("0xffffffffffffffff", Kind.NUMBER).query())
                .isEqualTo(new Query.Values(List.of(new Condition.AnyNumber(-1))));
        assertThat(QueryText.read("inf", Kind.NUMBER).query())
                .isEqualTo(new Query.Values(List.of(new Condition.Real(Double.POSITIVE_INFINITY, -1))));
    }

    @Test
    void aKindThatIsChosenIsKept() throws QueryException {
        assertThat(QueryText.read("gold = 100", Kind.KEY).query())
                .isEqualTo(new Query.Values(List.of(new Condition.Key("gold = 100"))));
        assertThatExceptionOfType(QueryException.class).isThrownBy(() -> QueryText.read("gold", Kind.NUMBER))
                .satisfies(Saying.partly("type for example 100"));
    }
}
