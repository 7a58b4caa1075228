package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Row;
import org.varscope.problem.EngineError;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Writes runs of numbers: packed arrays, and the values that are made of a few numbers.
///
/// @param wideReals whether the engine writes the numbers of vectors in 64 bits
record PackedWriter(Output out, boolean wideReals) {
    void reals(Variant.Reals reals, RowPlan step, Width width) throws EncodeException {
        double[] values = reals.values();
        boolean wide = step.width(0) == 8 || isWide(step, width, values);
        out.i32(step.row.id() | (wide && step.row.wide() ? Flag.WIDE : 0));
        for (double value : values) {
            long bits = Double.doubleToRawLongBits(value);
            if (wide) {
                out.i64(bits);
            } else {
                out.i32(Floats.narrow(bits));
            }
        }
    }

    void ints(Variant.Ints ints, Row row) throws EncodeException {
        out.i32(row.id());
        for (int value : ints.values()) {
            out.i32(value);
        }
    }

    void bytes(byte[] bytes, Row row) throws EncodeException {
        out.i32(row.id(), bytes.length);
        out.padded(bytes);
    }

    void ints(Variant.PackedInts ints, RowPlan step) throws EncodeException {
        int[] values = ints.values();
        out.i32(step.row.id(), elements(values.length, step, ints.kind()));
        out.run(4L * values.length).asIntBuffer().put(values);
    }

    void longs(long[] values, Row row) throws EncodeException {
        out.i32(row.id(), values.length);
        out.run(8L * values.length).asLongBuffer().put(values);
    }

    void floats(Variant.PackedFloats floats, RowPlan step, Width width) throws EncodeException {
        float[] values = floats.values();
        boolean asked = width == Width.WIDE || width == Width.ENGINE && wideReals;
        boolean wide = step.width(0) == 8 || step.row.wide() && asked;
        head(step, wide, elements(values.length, step, floats.kind()));
        ByteBuffer run = out.run((wide ? 8L : 4L) * values.length);
        if (wide) {
            for (float value : values) {
                run.putLong(Floats.widen(Float.floatToRawIntBits(value)));
            }
        } else {
            run.asFloatBuffer().put(values);
        }
    }

    void doubles(Variant.PackedDoubles doubles, RowPlan step, Width width) throws EncodeException {
        double[] values = doubles.values();
        boolean wide = step.width(0) == 8 || isWide(step, width, values);
        head(step, wide, elements(values.length, step, doubles.kind()));
        ByteBuffer run = out.run((wide ? 8L : 4L) * values.length);
        if (wide) {
            run.asDoubleBuffer().put(values);
        } else {
            for (double value : values) {
                run.putInt(Floats.narrow(Double.doubleToRawLongBits(value)));
            }
        }
    }

    private void head(RowPlan step, boolean wide, int count) throws EncodeException {
        out.i32(step.row.id() | (wide && step.row.wide() ? Flag.WIDE : 0), count);
    }

    private boolean isWide(RowPlan step, Width width, double[] values) {
        return step.row.wide() && switch (width) {
            case ENGINE -> wideReals;
            case NARROW -> wideReals && !survive(values);
            case WIDE -> true;
        };
    }

    private static boolean survive(double[] values) {
        for (double value : values) {
            if (!Floats.survivesNarrowing(Double.doubleToRawLongBits(value))) {
                return false;
            }
        }
        return true;
    }

    private static int elements(int numbers, RowPlan step, VariantKind kind) throws EncodeException {
        if (numbers % step.count != 0) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    "found %d numbers in a %s; expected a multiple of %d"
                    .formatted(numbers, kind, step.count));
        }
        return numbers / step.count;
    }
}
