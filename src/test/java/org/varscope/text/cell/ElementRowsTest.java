package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Floats;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class ElementRowsTest {
    private static final long SEED = 5;
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static ElementRows read(String text, VariantKind kind) throws TextException {
        return ElementRows.read(text, kind, false, DIALECT);
    }

    private static Variant array(String text, VariantKind kind) throws TextException {
        ElementRows rows = read(text, kind);
        assertThat(rows.isWhole()).isTrue();
        return rows.over(Packed.blank(kind, 0), 0);
    }

    private static Variant vectors(double... numbers) {
        return new Variant.PackedDoubles(VariantKind.PACKED_VECTOR3_ARRAY, numbers);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1\t2\t3\n4\t5\t6", "1\t2\t3\r\n4\t5\t6\r\n", "1, 2, 3\n4, 5, 6\n\n", "1;2;3\n4;5;6",
        "1 2 3\n4  5 6 ",
        "x\ty\tz\n1\t2\t3\n4\t5\t6", "\"1\",\"2\",\"3\"\n4,5,6,",
        "(1, 2, 3)\nVector3(4, 5, 6)", "(1, 2, 3),\n(4, 5, 6),\n",
        "PackedVector3Array(1, 2, 3, 4, 5, 6)", "[Vector3(1, 2, 3), Vector3(4, 5, 6)]"})
    void aRowIsAnElementHoweverItsCellsAreSeparated(String text) throws TextException {
        assertThat(array(text, VariantKind.PACKED_VECTOR3_ARRAY)).isEqualTo(vectors(1, 2, 3, 4, 5, 6));
    }

    @Test
    void rowsOfFewerCellsAreNeighbouringNumbers() throws TextException {
        ElementRows rows = read("7\t8\n9\t10", VariantKind.PACKED_VECTOR3_ARRAY);
        assertThat(rows.isWhole()).isFalse();
        assertThat(rows.over(vectors(1, 2, 3), 1)).isEqualTo(vectors(1, 7, 8, 0, 9, 10));
        VariantKind colors = VariantKind.PACKED_COLOR_ARRAY;
        assertThat(read("1\t0.5\t0", colors).over(Packed.blank(colors, 0), 0))
                .isEqualTo(new Variant.PackedDoubles(colors, new double[] {1, 0.5, 0, 1}));
    }

    @Test
    void whereAnElementIsOneNumberEveryCellIsOne() throws TextException {
        assertThat(array("1, 2\n3", VariantKind.PACKED_INT32_ARRAY))
                .isEqualTo(new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, 2, 3}));
        assertThat(array("0xFF 1_0", VariantKind.PACKED_BYTE_ARRAY))
                .isEqualTo(new Variant.PackedBytes(new byte[] {-1, 10}));
        assertThat(array("inf\n-inf\nnan", VariantKind.PACKED_FLOAT64_ARRAY)).isEqualTo(new Variant.PackedDoubles(
                VariantKind.PACKED_FLOAT64_ARRAY, new double[] {1 / 0.0, -1 / 0.0, Double.NaN}));
    }

    @Test
    void textsAreQuotedOnlyWhereTheyMust() throws TextException {
        List<String> texts = List.of("plain, with; commas", "a\ttab", "two\nlines", "\"quoted\"",
                "in \"the\" middle", "");
        String written = ElementRows.write(new Variant.PackedStrings(texts), new int[] {0}, DIALECT);
        assertThat(written).startsWith("plain, with; commas\n\"a\ttab\"\n\"two\nlines\"\n\"\"\"quoted\"\"\"\n");
        assertThat(array(written + "\nlast", VariantKind.PACKED_STRING_ARRAY)).isEqualTo(new Variant.PackedStrings(
                Stream.concat(texts.stream(), Stream.of("last")).toList()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PACKED_VECTOR3_ARRAY | 1,2,3~4,5,x          | character 11: found `x` in row 2, cell 3; expected a number such as 1.5, 1e-3, inf or nan
            PACKED_VECTOR3_ARRAY | 1,2,3~4,5            | character 7: found 2 cells in row 2; expected 3, as in the rows before
            PACKED_VECTOR2_ARRAY | 1,2,3                | character 1: found 3 cells in row 1; expected at most 2
            PACKED_VECTOR2_ARRAY | 1;2~3;1,5            | character 7: found `1,5` in row 2, cell 2; expected a number with a point: 1.5
            PACKED_BYTE_ARRAY    | 1~256                | character 3: found `256` in row 2; expected a whole number from 0 to 255
            PACKED_INT32_ARRAY   | 1~2.5                | character 3: found `2.5` in row 2; expected a whole number from -2147483648 to 2147483647
            PACKED_FLOAT32_ARRAY | 1e39                 | character 1: found `1e39` in row 1; expected a number that 32 bits can hold
            PACKED_VECTOR2_ARRAY | 1,2~(3, a)           | character 9: found `a` in row 2; expected a number
            PACKED_STRING_ARRAY  | 'a\tb'               | character 1: found 2 cells in row 1; expected one text in each row
            PACKED_STRING_ARRAY  | '"a'                 | character 1: found a quote that nothing closes; expected a quote at the end of the cell
            PACKED_VECTOR2_ARRAY | '~'                  | found no rows; expected an element in each row
            PACKED_VECTOR2_ARRAY | PackedInt32Array(1)  | found PackedInt32Array; expected a PackedVector2Array, or rows of its elements
            """)
    void whatIsNoElementIsNamedByItsRow(VariantKind kind, String text, String message) {
        String typed = text.replace("~", "\n").replace("\\t", "\t");
        assertThatThrownBy(() -> read(typed, kind)).isInstanceOf(TextException.class)
                .satisfies(Saying.exactly(message));
    }

    @Test
    void whatIsWrittenIsReadBackBitForBit() throws TextException {
        Random random = new Random(SEED);
        int[] columns = {0, 1, 2, 3};
        for (VariantKind kind : VariantKind.values()) {
            if (!kind.isPacked() || kind == VariantKind.PACKED_STRING_ARRAY) {
                continue;
            }
            int each = Packed.numbers(kind);
            Variant packed = Packed.isWhole(kind)
                    ? Packed.of(kind, random.ints(60L * each).asLongStream().map(i -> kind
                            == VariantKind.PACKED_BYTE_ARRAY ? i & 0xFF : i).toArray())
                    : new Variant.PackedFloats(kind, floats(random, 60 * each));
            String written = ElementRows.write(packed, Arrays.copyOf(columns, each), DIALECT);
            boolean wide = kind == VariantKind.PACKED_FLOAT64_ARRAY;
            Variant read = ElementRows.read(written, kind, wide, DIALECT).over(Packed.blank(kind, 0), 0);
            assertThat(read instanceof Variant.PackedDoubles(var k, var doubles)
                    ? new Variant.PackedFloats(k, Floats.narrowed(doubles)) : read)
                    .as("%s, seed %d", kind, SEED).isEqualTo(packed);
        }
    }

    private static float[] floats(Random random, int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            float number = Float.intBitsToFloat(random.nextInt());
            floats[i] = Float.isNaN(number) ? 0 : number;
        }
        return floats;
    }
}
