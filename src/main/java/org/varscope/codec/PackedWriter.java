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
        boolean wide = isWide(step, width, reals.values());
        out.i32(header(step, wide));
        numbers(reals.values(), wide);
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
        out.i32(header(step, wide), elements(values.length, step, floats.kind()));
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
        boolean wide = isWide(step, width, doubles.values());
        out.i32(header(step, wide), elements(doubles.values().length, step, doubles.kind()));
        numbers(doubles.values(), wide);
    }

    private void numbers(double[] values, boolean wide) throws EncodeException {
        ByteBuffer run = out.run((wide ? 8L : 4L) * values.length);
        if (wide) {
            run.asDoubleBuffer().put(values);
        } else {
            for (double value : values) {
                run.putInt(Floats.narrow(Double.doubleToRawLongBits(value)));
            }
        }
    }

    private static int header(RowPlan step, boolean wide) {
        return step.row.id() | (wide && step.row.wide() ? Flag.WIDE : 0);
    }

    private boolean isWide(RowPlan step, Width width, double[] values) {
        return step.width(0) == 8 || step.row.wide() && switch (width) {
            case ENGINE -> wideReals;
            case NARROW -> wideReals && !survive(values);
            case WIDE -> true;
        };
    }

    private static boolean survive(double[] values) {
        return Arrays.stream(values).allMatch(Floats::fits);
    }

    private static int elements(int numbers, RowPlan step, VariantKind kind) throws EncodeException {
        if (numbers % step.count != 0) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.FOUND.with(EncodeRemark.NUMBERS_IN.with(numbers, kind),
                            EncodeRemark.MULTIPLE.with(step.count)));
        }
        return numbers / step.count;
    }
}
