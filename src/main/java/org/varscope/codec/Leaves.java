package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.problem.Flaw;
import org.varscope.variant.Variant;

/// Reads payloads that hold no other variants.
final class Leaves {
    private static final int FIRST_SMALL = -128;
    private static final Variant.Int[] SMALL = small();
    private static final Variant.Bool TRUE = new Variant.Bool(true);
    private static final Variant.Bool FALSE = new Variant.Bool(false);
    private static final Variant.Callable CALLABLE = new Variant.Callable();

    private final Input in;
    private final NodePaths paths;
    private final OldValues old;

    Leaves(Input in, NodePaths paths) {
        this.in = in;
        this.paths = paths;
        this.old = new OldValues(in);
    }

    /// {@return the value whose payload begins where the input is}
    Variant leaf(RowPlan step, int header) throws DecodeException {
        return switch (step.op) {
            case NIL -> Variant.NIL;
            case BOOL -> bool();
            case INT -> integer(step.width(header));
            case FLOAT -> real(step.width(header));
            case REALS -> reals(step, header);
            case INTS -> ints(step);
            case RID -> rid();
            case EMPTY -> empty(step);
            case TEXT -> in.textValue(in.lax);
            case NAME -> new Variant.Name(in.text());
            case SIGNAL -> signal();
            case NODE_PATH -> paths.read((Layout.NodePath) step.layout);
            case BYTES -> bytes();
            case PACKED_INTS -> packedInts(step);
            case PACKED_LONGS -> packedLongs();
            case PACKED_REALS -> packedReals(step, header);
            case PACKED_STRINGS -> strings();
            case IMAGE -> old.image();
            case EVENT -> old.event((Layout.InputEvent) step.layout);
            case OPAQUE -> opaque(step);
            case ELEMENTS, ENTRIES, PROPERTIES -> throw new IllegalStateException(step.op + " is no leaf");
        };
    }

    private static Variant.Int[] small() {
        Variant.Int[] small = new Variant.Int[1152];
        Arrays.setAll(small, i -> new Variant.Int(i + FIRST_SMALL));
        return small;
    }

    private Variant bool() throws DecodeException {
        in.need(4, "bool");
        return in.i32() != 0 ? TRUE : FALSE;
    }

    private Variant integer(int width) throws DecodeException {
        in.need(width, "int");
        long value = width == 4 ? in.i32() : in.i64();
        long place = value - FIRST_SMALL;
        return place >= 0 && place < SMALL.length ? SMALL[(int) place] : new Variant.Int(value);
    }

    private Variant real(int width) throws DecodeException {
        in.need(width, "float");
        return new Variant.Real(width == 4 ? Floats.widen(in.i32()) : in.i64());
    }

    private Variant reals(RowPlan step, int header) throws DecodeException {
        int width = step.width(header);
        in.need((long) width * step.count, step.row.name());
        double[] values = new double[step.count];
        for (int i = 0; i < values.length; i++) {
            values[i] = Double.longBitsToDouble(width == 4 ? Floats.widen(in.i32()) : in.i64());
        }
        return new Variant.Reals(step.kind, values);
    }

    private Variant ints(RowPlan step) throws DecodeException {
        in.need(4L * step.count, step.row.name());
        int[] values = new int[step.count];
        for (int i = 0; i < values.length; i++) {
            values[i] = in.i32();
        }
        return new Variant.Ints(step.kind, values);
    }

    private Variant rid() throws DecodeException {
        in.need(8, "RID");
        return new Variant.Rid(in.i64());
    }

    private static Variant empty(RowPlan step) {
        return switch (step.kind) {
            case RID -> new Variant.Rid(0);
            case OBJECT -> new Variant.NullObject();
            case CALLABLE -> CALLABLE;
            case SIGNAL -> new Variant.Signal("", 0);
            default -> throw new IllegalStateException(step.kind + " without a payload");
        };
    }

    private Variant signal() throws DecodeException {
        String name = in.text();
        in.need(8, "Signal");
        return new Variant.Signal(name, in.i64());
    }

    private Variant bytes() throws DecodeException {
        int count = count(1);
        int from = in.at;
        in.skip(count);
        return new Variant.PackedBytes(Arrays.copyOfRange(in.bytes, from, from + count));
    }

    private Variant packedInts(RowPlan step) throws DecodeException {
        int count = count(4 * step.count);
        int[] values = new int[count * step.count];
        run(4 * values.length).asIntBuffer().get(values);
        return new Variant.PackedInts(step.kind, values);
    }

    private Variant packedLongs() throws DecodeException {
        long[] values = new long[count(8)];
        run(8 * values.length).asLongBuffer().get(values);
        return new Variant.PackedLongs(values);
    }

    private Variant packedReals(RowPlan step, int header) throws DecodeException {
        int width = step.width(header);
        int count = count(width * step.count) * step.count;
        if (width == 4) {
            float[] values = new float[count];
            run(4 * count).asFloatBuffer().get(values);
            return new Variant.PackedFloats(step.kind, values);
        }
        double[] values = new double[count];
        run(8 * count).asDoubleBuffer().get(values);
        return new Variant.PackedDoubles(step.kind, values);
    }

    /// A count whose top bit is set is negative to the engine, whose loop then runs no time.
    private Variant strings() throws DecodeException {
        int count = in.word(Flaw.Part.COUNT);
        in.claim(count, 4);
        List<String> strings = new ArrayList<>(Math.min(Math.max(count, 0), Math.max(in.left(), 0) / 4));
        for (int i = 0; i < count; i++) {
            strings.add(in.text());
        }
        return new Variant.PackedStrings(strings);
    }

    private Variant opaque(RowPlan step) throws DecodeException {
        int size = ((Layout.Opaque) step.layout).bytes();
        in.need(size, step.row.name());
        byte[] payload = Arrays.copyOfRange(in.bytes, in.at, in.at + size);
        in.at += size;
        return new Variant.Opaque(step.row.name(), payload);
    }

    /// Takes a count whose elements, of `size` bytes each, are there.
    private int count(int size) throws DecodeException {
        int countAt = in.at;
        int count = in.word(Flaw.Part.COUNT);
        if (count < 0 || (long) count * size > in.left()) {
            long claimed = Integer.toUnsignedLong(count);
            throw Input.invalid(new Flaw.CountPastEnd(claimed, claimed * size, in.left()), in.span(countAt, 4));
        }
        return count;
    }

    /// Takes `size` bytes, which are there.
    private ByteBuffer run(int size) {
        ByteBuffer run = ByteBuffer.wrap(in.bytes, in.at, size).order(ByteOrder.LITTLE_ENDIAN);
        in.at += size;
        return run;
    }
}
