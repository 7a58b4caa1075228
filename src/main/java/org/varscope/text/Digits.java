package org.varscope.text;

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
        int start = java.charAt(0) == '-' ? 1 : 0;
        int e = java.indexOf('E');
        int end = e < 0 ? java.length() : e;
        int dot = java.indexOf('.');
        String all = java.substring(start, dot) + java.substring(dot + 1, end);
        int lead = 0;
        while (all.charAt(lead) == '0') {
            lead++;
        }
        int last = all.length();
        while (all.charAt(last - 1) == '0') {
            last--;
        }
        String digits = all.substring(lead, last);
        int point = dot - start - lead + (e < 0 ? 0 : Integer.parseInt(java, e + 1, java.length(), 10));
        if (scarce && digits.length() == 2) {
            int nearest = Integer.parseInt(digits.substring(0, 1)) + (digits.charAt(1) >= '5' ? 1 : 0);
            if (same(nearest + "e" + (point - 1), digits + "e" + (point - 2), wide)) {
                point += nearest / 10;
                digits = nearest == 10 ? "1" : Integer.toString(nearest);
            }
        }
        return java.substring(0, start) + place(digits, point);
    }

    private static boolean same(String a, String b, boolean wide) {
        return wide ? Double.parseDouble(a) == Double.parseDouble(b) : Float.parseFloat(a) == Float.parseFloat(b);
    }

    private static String place(String digits, int point) {
        int count = digits.length();
        if (count <= point && point <= POINT_MAX) {
            return digits + "0".repeat(point - count);
        }
        if (0 < point && point <= POINT_MAX) {
            return digits.substring(0, point) + "." + digits.substring(point);
        }
        if (POINT_MIN < point && point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        int exponent = point - 1;
        String size = Integer.toString(Math.abs(exponent));
        return digits.charAt(0) + (count > 1 ? "." + digits.substring(1) : "")
                + (exponent < 0 ? "e-" : "e+") + (size.length() < 2 ? "0" : "") + size;
    }
}
