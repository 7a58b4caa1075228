package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value of every type, and those beside them that are written in another way.
///
/// @param name what it is, in words
public record TypeSamples(String name, Variant value) {
    /// {@return the dialects of engines, newest first}
    public static List<Dialect> engines() {
        return Dialects.all().stream().filter(dialect -> !dialect.traits().document()).toList();
    }

    /// {@return all values}
    public static List<TypeSamples> all() {
        List<TypeSamples> samples = new ArrayList<>();
        for (VariantKind kind : VariantKind.values()) {
            samples.add(new TypeSamples(name(kind), of(kind)));
        }
        ElementType ints = new ElementType.Builtin(VariantKind.INT);
        samples.add(new TypeSamples("int of 64 bits", new Variant.Int(1L << 40)));
        samples.add(new TypeSamples("float of 64 bits", Variant.Real.of(0.1)));
        samples.add(new TypeSamples("Vector2 of 64 bits",
                new Variant.Reals(VariantKind.VECTOR2, new double[] {0.1, 2})));
        samples.add(new TypeSamples("PackedInt64Array beyond 32 bits", new Variant.PackedLongs(new long[] {1L << 40})));
        samples.add(new TypeSamples("PackedFloat64Array beyond 32 bits",
                new Variant.PackedDoubles(VariantKind.PACKED_FLOAT64_ARRAY, new double[] {0.1})));
        samples.add(new TypeSamples("Array[int]", new Variant.Array(ints, List.of(new Variant.Int(1)), false)));
        samples.add(new TypeSamples("Dictionary[int, int]", new Variant.Dictionary(ints, ints,
                List.of(new Variant.Entry(new Variant.Int(1), new Variant.Int(2))), false)));
        samples.add(new TypeSamples("Array of a StringName", Variant.Array.of(List.of(new Variant.Name("x")))));
        samples.add(new TypeSamples("Array with the shared bit", new Variant.Array(ElementType.ANY, List.of(), true)));
        samples.add(new TypeSamples("Signal of nothing", new Variant.Signal("", 0)));
        samples.add(new TypeSamples("Object by id", new Variant.ObjectId(7)));
        samples.add(new TypeSamples("Object in full", new Variant.FullObject("Node",
                List.of(new Variant.Property("hp", new Variant.Int(1))))));
        return samples;
    }

    /// {@return what the newest dialect that has `kind` calls it}
    public static String name(VariantKind kind) {
        return Stream.concat(engines().stream(), Dialects.presets().stream())
                .flatMap(dialect -> dialect.rowOf(kind).stream())
                .map(row -> row.name()).findFirst().orElse(kind.name());
    }

    private static Variant of(VariantKind kind) {
        return switch (kind) {
            case NIL -> Variant.NIL;
            case BOOL -> new Variant.Bool(true);
            case INT -> new Variant.Int(5);
            case FLOAT -> Variant.Real.of(0.5);
            case STRING -> new Variant.Text("text");
            case STRING_NAME -> new Variant.Name("name");
            case NODE_PATH -> Variant.NodePath.of(List.of("a", "b"), List.of("c"), true);
            case RID -> new Variant.Rid(0);
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal("pressed", 7);
            case OBJECT -> new Variant.NullObject();
            case ARRAY -> Variant.Array.of(List.of(new Variant.Int(1)));
            case DICTIONARY -> Variant.Dictionary.of(List.of(
                    new Variant.Entry(new Variant.Text("k"), new Variant.Int(1))));
            case PACKED_BYTE_ARRAY -> new Variant.PackedBytes(new byte[] {1, 2, 3});
            case PACKED_INT64_ARRAY -> new Variant.PackedLongs(new long[] {1, 2});
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(List.of("a", "b"));
            case PACKED_INT32_ARRAY -> new Variant.PackedInts(kind, new int[] {1, 2});
            case PACKED_FLOAT64_ARRAY -> new Variant.PackedDoubles(kind, new double[] {0.5});
            case IMAGE -> new Variant.Image(4, 0, 1, 1, new byte[] {1, 2, 3, 4});
            case INPUT_EVENT -> new Variant.InputEvent(0, 0, List.of());
            case OPAQUE -> new Variant.Opaque("EntityID", new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
            default -> kind.isPacked() ? packed(kind, kind.packedElement().orElseThrow())
                    : numbers(kind, kind.isIntegral(), kind.numbers());
        };
    }

    private static Variant numbers(VariantKind kind, boolean whole, int count) {
        return whole ? new Variant.Ints(kind, IntStream.range(0, count).toArray())
                : new Variant.Reals(kind, IntStream.range(0, count).asDoubleStream().toArray());
    }

    private static Variant packed(VariantKind kind, VariantKind element) {
        int numbers = Math.max(1, element.numbers());
        return element.isIntegral() ? new Variant.PackedInts(kind, new int[numbers])
                : new Variant.PackedFloats(kind, new float[numbers]);
    }

    /// {@return the value as `dialect` keeps it; empty where it does not keep it as it is}
    public Optional<Variant> in(Dialect dialect) {
        try {
            byte[] bytes = Encoder.encode(value, dialect);
            Variant kept = new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes).value();
            boolean same = kept.equals(value) || value instanceof Variant.PackedFloats;
            return same ? Optional.of(kept) : Optional.empty();
        } catch (EncodeException | DecodeException e) {
            return Optional.empty();
        }
    }

