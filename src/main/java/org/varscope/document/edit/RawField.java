package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.BitGroup;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.Utf8;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.HexText;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.RawCell;
import org.varscope.text.cell.TypedNumber;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// The bytes of one field as what they are: written as text, typed over, and taken apart into the bits that say
/// something by themselves. Nothing else changes with them: no count, no length, no padding.
///
/// A number is typed in decimal digits or after `0x` or `0b`, a type by its name too. A text is in quotes, and any
/// bytes are pairs of hexadecimal digits; of both there may be more or fewer than before.
public final class RawField {
    /// Longer fields are edited only as bytes.
    public static final int LONGEST = 4096;
    private static final int TOP = 1 << 31;
    private static final Pattern BASED = Pattern.compile("\\+?0[xXbB].*");
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final Structure structure;
    private final Field field;
    private final byte[] bytes;
    private final @Nullable RawCell number;
    private final ByteOrder order;
    private final List<Bits> bits;

    /// Neighbouring bits of a word that say one thing.
    ///
    /// @param from  the lowest, 0 to 31
    /// @param count how many
    public record Bits(int from, int count, Meaning meaning) implements BitGroup { }

    /// What bits of a word say by themselves.
    public enum Meaning {
        /// The number of a type.
        TYPE,
        /// That numbers take 64 bits.
        WIDE,
        /// That an object is an instance id.
        OBJECT_AS_ID,
        /// How the element type of an Array is given: not at all, as a builtin type, a class or a script.
        ELEMENT_TYPE,
        /// The same of the keys of a Dictionary.
        KEY_TYPE,
        /// The same of the values of a Dictionary.
        VALUE_TYPE,
        /// That a collection of Godot 1 or 2 was shared.
        SHARED,
        /// That a NodePath is in parts, and not one text.
        IN_PARTS,
        /// That a NodePath begins at the root.
        ABSOLUTE
    }

    private RawField(Structure structure, Field field, @Nullable RawCell number, ByteOrder order, List<Bits> bits) {
        this.structure = structure;
        this.field = field;
        this.bytes = structure.bytes().bytes(field.span());
        this.number = number != null && number.show(bytes, order).isEmpty() ? null : number;
        this.order = order;
        this.bits = this.number == null ? List.of() : bits;
    }

    /// {@return `field` of `structure` to be edited; empty where it is not read yet, or longer than [#LONGEST]}
    public static Optional<RawField> of(Structure structure, Field field) {
        return field.purpose() instanceof Purpose.Pending || field.span().length() > LONGEST ? Optional.empty()
                : Optional.of(of(structure, field, field.purpose()));
    }

    private static RawField of(Structure structure, Field field, Purpose purpose) {
        boolean isWord = field.span().length() == Integer.BYTES;
        RawCell word = isWord ? RawCell.U32 : null;
        return switch (purpose) {
            case Purpose.RecordLength(var order) -> new RawField(structure, field, word, order, List.of());
            case Purpose.Length(_, _, var order) -> new RawField(structure, field,
                    switch ((int) field.span().length()) {
                        case Byte.BYTES -> RawCell.U8;
                        case Short.BYTES -> RawCell.U16;
                        default -> word;
                    }, order, List.of());
            case Purpose.Header(_, var bits) -> little(structure, field, word, named(bits));
            case Purpose.Count(var of) -> little(structure, field, word, switch (of) {
                case ELEMENTS, ENTRIES -> List.of(new Bits(31, 1, Meaning.SHARED));
                case NAMES -> List.of(new Bits(31, 1, Meaning.IN_PARTS));
                case PROPERTIES, SUBNAMES, PACKED, SETTINGS -> List.of();
            });
            case Purpose.ElementType _ -> little(structure, field, word, List.of(new Bits(0, 32, Meaning.TYPE)));
            case Purpose.Scalar(var as, _, _, _) -> little(structure, field, cell(as, field.span()), List.of());
            case Purpose.Word(var named, var as) -> little(structure, field, cell(as, field.span()),
                    named == Purpose.Named.PATH_FLAGS ? List.of(new Bits(0, 1, Meaning.ABSOLUTE)) : List.of());
            case Purpose.Stored(var item) -> new RawField(structure, field, cell(item, field.span()), item.order(),
                    List.of());
            case Purpose.Magic _, Purpose.Text _, Purpose.Data _, Purpose.Opaque _, Purpose.Padding _,
                    Purpose.LineEnd _, Purpose.Unclaimed _, Purpose.Damage _, Purpose.Pending _ ->
                    little(structure, field, null, List.of());
        };
    }

    private static RawField little(Structure structure, Field field, @Nullable RawCell number, List<Bits> bits) {
        return new RawField(structure, field, number, ByteOrder.LITTLE_ENDIAN, bits);
    }

    private static List<Bits> named(List<HeaderBits> header) {
        return header.stream().filter(each -> each.use() != HeaderBits.Use.RESERVED)
                .map(each -> new Bits(each.from(), each.count(), Meaning.valueOf(each.use().name()))).toList();
    }

    private static RawCell cell(Number as, Span span) {
        boolean isLong = span.length() == Long.BYTES;
        return switch (as) {
            case F32, F64, REAL -> isLong ? RawCell.F64 : RawCell.F32;
            case U32, U64 -> isLong ? RawCell.U64 : RawCell.U32;
            case I32, I64, INT -> isLong ? RawCell.I64 : RawCell.I32;
        };
    }

