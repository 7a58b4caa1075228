package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.said.Wording;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.Digits;
import org.varscope.text.Visible;
import org.varscope.variant.NumberNames;

/// Says what the bytes of a field are and mean, in a few words.
///
/// A purpose is no [clause][org.varscope.remark.Clause] that says itself: what a field means is read from its bytes,
/// numbers of values have the names that scripts know, and an explanation asks for every field of a file, so that the
/// words of headers, parts and lengths are kept here once they were made.
public final class FieldWords {
    private static final int MOST_BYTES = 4;
    private static final int MOST_TEXT = 64;
    private static final int SHORT = 128;

    private static final byte[] DIGITS = "0123456789ABCDEF".getBytes(StandardCharsets.ISO_8859_1);
    /// Chars of a byte in hexadecimal, with what is between it and the next.
    private static final int BYTE_CHARS = 3;

    private final Structure structure;
    private final Language language;
    private final Wording words;
    private final ByteReader reader;
    /// What texts, and the lengths before them, are called, of which a value has one.
    private final Map<Part, String> parts = new EnumMap<>(Part.class);
    private final Map<Part, String> lengths = new EnumMap<>(Part.class);
    /// Lengths that most texts have, in words.
    private final @Nullable String[] shortLengths = new String[SHORT];
    /// What was said last of the headers of each type, with and without its flags.
    private final @Nullable Header[] headers = new Header[HeaderBits.SLOTS];

    private record Header(int word, String text) { }

    /// @param structure whose fields are told
    /// @param language  in which they are
    public FieldWords(Structure structure, Language language) {
        this.structure = structure;
        this.language = language;
        this.words = Wording.beside(FieldWords.class, language);
        this.reader = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return what the field is called, such as `header`, `count`, `x`, `names[0] length`}
    public static String name(Field field, Language language) {
        return name(field, Wording.beside(FieldWords.class, language));
    }

    /// {@return what the field is called, as of [#name(Field, Language)]}
    public String name(Field field) {
        return switch (field.purpose()) {
            case Purpose.Text(Part part, long index) when index < 0 ->
                    parts.computeIfAbsent(part, _ -> name(field, words));
            case Purpose.Length(Part part, long index, _) when index < 0 ->
                    lengths.computeIfAbsent(part, _ -> name(field, words));
            default -> name(field, words);
        };
    }

    private static String name(Field field, Wording words) {
        return switch (field.purpose()) {
            case Purpose.Magic _ -> words.say("field.magic");
            case Purpose.RecordLength _ -> words.say("field.record-length");
            case Purpose.Header _ -> words.say("field.header");
            case Purpose.Length(Part part, long index, _) -> words.say("field.length-of", part(part, index, words));
            case Purpose.Count(var of) -> words.of("field.count", of);
            case Purpose.ElementType(Part part) -> part(part, -1, words);
            case Purpose.Scalar(_, var of, long element, int component) -> element < 0
                    ? of.numbers() == 0 ? words.say("field.value") : NumberNames.of(of, component)
                    : "[" + element + "]" + (of.numbers() == 0 ? "" : "." + NumberNames.of(of, component));
            case Purpose.Word(var named, _) -> words.of("field.word", named);
            case Purpose.Text(Part part, long index) -> part(part, index, words);
            case Purpose.Data(Part part) -> part == Part.STORED ? words.say("field.data") : part(part, -1, words);
            case Purpose.Stored(var item) -> item.word();
            case Purpose.Opaque _ -> words.say("field.data");
            case Purpose.Padding _ -> words.say("field.padding");
            case Purpose.LineEnd _ -> words.say("field.line-end");
            case Purpose.Unclaimed _ -> words.say("field.unclaimed");
            case Purpose.Damage _ -> words.say("field.damaged");
            case Purpose.Pending _ -> words.say("field.pending");
        };
    }

    private static String part(Part part, long index, Wording words) {
        return switch (part) {
            case ELEMENT -> "[" + index + "]";
            case NAME, SUBNAME -> words.say(words.key("field.part", part), index);
            case TEXT, STORED, PATH, PATH_PROPERTY, SIGNAL, CLASS, PROPERTY, ELEMENT_TYPE, KEY_TYPE, VALUE_TYPE, IMAGE,
                    EVENT, BYTES, SETTING_KEY, SETTING, CELLS, MAGIC -> words.of("field.part", part);
        };
    }

