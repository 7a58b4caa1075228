package org.varscope.dialect;

import module java.base;

/// Floats between 16, 32 and 64 bits by their patterns, so that the payload of a NaN survives both ways; the
/// processor's own conversion makes every signalling NaN a quiet one.
public final class Floats {
    private static final int EXPONENT = 0x7F80_0000;
    private static final int FRACTION = 0x007F_FFFF;
    private static final int QUIET = 0x0040_0000;
    private static final long WIDE_EXPONENT = 0x7FF0_0000_0000_0000L;
    private static final long WIDE_FRACTION = 0x000F_FFFF_FFFF_FFFFL;
    /// How many bits more a fraction has in 64 bits.
    private static final int SHIFT = 29;
    private static final int HALF_EXPONENT = 0x7C00;
    private static final int HALF_FRACTION = 0x03FF;
    private static final int HALF_QUIET = 0x0200;
    /// How many bits fewer a fraction has in 16 bits.
    private static final int HALF_SHIFT = 13;

    private Floats() { }

    /// {@return the binary64 pattern of the number with the binary32 pattern `bits`}
    public static long widen(int bits) {
        if ((bits & EXPONENT) == EXPONENT && (bits & FRACTION) != 0) {
            return (long) (bits & 0x8000_0000) << 32 | WIDE_EXPONENT | (long) (bits & FRACTION) << SHIFT;
        }
        return Double.doubleToRawLongBits(Float.intBitsToFloat(bits));
    }

    /// {@return the binary32 pattern nearest to the number with the binary64 pattern `bits`}
    ///
    /// Of a NaN the upper bits of the payload are kept; one that has only lower bits becomes the plain quiet NaN.
    public static int narrow(long bits) {
        if ((bits & WIDE_EXPONENT) == WIDE_EXPONENT && (bits & WIDE_FRACTION) != 0) {
            int fraction = (int) ((bits & WIDE_FRACTION) >>> SHIFT);
            return (int) (bits >>> 32) & 0x8000_0000 | EXPONENT | (fraction == 0 ? QUIET : fraction);
        }
        return Float.floatToRawIntBits((float) Double.longBitsToDouble(bits));
    }

    /// {@return whether a number is finite in 32 bits too, or is not in 64 either}
    public static boolean isInRange(double number) {
        return !Double.isFinite(number) || Float.isFinite((float) number);
    }

    /// {@return the binary32 pattern of the number with the binary16 pattern `half`}
    public static int widenHalf(short half) {
        if ((half & HALF_EXPONENT) == HALF_EXPONENT && (half & HALF_FRACTION) != 0) {
            return (half & 0x8000) << 16 | EXPONENT | (half & HALF_FRACTION) << HALF_SHIFT;
        }
        return Float.floatToRawIntBits(Float.float16ToFloat(half));
    }

    /// {@return the binary16 pattern nearest to the number with the binary32 pattern `bits`}
    ///
    /// Of a NaN the upper bits of the payload are kept, as by [#narrow].
    public static short narrowToHalf(int bits) {
        if ((bits & EXPONENT) == EXPONENT && (bits & FRACTION) != 0) {
            int fraction = (bits & FRACTION) >>> HALF_SHIFT;
            return (short) (bits >>> 16 & 0x8000 | HALF_EXPONENT | (fraction == 0 ? HALF_QUIET : fraction));
        }
        return Float.floatToFloat16(Float.intBitsToFloat(bits));
    }

    /// {@return whether the number with the binary64 pattern `bits` is the same, bit for bit, after 32 bits}
    public static boolean survivesNarrowing(long bits) {
        return widen(narrow(bits)) == bits;
    }

    /// {@return whether `number` is the same, bit for bit, after 32 bits}
    public static boolean fits(double number) {
        return survivesNarrowing(Double.doubleToRawLongBits(number));
    }

    /// {@return `number` in 32 bits, as by [#narrow]}
    public static float narrowed(double number) {
        return Float.intBitsToFloat(narrow(Double.doubleToRawLongBits(number)));
    }

    /// {@return `number` in 64 bits}
    public static double widened(float number) {
        return Double.longBitsToDouble(widen(Float.floatToRawIntBits(number)));
    }

    /// {@return these numbers in 32 bits}
    public static float[] narrowed(double[] numbers) {
        float[] narrow = new float[numbers.length];
        for (int i = 0; i < narrow.length; i++) {
            narrow[i] = narrowed(numbers[i]);
        }
        return narrow;
    }

    /// {@return these numbers in 64 bits}
    public static double[] widened(float[] numbers) {
        double[] wide = new double[numbers.length];
        Arrays.setAll(wide, i -> widened(numbers[i]));
        return wide;
    }

    /// {@return the number with one sign of zero and one NaN, as engines compare keys}
    public static double normal(double number) {
        return Double.isNaN(number) ? Double.NaN : number + 0.0;
    }

    /// {@return the number with one sign of zero and one NaN, as engines compare keys}
    public static float normal(float number) {
        return Float.isNaN(number) ? Float.NaN : number + 0.0f;
    }
}
