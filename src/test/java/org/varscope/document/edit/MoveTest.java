package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;

class MoveTest {
    private static final Dialect DIALECT = Dialects.of("godot4");

    @Test
    void aValueThatIsMovedOutOfACollectionIsWhereItWasPutIn() {
        assertThat(new Edit.Move(at(0, 1, 2), at(0, 1), 0, null).after()).isEqualTo(at(0, 1, 0));
        assertThat(new Edit.Move(at(0, 4), at(0, 1, 2), 3, null).after()).isEqualTo(at(0, 1, 2, 3));
    }

    @Test
    void takingAValueOutMovesTheCollectionsBehindItUp() {
        assertThat(new Edit.Move(at(0, 1), at(0, 4, 2), 3, null).after()).isEqualTo(at(0, 3, 2, 3));
        assertThat(new Edit.Move(at(0), at(1), 2, null).after()).isEqualTo(at(0, 2));
    }

    @Test
    void aValueThatBecomesARecordIsOneOfThem() {
        assertThat(new Edit.Move(at(0, 1), null, 1, null).after()).isEqualTo(at(1));
    }

    private static String moved(String value, String from, String to, @Nullable String before) throws EditException {
        Document document = new Document(Structure.scan(ByteStore.of(Made.bytes(value)), DIALECT, Framing.BARE,
                Progress.NONE));
        document.apply(new TypedEdit.Move(from, to, before).in(document.structure()));
        return GodotText.summary(Values.of(document.structure(), document.structure().node(at(0)).orElseThrow(), 999)
                .orElseThrow(), DIALECT, 999);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "$.a | $.a | | { \"b\": 2, \"c\": 3, \"a\": 1 }", "$.a | $.z | | { \"b\": 2, \"c\": 3, \"z\": 1 }",
        "$.a | $#3 | | { \"b\": 2, \"c\": 3, \"a\": 1 }", "$.c | $#0 | | { \"c\": 3, \"a\": 1, \"b\": 2 }",
        "$.a | $.a | $.c | { \"b\": 2, \"a\": 1, \"c\": 3 }", "$.c | $.c | $.a | { \"c\": 3, \"a\": 1, \"b\": 2 }",
        "$.a | $.z | $.c | { \"b\": 2, \"z\": 1, \"c\": 3 }", "$.c | $.z | $.a | { \"z\": 3, \"a\": 1, \"b\": 2 }",
        "$.b | $.b | $.b | { \"a\": 1, \"b\": 2, \"c\": 3 }"})
    void anEntryIsMovedAnywhereInItsDictionary(String from, String to, @Nullable String before, String then)
            throws EditException {
        assertThat(moved("{ \"a\": 1, \"b\": 2, \"c\": 3 }", from, to, before)).isEqualTo(then);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"$[0] | $[3] | | [2, 3, 1]", "$[0] | $[2] | | [2, 3, 1]",
        "$[2] | $[0] | | [3, 1, 2]", "$[0] | $[0] | $[2] | [2, 1, 3]", "$[2] | $[0] | $[1] | [1, 3, 2]"})
    void anElementIsMovedAnywhereInItsArray(String from, String to, @Nullable String before, String then)
            throws EditException {
        assertThat(moved("[1, 2, 3]", from, to, before)).isEqualTo(then);
    }

    @Test
    void whatItGoesBeforeIsInTheSameCollection() {
        assertThatThrownBy(() -> moved("{ \"a\": 1, \"b\": { \"c\": 3 } }", "$.a", "$.a", "$.b.c"))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).contains(new Obstacle.BeforeElsewhere()));
        assertThatThrownBy(() -> moved("[1, 2, 3]", "$[0]", "$[4]", null)).isInstanceOf(EditException.class);
    }

    @Test
    void anEntryIsPutInBeforeAnother() throws EditException {
        Document document = new Document(Structure.scan(ByteStore.of(Made.bytes("{ \"a\": 1, \"b\": 2 }")), DIALECT,
                Framing.BARE, Progress.NONE));
        document.apply(new TypedEdit.Insert("$.z", "9", "$.b").in(document.structure()));
        assertThat(document.structure().bytes().contentEquals(ByteStore.of(
                Made.bytes("{ \"a\": 1, \"z\": 9, \"b\": 2 }")))).isTrue();
    }

    private static Location at(long... places) {
        return new Location(Arrays.stream(places).boxed().toList(), false);
    }
}
