package org.varscope.dialect;

import module java.base;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which keys an engine's Dictionary takes for one and the same, so that the later entry replaces the earlier.
///
/// Godot 1 to 3: asked of Godot 3.2.3, pair by pair (`corpus/keys3` in the tests); the older two have the same rules in
/// `Variant::hash` and `Variant::hash_compare`. Godot 4: `core/variant/variant.cpp`, `Variant::recursive_hash`,
/// `Variant::hash_compare` and `StringLikeVariantComparator`; `array.cpp` and `dictionary.cpp`, `recursive_hash` and
/// `recursive_equal`. Of both, two keys are one where their hashes and their values agree:
///
/// | | Godot 1 to 3 | Godot 4 |
/// |---|---|---|
/// | 0.0 and -0.0, also in vectors | one | one |
/// | NaN and any NaN, also in vectors | one | one |
/// | NaN as an element of an Array, or a value of a Dictionary | one | never (`semantic_comparison` is off there) |
/// | 0.0 and -0.0 in packed floats | two (hashed by their bytes) | one |
/// | NaN in packed floats | never | one |
/// | Arrays | by their elements | by their elements, 100 levels deep (`MAX_RECURSION`) |
/// | Dictionaries | never (compared by identity) | by their entries, in order, 100 levels deep |
/// | String and StringName | - | one, but not as elements of an Array |
/// | objects, complete or by id | never, as each is made anew; id 0 is the null object | the same |
/// | other types, such as 1, 1.0 and true | two | two |
public final class KeyEquality {
    private static final int NEWEST = 4;
    private static final int DEEPEST = 100;

    private final boolean newest;

    private KeyEquality(boolean newest) {
        this.newest = newest;
    }

    /// {@return the rules of the engine that `dialect` belongs to}
    public static KeyEquality of(Dialect dialect) {
        return new KeyEquality(dialect.traits().generation() >= NEWEST);
    }

    /// {@return whether keys of these two types may be one}
    public boolean mayMatch(VariantKind one, VariantKind other) {
        return one == other || newest && isText(one) && isText(other);
    }

    private static boolean isText(VariantKind kind) {
        return kind == VariantKind.STRING || kind == VariantKind.STRING_NAME;
    }

    /// {@return a value that stands for `key` and for all keys that are the same to the engine, and for no other; empty
    /// where no other key ever is the same, not even one that is written alike}
    public Optional<Variant> identity(Variant key) {
        Deque<Level> around = new ArrayDeque<>();
        Variant next = key;
        while (true) {
            Variant done = null;
            if (isNested(next) && (!newest || around.size() <= DEEPEST)) {
                if (!newest && next instanceof Variant.Dictionary) {
                    return Optional.empty();
                }
                around.push(Level.of(next));
            } else {
                Level in = around.peek();
                Optional<Variant> plain = plain(next, in != null && !in.atKey());
                if (plain.isEmpty()) {
                    return plain;
                }
                done = plain.get();
            }
            while (done != null || !around.element().rest.hasNext()) {
                if (done == null) {
                    done = around.pop().made();
                } else if (around.isEmpty()) {
                    return Optional.of(done);
                } else {
                    around.element().done.add(done);
                    done = null;
                }
            }
            next = around.element().rest.next();
        }
    }

    /// An Array or Dictionary that is being gone through.
    private record Level(boolean keyed, Iterator<Variant> rest, List<Variant> done) {
        static Level of(Variant collection) {
            List<Variant> all = new ArrayList<>();
            boolean keyed = collection instanceof Variant.Dictionary;
            if (collection instanceof Variant.Dictionary(var keys, var values, var entries, _)) {
                for (Variant.Entry entry : entries) {
                    keys.kept(entry.key()).ifPresent(key -> {
                        all.add(key);
                        all.add(values.kept(entry.value()).orElse(entry.value()));
                    });
                }
            } else if (collection instanceof Variant.Array(var of, var elements, _)) {
                elements.forEach(element -> of.kept(element).ifPresent(all::add));
            }
            return new Level(keyed, all.iterator(), new ArrayList<>());
        }

        boolean atKey() {
            return keyed && done.size() % 2 == 0;
        }

        Variant made() {
            if (!keyed) {
                return Variant.Array.of(done);
            }
            if (done.size() == 2) { // as in a nest, of which every level would be hashed with all that it holds
                return Variant.Dictionary.of(List.of(new Variant.Entry(done.getFirst(), done.getLast())));
            }
            Map<Variant, Variant> entries = new LinkedHashMap<>();
            for (int i = 0; i < done.size(); i += 2) {
                entries.put(done.get(i), done.get(i + 1));
            }
            return Variant.Dictionary.of(entries.entrySet().stream()
                    .map(e -> new Variant.Entry(e.getKey(), e.getValue())).toList());
        }
    }

    private static boolean isNested(Variant value) {
        return value instanceof Variant.Array || value instanceof Variant.Dictionary;
    }

    /// @param inside whether it is an element of an Array or a value of a Dictionary
    private Optional<Variant> plain(Variant value, boolean inside) {
        return switch (value) {
            case Variant.Real(var bits) -> {
                double number = Double.longBitsToDouble(bits);
                yield newest && inside && Double.isNaN(number) ? Optional.empty()
                        : Optional.of(Variant.Real.of(Floats.normal(number)));
            }
            case Variant.Reals(var kind, var numbers) -> Optional.of(new Variant.Reals(kind, normal(numbers)));
            case Variant.PackedDoubles(var kind, var numbers) ->
                    Optional.of(new Variant.PackedDoubles(kind, normal(numbers)));
            case Variant.PackedFloats floats -> packed(floats);
            case Variant.Name(var name) when !inside -> Optional.of(new Variant.Text(name));
            case Variant.ObjectId(long id) -> id == 0 ? Optional.of(new Variant.NullObject()) : Optional.empty();
            case Variant.FullObject _ -> Optional.empty();
            // too deep for the engine to look at
            case Variant.Array _, Variant.Dictionary _ -> Optional.of(Variant.NIL);
            case Variant.Nil _, Variant.Bool _, Variant.Int _, Variant.Text _, Variant.Name _, Variant.Ints _,
                 Variant.NodePath _, Variant.Rid _, Variant.NullObject _, Variant.Callable _, Variant.Signal _,
                 Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _, Variant.PackedStrings _,
                 Variant.Image _, Variant.InputEvent _, Variant.Opaque _ -> Optional.of(value);
        };
    }

    private Optional<Variant> packed(Variant.PackedFloats floats) {
        float[] numbers = floats.values().clone();
        boolean byBytes = !newest && floats.kind() == VariantKind.PACKED_FLOAT32_ARRAY;
        for (int i = 0; i < numbers.length; i++) {
            if (byBytes && Float.isNaN(numbers[i])) {
                return Optional.empty();
            }
            numbers[i] = byBytes ? numbers[i] : Floats.normal(numbers[i]);
        }
        return Optional.of(new Variant.PackedFloats(floats.kind(), numbers));
    }

    private static double[] normal(double[] numbers) {
        double[] all = new double[numbers.length];
        Arrays.setAll(all, i -> Floats.normal(numbers[i]));
        return all;
    }
}