    private static @Nullable RawCell cell(FieldItem item, Span span) {
        return switch (item.kind()) {
            case U8 -> RawCell.U8;
            case U16 -> RawCell.U16;
            case U32 -> RawCell.U32;
            case U64, I64 -> RawCell.I64;
            case I8 -> RawCell.I8;
            case I16 -> RawCell.I16;
            case I32 -> RawCell.I32;
            case HALF -> RawCell.F16;
            case FLOAT, DOUBLE, REAL -> span.length() == Long.BYTES ? RawCell.F64 : RawCell.F32;
            case PASCAL, TEXT8, TEXT16, TEXT_NUL, LINE, CSV, VAR, VALUE, STRING, BYTES, BYTES8, BYTES16, BYTES32, REST,
                 TEXT, MAGIC -> null;
            case DIGEST -> item.isInteger() ? RawCell.U32 : null;
        };
    }

    /// {@return the same field of `other`; empty where other bytes are there}
    public Optional<RawField> in(Structure other) {
        return other.bytes().length() < field.span().end()
                || !Arrays.equals(other.bytes().bytes(field.span()), bytes) ? Optional.empty() : of(other, field);
    }

    /// {@return what it is}
    public Field field() {
        return field;
    }

    /// {@return the structure that it is a field of}
    public Structure structure() {
        return structure;
    }

    /// {@return the wire rules by which it is read}
    public Dialect dialect() {
        return structure.dialect();
    }

    /// {@return the bits of it that say something by themselves, from the lowest on; empty of all but words}
    public List<Bits> bits() {
        return bits;
    }

    /// {@return what is there, as it can be typed}
    public String text() {
        return text(bytes);
    }

    /// {@return `word` as it can be typed here, with the bits that it has}
    /// @param word one of 32 bits
    public String text(int word) {
        ByteBuffer out = ByteBuffer.allocate(Integer.BYTES).order(order).putInt(word);
        return kept(word) == kept(word(bytes)) ? text(out.array()) : hex(word);
    }

    private String text(byte[] some) {
        if (isHeader()) {
            return hex(word(some));
        } else if (number != null) {
            return bits.isEmpty() ? number.show(some, order).orElseThrow()
                    : Integer.toUnsignedString(word(some) & ~kept(-1));
        }
        return field.purpose() instanceof Purpose.Text && some.length > 0
                ? quoted(some).orElseGet(() -> HEX.formatHex(some)) : HEX.formatHex(some);
    }

    private static String hex(int word) {
        return "0x%08X".formatted(word);
    }

    /// {@return the word that `some` bytes are}
    public int word(byte[] some) {
        return ByteBuffer.wrap(some).order(order).getInt();
    }

    private boolean isHeader() {
        return field.purpose() instanceof Purpose.Header && number != null;
    }

    /// The bits that are beside a count and are none of it.
    private int kept(int word) {
        return bits.stream().anyMatch(each -> each.meaning() == Meaning.SHARED || each.meaning() == Meaning.IN_PARTS)
                ? word & TOP : 0;
    }

    /// Bytes that are no text, or one that no quotes can say, are written as bytes.
    private Optional<String> quoted(byte[] some) {
        Variant text = new Variant.Text(new String(some, StandardCharsets.UTF_8));
        String quoted = GodotText.visible(text, dialect());
        return GodotReader.tryRead(quoted, dialect()).filter(read -> Arrays.equals(utf8(read), some))
                .map(_ -> quoted);
    }

    private static byte[] utf8(Variant text) {
        return text instanceof Variant.Text(var read) ? Utf8.bytes(read) : new byte[0];
    }

    /// {@return the edit that puts in its place what `typed` means; nothing is changed by it where that is the same}
    /// @throws TextException if it means nothing here
    public Edit edit(String typed) throws TextException {
        return new Edit.ReplaceBytes(field.span(), read(typed));
    }

    /// {@return the bytes that `typed` means}
    /// @throws TextException if it means nothing here
    public byte[] read(String typed) throws TextException {
        String text = typed.strip();
        if (text.equals(text(bytes))) {
            return bytes.clone();
        } else if (number == null) {
            return run(text);
        }
        Optional<Row> type = bits.stream().anyMatch(each -> each.meaning() == Meaning.TYPE)
                ? dialect().rowNamed(text) : Optional.empty();
        if (type.isPresent()) {
            return written(typed(type.get()));
        }
        return kept(-1) == 0 || BASED.matcher(text).matches() ? number.read(text, bytes, order)
                : written(counted(text) | kept(word(bytes)));
    }

    private static int counted(String text) throws TextException {
        return TypedNumber.whole(text).filter(count -> count.signum() >= 0 && count.bitLength() < Integer.SIZE)
                .orElseThrow(() -> new TextException(0, "`" + text + "`",
                        TextRemark.WHOLE_NUMBER_FROM.with(0, Integer.MAX_VALUE))).intValue();
    }

    private int typed(Row type) {
        return bits.stream().filter(each -> each.meaning() == Meaning.TYPE).findFirst().orElseThrow()
                .set(word(bytes), type.id());
    }

    private byte[] written(int word) {
        return ByteBuffer.allocate(Integer.BYTES).order(order).putInt(word).array();
    }

    private byte[] run(String text) throws TextException {
        if (text.isEmpty()) {
            return new byte[0];
        } else if (field.purpose() instanceof Purpose.Text && text.startsWith("\"")) {
            return utf8(GodotReader.read(text, dialect()));
        }
        return HexText.read(text).orElseThrow(() -> new TextException(0, "`" + text + "`",
                (field.purpose() instanceof Purpose.Text ? TextRemark.QUOTED_OR_HEX
                        : TextRemark.HEX_PAIRS_IN_FULL).with()));
    }
}
