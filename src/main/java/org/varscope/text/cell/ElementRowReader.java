package org.varscope.text.cell;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.Numeral;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads elements of a packed array from rows of text, as [ElementRows] says.
final class ElementRowReader {
    private static final Pattern CALL = Pattern.compile("\\s*(?:[A-Za-z]\\w*)?[(\\[#].*", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\\s*[\\p{L}_#\"].*", Pattern.DOTALL);
    private static final Set<String> NUMBERS = Set.of("inf", "nan", "inf_neg");
    private static final int AHEAD = 64;
    private static final int MOST_SHOWN = 30;
    private static final int FIRST = 16;

    private final String text;
    private final VariantKind kind;
    private final boolean wide;
    private final Dialect dialect;
    private final int each;
    private final boolean texts;
    private final boolean whole;
    private final RowCells cells;
    private long[] longs = new long[FIRST];
    private double[] doubles = new double[FIRST];
    private final List<String> words = new ArrayList<>();
    private int size;
    private int row;
    private int width;
    private boolean headed;

    ElementRowReader(String text, VariantKind kind, boolean wide, Dialect dialect) {
        this.text = text;
        this.kind = kind;
        this.wide = wide;
        this.dialect = dialect;
        this.each = Packed.numbers(kind);
        this.texts = kind == VariantKind.PACKED_STRING_ARRAY;
        this.whole = !texts && Packed.isWhole(kind);
        this.cells = new RowCells(text, texts ? '\t' : RowCells.separator(text));
    }

    ElementRows rows() throws TextException {
        Optional<Variant> all = wholeArray();
        if (all.isPresent()) {
            return ofArray(all.get());
        }
        passHeading();
        while (cells.hasRow()) {
            row++;
            if (!texts && CALL.matcher(cells.ahead(AHEAD)).matches()) {
                element();
            } else {
                row();
            }
        }
        if (row == 0) {
            throw new TextException(TextRemark.NO_ROWS.with(), TextRemark.ELEMENT_EACH_ROW.with());
        }
        return new ElementRows(kind, each == 1 ? 1 : width, values(), headed);
    }

    private ElementRows.Numbers values() {
        return texts ? new ElementRows.Numbers.Texts(words)
                : whole ? new ElementRows.Numbers.Whole(Arrays.copyOf(longs, size))
                : new ElementRows.Numbers.Reals(Arrays.copyOf(doubles, size));
    }

    /// A packed array or an Array as Godot text.
    private Optional<Variant> wholeArray() throws TextException {
        String start = text.strip();
        boolean array = start.startsWith("[") || start.matches("(?s)(?:Packed|Pool)?\\w*Array\\s*\\(.*");
        if (!array) {
            return Optional.empty();
        }
        Variant value = CellText.read(text, Packed.blank(kind, 0), dialect);
        if (value.kind() != kind) {
            throw new TextException(dialect.typeName(value.kind()),
                    TextRemark.PACKED_OR_ROWS.with(dialect.typeName(kind)));
        }
        return Optional.of(value);
    }

    private ElementRows ofArray(Variant value) {
        ElementRows.Numbers all = value instanceof Variant.PackedStrings(var strings)
                ? new ElementRows.Numbers.Texts(strings)
                : whole ? new ElementRows.Numbers.Whole(ElementRows.whole(value))
                : new ElementRows.Numbers.Reals(ElementRows.reals(value));
        return new ElementRows(kind, each, all, false);
    }

    private void passHeading() throws TextException {
        if (texts || !WORD.matcher(cells.ahead(AHEAD)).matches() || CALL.matcher(cells.ahead(AHEAD)).matches()
                || text.indexOf('\n') < 0) {
            return;
        }
        RowCells first = new RowCells(text, RowCells.separator(text));
        boolean words = true;
        do {
            String cell = first.next().strip();
            words &= !cell.isEmpty() && TypedNumber.plain(cell).isEmpty() && !NUMBERS.contains(cell);
        } while (!first.isRowEnded());
        if (words && first.hasRow()) {
            cells.restOfRow();
            headed = true;
        }
    }

    /// An element as Godot text.
    private void element() throws TextException {
        String rest = cells.restOfRow();
        int start = cells.start();
        Variant blank = Packed.blank(kind, 1);
        Variant packed;
        try {
            Variant value = CellText.read(rest.replaceFirst("[,;]\\s*$", ""), one(blank), dialect);
            packed = Coerce.element(kind, value, dialect).map(as -> Packed.of(kind, List.of(as)))
                    .orElseThrow(() -> new TextException(dialect.typeName(value.kind()),
                            TextRemark.OF_TYPE.with(dialect.typeName(kind.packedElement().orElseThrow()))));
        } catch (TextException e) {
            throw new TextException(start + e.offset(), TextRemark.IN_ROW.with(e.found(), row), e.expected());
        }
        width(each, start);
        if (whole) {
            Arrays.stream(ElementRows.whole(packed)).forEach(this::add);
        } else {
            Arrays.stream(ElementRows.reals(packed)).forEach(this::add);
        }
    }

    private Variant one(Variant blank) {
        VariantKind element = kind.packedElement().orElseThrow();
        return switch (blank) {
            case Variant.PackedDoubles(_, var values) -> each == 1 ? Variant.Real.of(0)
                    : new Variant.Reals(element, values);
            case Variant.PackedInts(_, var values) when each > 1 -> new Variant.Ints(element, values);
            default -> new Variant.Int(0);
        };
    }

    private void row() throws TextException {
        String literal = texts ? literal() : null;
        if (literal != null) {
            cells.restOfRow();
            words.add(literal);
            width(1, cells.start());
            return;
        }
        int found = 0;
        int start = -1;
        do {
            String cell = cells.next();
            start = start < 0 ? cells.start() : start;
            found++;
            if (texts) {
                words.add(cell);
            } else if (!(cell.isBlank() && cells.isRowEnded() && found > 1)) {
                number(cell, found);
            } else {
                found--; // a separator at the end of the row
            }
        } while (!cells.isRowEnded());
        if (texts && found > 1) {
            throw new TextException(start, cells(found), TextRemark.TEXT_EACH_ROW.with());
        }
        width(found, start);
    }

    /// A text as Godot text, where it is that alone: spreadsheets put into quotes what has a tab, a line break or a
    /// quote in it, which they double, and know of no backslashes.
    private @Nullable String literal() {
        String ahead = cells.ahead(1);
        String row = ahead.startsWith("\"") ? cells.rowAhead().strip() : "";
        return row.indexOf('\\') < 0 || row.indexOf('\t') >= 0 || row.contains("\"\"") ? null
                : GodotReader.tryRead(row, dialect).map(read -> read instanceof Variant.Text(var text) ? text : null)
                .orElse(null);
    }

    private void width(int found, int start) throws TextException {
        if (each > 1 && width > 0 && found != width || each > 1 && found > each) {
            throw new TextException(start, cells(found), width > 0 ? TextRemark.AS_BEFORE.with(width)
                    : TextRemark.AT_MOST.with(each));
        }
        width = found;
    }

    private Remark cells(int found) {
        return TextRemark.IN_ROW.with(TextRemark.CELLS.with(found), row);
    }

    private void number(String cell, int column) throws TextException {
        String typed = cell.strip();
        try {
            if (whole) {
                add(integer(typed));
            } else {
                add(real(typed));
            }
        } catch (TextException e) {
            Object found = typed.isEmpty() ? TextRemark.NOTHING.with() : "`" + shown(typed) + "`";
            throw new TextException(cells.start(), each > 1 || column > 1
                    ? TextRemark.IN_CELL.with(found, row, column) : TextRemark.IN_ROW.with(found, row), e.expected());
        }
    }

    static String shown(String typed) {
        return typed.length() <= MOST_SHOWN ? typed : typed.substring(0, MOST_SHOWN) + "\u2026";
    }

    private long integer(String typed) throws TextException {
        return TypedNumber.integer(typed).filter(number -> Packed.takes(kind, new Variant.Int(number))).orElseThrow(
                () -> new TextException("", TextRemark.WHOLE_NUMBER_FROM.with(Packed.least(kind), Packed.most(kind))));
    }

    /// Whether there is a number that is too large.
    private static boolean isOfBits(Remark expected) {
        return expected.kind() == TextRemark.NUMBER_OF_BITS || expected.kind() == TextRemark.NAN_OF_32_BITS
                || expected.kind() == TextRemark.NAN_BITS;
    }

    private double real(String typed) throws TextException {
        Cursor cursor = new Cursor(TypedNumber.plain(typed).orElse(typed));
        double value = 0;
        boolean read = false;
        try {
            value = new Numeral(cursor).real(wide);
            read = cursor.here() < 0;
        } catch (TextException e) {
            if (isOfBits(e.expected())) {
                throw e;
            }
        }
        if (!read) {
            throw new TextException("", typed.matches("[+-]?\\d+,\\d+")
                    ? TextRemark.NUMBER_WITH_POINT.with(typed.replace(',', '.')) : TextRemark.ELEMENT_NUMBER.with());
        }
        return value;
    }

    private void add(long number) {
        longs = size < longs.length ? longs : Arrays.copyOf(longs, 2 * size);
        longs[size++] = number;
    }

    private void add(double number) {
        doubles = size < doubles.length ? doubles : Arrays.copyOf(doubles, 2 * size);
        doubles[size++] = number;
    }
}
