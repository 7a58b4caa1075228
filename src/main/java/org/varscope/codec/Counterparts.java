package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.variant.Variant;

/// Which old child stands in the place of each new one: entries and properties by their keys and names, elements by their
/// places, counted from the end behind the first that differs where there are more or fewer than before.
final class Counterparts {
    private final Original in;
    private final List<?> old;
    /// The number of each old element, value of a property, or key of an entry.
    private final int[] numbers;
    /// The place of the old child for each new one, -1 for none.
    private final int[] places;
    private final int body;

    private Counterparts(List<?> children, Original.Place collection) {
        this.in = collection.in();
        this.old = collection.children();
        this.body = in.spans().body(collection.number());
        this.numbers = new int[old.size()];
        int number = collection.number() + 1;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number;
            number = in.spans().after(number);
            number = old.get(i) instanceof Variant.Entry ? in.spans().after(number) : number;
        }
        this.places = new int[children.size()];
        if (collection.value() instanceof Variant.Array) {
            byPlace(children);
        } else {
            byName(children);
        }
    }

    static Counterparts of(List<?> children, Original.Place collection) {
        return new Counterparts(children, collection);
    }

    /// {@return the old element, or the value of the old entry or property, for the new one at `index`}
    Original.@Nullable Place value(int index) {
        if (places[index] < 0) {
            return null;
        }
        int number = numbers[places[index]];
        return switch (old.get(places[index])) {
            case Variant.Entry(_, Variant value) -> new Original.Place(in, value, in.spans().after(number));
            case Variant.Property(_, Variant value) -> new Original.Place(in, value, number);
            case Object element -> new Original.Place(in, (Variant) element, number);
        };
    }

    /// {@return the key of the old entry}
    Original.@Nullable Place key(int index) {
        return places[index] >= 0 && old.get(places[index]) instanceof Variant.Entry(Variant key, _)
                ? new Original.Place(in, key, numbers[places[index]]) : null;
    }

    /// Writes the name of the old property as it is, where there is one.
    boolean copyName(int index, Output out) throws EncodeException {
        int place = places[index];
        if (place >= 0) {
            int start = place == 0 ? body : in.spans().end(numbers[place - 1]);
            out.raw(in.bytes(), start, in.spans().start(numbers[place]));
        }
        return place >= 0;
    }

    private void byPlace(List<?> children) {
        int first = 0;
        int most = Math.min(children.size(), old.size());
        while (first < most && (children.size() == old.size() || isLike(children.get(first), old.get(first)))) {
            first++;
        }
        for (int i = 0; i < places.length; i++) {
            int fromEnd = old.size() - places.length + i;
            places[i] = i < first ? i : fromEnd >= first ? fromEnd : -1;
        }
    }

    private void byName(List<?> children) {
        Map<Object, Integer> named = new HashMap<>();
        for (int i = 0; i < places.length; i++) {
            if (i < old.size() && isLike(name(children.get(i)), name(old.get(i)))) {
                places[i] = i;
                continue;
            }
            if (named.isEmpty()) {
                for (int j = 0; j < old.size(); j++) {
                    named.put(name(old.get(j)), j);
                }
            }
            places[i] = named.getOrDefault(name(children.get(i)), -1);
        }
    }

    private static Object name(Object child) {
        return child instanceof Variant.Entry(Variant key, _) ? key : ((Variant.Property) child).name();
    }

    /// Whether both may be the same, which of collections only their kinds tell.
    private boolean isLike(Object child, Object other) {
        return switch (child) {
            case Variant.Array _, Variant.Dictionary _, Variant.FullObject _ -> other.getClass() == child.getClass();
            case Variant value -> value.equals(other) || other instanceof Variant before && in.same().test(value, before);
            default -> child.equals(other);
        };
    }
}
