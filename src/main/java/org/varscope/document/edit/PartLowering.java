package org.varscope.document.edit;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.document.place.NumberPart;
import org.varscope.document.place.Part;
import org.varscope.document.place.TextPart;
import org.varscope.text.cell.Coerce;
import org.varscope.variant.Variant;

/// What replacing a part of a value comes down to: bytes of the part's own spans, so that nothing else changes. Numbers
/// keep the width that they have.
final class PartLowering {
    private PartLowering() { }

    /// {@return the bytes that make `part` be `value`, by what they replace}
    /// @throws EditException   if the value does not fit there
    /// @throws EncodeException if the dialect has no such text
    static Map<Span, byte[]> written(Part part, Variant value) throws EditException, EncodeException {
        Dialect dialect = part.structure().dialect();
        byte[] bytes = switch (part) {
            case NumberPart numbers -> numbers(numbers, value, dialect);
            case TextPart text -> text(text(value, dialect), text.nul(), dialect);
            case Part.Cell _ -> FieldCodec.cell(text(value, dialect));
            case Part.Name name -> name(name, text(value, dialect), dialect);
        };
        List<Span> spans = part.spans();
        if (spans.size() == 1) {
            return Map.of(spans.getFirst(), bytes);
        }
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        Map<Span, byte[]> pieces = new LinkedHashMap<>();
        for (Span span : spans) {
            byte[] piece = new byte[(int) span.length()];
            rest.get(piece);
            pieces.put(span, piece);
        }
        return pieces;
    }

    private static byte[] text(String text, boolean nul, Dialect dialect) throws EncodeException {
        byte[] whole = Encoder.encode(nul ? new Variant.PackedStrings(List.of(text)) : new Variant.Text(text), dialect);
        return Arrays.copyOfRange(whole, nul ? 8 : 4, whole.length);
    }

    private static byte[] name(Part.Name part, String name, Dialect dialect) throws EncodeException {
        Variant.NodePath path = part.path();
        List<String> names = new ArrayList<>(path.names());
        names.set(part.index(), name);
        Variant changed = new Variant.NodePath(names, path.subnames(), path.absolute(), path.property());
        return Encoder.encode(changed, dialect, part.node().header());
    }

    private static byte[] numbers(NumberPart part, Variant value, Dialect dialect) throws EditException {
        int width = part.width();
        boolean one = part.numbers().size() == 1;
        Variant fitting = one ? value : Coerce.as(part.kind(), value, dialect).orElseThrow(() ->
                new EditException(new Obstacle.Unfit(value, new Obstacle.OfKind(part.kind()), dialect)));
        long[] words = !part.real() ? integers(fitting, one, width, dialect)
                : reals(fitting, one, width == Integer.BYTES, dialect);
        ByteBuffer bytes = ByteBuffer.allocate(words.length * width).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : words) {
            switch (width) {
                case 1 -> bytes.put((byte) word);
                case 4 -> bytes.putInt(part.real() ? Floats.narrow(word) : (int) word);
                default -> bytes.putLong(word);
            }
        }
        return bytes.array();
    }

    /// Floats as 64-bit patterns.
    private static long[] reals(Variant value, boolean one, boolean narrow, Dialect dialect)
            throws EditException {
        long[] words = switch (value) {
            case Variant.Real(long bits) -> new long[] {bits};
            case Variant.Int(long number) -> new long[] {Double.doubleToRawLongBits(number)};
            case Variant.Reals(_, var many) when !one ->
                    Arrays.stream(many).mapToLong(Double::doubleToRawLongBits).toArray();
            default -> throw new EditException(new Obstacle.Unfit(value, new Obstacle.Number(), dialect));
        };
        if (narrow && !Arrays.stream(words).mapToDouble(Double::longBitsToDouble).allMatch(Floats::isInRange)) {
            throw new EditException(new Obstacle.Unfit(value, new Obstacle.Narrow(), dialect));
        }
        return words;
    }

    private static long[] integers(Variant value, boolean one, int width, Dialect dialect) throws EditException {
        if (!one && value instanceof Variant.Ints(_, var many)) {
            return Arrays.stream(many).asLongStream().toArray();
        }
        long least = width == 1 ? 0 : width == 4 ? Integer.MIN_VALUE : Long.MIN_VALUE;
        long most = width == 1 ? 255 : width == 4 ? Integer.MAX_VALUE : Long.MAX_VALUE;
        if (value instanceof Variant.Int(long number) && number >= least && number <= most) {
            return new long[] {number};
        }
        throw new EditException(new Obstacle.Unfit(value, new Obstacle.Whole(least, most), dialect));
    }

    /// {@return the text that `value` is}
    /// @throws EditException if it is none
    private static String text(Variant value, Dialect dialect) throws EditException {
        return switch (value) {
            case Variant.Text(var text) -> text;
            case Variant.Name(var text) -> text;
            default -> throw new EditException(new Obstacle.Unfit(value, new Obstacle.Text(), dialect));
        };
    }
}
