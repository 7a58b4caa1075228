package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.variant.Variant;

/// Which old child stands in the place of each new one: entries and properties by their keys and names, elements by
/// their places, counted from the end behind the first that differs where there are more or fewer than before.
final class Counterparts {
    private final Original.Place collection;
    private final BiPredicate<Variant, Variant> same;
    private final List<?> old;
    /// The number of the old child for each new one, -1 for none.
    private final int[] places;

    Counterparts(List<?> children, Original.Place collection, BiPredicate<Variant, Variant> same) {
        this.collection = collection;
        this.same = same;
        this.old = switch (collection.value()) {
            case Variant.Array array -> array.elements();
            case Variant.Dictionary dictionary -> dictionary.entries();
            case Variant.FullObject object -> object.properties();
            default -> List.of();
        };
        this.places = new int[children.size()];
        if (collection.value() instanceof Variant.Array) {
            byPlace(children);
        } else {
            byName(children);
        }
    }

    /// {@return the old element, or the value of the old entry or property, for the new one at `index`}
    Original.@Nullable Place value(int index) {
        int place = places[index];
        return place < 0 ? null
                : collection.held(collection.value() instanceof Variant.Dictionary ? 2 * place + 1 : place);
    }

    /// {@return the key of the old entry}
    Original.@Nullable Place key(int index) {
        return places[index] < 0 ? null : collection.held(2 * places[index]);
    }

    /// Writes the name of the old property as it is, where there is one.
    boolean copyName(int index, Output out) throws EncodeException {
        if (places[index] >= 0) {
            collection.copyName(places[index], out);
        }
        return places[index] >= 0;
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
            case Variant value -> value.equals(other) || other instanceof Variant before && same.test(value, before);
            default -> child.equals(other);
        };
    }
}
