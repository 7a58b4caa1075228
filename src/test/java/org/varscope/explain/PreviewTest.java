package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;

/// What a closed row says of what is inside.
class PreviewTest {
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static String preview(Variant value) throws EncodeException {
        Structure structure = Structure.scan(ByteStore.of(Encoder.encode(value, DIALECT)), DIALECT,
                Framing.BARE, Progress.NONE);
        return Preview.of(structure, structure.node(Location.record(0)).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
            "{}                                      | {}",
            "[]                                      | []",
            "{\"item\": \"sword\", \"qty\": 1}       | {item: \"sword\", qty: 1}",
            "{1: true, Vector2(1, 2): null}          | {1: true, (1, 2): null}",
            "[{\"id\": 3, \"at\": [1, [2]]}, {}]     | [{id: 3, at: […]}, {}]",
            "[[1, 2, 3, 4], [[], {}, {1: 2}]]        | [[1, 2, 3, …], [[], {}, {…}]]",
            "PackedByteArray(0, 2, 255)              | 00 02 FF",
            "PackedInt64Array(1, -2)                 | [1, -2]",
            "PackedVector2Array(1, 2, 3, 4)          | [(1, 2), (3, 4)]",
            "PackedStringArray(\"a\", \"b\")         | [\"a\", \"b\"]",
            "[PackedByteArray(1, 2, 3, 4, 5)]        | [01 02 03 …]",
            "[PackedInt32Array(1, 2, 3, 4)]          | [[1, 2, 3, …]]",
            "\"text\"                                | \"text\"",
            "Vector3(1, 2, 3)                        | (1, 2, 3)"})
    void aValueIsSaidByItsFirstItems(String value, String shown) throws EncodeException, TextException {
        assertThat(preview(GodotReader.read(value.strip(), DIALECT))).isEqualTo(shown.strip());
    }

    @Test
    void itemsBeyondTheFirstAreLeftOut() throws EncodeException {
        List<Variant> many = LongStream.range(0, 100_000).<Variant>mapToObj(Variant.Int::new).toList();
        assertThat(preview(Variant.Array.of(many))).isEqualTo("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …]");
        assertThat(preview(new Variant.PackedBytes(new byte[100_000]))).isEqualTo("00 ".repeat(24) + "…");
    }

    @Test
    void aLongTextIsSaidByItsBeginning() throws EncodeException {
        assertThat(preview(new Variant.Text("ä\n€\uD83D\uDE00 ".repeat(50_000)))).startsWith("\"ä\\n€\uD83D\uDE00 ä")
                .endsWith("…").hasSizeLessThanOrEqualTo(160);
    }

    @Test
    void oneLineIsEnoughForTheDeepestAndTheWidest() throws EncodeException {
        Variant deep = new Variant.Text("\u0007".repeat(100));
        for (int i = 0; i < 100; i++) {
            deep = Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("\n".repeat(i)), deep)));
        }
        deep = Variant.Array.of(Collections.nCopies(20, deep));
        assertThat(preview(deep)).hasSizeLessThanOrEqualTo(160).doesNotContain("\n", "\u0007");
    }
}