    /// {@return the field's bytes in hexadecimal, the first few of them}
    public static String bytes(Structure structure, Field field) {
        return bytes(structure.bytes().reader(ByteReader.SMALLEST_WINDOW), field.span());
    }

    /// {@return the field's bytes in hexadecimal, the first few of them}
    public String bytes(Field field) {
        return bytes(reader, field.span());
    }

    /// {@return bytes in hexadecimal, the first few of them}
    public static String bytes(ByteReader in, Span span) {
        int count = (int) Math.min(MOST_BYTES, span.length());
        byte[] hex = new byte[Math.max(0, BYTE_CHARS * count - 1)];
        for (int i = 0; i < count; i++) {
            int each = in.u8(span.start() + i);
            hex[BYTE_CHARS * i] = DIGITS[each >> 4];
            hex[BYTE_CHARS * i + 1] = DIGITS[each & 0xF];
            if (i + 1 < count) {
                hex[BYTE_CHARS * i + 2] = ' ';
            }
        }
        String some = new String(hex, StandardCharsets.ISO_8859_1);
        return count < span.length() ? some + " \u2026" : some;
    }

    /// {@return what they mean}
    ///
    /// @param node that the field is in
    public String meaning(Field field, Node node) {
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
                    : words.say((reader.i32(at) & 1) == 0 ? "field.relative" : "field.absolute");
            case Purpose.Text _ -> text(field.span());
            case Purpose.Data _, Purpose.Opaque _ ->
                    node.isPlain() ? shown(node) : TypeWords.bytes(length, language);
            case Purpose.Stored _ -> shown(node);
            case Purpose.Padding _ -> words.say("field.fills-up");
            case Purpose.Magic _, Purpose.LineEnd _ -> "";
            case Purpose.Unclaimed _ -> words.say("field.of-no-value");
            case Purpose.Damage _ -> words.say("field.unreadable");
            case Purpose.Pending _ -> words.say("field.pending");
        };
    }

    private String length(ByteOrder order, Span span) {
        if (span.length() < Integer.BYTES) {
            return "";
        }
        int length = order == ByteOrder.BIG_ENDIAN ? reader.i32be(span.start()) : reader.i32(span.start());
        if (length < 0 || length >= SHORT) {
            return TypeWords.bytes(Integer.toUnsignedLong(length), language);
        }
        String known = shortLengths[length];
        if (known == null) {
            known = TypeWords.bytes(length, language);
            shortLengths[length] = known;
        }
        return known;
    }

    private String typeName(long id) {
        Row row = structure.dialect().row((int) id);
        return row == null ? words.say("field.no-such-type") : row.name();
    }

    private String shown(Node node) {
        return Cell.of(structure, node).shown(language);
    }

    /// The type, with what flags are set. A file has many headers, and few that differ.
    private String header(int word, List<HeaderBits> bits) {
        int slot = HeaderBits.slot(word);
        Header known = headers[slot];
        if (known == null || known.word != word) {
            known = new Header(word, written(word, bits));
            headers[slot] = known;
        }
        return known.text;
    }

    private String written(int word, List<HeaderBits> bits) {
        StringJoiner all = new StringJoiner(words.say("field.between")).add(typeName(word));
        for (HeaderBits each : bits) {
            int value = each.in(word);
            if (value != 0 && each.use() != HeaderBits.Use.TYPE) {
                all.add(switch (each.use()) {
                    case TYPE -> "";
                    case WIDE -> words.say("field.wide");
                    case OBJECT_AS_ID -> words.say("field.as-id");
                    case ELEMENT_TYPE -> words.say("field.elements-of", typeKind(value));
                    case KEY_TYPE -> words.say("field.keys-of", typeKind(value));
                    case VALUE_TYPE -> words.say("field.values-of", typeKind(value));
                    case RESERVED -> words.say("field.reserved", "0x%X".formatted(value));
                });
            }
        }
        return all.toString();
    }

    private String typeKind(int kind) {
        return words.say(switch (kind) {
            case 1 -> "field.builtin";
            case 2 -> "field.class";
            default -> "field.script";
        });
    }

    private String count(Purpose.Counted of, int word) {
        return switch (of) {
            case ELEMENTS, ENTRIES -> word < 0
                    ? words.say("field.shared", Numbers.grouped(word & 0x7FFF_FFFF)) : Numbers.grouped(word);
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
