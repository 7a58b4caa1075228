package org.varscope.explain;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.Digits;
import org.varscope.text.Visible;
import org.varscope.variant.NumberNames;

/// Says what the bytes of a field are and mean, in a few words.
public final class FieldWords {
    private static final int MOST_BYTES = 4;
    private static final int MOST_TEXT = 64;

    private final Structure structure;
    private final Node node;
    private final ByteReader reader;

    /// @param node whose fields are told
    public FieldWords(Structure structure, Node node) {
        this.structure = structure;
        this.node = node;
        this.reader = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return what the field is called, such as `header`, `count`, `x`, `names[0] length`}
    public static String name(Field field) {
        return switch (field.purpose()) {
            case Purpose.Magic _ -> "magic";
            case Purpose.RecordLength _ -> "record length";
            case Purpose.Header _ -> "header";
            case Purpose.Length(Part part, long index, _) -> part(part, index) + " length";
            case Purpose.Count(var of) -> counted(of);
            case Purpose.ElementType(Part part) -> part(part, -1);
            case Purpose.Scalar(_, var of, long element, int component) -> element < 0 ? NumberNames.of(of, component)
                    : "[" + element + "]" + (of.numbers() == 0 ? "" : "." + NumberNames.of(of, component));
            case Purpose.Word(var named, _) -> named.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            case Purpose.Text(Part part, long index) -> part(part, index);
            case Purpose.Data(Part part) -> part(part, -1);
            case Purpose.Stored(var item) -> item.word();
            case Purpose.Opaque _ -> "data";
            case Purpose.Padding _ -> "padding";
            case Purpose.LineEnd _ -> "line end";
            case Purpose.Unclaimed _ -> "unclaimed bytes";
            case Purpose.Damage _ -> "damaged bytes";
            case Purpose.Pending _ -> "not read yet";
        };
    }

    private static String part(Part part, long index) {
        return switch (part) {
            case TEXT, STORED -> "text";
            case ELEMENT -> "[" + index + "]";
            case NAME -> "names[" + index + "]";
            case SUBNAME -> "subnames[" + index + "]";
            case PATH -> "path";
            case SIGNAL -> "name";
            case CLASS -> "class";
            case PROPERTY -> "property name";
            case ELEMENT_TYPE -> "element type";
            case KEY_TYPE -> "key type";
            case VALUE_TYPE -> "value type";
            case IMAGE -> "data";
            case EVENT -> "event";
            case BYTES -> "bytes";
            case SETTING_KEY -> "key";
            case SETTING -> "value";
            case CELLS -> "cells";
        };
    }

    private static String counted(Purpose.Counted of) {
        return switch (of) {
            case ELEMENTS, ENTRIES, PACKED, SETTINGS -> "count";
            case PROPERTIES -> "property count";
            case NAMES -> "name count";
            case SUBNAMES -> "subname count";
        };
    }

    /// {@return the field's bytes in hexadecimal, the first few of them}
    public static String bytes(Structure structure, Field field) {
        int count = (int) Math.min(MOST_BYTES, field.span().length());
        byte[] some = structure.bytes().bytes(new Span(field.span().start(), count));
        String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(some);
        return count < field.span().length() ? hex + " \u2026" : hex;
    }

    /// {@return what they mean}
    public String meaning(Field field) {
        long at = field.span().start();
        long length = field.span().length();
        return switch (field.purpose()) {
            case Purpose.RecordLength(var order) -> length(order, field.span());
            case Purpose.Header(int word, var bits) -> header(word, bits);
            case Purpose.Length(_, _, var order) -> length(order, field.span());
            case Purpose.Count(var of) -> length == 4 ? count(of, reader.i32(at)) : "";
            case Purpose.ElementType _ -> typeName(reader.u32(at));
            case Purpose.Scalar(var number, _, _, _) -> number(number, at);
            case Purpose.Word(var named, var number) -> named != Purpose.Named.PATH_FLAGS ? number(number, at)
                    : (reader.i32(at) & 1) == 0 ? "relative" : "absolute";
            case Purpose.Text _ -> text(field.span());
            case Purpose.Data _, Purpose.Opaque _ ->
                    node.isPlain() ? Cell.of(structure, node).shown() : TypeWords.bytes(length);
            case Purpose.Stored _ -> Cell.of(structure, node).shown();
            case Purpose.Padding _ -> "fills up to a multiple of 4";
            case Purpose.Magic _, Purpose.LineEnd _ -> "";
            case Purpose.Unclaimed _ -> "part of no value";
            case Purpose.Damage _ -> "cannot be read";
            case Purpose.Pending _ -> "not read yet";
        };
    }

    private String length(ByteOrder order, Span span) {
        return span.length() != 4 ? "" : TypeWords.bytes(Integer.toUnsignedLong(
                order == ByteOrder.BIG_ENDIAN ? reader.i32be(span.start()) : reader.i32(span.start())));
    }

    private String typeName(long id) {
        Row row = structure.dialect().row((int) id);
        return row == null ? "no such type" : row.name();
    }

    /// The type, with what flags are set.
    private String header(int word, Iterable<HeaderBits> bits) {
        StringJoiner words = new StringJoiner(", ").add(typeName(word));
        for (HeaderBits each : bits) {
            int value = each.in(word);
            if (value != 0 && each.use() != HeaderBits.Use.TYPE) {
                words.add(switch (each.use()) {
                    case TYPE -> "";
                    case WIDE -> "64 bit";
                    case OBJECT_AS_ID -> "as an id";
                    case ELEMENT_TYPE -> "elements of " + typeKind(value);
                    case KEY_TYPE -> "keys of " + typeKind(value);
                    case VALUE_TYPE -> "values of " + typeKind(value);
                    case RESERVED -> "reserved bits 0x%X".formatted(value);
                });
            }
        }
        return words.toString();
    }

    private static String typeKind(int kind) {
        return switch (kind) {
            case 1 -> "a builtin type";
            case 2 -> "a class";
            default -> "a script";
        };
    }

    private static String count(Purpose.Counted of, int word) {
        return switch (of) {
            case ELEMENTS, ENTRIES -> Numbers.grouped(word & 0x7FFF_FFFF) + (word < 0 ? ", shared" : "");
            case NAMES -> Numbers.grouped(word & 0x7FFF_FFFF);
            case PROPERTIES, SUBNAMES, PACKED, SETTINGS -> Numbers.grouped(Integer.toUnsignedLong(word));
        };
    }

    private String number(Number number, long at) {
        return switch (number) {
            case U32 -> Numbers.grouped(reader.u32(at));
            case I32, INT -> Numbers.grouped(reader.i32(at));
            case I64, U64 -> Numbers.grouped(reader.i64(at));
            case F32, REAL -> Digits.number(Float.intBitsToFloat(reader.i32(at)));
            case F64 -> Digits.number(Double.longBitsToDouble(reader.i64(at)), true);
        };
    }

    private String text(Span span) {
        int count = (int) Math.min(MOST_TEXT, span.length());
        String shown = Visible.line(new String(structure.bytes().bytes(new Span(span.start(), count)),
                StandardCharsets.UTF_8));
        return count < span.length() ? "\"" + shown + "\u2026" : "\"" + shown + "\"";
    }
}
