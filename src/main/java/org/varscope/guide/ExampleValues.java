package org.varscope.guide;

import module java.base;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Values that show what is particular about their type.
final class ExampleValues {
    private static final double HALF_ROOT = 0.70710677;

    private ExampleValues() { }

    /// {@return one or two values of `kind`}
    static List<Variant> of(VariantKind kind) {
        return switch (kind) {
            case NIL -> List.of(Variant.NIL);
            case BOOL -> List.of(new Variant.Bool(true));
            case INT -> List.of(new Variant.Int(-2), new Variant.Int(1L << 32));
            case FLOAT -> List.of(Variant.Real.of(3.5), Variant.Real.of(0.1));
            case STRING -> List.of(new Variant.Text("Godot"), new Variant.Text("\u00C5sa \u5263"));
            case STRING_NAME -> List.of(new Variant.Name("ready"));
            case NODE_PATH -> List.of(Variant.NodePath.of(List.of("root", "Player"), List.of("position", "x"), true));
            case RID -> List.of(new Variant.Rid(7));
            case OBJECT -> List.of(new Variant.NullObject(), new Variant.ObjectId(26_843_546_013L),
                    new Variant.FullObject("Timer", List.of(
                            new Variant.Property("wait_time", Variant.Real.of(1.5)))));
            case CALLABLE -> List.of(new Variant.Callable());
            case SIGNAL -> List.of(new Variant.Signal("pressed", 26_843_546_013L));
            case DICTIONARY -> List.of(Variant.Dictionary.of(List.of(entry("hp", 87), entry("gold", 100))),
                    new Variant.Dictionary(type(VariantKind.STRING), type(VariantKind.INT),
                            List.of(entry("hp", 87)), false));
            case ARRAY -> List.of(Variant.Array.of(List.of(new Variant.Int(1), new Variant.Text("two"))),
                    new Variant.Array(type(VariantKind.INT), List.of(new Variant.Int(1), new Variant.Int(2)), false));
            case PACKED_BYTE_ARRAY -> List.of(new Variant.PackedBytes(new byte[] {1, 2, 4, 8, 16}));
            case PACKED_INT64_ARRAY -> List.of(new Variant.PackedLongs(new long[] {1, -1}));
            case PACKED_STRING_ARRAY -> List.of(new Variant.PackedStrings(List.of("sword", "key")));
            case PACKED_INT32_ARRAY -> List.of(new Variant.PackedInts(kind, new int[] {1, -1, 1000}));
            case PACKED_FLOAT64_ARRAY -> List.of(new Variant.PackedDoubles(kind, new double[] {0.5, 0.1}));
            case IMAGE -> List.of(new Variant.Image(3, 0, 2, 1, new byte[] {-1, 0, 0, 0, 0, -1}));
            case INPUT_EVENT -> List.of(new Variant.InputEvent(3, 0, List.of(1)),
                    new Variant.InputEvent(1, 0, List.of(1 << 28, (int) 'S')));
            case OPAQUE -> List.of(new Variant.Opaque("EntityID", new byte[] {1, 2, 3, 4, 5, 6, 7, 8}));
            default -> List.of(kind.isPacked() ? packed(kind, kind.packedElement().orElseThrow()) : numbers(kind));
        };
    }

    /// {@return a Dictionary of few bytes}
    static Variant small() {
        return Variant.Dictionary.of(List.of(entry("k", 1)));
    }

    private static Variant.Entry entry(String key, long value) {
        return new Variant.Entry(new Variant.Text(key), new Variant.Int(value));
    }

    private static ElementType type(VariantKind kind) {
        return new ElementType.Builtin(kind);
    }

    private static Variant numbers(VariantKind kind) {
        return switch (kind) {
            case COLOR -> new Variant.Reals(kind, new double[] {1, 0.5, 0.25, 1});
            case QUATERNION -> new Variant.Reals(kind, new double[] {0, HALF_ROOT, 0, HALF_ROOT});
            default -> kind.isIntegral() ? new Variant.Ints(kind, IntStream.rangeClosed(1, kind.numbers()).toArray())
                    : new Variant.Reals(kind, IntStream.rangeClosed(1, kind.numbers()).asDoubleStream().toArray());
        };
    }

    private static Variant packed(VariantKind kind, VariantKind element) {
        int numbers = 2 * Math.max(1, element.numbers());
        int[] whole = IntStream.rangeClosed(1, numbers).toArray();
        if (element.isIntegral()) {
            return new Variant.PackedInts(kind, whole);
        }
        float[] reals = new float[numbers];
        for (int i = 0; i < numbers; i++) {
            reals[i] = whole[i] / 2f;
        }
        return new Variant.PackedFloats(kind, reals);
    }
}
