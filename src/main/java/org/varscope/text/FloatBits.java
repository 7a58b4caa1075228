package org.varscope.text;

/// Narrowing and widening of floats that keeps NaN payloads, which a plain cast may change.
public final class FloatBits {
    private static final int DROPPED = 29;
    private static final long DROPPED_MASK = (1L << DROPPED) - 1;
    private static final long WIDE_INFINITY = 0x7ff0000000000000L;
    private static final int NARROW_INFINITY = 0x7f800000;
    private static final long WIDE_FRACTION = 0x000fffffffffffffL;
    private static final int NARROW_FRACTION = 0x007fffff;

    private FloatBits() { }

    /// {@return whether `value` is the same number, or the same NaN, in 32 bits}
    public static boolean fits(double value) {
        if (!Double.isNaN(value)) {
            return (double) (float) value == value;
        }
        long bits = Double.doubleToRawLongBits(value);
        return (bits & DROPPED_MASK) == 0;
    }

    /// {@return `value` in 32 bits; a NaN loses the payload bits that do not fit}
    public static float narrow(double value) {
        if (!Double.isNaN(value)) {
            return (float) value;
        }
        long bits = Double.doubleToRawLongBits(value);
        int fraction = (int) (bits >>> DROPPED) & NARROW_FRACTION;
        return Float.intBitsToFloat(sign(bits) | NARROW_INFINITY | Math.max(fraction, 1));
    }

    /// {@return `value` in 64 bits}
    public static double widen(float value) {
        if (!Float.isNaN(value)) {
            return value;
        }
        int bits = Float.floatToRawIntBits(value);
        long fraction = (long) bits << DROPPED & WIDE_FRACTION;
        return Double.longBitsToDouble((long) bits >>> 31 << 63 | WIDE_INFINITY | fraction);
    }

    private static int sign(long bits) {
        return (int) (bits >>> 32) & 0x80000000;
    }
}
