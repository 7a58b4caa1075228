package org.varscope.corpus;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A decoded value as an engine would hold it, which is not always what the bytes say.
///
/// - The last of equal keys wins, at the place of the first. A StringName equals the String with its letters; from
///   Godot 3 on, both zeros are equal.
/// - An element that does not fit its typed array is dropped, and so is an entry whose key does not fit; a value that
///   does not fit stays (`core/variant/array.cpp`, `core/variant/dictionary.cpp`).
/// - A String and a StringName become each other, an int becomes a float by way of 32 bits.
/// - Where objects are not allowed, each class and script of a typed collection is `EncodedObjectAsID`.
/// - Single precision narrows the numbers of vectors.
///
/// @param objects         whether objects are allowed
/// @param singlePrecision whether vectors are held in 32 bits
/// @param zerosAlike      whether 0.0 and -0.0 are the same key
public record EngineView(boolean objects, boolean singlePrecision, boolean zerosAlike) {
    /// {@return how an engine with this dialect holds values}
    public static EngineView of(Dialect dialect, boolean objects) {
        return new EngineView(objects, !dialect.traits().wideReals(), dialect.traits().generation() > 2);
    }

    /// {@return `value` as the engine holds it}
    public Variant of(Variant value) {
        return switch (value) {
            case Variant.Array array -> array(array);
            case Variant.Dictionary dictionary -> dictionary(dictionary);
            case Variant.Reals(var kind, double[] values) when singlePrecision ->
                new Variant.Reals(kind, narrowed(values));
            case Variant.PackedDoubles(var kind, double[] values)
                    when singlePrecision && kind != VariantKind.PACKED_FLOAT64_ARRAY -> packed(kind, values);
            default -> value;
        };
    }

    private Variant array(Variant.Array array) {
        ElementType of = type(array.of());
        List<Variant> held = new ArrayList<>();
        for (Variant element : array.elements()) {
            Variant seen = of(element);
            if (fits(of, seen)) {
                held.add(coerced(of, seen));
            }
        }
        return new Variant.Array(of, held, array.shared());
    }

    private Variant dictionary(Variant.Dictionary dictionary) {
        ElementType keyType = type(dictionary.key());
        // No key is hashed where there is one: of a nest of keys, that would take as long again at every level.
        boolean one = dictionary.entries().size() == 1;
        Map<Object, Variant.Entry> held = new LinkedHashMap<>();
        for (Variant.Entry entry : dictionary.entries()) {
            Variant key = of(entry.key());
            Variant value = of(entry.value());
            if (fits(keyType, key)) {
                Variant kept = coerced(keyType, key);
                held.merge(one ? "" : identity(kept), new Variant.Entry(kept, value),
                        (first, last) -> new Variant.Entry(first.key(), last.value()));
            }
        }
        return new Variant.Dictionary(keyType, type(dictionary.value()), new ArrayList<>(held.values()),
                dictionary.shared());
    }

    /// What stands for all keys that the engine takes for the same.
    private Variant identity(Variant key) {
        return switch (key) {
            case Variant.Name(String name) -> new Variant.Text(name);
            case Variant.Real real when zerosAlike && real.value() == 0 -> Variant.Real.of(0.0);
            default -> key;
        };
    }

    private ElementType type(ElementType type) {
        return switch (type) {
            case ElementType.ClassName _, ElementType.Script _ when !objects ->
                new ElementType.ClassName("EncodedObjectAsID");
            case ElementType.Builtin(var kind) when !objects && kind == VariantKind.OBJECT ->
                new ElementType.ClassName("EncodedObjectAsID");
            case ElementType.Builtin(var kind) when kind == VariantKind.NIL -> ElementType.ANY;
            default -> type;
        };
    }

    private static boolean fits(ElementType type, Variant value) {
        return switch (type) {
            case ElementType.Any _ -> true;
            case ElementType.Builtin(var kind) -> kind == VariantKind.OBJECT ? isObject(value)
                    : value.kind() == kind || coerced(type, value).kind() == kind;
            case ElementType.ClassName _, ElementType.Script _ -> isObject(value);
        };
    }

    private static boolean isObject(Variant value) {
        return value instanceof Variant.Obj || value instanceof Variant.Nil;
    }

    private static Variant coerced(ElementType type, Variant value) {
        if (!(type instanceof ElementType.Builtin(var kind))) {
            return value;
        }
        return switch (value) {
            case Variant.Name(String text) when kind == VariantKind.STRING -> new Variant.Text(text);
            case Variant.Text(String text) when kind == VariantKind.STRING_NAME -> new Variant.Name(text);
            case Variant.Int(long number) when kind == VariantKind.FLOAT -> Variant.Real.of((float) number);
            default -> value;
        };
    }

    private static double[] narrowed(double[] values) {
        double[] narrowed = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            narrowed[i] = (float) values[i];
        }
        return narrowed;
    }

    private static Variant packed(VariantKind kind, double[] values) {
        float[] narrowed = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            narrowed[i] = (float) values[i];
        }
        return new Variant.PackedFloats(kind, narrowed);
    }
}
