package org.varscope.explain;

import module java.base;
import org.varscope.text.Digits;
import org.varscope.text.cell.FloatBits;

/// The number that the bits of a float really are, where that is not what its shortest digits say: 0.1 in 64 bits is
/// 0.1000000000000000055….
public final class ExactNumber {
    /// Digits that are shown.
    private static final MathContext DIGITS = new MathContext(20, RoundingMode.DOWN);
    /// Whole numbers and quarters up to here are exact in few digits.
    private static final double EASY = 1000;
    private static final int QUARTERS = 4;
    /// Places around the point up to which no power of ten is split off.
    private static final int MOST_PLACES = 30;

    private ExactNumber() { }

    /// {@return the first digits of the number; empty where the shortest digits are exactly it, and of what is no
    /// number}
    public static Optional<String> of(FloatBits bits) {
        double number = value(bits);
        if (!Double.isFinite(number)
                || Math.abs(number) < EASY && number * QUARTERS == Math.rint(number * QUARTERS)) {
            return Optional.empty();
        }
        BigDecimal exact = new BigDecimal(number);
        return exact.compareTo(new BigDecimal(shortest(bits))) == 0 ? Optional.empty()
                : Optional.of(digits(exact));
    }

    /// {@return the shortest digits that are read back as this float}
    public static String shortest(FloatBits bits) {
        return Digits.number(value(bits), bits.wide());
    }

    /// {@return the first digits of `exact`, with a sign that says so where there are more}
    public static String digits(BigDecimal exact) {
        BigDecimal plain = exact.stripTrailingZeros();
        BigDecimal some = plain.round(DIGITS);
        String more = some.compareTo(plain) == 0 ? "" : "\u2026";
        int power = some.precision() - some.scale() - 1;
        return Math.abs(power) < MOST_PLACES ? some.toPlainString() + more
                : some.scaleByPowerOfTen(-power).toPlainString() + more + "e" + power;
    }

    private static double value(FloatBits bits) {
        return bits.wide() ? Double.longBitsToDouble(bits.pattern()) : Float.intBitsToFloat((int) bits.pattern());
    }
}
