package org.varscope.variant;

import module java.base;

/// Equality of floating-point arrays by bit pattern, so that every NaN is itself.
final class RawBits {
    private RawBits() { }

    static boolean same(double[] a, double[] b) {
        return MemorySegment.ofArray(a).mismatch(MemorySegment.ofArray(b)) < 0;
    }

    static boolean same(float[] a, float[] b) {
        return MemorySegment.ofArray(a).mismatch(MemorySegment.ofArray(b)) < 0;
    }
}
