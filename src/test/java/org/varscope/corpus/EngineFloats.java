package org.varscope.corpus;

import module java.base;

/// Floats as engines print them.
final class EngineFloats {
    private static final int FLOAT_DIGITS = 9;
    private static final int DOUBLE_DIGITS = 17;

    private EngineFloats() { }

    /// {@return the fewest digits that read back equal, in 32 bits where 32 bits hold the number}
    ///
    /// `String::num_scientific` of Godot 4: a point inside up to 15 places, an exponent beyond.
    static String shortest(double value) {
        boolean single = (float) value == value;
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1;; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            boolean same = single ? rounded.floatValue() == (float) value : rounded.doubleValue() == value;
            if (same || digits == (single ? FLOAT_DIGITS : DOUBLE_DIGITS)) {
                return laidOut(rounded, 15, -4);
            }
        }
    }

    /// {@return what C prints for `%lg`: six digits}
    static String percentG(double value) {
        if (Double.isNaN(value)) {
            return (Double.doubleToRawLongBits(value) < 0 ? "-" : "") + "nan";
        }
        if (Double.isInfinite(value)) {
            return value < 0 ? "-inf" : "inf";
        }
        return laidOut(new BigDecimal(value).round(new MathContext(6, RoundingMode.HALF_EVEN)), 6, -4);
    }

    /// @param most  places before the point up to which there is no exponent
    /// @param least places of zeros after the point from which on there is one
    private static String laidOut(BigDecimal value, int most, int least) {
        if (value.signum() == 0) {
            return "0";
        }
        BigDecimal stripped = value.abs().stripTrailingZeros();
        String digits = stripped.unscaledValue().toString();
        int point = digits.length() - stripped.scale();
        String sign = value.signum() < 0 ? "-" : "";
        if (point > most || point <= least) {
            int exponent = point - 1;
            return sign + digits.charAt(0) + (digits.length() > 1 ? "." + digits.substring(1) : "")
                    + (exponent < 0 ? "e-" : "e+") + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
        }
        if (point <= 0) {
            return sign + "0." + "0".repeat(-point) + digits;
        }
        return sign + (point >= digits.length() ? digits + "0".repeat(point - digits.length())
                : digits.substring(0, point) + "." + digits.substring(point));
    }
}
