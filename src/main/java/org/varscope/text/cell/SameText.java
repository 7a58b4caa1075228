package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.godot.NodePathText;
import org.varscope.variant.Variant;

/// Tells whether a value that was read from text is what the text of an old one says, though they are not equal: floats
/// that 32 bits hold are written with the digits that 32 bits need, and a null object as null.
public final class SameText {
    private SameText() { }

    /// {@return whether `typed` is what the text of `old` reads as, beside being equal}
    ///
    /// Of arrays, dictionaries and objects, which hold others, nothing is looked at.
    public static boolean isSame(Variant typed, Variant old, Dialect dialect) {
        return isSame(typed, old, SameText::isSame, dialect);
    }

    /// {@return the same of values within others, whose text does not say how wide the numbers of a vector are}
    public static boolean isSameInside(Variant typed, Variant old, Dialect dialect) {
        return isSame(typed, old, (one, other) -> isSame(one, other) || one == Floats.narrowed(other), dialect);
    }

    private static boolean isSame(Variant typed, Variant old, Numbers numbers, Dialect dialect) {
        return switch (typed) {
            case Variant.Nil _ -> old instanceof Variant.NullObject;
            case Variant.Real real -> old instanceof Variant.Real before && isSame(real.value(), before.value());
            case Variant.Reals(var kind, var values) ->
                    old instanceof Variant.Reals(var k, var before) && k == kind && numbers.areSame(values, before);
            case Variant.PackedFloats(var kind, var values) ->
                    old instanceof Variant.PackedDoubles(var k, var before) && k == kind
                            && numbers.areSame(Floats.widened(values), before);
            case Variant.PackedDoubles(var kind, var values) ->
                    old instanceof Variant.PackedFloats(var k, var before) && k == kind
                            && numbers.areSame(values, Floats.widened(before));
            // Its names may be empty or hold a slash; and Godot 1 and 2 have two forms of subnames.
            case Variant.NodePath path -> old instanceof Variant.NodePath before
                    && NodePathText.isRead(NodePathText.write(before), path, dialect);
            default -> false;
        };
    }

    private static boolean isSame(double typed, double old) {
        return Double.doubleToRawLongBits(typed) == Double.doubleToRawLongBits(old)
                || Floats.fits(old) && Digits.number(typed, false).equals(Digits.number(old, false));
    }

    /// When two numbers are the same.
    private interface Numbers {
        boolean test(double typed, double old);

        default boolean areSame(double[] typed, double[] old) {
            return typed.length == old.length
                    && IntStream.range(0, old.length).allMatch(i -> test(typed[i], old[i]));
        }
    }
}
