package org.varscope.ui.model;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.InOneLanguage;

/// What is said of a text that nothing can be made of: what the value is, where all of the text would have to be that;
/// else what was found, and what was expected there.
@InOneLanguage
class TypedRefusalTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "5 | abc | a is a whole number: digits, 0x\u2026 or 0b\u2026 (a text goes in quotes)",
        "Vector3(1, 2, 3) | hello | found \u201Chello\u201D; expected a Vector3, for example Vector3(1, 2, 3)",
        "Vector3(1, 2, 3) | 1, 2 | character 5: found the end; expected a Vector3, for example Vector3(1, 2, 3)",
        "Vector2i(1, 2) | 1, 2, 3 | character 7: found \u201C3\u201D; expected a Vector2i, for example Vector2i(1, 2)",
        "5 | 12 13 | character 4: unexpected text after the value: \u201C13\u201D",
        "PackedByteArray(1, 2) | 300 | character 1: found \u201C300\u201D; expected a whole number from 0 to 255",
        "null | blah | character 1: found \u201Cblah\u201D; expected a value"})
    void aRefusalSaysNothingUntrueOfTheValue(String value, String typed, String words) {
        Structure structure = Structure.scan(ByteStore.of(Made.bytes("{\"a\": " + value + "}")), Dialects.of("godot4"),
                Framing.BARE, Progress.NONE);
        Target target = new Target(structure, structure.children(structure.record(0), 0, 1).getFirst());
        assertThat(Editing.of(target).orElseThrow().doubt(typed)).contains(words);
    }
}
