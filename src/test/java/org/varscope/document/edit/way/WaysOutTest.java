package org.varscope.document.edit.way;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Review;
import org.varscope.document.edit.TypedEdit;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotReader;

class WaysOutTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static Structure read(String text) throws Exception {
        byte[] bytes = Encoder.encodeAnew(GodotReader.read(text, GODOT4), GODOT4);
        return Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
    }

    /// What is said of the ways out of an edit of `text`, each of which is done without an objection.
    private static List<String> ways(String text, TypedEdit typed) throws Exception {
        Structure structure = read(text);
        Edit edit = typed.in(structure);
        Review review = Review.of(structure, edit, Progress.NONE);
        List<? extends EditRefusal> refusals = review.obstacle() == null ? review.objections()
                : new EditException(review.obstacle()).refusals();
        assertThat(refusals).isNotEmpty();
        List<WayOut> ways = WaysOut.of(structure, edit, refusals);
        for (WayOut way : ways) {
            if (way instanceof WayOut.Instead instead) {
                Review then = Review.of(structure, instead.edit(), Progress.NONE);
                assertThat(then.obstacle()).isNull();
                assertThat(then.objections()).isEmpty();
                assertThat(then.changes()).isTrue();
            }
        }
        return ways.stream().map(Clauses::clause).toList();
    }

    @Test
    void aTextOrAFractionIsWrittenAsTheTypeThatIsThere() throws Exception {
        assertThat(ways("{\"hp\": 7}", new TypedEdit.Set("$.hp", "\"85\""))).containsExactly("write 85 instead");
        assertThat(ways("{\"hp\": 7}", new TypedEdit.Set("$.hp", "3.7"))).containsExactly("write 3 instead of 3.7");
        assertThat(ways("{\"on\": true}", new TypedEdit.Set("$.on", "0"))).containsExactly("write false instead");
        assertThat(ways("{\"hp\": 7}", new TypedEdit.Set("$.hp", "[1]"))).isEmpty();
    }

    @Test
    void aTypedArrayGetsItsOwnType() throws Exception {
        assertThat(ways("Array[int]([1, 2])", new TypedEdit.Insert("$[1]", "2.5")))
                .containsExactly("write 2 instead of 2.5");
        assertThat(ways("Array[int]([1, 2])", new TypedEdit.Set("$", "[1, \"5\"]")))
                .containsExactly("write Array[int]([1, 5]) instead of [1, \"5\"]");
    }

    @Test
    void aKeyThatIsThereLeadsToItsEntry() throws Exception {
        assertThat(ways("{\"a\": 1, \"b\": {\"c\": 1}}", new TypedEdit.Insert("$.b.c", "5")))
                .containsExactly("see $.b.c");
        assertThat(ways("{\"a\": 1, \"b\": 2}", new TypedEdit.Key("$.b", "\"a\""))).containsExactly("see $.a");
    }

    @Test
    void aNumberOutOfRangeBecomesTheNearest() throws Exception {
        assertThat(ways("[PackedByteArray(1, 2)]", new TypedEdit.Set("$[0][1]", "256")))
                .containsExactly("write 255 instead of 256");
    }
}
