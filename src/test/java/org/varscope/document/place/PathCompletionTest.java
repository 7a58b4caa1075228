package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.path.PathText;

class PathCompletionTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final String VALUES = """
            {"gold": 1, "Goal": 2, "two words": {"a.b": 3}, "list": [10, 11, 12], 7: 8,
             "bytes": PackedInt32Array(5, 6), "pos": Vector2(1, 2)}""";
    private Structure values;

    @BeforeEach
    void scan() throws TextException, EncodeException {
        values = structure(VALUES);
    }

    private static Structure structure(String text) throws TextException, EncodeException {
        byte[] bytes = Encoder.encode(GodotReader.read(text, GODOT4), GODOT4);
        return Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
    }

    private static List<String> paths(Structure structure, String text) {
        return List.copyOf(PathCompletion.of(text, structure, 20, Progress.NONE).keySet());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            $.go         | $.gold, $.Goal
            go           | $.gold, $.Goal
            .two w       | $["two words"]
            $["two       | $["two words"]
            $["two words"] | $["two words"], $["two words"]["a.b"]
            $["two words"]["a.  | $["two words"]["a.b"]
            $.list[1     | $.list[1]
            $.list[2]    | $.list[2]
            $.list       | $.list, $.list[0], $.list[1], $.list[2]
            $.list[3     |
            [7           | $[7]
            $.bytes[     | $.bytes[0], $.bytes[1]
            $.pos.       | $.pos.x, $.pos.y
            $.pos.y      | $.pos.y
            $.nothing.   |
            """)
    void theLastStepIsMadeWholeAndWhatIsWholeGoesOn(String text, @Nullable String expected) {
        assertThat(paths(values, text)).isEqualTo(expected == null ? List.of() : List.of(expected.split(", ")));
    }

    @Test
    void everyPathLeadsToItsTarget() throws TextException, PathException {
        for (String text : List.of("$", "$.list", "$.bytes", "$.pos")) {
            for (Map.Entry<String, Target> each : PathCompletion.of(text, values, 20, Progress.NONE).entrySet()) {
                Target target = Paths.resolve(values, PathText.read(each.getKey(), GODOT4));
                assertThat(target.node().span()).as(each.getKey()).isEqualTo(each.getValue().node().span());
                assertThat(target.inner()).isEqualTo(each.getValue().inner());
            }
        }
    }

    @Test
    void recordsAreCountedByTheirDigits() {
        Structure records = Structure.scan(ByteStore.of(Buffers.sample("adventure-records.save")), GODOT4,
                Framing.STREAM, Progress.NONE);
        assertThat(paths(records, "$")).contains("$0", "$1");
        assertThat(paths(records, "$1")).first().isEqualTo("$1");
    }

    @Test
    void settingsAreEntriesOfTheFile() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("src/test/resources/corpus/godot3-more/project.binary"));
        Structure project = Structure.scan(ByteStore.of(bytes), Dialects.of("godot3"), Framing.PROJECT,
                Progress.NONE);
        assertThat(paths(project, "$[\"application/config/n")).containsExactly("$[\"application/config/name\"]");
    }

    @Test
    void indicesOfManyElementsAreNotLookedFor() throws TextException, EncodeException {
        Structure large = structure("PackedByteArray(" + "1, ".repeat(199_999) + "1)");
        assertThat(paths(large, "$[1234")).startsWith("$[1234]", "$[12340]").hasSize(20);
    }

    @Test
    void theSearchForNamesCanBeStopped() {
        assertThatThrownBy(() -> PathCompletion.of("$.x", values, 20, _ -> false))
                .isInstanceOf(CancellationException.class);
    }
}
