package org.varscope.sample;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Values whose bytes show something: numbers that differ, text that needs padding, what is written in several ways.
public final class SampleValues {
    private static final double HALF_ROOT = 0.70710677;
    private static final ElementType INTS = new ElementType.Builtin(VariantKind.INT);
    private static final Variant.Entry ENTRY = new Variant.Entry(new Variant.Text("gold"), new Variant.Int(100));

    private SampleValues() { }

    /// {@return values to try for a type, by what is special about each; the first plain one has an empty key. Not
    /// every dialect takes all of them}
    public static SequencedMap<String, Variant> of(Row row) {
        SequencedMap<String, Variant> values = new LinkedHashMap<>();
        values.put("", plain(row));
        switch (row.kind()) {
            case INT -> {
                values.put("negative", new Variant.Int(-2));
                if (row.wide()) {
                    values.put("wide", new Variant.Int(1L << 32));
                }
            }
            case FLOAT -> {
                if (row.wide()) {
                    values.put("wide", Variant.Real.of(0.1));
                }
            }
            case STRING -> values.put("empty", new Variant.Text(""));
            case OBJECT -> {
                values.put("id", new Variant.ObjectId(42));
                values.put("full", new Variant.FullObject("Node", List.of(
                        new Variant.Property("name", new Variant.Text("Player")))));
            }
            case ARRAY -> values.put("typed", new Variant.Array(INTS, List.of(new Variant.Int(7)), false));
            case DICTIONARY -> values.put("typed", new Variant.Dictionary(new ElementType.Builtin(VariantKind.STRING),
                    INTS, List.of(ENTRY), false));
            case INPUT_EVENT -> values.put("key", new Variant.InputEvent(1, 0, List.of(0, 65)));
            case SIGNAL -> values.put("empty", new Variant.Signal("", 0));
            case RID -> values.put("id", new Variant.Rid(42));
            default -> { }
        }
        return values;
    }

    private static Variant plain(Row row) {
        VariantKind kind = row.kind();
        return switch (kind) {
            case NIL -> Variant.NIL;
            case BOOL -> new Variant.Bool(true);
            case INT -> new Variant.Int(100);
            case FLOAT -> Variant.Real.of(3.5);
            case STRING -> new Variant.Text("\u00C5sa the Brave");
            case STRING_NAME -> new Variant.Name("jump");
            case NODE_PATH -> Variant.NodePath.of(List.of("root", "World"), List.of("position"), true);
            case RID -> new Variant.Rid(0);
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal("pressed", 42);
            case OBJECT -> new Variant.NullObject();
            case ARRAY -> Variant.Array.of(List.of(new Variant.Int(7), new Variant.Text("lamp"), Variant.Real.of(0.5)));
            case DICTIONARY -> Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("hp"),
                    new Variant.Int(87)), ENTRY));
            case PACKED_BYTE_ARRAY -> new Variant.PackedBytes(new byte[] {1, 2, 3, (byte) 0xFE, (byte) 0xFF});
            case PACKED_INT64_ARRAY -> new Variant.PackedLongs(new long[] {1, -2, 1L << 32});
            case PACKED_INT32_ARRAY -> new Variant.PackedInts(kind, new int[] {1, -2, 1 << 24});
            case PACKED_FLOAT64_ARRAY -> new Variant.PackedDoubles(kind, new double[] {0.1, -2});
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(List.of("lamp", "", "rope"));
            case IMAGE -> new Variant.Image(4, 0, 1, 1, new byte[] {(byte) 0xFF, 0x40, 0, (byte) 0xFF});
            case INPUT_EVENT -> new Variant.InputEvent(0, 0, List.of());
            case OPAQUE -> new Variant.Opaque(row.name(), counted(row.layout()));
            default -> kind.isPacked() ? packed(kind, Math.max(1, 2 * kind.packedElement().orElseThrow().numbers()))
                    : numbers(kind);
        };
    }

    private static byte[] counted(Layout layout) {
        byte[] bytes = new byte[layout instanceof Layout.Opaque(int size) ? size : 0];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i + 1);
        }
        return bytes;
    }

    private static Variant numbers(VariantKind kind) {
        return switch (kind) {
            case COLOR -> new Variant.Reals(kind, new double[] {1, 0.5, 0.25, 1});
            case QUATERNION -> new Variant.Reals(kind, new double[] {0, HALF_ROOT, 0, HALF_ROOT});
            default -> kind.isIntegral() ? new Variant.Ints(kind, IntStream.rangeClosed(1, kind.numbers()).toArray())
                    : new Variant.Reals(kind,
                            IntStream.rangeClosed(1, kind.numbers()).mapToDouble(i -> i / 4d).toArray());
        };
    }

    private static Variant packed(VariantKind kind, int count) {
        if (kind.packedElement().orElseThrow().isIntegral()) {
            return new Variant.PackedInts(kind, IntStream.rangeClosed(1, count).toArray());
        }
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (i + 1) / 4f;
        }
        return new Variant.PackedFloats(kind, numbers);
    }

    /// {@return what shows how files are made: a small save}
    static List<Variant> records(Dialect dialect) {
        Variant place = dialect.rowOf(VariantKind.VECTOR2).isPresent()
                ? new Variant.Reals(VariantKind.VECTOR2, new double[] {12.25, -8}) : new Variant.Int(12);
        return List.of(Variant.Dictionary.of(List.of(ENTRY, new Variant.Entry(new Variant.Text("position"), place))),
                new Variant.Text("\u00C5sa the Brave"), new Variant.Int(7));
    }
}
