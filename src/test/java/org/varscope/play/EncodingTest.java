package org.varscope.play;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.codec.EncodeException;
import org.varscope.dialect.Dialects;
import org.varscope.said.Language;
import org.varscope.text.TextException;

/// What becomes of bytes when a typed value changes.
class EncodingTest {
    private static Encoding encode(String text, String dialect) throws TextException, EncodeException {
        return Encoding.of(text, Dialects.of(dialect), Language.ENGLISH);
    }

    private static List<String> changes(String before, String after) throws TextException, EncodeException {
        return FieldChange.between(encode(before, "godot4"), encode(after, "godot4")).stream()
                .filter(change -> !change.same())
                .map(change -> change.field().name() + ": " + change.why(Language.ENGLISH)).toList();
    }

    @Test
    void aNumberThatChangesChangesItsOwnBytesOnly() throws TextException, EncodeException {
        assertThat(changes("{ \"gold\": 100 }", "{ \"gold\": 101 }")).containsExactly(
                "value: was 64 00 00 00, now 65 00 00 00, because the value is different");
    }

    @Test
    void aNumberThatNeedsMoreBitsChangesItsHeaderToo() throws TextException, EncodeException {
        assertThat(changes("1", "5000000000")).containsExactly(
                "header: was 02 00 00 00, now 02 00 01 00, because the type or its width is different",
                "value: was 01 00 00 00, now 00 F2 05 2A \u2026, because the value is different");
    }

    @Test
    void aTextThatGrowsChangesItsLengthAndItsPadding() throws TextException, EncodeException {
        assertThat(changes("\"ab\"", "\"abc\"")).containsExactly(
                "text length: was 02 00 00 00, now 03 00 00 00, because what follows is longer or shorter",
                "text: was 61 62, now 61 62 63, because the value is different",
                "padding: was 00 00, now 00, because the bytes before it are more or fewer");
        assertThat(changes("\"abc\"", "\"abcd\"")).last().isEqualTo("padding: gone");
    }

    @Test
    void anElementMoreChangesTheCountAndIsNew() throws TextException, EncodeException {
        assertThat(changes("[1, 2]", "[1, 2, 3]")).containsExactly(
                "count: was 02 00 00 00, now 03 00 00 00, because there are more or fewer",
                "header: new", "value: new");
    }

    @Test
    void nothingIsOtherWhereNothingIsTyped() throws TextException, EncodeException {
        assertThat(changes("[1, \"a\"]", "[1, \"a\"]")).isEmpty();
    }

    @Test
    void allFieldsOfTheNewBytesAreThereInOrder() throws TextException, EncodeException {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            Encoding before = encode(text(random), "godot4");
            Encoding after = encode(text(random), random.nextBoolean() ? "godot4" : "godot3");
            List<FieldChange> changes = FieldChange.between(before, after);
            assertThat(changes.stream().map(FieldChange::after).filter(Objects::nonNull).toList()).as("seed 5, " + i)
                    .isEqualTo(after.fields());
            assertThat(changes.stream().map(FieldChange::before).filter(Objects::nonNull).toList()).as("seed 5, " + i)
                    .containsExactlyElementsOf(before.fields());
        }
    }

    private static String text(Random random) {
        return IntStream.range(0, random.nextInt(6)).mapToObj(_ -> switch (random.nextInt(4)) {
            case 0 -> Integer.toString(random.nextInt(3));
            case 1 -> "\"" + "abcdefg".substring(random.nextInt(7)) + "\"";
            case 2 -> "Vector2(1, " + random.nextInt(3) + ")";
            default -> "{ " + random.nextInt(3) + ": null }";
        }).collect(Collectors.joining(", ", "[", "]"));
    }

    @Test
    void whatIsNoValueIsRefused() {
        assertThatThrownBy(() -> encode("[1,", "godot4")).isInstanceOf(TextException.class);
    }
}
