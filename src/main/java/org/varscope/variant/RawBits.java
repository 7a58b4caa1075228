package org.varscope.variant;

/// Equality and hashing of floating-point arrays by bit pattern, so that every NaN is itself.
final class RawBits {
    private RawBits() { }

    static boolean same(double[] a, double[] b) {
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.doubleToRawLongBits(a[i]) != Double.doubleToRawLongBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    static boolean same(float[] a, float[] b) {
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.floatToRawIntBits(a[i]) != Float.floatToRawIntBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    static int hash(double[] values) {
        int hash = 1;
        for (double v : values) {
            hash = 31 * hash + Long.hashCode(Double.doubleToRawLongBits(v));
        }
        return hash;
    }

    static int hash(float[] values) {
        int hash = 1;
        for (float v : values) {
            hash = 31 * hash + Float.floatToRawIntBits(v);
        }
        return hash;
    }
}
