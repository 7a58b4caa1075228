package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.cell.FloatBits;

/// Which arithmetic comes after the bytes of a field.
final class Figures {
    /// Characters of a text that are taken apart.
    private static final int MOST_CHARACTERS = 8;
    private static final int LONGEST_CHARACTER = 6;

    private final Structure structure;
    private final ByteReader in;

    Figures(Structure structure) {
        this.structure = structure;
        this.in = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return the arithmetic, in the order in which a person would do it}
    ///
    /// @param content of padding, how many bytes it fills up
    List<Figure> of(Field field, long content) {
        Span span = field.span();
        return switch (field.purpose()) {
            case Purpose.Header(int word, var bits) -> List.of(order(span, ByteOrder.LITTLE_ENDIAN),
                    new Figure.Header(word, bits));
            case Purpose.RecordLength(var order) -> List.of(order(span, order));
            case Purpose.Length(_, _, var order) -> List.of(order(span, order));
            case Purpose.Count _ -> count(field);
            case Purpose.ElementType _ -> List.of(order(span, ByteOrder.LITTLE_ENDIAN));
            case Purpose.Scalar scalar -> number(field, scalar.number(), width(scalar, field, in));
            case Purpose.Word(_, var number) -> number(field, number, Optional.empty());
            case Purpose.Text _ -> List.of(utf8(span));
            case Purpose.Padding _ -> List.of(new Figure.Padding(content, span.length()));
            case Purpose.Stored(var item) when span.length() <= Long.BYTES -> stored(span, item);
            case Purpose.Stored _, Purpose.Magic _, Purpose.Data _, Purpose.Opaque _, Purpose.LineEnd _,
                    Purpose.Unclaimed _, Purpose.Damage _, Purpose.Pending _ -> List.of();
        };
    }

    private List<Figure> count(Field field) {
        Figure.Order order = order(field.span(), ByteOrder.LITTLE_ENDIAN);
        Row row = field.owner().row();
        return row != null && row.layout() instanceof Layout.Packed(Number number, int per)
                ? List.of(order, new Figure.Product(order.number().longValue(),
                        per * number.width(row.isWide(in.i32(field.owner().span().start())))))
                : List.of(order);
    }

    /// A number without a header. Engines read all of 64 bits with a sign.
    private List<Figure> stored(Span span, FieldItem item) {
        Figure.Order order = order(span, item.order());
        int width = order.bytes().size() * Byte.SIZE;
        boolean signed = item.kind().isSigned() || item.kind() == FieldKind.U64;
        if (item.kind().isReal() && width >= Integer.SIZE) {
            return List.of(order, new Figure.Parts(new FloatBits(order.number().longValue(), width == Long.SIZE)));
        }
        return signed && order.number().testBit(width - 1)
                ? List.of(order, new Figure.Complement(width, order.number())) : List.of(order);
    }

    private Figure.Order order(Span span, ByteOrder order) {
        return new Figure.Order(bytes(span), order);
    }

    private List<Figure> number(Field field, Number number, Optional<Figure.Width> width) {
        List<Figure> figures = new ArrayList<>(List.of(order(field.span(), ByteOrder.LITTLE_ENDIAN)));
        long at = field.span().start();
        boolean wide = field.span().length() == Long.BYTES;
        if (number.isReal()) {
            figures.add(new Figure.Parts(new FloatBits(wide ? in.i64(at) : in.u32(at), wide)));
        } else if (number != Number.U32 && number != Number.U64 && (wide ? in.i64(at) : in.i32(at)) < 0) {
            figures.add(new Figure.Complement(Math.toIntExact(field.span().length() * Byte.SIZE),
                    ((Figure.Order) figures.getFirst()).number()));
        }
        width.ifPresent(figures::add);
        return figures;
    }

    /// {@return why a number has as many bits as it has; empty where it has no choice}
    ///
    /// @param in reads the bytes
    static Optional<Figure.Width> width(Purpose.Scalar scalar, Field field, ByteReader in) {
        Row row = field.owner().row();
        if (scalar.element() >= 0 || row == null || !row.wide()
                || !(row.layout() instanceof Layout.Fixed(_, int count)) || count != 1) {
            return Optional.empty();
        }
        boolean wide = field.span().length() == Long.BYTES;
        return Optional.of(new Figure.Width(wide, wide && needs(scalar.number(), in.i64(field.span().start()))));
    }

    private static boolean needs(Number number, long bits) {
        return number.isReal() ? Floats.widen(Floats.narrow(bits)) != bits || isNan(bits) : bits != (int) bits;
    }

    /// The engine compares what was narrowed with what was there, and a NaN is never the same.
    private static boolean isNan(long bits) {
        return Double.isNaN(Double.longBitsToDouble(bits));
    }

    private Figure.Utf8 utf8(Span span) {
        int count = (int) Math.min(MOST_CHARACTERS * LONGEST_CHARACTER, span.length());
        byte[] bytes = structure.bytes().bytes(new Span(span.start(), count));
        TextRule rule = structure.dialect().traits().text();
        List<Figure.Utf8.Character> characters = new ArrayList<>();
        int at = 0;
        while (at < bytes.length && characters.size() < MOST_CHARACTERS) {
            int size = bytes[at] >= 0 ? 1 : Utf8.sequence(bytes, at, bytes.length, rule);
            if (size == 0) {
                break;
            }
            characters.add(new Figure.Utf8.Character(bytes(new Span(span.start() + at, size))));
            at += size;
        }
        return new Figure.Utf8(List.copyOf(characters), at < span.length());
    }

    private List<Integer> bytes(Span span) {
        byte[] bytes = structure.bytes().bytes(span);
        return IntStream.range(0, bytes.length).mapToObj(i -> bytes[i] & 0xFF).toList();
    }
}
