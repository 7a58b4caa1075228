package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The numbers of a value that is made of them: a vector, a colour, a packed array, or the bytes of a fork's own type.
///
/// @param mark  the word of [RealWidth] for floats that a reader would take in another width; empty where it
///              would not, or where the style does not say so
/// @param count how many
/// @param text  each as text
public record NumberRun(String mark, int count, IntFunction<String> text) {
    /// {@return the numbers of `value`}
    /// @throws IllegalArgumentException if it is not made of numbers
    public static NumberRun of(Variant value, Dialect dialect, TextStyle style) {
        boolean usual = RealWidth.isWide(value.kind(), dialect);
        return switch (value) {
            case Variant.Reals(var kind, var numbers) -> {
                boolean marked = isMarked(kind, dialect, style, numbers);
                boolean wide = marked || style.width() == FloatWidth.WIDE && !style.exact()
                        || style.width() != FloatWidth.NARROW && usual;
                yield new NumberRun(marked ? RealWidth.WIDE : "", numbers.length, i -> Digits.number(numbers[i], wide));
            }
            case Variant.PackedFloats(_, var numbers) -> new NumberRun(style.exact() && usual ? RealWidth.NARROW : "",
                    numbers.length, i -> Digits.number(numbers[i]));
            case Variant.PackedDoubles(_, var numbers) -> new NumberRun(style.exact() && !usual ? RealWidth.WIDE : "",
                    numbers.length, i -> Digits.number(numbers[i], true));
            case Variant.Ints(_, var numbers) -> new NumberRun("", numbers.length, i -> Integer.toString(numbers[i]));
            case Variant.PackedInts(_, var numbers) ->
                    new NumberRun("", numbers.length, i -> Integer.toString(numbers[i]));
            case Variant.PackedLongs(var numbers) -> new NumberRun("", numbers.length, i -> Long.toString(numbers[i]));
            case Variant.PackedBytes(var bytes) -> of(bytes);
            case Variant.Opaque(_, var bytes) -> of(bytes);
            default -> throw new IllegalArgumentException(value.kind() + " is not made of numbers");
        };
    }

    /// {@return bytes as numbers from 0 to 255}
    public static NumberRun of(byte[] bytes) {
        return new NumberRun("", bytes.length, i -> Integer.toString(bytes[i] & 0xff));
    }

    /// {@return whether the text must say that floats are wider than a reader would take them}
    public static boolean isMarked(VariantKind kind, Dialect dialect, TextStyle style, double... numbers) {
        return style.exact() && !RealWidth.isWide(kind, dialect) && !Arrays.stream(numbers).allMatch(Floats::fits);
    }
}
