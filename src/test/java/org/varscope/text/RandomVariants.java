package org.varscope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.text.godot.RealWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Makes values of every type that a dialect has, odd ones among them.
public final class RandomVariants {
    private static final List<String> WORDS = List.of("", "a", "hp", "two words", "é漢😀", "quo\"te", "back\\slash",
            "line\nbreak\ttab\r",
            "\u0007\u000b\b\f", "it's", "nul\0", "/", "a/b:c", "%Unique", "\u0001\u007f", "#5", "\ufffd");

    private final RandomGenerator random;
    private final Dialect dialect;
    private final boolean odd;

    /// @param odd whether to make what engines do not: floats of another width than the dialect's, names that hold
    ///            separators, null objects, the shared bit
    public RandomVariants(RandomGenerator random, Dialect dialect, boolean odd) {
        this.random = random;
        this.dialect = dialect;
        this.odd = odd;
    }

    public Variant any(int depth) {
        Row row = dialect.rows().get(random.nextInt(dialect.rows().size()));
        return row.kind().isCollection() && depth == 0 ? Variant.NIL : of(row, depth);
    }

    private Variant of(Row row, int depth) {
        VariantKind kind = row.kind();
        return switch (kind) {
            case NIL -> Variant.NIL;
            case BOOL -> new Variant.Bool(random.nextBoolean());
            case INT -> new Variant.Int(RealWidth.isWide(VariantKind.FLOAT, dialect) ? integer() : (int) integer());
            case FLOAT -> Variant.Real.of(reals(VariantKind.FLOAT, 1)[0]);
            case STRING -> new Variant.Text(word());
            case STRING_NAME -> new Variant.Name(word());
            case VECTOR2, RECT2, VECTOR3, TRANSFORM2D, VECTOR4, PLANE, QUATERNION, AABB, BASIS, TRANSFORM3D, PROJECTION,
                    COLOR -> new Variant.Reals(kind, reals(kind, kind.numbers()));
            case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> new Variant.Ints(kind, ints(kind.numbers()));
            case NODE_PATH -> odd ? new Variant.NodePath(list(this::word), list(this::word), random.nextBoolean(),
                    random.nextBoolean())
                    : new Variant.NodePath(List.of("..", "é"), List.of(), random.nextBoolean(), false);
            case RID -> new Variant.Rid(row.layout() instanceof Layout.Empty ? 0 : integer());
            case OBJECT -> object(row, depth);
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> row.layout() instanceof Layout.Empty ? new Variant.Signal("", 0)
                    : new Variant.Signal(word(), integer());
            case DICTIONARY -> dictionary(row, depth);
            case ARRAY -> new Variant.Array(element(row), list(() -> any(depth - 1)), odd && random.nextBoolean());
            case PACKED_BYTE_ARRAY -> new Variant.PackedBytes(bytes(random.nextInt(5)));
            case PACKED_INT64_ARRAY -> new Variant.PackedLongs(random.longs(random.nextInt(5)).toArray());
            case PACKED_INT32_ARRAY, PACKED_VECTOR2I_ARRAY, PACKED_VECTOR3I_ARRAY, PACKED_VECTOR4I_ARRAY ->
                    new Variant.PackedInts(kind, ints(count(kind)));
            case PACKED_FLOAT32_ARRAY -> new Variant.PackedFloats(kind, floats(count(kind)));
            case PACKED_FLOAT64_ARRAY -> new Variant.PackedDoubles(kind, reals(kind, count(kind)));
            case PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_VECTOR4_ARRAY, PACKED_COLOR_ARRAY ->
                    (odd && kind != VariantKind.PACKED_COLOR_ARRAY ? random.nextBoolean() : RealWidth.isWide(kind, dialect))
                    ? new Variant.PackedDoubles(kind, reals(kind, count(kind)))
                    : new Variant.PackedFloats(kind, floats(count(kind)));
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(list(this::word));
            case IMAGE -> new Variant.Image(random.nextInt(30), random.nextInt(3), random.nextInt(9),
                    random.nextInt(9), bytes(random.nextInt(4)));
            case INPUT_EVENT -> event();
            case OPAQUE -> new Variant.Opaque(row.name(),
                    bytes(row.layout() instanceof Layout.Opaque(var size) ? size : 0));
        };
    }

    private Variant object(Row row, int depth) {
        if (row.layout() instanceof Layout.Empty) {
            return odd ? new Variant.NullObject() : Variant.NIL;
        }
        return switch (random.nextInt(3)) {
            case 0 -> odd ? new Variant.NullObject() : Variant.NIL;
            case 1 -> new Variant.ObjectId(integer());
            default -> new Variant.FullObject(random.nextBoolean() ? "RefCounted" : "odd " + word(),
                    list(() -> new Variant.Property(word(), any(depth - 1))));
        };
    }

    private Variant dictionary(Row row, int depth) {
        return new Variant.Dictionary(element(row), element(row),
                list(() -> new Variant.Entry(any(depth - 1), any(depth - 1))), odd && random.nextBoolean());
    }

    private ElementType element(Row row) {
        boolean typed = row.layout() instanceof Layout.Elements(var t) && t
                || row.layout() instanceof Layout.Entries(var u) && u;
        return switch (typed ? random.nextInt(6) : 0) {
            case 1, 2 -> new ElementType.Builtin(dialect.rows().get(random.nextInt(dialect.rows().size())).kind());
            case 3 -> new ElementType.ClassName(random.nextBoolean() ? "EncodedObjectAsID" : "Node");
            case 4 -> new ElementType.ClassName(odd ? random.nextBoolean() ? "Object" : word() : "Resource");
            case 5 -> new ElementType.Script("res://" + word() + ".gd");
            default -> ElementType.ANY;
        };
    }

    private Variant event() {
        int[] words = random.ints(random.nextInt(3)).toArray();
        if (words.length > 0 && random.nextBoolean()) {
            words[0] = random.nextInt(16) << 25;
        }
        return new Variant.InputEvent(random.nextInt(9), random.nextInt(2),
                IntStream.of(words).boxed().toList());
    }

    private int count(VariantKind kind) {
        return random.nextInt(4) * Math.max(1, kind.packedElement().orElseThrow().numbers());
    }

    private long integer() {
        return random.nextLong() >> random.nextInt(64);
    }

    private double real() {
        return switch (random.nextInt(8)) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> FloatBits.widen(Float.intBitsToFloat(random.nextInt()));
            case 2 -> random.nextInt(1000) / 100.0;
            case 3 -> (float) (random.nextInt(1000) / 100.0);
            case 4 -> -0.0;
            case 5 -> Double.longBitsToDouble(0x7ff0000000000000L | random.nextLong() >>> random.nextInt(12, 64));
            case 6 -> random.nextInt();
            default -> Double.MIN_VALUE * random.nextInt(200);
        };
    }

    private double[] reals(VariantKind kind, int count) {
        boolean narrow = odd ? random.nextBoolean() : !RealWidth.isWide(kind, dialect);
        return IntStream.range(0, count)
                .mapToDouble(_ -> narrow ? FloatBits.widen(FloatBits.narrow(real())) : real()).toArray();
    }

    private float[] floats(int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = FloatBits.narrow(real());
        }
        return values;
    }

    private int[] ints(int count) {
        return IntStream.range(0, count).map(_ -> (int) integer()).toArray();
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    private <T> List<T> list(Supplier<T> item) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(item.get());
        }
        return list;
    }
}