    /// {@return another value of its type that takes as many bytes; empty where there is none}
    public static Optional<Variant> another(Variant value) {
        return Optional.ofNullable(switch (value) {
            case Variant.Nil _, Variant.Callable _, Variant.NullObject _ -> null;
            case Variant.Bool(var truth) -> new Variant.Bool(!truth);
            case Variant.Int(long number) -> new Variant.Int(number + 1);
            case Variant.Real real -> Variant.Real.of(real.value() + 0.25);
            case Variant.Text(var text) -> new Variant.Text("!" + text.substring(1));
            case Variant.Name(var name) -> new Variant.Name("_" + name.substring(1));
            case Variant.NodePath path -> Variant.NodePath.of(path.names(), List.of("d"), path.absolute());
            case Variant.Rid(long id) -> new Variant.Rid(id + 1);
            case Variant.ObjectId(long id) -> new Variant.ObjectId(id + 1);
            case Variant.FullObject(_, var properties) -> new Variant.FullObject("Area", properties);
            case Variant.Signal(var name, long id) -> new Variant.Signal(name, id + 1);
            case Variant.Array(var of, var elements, boolean shared) -> elements.isEmpty()
                    ? new Variant.Array(of, elements, !shared)
                    : new Variant.Array(of, List.of(another(elements.getFirst()).orElseThrow()), shared);
            case Variant.Dictionary(var key, var of, var entries, boolean shared) -> new Variant.Dictionary(key, of,
                    List.of(new Variant.Entry(entries.getFirst().key(),
                            another(entries.getFirst().value()).orElseThrow())), shared);
            case Variant.Image image -> new Variant.Image(image.format(), image.mipmaps(), image.width(),
                    image.height(), raised(image.data()));
            case Variant.InputEvent(int type, int device, var payload) ->
                    new Variant.InputEvent(type, device + 1, payload);
            case Variant.Opaque(var name, var payload) -> new Variant.Opaque(name, raised(payload));
            default -> anotherOfNumbers(value);
        });
    }

    private static @Nullable Variant anotherOfNumbers(Variant value) {
        return switch (value) {
            case Variant.Reals(var kind, var numbers) -> new Variant.Reals(kind, raised(numbers));
            case Variant.Ints(var kind, var numbers) -> new Variant.Ints(kind, raised(numbers));
            case Variant.PackedBytes(var bytes) -> new Variant.PackedBytes(raised(bytes));
            case Variant.PackedInts(var kind, var numbers) -> new Variant.PackedInts(kind, raised(numbers));
            case Variant.PackedLongs(var numbers) -> {
                long[] others = numbers.clone();
                others[0]++;
                yield new Variant.PackedLongs(others);
            }
            case Variant.PackedFloats(var kind, var numbers) -> {
                float[] others = numbers.clone();
                others[0] += 0.5f;
                yield new Variant.PackedFloats(kind, others);
            }
            case Variant.PackedDoubles(var kind, var numbers) -> new Variant.PackedDoubles(kind, raised(numbers));
            case Variant.PackedStrings(var texts) -> new Variant.PackedStrings(List.of("!", texts.getLast()));
            default -> null;
        };
    }

    private static byte[] raised(byte[] bytes) {
        byte[] others = bytes.clone();
        others[others.length - 1]++;
        return others;
    }

    private static int[] raised(int[] numbers) {
        int[] others = numbers.clone();
        others[0]++;
        return others;
    }

    private static double[] raised(double[] numbers) {
        double[] others = numbers.clone();
        others[0] += 0.5;
        return others;
    }
}
