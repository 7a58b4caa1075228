package org.varscope.document.edit;

import module java.base;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.text.Digits;
import org.varscope.variant.Variant;

/// What writing a value in numbers of the other width comes down to: its header's flag and its numbers.
final class WidthLowering {
    private WidthLowering() { }

    /// {@return the bytes of `node`, which is `value`, with numbers of 64 bits or of 32}
    /// @throws EditException   if its type has one width, or 32 bits cannot hold an int
    /// @throws EncodeException if the dialect cannot write it
    static byte[] bytes(Node node, Variant value, boolean wide, Dialect dialect, EditRules rules)
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

    /// All digits that tell numbers apart, as those of 32 bits would look alike.
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
