package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Digits;
import org.varscope.text.cell.Coerce;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The bytes that a value, the head of a collection, or a number of another width has in its place.
/// `core/io/marshalls.cpp`.
final class ValueLowering {
    /// Bytes of a value up to which it is compared with what is written over it.
    private static final long LARGEST_KEPT = 1 << 28;

    private ValueLowering() { }

    /// {@return the bytes of `value` in the place of `node`, of which whatever does not change is kept as it is}
    /// @throws EncodeException if the dialect cannot write it
    static byte[] over(Structure structure, Node node, Variant value) throws EncodeException {
        Dialect dialect = structure.dialect();
        boolean alike = node.kind() == value.kind();
        if (!node.isPlain() && (!alike || node.span().length() > LARGEST_KEPT)) {
            return Encoder.encode(value, dialect, node.header());
        }
        byte[] old = structure.bytes().bytes(node.span());
        return node.isPlain() ? FieldCodec.encode(Objects.requireNonNull(node.field()), value, dialect, old)
                : Encoder.encodeOver(value, dialect, old, (typed, was) -> Coerce.isSameInside(typed, was, dialect));
    }

    /// {@return where the head of a collection is, its count with it}
    static Span headSpan(Structure structure, Node collection) {
        return Span.between(collection.span().start(), structure.childStart(collection, 0));
    }

    /// {@return the bytes of a head that says what `head` does}
    /// @throws EditException   if that is of another kind
    /// @throws EncodeException if the dialect cannot write it
    static byte[] head(Structure structure, Node collection, Variant head) throws EditException, EncodeException {
        if (head.kind() != collection.kind() || isNoObject(head)) {
            throw new EditException(new Obstacle.NoConversion(String.valueOf(head), collection.kind(),
                    structure.dialect()));
        }
        ByteBuffer bytes = ByteBuffer.wrap(Encoder.encode(head, structure.dialect(), 0)).order(ByteOrder.LITTLE_ENDIAN);
        int at = bytes.limit() - Integer.BYTES;
        ByteStore all = structure.bytes();
        int count = (int) all.reader().u32(headSpan(structure, collection).end() - Integer.BYTES);
        bytes.putInt(at, count & ~Flag.SHARED | bytes.getInt(at) & Flag.SHARED);
        return bytes.array();
    }

    private static boolean isNoObject(Variant head) {
        return head.kind() == VariantKind.OBJECT
                && !(head instanceof Variant.FullObject(var name, _) && !name.isEmpty());
    }

    /// {@return the bytes of `node`, which is `value`, with numbers of 64 bits or of 32}
    /// @throws EditException   if its type has one width, or 32 bits cannot hold an int
    /// @throws EncodeException if the dialect cannot write it
    static byte[] inWidth(Node node, Variant value, boolean wide, Dialect dialect, EditRules rules)
            throws EditException, EncodeException {
        Row row = node.row();
        if (row == null || !row.wide()) {
            throw new EditException(new Obstacle.OneWidth(row));
        }
        if (wide) {
            return Encoder.encode(value, dialect, node.header() | Flag.WIDE);
        }
        Variant narrow = narrowed(value, dialect);
        if (!narrow.equals(value)) {
            rules.inexact(digits(value), digits(narrow));
        }
        return Encoder.encode(narrow, dialect, node.header() & ~Flag.WIDE);
    }

    /// All digits that distinguish numbers, as those of 32 bits would look alike.
    private static String digits(Variant value) {
        return switch (value) {
            case Variant.Real real -> Digits.number(real.value(), true);
            case Variant.Reals(_, var numbers) -> Arrays.stream(numbers).mapToObj(n -> Digits.number(n, true))
                    .collect(Collectors.joining(", ", "(", ")"));
            case Variant.PackedDoubles(_, var numbers) -> String.format(Locale.ROOT,
                    "an array of %,d numbers", numbers.length);
            default -> String.valueOf(value);
        };
    }

    private static Variant narrowed(Variant value, Dialect dialect) throws EditException {
        return switch (value) {
            case Variant.Int(long number) when (int) number != number -> throw new EditException(new Obstacle.Unfit(
                    value, new Obstacle.Whole(Integer.MIN_VALUE, Integer.MAX_VALUE), dialect));
            case Variant.Real(long bits) -> new Variant.Real(Floats.widen(Floats.narrow(bits)));
            case Variant.Reals(var kind, var numbers) ->
                    new Variant.Reals(kind, Floats.widened(Floats.narrowed(numbers)));
            case Variant.PackedDoubles(var kind, var numbers) ->
                    new Variant.PackedDoubles(kind, Floats.widened(Floats.narrowed(numbers)));
            default -> value;
        };
    }
}
