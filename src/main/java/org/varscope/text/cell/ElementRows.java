package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.NumberRun;
import org.varscope.text.godot.TextStyle;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Elements of a packed array as rows of text: what spreadsheets, files of separated values and other programs give,
/// and what they take.
///
/// A row is one element, its cells the numbers that it is made of, between tabs, semicolons, commas or spaces; a row
/// may have fewer cells, which are neighbouring numbers. Where an element is one number, every cell is one; where it is
/// a text, every row. Numbers are typed as in [TypedNumber], with a point. A row may also be an element as Godot text,
/// `(1, 2, 3)` or `Vector3(1, 2, 3)`, and the whole text a packed array. A first row of nothing but words names the
/// columns and is passed over.
///
/// @param kind    of the packed array
/// @param width   cells of a row
/// @param values  of all rows: a packed array whose elements are `width` numbers each, or texts
/// @param headed  whether a row of names was passed over
public record ElementRows(VariantKind kind, int width, Numbers values, boolean headed) {
    /// What is in the cells, row by row.
    public sealed interface Numbers {
        /// Whole numbers.
        record Whole(long[] values) implements Numbers { }

        /// Floats.
        record Reals(double[] values) implements Numbers { }

        /// Texts.
        record Texts(List<String> values) implements Numbers { }

        /// {@return how many there are}
        default int size() {
            return switch (this) {
                case Whole(var values) -> values.length;
                case Reals(var values) -> values.length;
                case Texts(var values) -> values.size();
            };
        }
    }

    /// {@return the rows that `text` says}
    ///
    /// @param kind of the packed array that they are for
    /// @param wide whether its floats have 64 bits
    /// @throws TextException if it says none; its message names the row and the cell
    public static ElementRows read(String text, VariantKind kind, boolean wide, Dialect dialect) throws TextException {
        return new ElementRowReader(text, kind, wide, dialect).rows();
    }

    /// {@return the elements that `text` says, each of them whole: one value as Godot text, or rows, in which texts are
    /// Godot text too}
    ///
    /// @param kind of the packed array that they are for
    /// @param wide whether its floats have 64 bits
    /// @throws TextException if it says none, or another value
    public static ElementRows elements(String text, VariantKind kind, boolean wide, Dialect dialect)
            throws TextException {
        Variant value = GodotReader.tryRead(text, dialect).orElse(null);
        if (kind == VariantKind.PACKED_STRING_ARRAY) {
            return texts(value == null ? text.lines().toList() : List.of(text), text, dialect);
        }
        String element = dialect.typeName(kind.packedElement().orElseThrow());
        if (value instanceof Variant.Text || value instanceof Variant.Array
                || value != null && value.kind().isPacked()) {
            throw new TextException(dialect.typeName(value.kind()), TextRemark.ELEMENT_OR_ROWS.with(element));
        }
        ElementRows rows = read(text, kind, wide, dialect);
        if (!rows.isWhole()) {
            throw new TextException(0, TextRemark.IN_ROW.with(TextRemark.CELLS.with(rows.width), 1),
                    TextRemark.NUMBERS_IN.with(Packed.numbers(kind), element, rows.width));
        }
        return rows;
    }

    private static ElementRows texts(List<String> rows, String text, Dialect dialect) throws TextException {
        VariantKind kind = VariantKind.PACKED_STRING_ARRAY;
        Remark expected = TextRemark.TEXT_IN_QUOTES.with(dialect.typeName(VariantKind.STRING));
        List<String> all = new ArrayList<>();
        for (String row : rows) {
            if (!row.contains("\"")) {
                throw new TextException(text.indexOf(row), "`" + ElementRowReader.shown(row) + "`", expected);
            }
            Variant value = GodotReader.read(row, dialect);
            all.add(((Variant.Text) Coerce.element(kind, value, dialect).orElseThrow(
                    () -> new TextException(dialect.typeName(value.kind()), expected))).value());
        }
        if (all.isEmpty()) {
            throw new TextException(TextRemark.NO_ROWS.with(), TextRemark.ELEMENT_EACH_ROW.with());
        }
        return new ElementRows(kind, 1, new Numbers.Texts(all), false);
    }

    /// {@return how many elements these are}
    public int count() {
        return values.size() / width;
    }

    /// {@return whether the rows have all numbers of an element}
    public boolean isWhole() {
        return width == Packed.numbers(kind);
    }

    /// {@return `base` with the cells in the place of its own, and with blank elements after it for the rows that are
    /// more}
    ///
    /// @param base   a packed array with at most as many elements
    /// @param column number of an element that the first cell of a row is
    public Variant over(Variant base, int column) {
        int each = Packed.numbers(kind);
        return switch (values) {
            case Numbers.Texts(var texts) -> new Variant.PackedStrings(texts);
            case Numbers.Whole(var whole) -> {
                long[] all = Arrays.copyOf(whole(base), count() * each);
                for (int i = 0; i < whole.length; i++) {
                    all[i / width * each + column + i % width] = whole[i];
                }
                yield Packed.of(kind, all);
            }
            case Numbers.Reals(var reals) -> {
                double[] all = reals(Packed.blank(kind, count()));
                double[] there = reals(base);
                System.arraycopy(there, 0, all, 0, there.length);
                for (int i = 0; i < reals.length; i++) {
                    all[i / width * each + column + i % width] = reals[i];
                }
                yield new Variant.PackedDoubles(kind, all);
            }
        };
    }

    static long[] whole(Variant packed) {
        return switch (packed) {
            case Variant.PackedLongs(var values) -> values;
            case Variant.PackedInts(_, var values) -> Arrays.stream(values).asLongStream().toArray();
            case Variant.PackedBytes(var values) ->
                    IntStream.range(0, values.length).mapToLong(i -> values[i]).toArray();
            default -> throw new IllegalArgumentException(packed.kind() + " has no whole numbers");
        };
    }

    static double[] reals(Variant packed) {
        return switch (packed) {
            case Variant.PackedDoubles(_, var values) -> values;
            case Variant.PackedFloats(_, var values) -> Floats.widened(values);
            default -> throw new IllegalArgumentException(packed.kind() + " has no floats");
        };
    }

    /// {@return these rows `times` times, one after the other}
    public ElementRows repeated(int times) {
        int size = values.size();
        Numbers all = switch (values) {
            case Numbers.Texts(var texts) -> new Numbers.Texts(IntStream.range(0, times).boxed()
                    .flatMap(_ -> texts.stream()).toList());
            case Numbers.Whole(var whole) -> new Numbers.Whole(IntStream.range(0, size * times)
                    .mapToLong(i -> whole[i % size]).toArray());
            case Numbers.Reals(var reals) -> new Numbers.Reals(IntStream.range(0, size * times)
                    .mapToDouble(i -> reals[i % size]).toArray());
        };
        return new ElementRows(kind, width, all, headed);
    }

    /// {@return the elements of `packed` as rows with tabs between the cells, each number as it reads back}
    ///
    /// @param columns which numbers of each element; all of texts
    public static String write(Variant packed, int[] columns, Dialect dialect) {
        if (packed instanceof Variant.PackedStrings(var texts)) {
            return texts.stream().map(RowCells::written).collect(Collectors.joining("\n"));
        }
        NumberRun run = NumberRun.of(packed, dialect, TextStyle.EXACT_LINE);
        int each = Packed.numbers(packed.kind());
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < run.count() / each; row++) {
            for (int i = 0; i < columns.length; i++) {
                out.append(i > 0 ? "\t" : row > 0 ? "\n" : "").append(run.text().apply(row * each + columns[i]));
            }
        }
        return out.toString();
    }
}
