package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

class RewriteTest {
    private static List<Difference> differences(Structure before, Structure after) {
        return ChangedValues.between(before, after, 100, Progress.NONE).differences();
    }

    /// {@return what the edit does to `before`}
    private static Change rewritten(Structure before, Structure after) throws EditException {
        Document document = new Document(before);
        Edit edit = Rewrite.of(before, after, differences(before, after)).orElseThrow();
        return document.applyAnyway(document.review(edit));
    }

    private static byte[] bytes(Structure structure) {
        return structure.bytes().bytes(new Span(0, structure.bytes().length()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "{ \"a\": 1, \"b\": [1, 2, 3] }    | { \"a\": 2, \"b\": [1, 2, 3] }",
        "{ \"a\": 1, \"b\": [1, 2, 3] }    | { \"new\": 0, \"a\": 1, \"b\": [1, 9, 2, 3] }",
        "{ \"a\": 1, \"b\": [1, 2, 3] }    | { \"b\": [3, 2, 1] }",
        "[1, \"two\", [3], { \"k\": 4 }]   | [{ \"k\": 4 }, [3], \"two\", 1, 5]",
        "[1, 2]                            | { \"a\": \"text\" }",
        "{ \"a\": \"short\", \"b\": 1 }    | { \"a\": \"a much longer text\", \"b\": 1 }",
    })
    void theEditMakesOneStateTheOtherInBothDirections(String one, String other) throws EditException {
        Structure left = Made.bare(one);
        Structure right = Made.bare(other);
        assertThat(bytes(rewritten(left, right).after().structure())).isEqualTo(bytes(right));
        assertThat(bytes(rewritten(right, left).after().structure())).isEqualTo(bytes(left));
    }

    @Test
    void anyBytesBecomeAnyOthersWhateverIsKnownOfTheirValues() throws EditException {
        Random random = new Random(5);
        Structure healthy = Made.bare("{ \"a\": 1, \"b\": [1, 2, \"three\"], \"c\": { \"d\": 2.5 } }");
        for (int i = 0; i < 200; i++) {
            byte[] bytes = bytes(healthy);
            for (int hit = random.nextInt(1, 5); hit > 0; hit--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            bytes = Arrays.copyOf(bytes, bytes.length - random.nextInt(20));
            Structure damaged = Made.scan(bytes, Framing.BARE, "godot4");
            assertThat(Rewrite.of(healthy, damaged, differences(healthy, damaged)).isEmpty())
                    .isEqualTo(Arrays.equals(bytes, bytes(healthy)));
            if (!Arrays.equals(bytes, bytes(healthy))) {
                assertThat(bytes(rewritten(healthy, damaged).after().structure())).as("round %d", i).isEqualTo(bytes);
                assertThat(bytes(rewritten(damaged, healthy).after().structure())).isEqualTo(bytes(healthy));
            }
        }
    }

    @Test
    void whatIsTheSameIsNotWritten() throws EditException {
        Structure before = Made.bare("{ \"a\": 1, \"b\": \"" + "x".repeat(400) + "\", \"c\": 3 }");
        Structure after = Made.bare("{ \"a\": 2, \"b\": \"" + "x".repeat(400) + "\", \"c\": 4 }");
        assertThat(rewritten(before, after).patches()).hasSize(2).allMatch(patch -> patch.inserted() < 8);
    }
}
