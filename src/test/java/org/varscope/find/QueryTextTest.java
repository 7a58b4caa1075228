package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.find.QueryText.Kind;

class QueryTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"100 | NUMBER", "-3 | NUMBER", "0.5 | NUMBER", "1e3 | NUMBER", "FF D8 | BYTES",
            "FF D8 ?? E? | BYTES",
        "FF | TEXT", "cafe | TEXT", "$.player | PATH", "gold = 100 | KEY", "\"gold\" | TEXT", "two words | TEXT"})
    void textIsTakenForWhatItLooksLike(String text, Kind kind) throws QueryException {
        assertThat(QueryText.read(text, Kind.ANY).kind()).isEqualTo(kind);
    }

    @Test
    void aKeyWithAValueAsksForBoth() throws QueryException {
        assertThat(QueryText.read("gold = 100", Kind.ANY).query()).isEqualTo(
                new Query.Values(List.of(new Condition.Key("gold"), new Condition.AnyNumber(100))));
    }

    @Test
    void aKindThatIsChosenIsKept() throws QueryException {
        assertThat(QueryText.read("gold = 100", Kind.KEY).query())
                .isEqualTo(new Query.Values(List.of(new Condition.Key("gold = 100"))));
        assertThatExceptionOfType(QueryException.class).isThrownBy(() -> QueryText.read("gold", Kind.NUMBER))
                .withMessageContaining("expected one such as 100");
    }
}
