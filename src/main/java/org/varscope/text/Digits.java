package org.varscope.text;

import module java.base;
import org.varscope.dialect.Floats;

/// How numbers are written: the rules of Godot 4 (`core/string/ustring.cpp`, `rtos_fix`) with the shortest digits that
/// read back equal.
///
/// Unlike the engine, the sign of zero and the payload of a NaN are kept: `-0.0`, `nan(0x7ff8000000000001)`.
public final class Digits {
    private static final long PLAIN_NAN = 0x7ff8000000000000L;
    private static final int POINT_MAX = 15;
    private static final int POINT_MIN = -4;
    /// Below this many times the smallest number, Java gives two digits where one is enough.
    private static final int SCARCE = 100;

    private Digits() { }

    /// {@return a float standing by itself: always with `.`, `e`, or a word, so that it reads as a float}
    /// @param wide whether the digits must read back equal in 64 bits even if 32 would hold the value
    public static String scalar(double value, boolean wide) {
        String text = number(value, wide);
        return isWord(value) || text.indexOf('.') >= 0 || text.indexOf('e') >= 0 ? text : text + ".0";
    }

    /// {@return a float among others, such as `1` in `Vector2(1, 2)`}
    /// @param wide whether the digits must read back equal in 64 bits even if 32 would hold the value
    public static String number(double value, boolean wide) {
        if (isWord(value)) {
            return word(value);
        }
        if (value == 0) {
            return 1 / value < 0 ? "-0" : "0";
        }
        return Floats.fits(value) && !wide
                ? layout(Float.toString((float) value), Math.abs(value) < SCARCE * Float.MIN_VALUE, false)
                : layout(Double.toString(value), Math.abs(value) < SCARCE * Double.MIN_VALUE, true);
    }

    /// {@return a 32-bit float among others}
    public static String number(float value) {
        return number(Floats.widened(value), false);
    }

    private static boolean isWord(double value) {
        return Double.isNaN(value) || Double.isInfinite(value);
    }

    private static String word(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "inf_neg";
        }
        long bits = Double.doubleToRawLongBits(value);
        return bits == PLAIN_NAN ? "nan" : "nan(0x%016x)".formatted(bits);
    }

    /// Lays out Java's digits like `%g`.
    private static String layout(String java, boolean scarce, boolean wide) {
        if (java.indexOf('E') < 0) {
            // From a thousandth to ten million Java writes it the same way, but for whole numbers.
            return java.endsWith(".0") ? java.substring(0, java.length() - 2) : java;
        }
        BigDecimal number = new BigDecimal(java).stripTrailingZeros();
        if (scarce && number.precision() == 2) {
            BigDecimal nearest = number.round(new MathContext(1, RoundingMode.HALF_UP));
            boolean same = wide ? nearest.doubleValue() == number.doubleValue()
                    : nearest.floatValue() == number.floatValue();
            number = same ? nearest.stripTrailingZeros() : number;
        }
        int point = number.precision() - number.scale();
        if (POINT_MIN < point && point <= POINT_MAX) {
            return number.toPlainString();
        }
        String digits = number.unscaledValue().abs().toString();
        return (number.signum() < 0 ? "-" : "") + digits.charAt(0)
                + (digits.length() > 1 ? "." + digits.substring(1) : "")
                + String.format(Locale.ROOT, "e%+03d", point - 1);
    }
}
