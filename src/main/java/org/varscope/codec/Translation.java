package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value of one dialect in another.
///
/// What the other one has is carried over as it is. For some of what it lacks it has something that says nearly the
/// same:
///
/// | Where there is no | it becomes |
/// |---|---|
/// | StringName | String |
/// | Vector2i, Vector3i, Rect2i | Vector2, Vector3, Rect2 |
/// | PackedInt64Array, PackedFloat64Array | that of 32 bits |
/// | type of a typed Array or Dictionary | one without a type |
/// | float of 64 bits | the nearest of 32 |
/// | shared bit | a collection without it |
///
/// Everything else cannot be written there, and is refused when that is tried. Nesting takes heap and no Java stack.
///
/// @param value  what it becomes
/// @param losses what is another value now, in order; of a collection, only what it says of itself
public record Translation(Variant value, List<Loss> losses) {
    /// A value that is not what it was.
    public record Loss(Variant was, Variant is) { }

    /// A collection of which some children are done.
    private record Open(Variant collection, Iterator<Variant> left, List<Variant> done) { }

    /// {@return `value` in the dialect `to`}
    /// @throws EncodeException if it has nothing like it
    public static Translation of(Variant value, Dialect to) throws EncodeException {
        List<Loss> losses = new ArrayList<>();
        Deque<Open> around = new ArrayDeque<>();
        Variant next = value;
        while (true) {
            Variant done = null;
            if (isNested(next)) {
                around.push(new Open(next, held(next).iterator(), new ArrayList<>()));
            } else {
                done = leaf(next, to, losses);
            }
            while (done != null || !around.element().left.hasNext()) {
                if (done == null) {
                    done = made(around.pop(), to, losses);
                }
                if (around.isEmpty()) {
                    return new Translation(done, losses);
                }
                around.element().done.add(done);
                done = null;
            }
            next = around.element().left.next();
        }
    }

    private static boolean isNested(Variant value) {
        return value instanceof Variant.Array || value instanceof Variant.Dictionary
                || value instanceof Variant.FullObject;
    }

    private static List<Variant> held(Variant value) {
        return switch (value) {
            case Variant.Array(_, var elements, _) -> elements;
            case Variant.Dictionary dictionary -> dictionary.entries().stream()
                    .flatMap(entry -> Stream.of(entry.key(), entry.value())).toList();
            case Variant.FullObject(_, var properties) -> properties.stream().map(Variant.Property::value).toList();
            default -> List.of();
        };
    }

    private static Variant made(Open open, Dialect to, List<Loss> losses) throws EncodeException {
        List<Variant> done = open.done;
        return switch (open.collection) {
            case Variant.Array(var of, _, boolean shared) -> {
                ElementType type = type(of, to, VariantKind.ARRAY);
                boolean bit = shared && hasShared(to);
                if (!type.equals(of) || bit != shared) {
                    losses.add(new Loss(new Variant.Array(of, List.of(), shared),
                            new Variant.Array(type, List.of(), bit)));
                }
                yield new Variant.Array(type, done, bit);
            }
            case Variant.Dictionary(var key, var of, var entries, boolean shared) -> {
                ElementType keys = type(key, to, VariantKind.DICTIONARY);
                ElementType values = type(of, to, VariantKind.DICTIONARY);
                boolean bit = shared && hasShared(to);
                if (!keys.equals(key) || !values.equals(of) || bit != shared) {
                    losses.add(new Loss(new Variant.Dictionary(key, of, List.of(), shared),
                            new Variant.Dictionary(keys, values, List.of(), bit)));
                }
                yield new Variant.Dictionary(keys, values, IntStream.range(0, entries.size())
                        .mapToObj(i -> new Variant.Entry(done.get(2 * i), done.get(2 * i + 1))).toList(), bit);
            }
            case Variant.FullObject(var name, var properties) -> new Variant.FullObject(name,
                    IntStream.range(0, properties.size())
                            .mapToObj(i -> new Variant.Property(properties.get(i).name(), done.get(i))).toList());
            default -> throw new IllegalStateException("not a collection: " + open.collection.kind());
        };
    }

    private static boolean hasShared(Dialect to) {
        return to.traits().generation() == 2;
    }

    private static ElementType type(ElementType of, Dialect to, VariantKind kind) {
        Layout layout = to.rowOf(kind).map(Row::layout).orElse(null);
        boolean typed = layout instanceof Layout.Elements(boolean elements) && elements
                || layout instanceof Layout.Entries(boolean entries) && entries;
        boolean known = !(of instanceof ElementType.Builtin(var builtin)) || to.rowOf(builtin).isPresent();
        return typed && known ? of : ElementType.ANY;
    }

    /// What the bytes of the other dialect say again is what there is then.
    private static Variant leaf(Variant value, Dialect to, List<Loss> losses) throws EncodeException {
        Variant near = to.rowOf(value.kind()).isPresent() ? value : near(value);
        byte[] bytes = Encoder.encode(near, to);
        Variant stored;
        try {
            stored = new Decoder(to, ObjectRule.ALLOWED).decode(bytes).value();
        } catch (DecodeException e) {
            throw new IllegalStateException("what was encoded does not decode", e);
        }
        if (!isSame(stored, value)) {
            losses.add(new Loss(value, stored));
        }
        return stored;
    }

    /// Numbers that are stored in another width may still be the same.
    private static boolean isSame(Variant stored, Variant value) {
        return stored.equals(value) || numbers(stored) instanceof double[] now && numbers(value) instanceof double[] was
                && stored.kind() == value.kind() && Arrays.equals(now, was);
    }

    private static double @Nullable [] numbers(Variant packed) {
        return switch (packed) {
            case Variant.PackedFloats(_, var floats) -> Floats.widened(floats);
            case Variant.PackedDoubles(_, var doubles) -> doubles;
            default -> null;
        };
    }

    private static Variant near(Variant value) {
        return switch (value) {
            case Variant.Name(var name) -> new Variant.Text(name);
            case Variant.Ints(var kind, var numbers) when wide(kind) != kind ->
                    new Variant.Reals(wide(kind), Arrays.stream(numbers).asDoubleStream().toArray());
            case Variant.PackedLongs(var longs) when Arrays.stream(longs).allMatch(one -> (int) one == one) ->
                    new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY,
                            Arrays.stream(longs).mapToInt(one -> (int) one).toArray());
            case Variant.PackedDoubles(var kind, var doubles) when kind == VariantKind.PACKED_FLOAT64_ARRAY ->
                    new Variant.PackedFloats(VariantKind.PACKED_FLOAT32_ARRAY, Floats.narrowed(doubles));
            default -> value;
        };
    }

    private static VariantKind wide(VariantKind kind) {
        return switch (kind) {
            case VECTOR2I -> VariantKind.VECTOR2;
            case VECTOR3I -> VariantKind.VECTOR3;
            case RECT2I -> VariantKind.RECT2;
            default -> kind;
        };
    }
}
