package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.variant.Variant;

/// Which old child is in the place of each new one. Entries and properties are told by their keys and names, those
/// with a new one by their values. Elements that are the same are told wherever they are now; those that are left, by
/// their places, counted from the end where there are more or fewer than before.
final class Counterparts {
    /// So many values are looked at in any case, and so many more for each child.
    private static final int LOOKS = 4096;
    private static final int LOOKS_EACH = 4;

    private final Original.Place collection;
    private final BiPredicate<Variant, Variant> same;
    private final List<?> old;
    /// The number of the old child for each new one, -1 for none.
    private final int[] places;
    private final BitSet taken = new BitSet();
    /// How many values may still be looked at to find out what is the same.
    private int looks;

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
        this.looks = LOOKS + LOOKS_EACH * (children.size() + old.size());
        Arrays.fill(places, -1);
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
        int count = places.length;
        int least = Math.min(count, old.size());
        int first = 0;
        while (first < least && isSame(children.get(first), old.get(first))) {
            pair(first, first++);
        }
        int last = 0;
        while (last < least - first && isSame(children.get(count - 1 - last), old.get(old.size() - 1 - last))) {
            last++;
            pair(count - last, old.size() - last);
        }
        pairSame(first, count - last, first, old.size() - last, i -> children.get(i), old::get);
        // A collection that differs inside is looked for from whichever end it can be told by.
        int like = first;
        while (count != old.size() && like < least && isLike(children.get(like), old.get(like))) {
            like++;
        }
        for (int i = first; i < count - last; i++) {
            int place = i < like ? i : old.size() - count + i;
            if (places[i] < 0 && place >= 0 && !taken.get(place)) {
                pair(i, place);
            }
        }
    }

    private void byName(List<?> children) {
        Map<Object, Integer> named = new HashMap<>();
        for (int i = 0; i < places.length; i++) {
            if (i < old.size() && isLike(name(children.get(i)), name(old.get(i)))) {
                pair(i, i);
                continue;
            }
            if (named.isEmpty()) {
                for (int j = 0; j < old.size(); j++) {
                    named.put(name(old.get(j)), j);
                }
            }
            Integer place = named.get(name(children.get(i)));
            if (place != null) {
                pair(i, place);
            }
        }
        pairSame(0, places.length, 0, old.size(), i -> held(children.get(i)), i -> held(old.get(i)));
    }

    private void pair(int index, int place) {
        places[index] = place;
        taken.set(place);
    }

    /// Pairs what is the same among those that have no counterpart yet.
    private void pairSame(int from, int to, int fromOld, int toOld, IntFunction<Object> now, IntFunction<Object> was) {
        for (int i = from; i < to; i++) {
            for (int j = taken.nextClearBit(fromOld); places[i] < 0 && j < toOld && looks > 0;
                    j = taken.nextClearBit(j + 1)) {
                if (isSame(now.apply(i), was.apply(j))) {
                    pair(i, j);
                }
            }
        }
    }

    /// Whether both are the same to the last of what they hold, as far as that may still be looked at.
    private boolean isSame(Object child, Object other) {
        if (!isLike(child, other)) {
            looks--;
            return false; // as nearly all are, of which nothing else is to be made
        }
        Deque<Object> left = new ArrayDeque<>(List.of(child, other));
        while (!left.isEmpty()) {
            Object now = left.pop();
            Object was = left.pop();
            if (looks-- <= 0 || !isLike(now, was)) {
                return false;
            }
            if (size(now) != size(was) || size(now) > looks) {
                return false;
            }
            List<Object> inside = inside(now);
            List<Object> before = inside(was);
            for (int i = 0; i < inside.size(); i++) {
                left.push(before.get(i));
                left.push(inside.get(i));
            }
        }
        return true;
    }

    /// What a collection says of itself and what it holds; nothing of any other value. That it is shared stays anyway.
    private static List<Object> inside(Object value) {
        return switch (value) {
            case Variant.Array(var of, var elements, _) -> joined(List.of(of), elements);
            case Variant.Dictionary(var key, var of, var entries, _) -> joined(List.of(key, of), entries);
            case Variant.FullObject(var name, var properties) -> joined(List.of(name), properties);
            case Variant.Entry(var key, var of) -> List.of(key, of);
            case Variant.Property(var name, var of) -> List.of(name, of);
            default -> List.of();
        };
    }

    private static int size(Object value) {
        return switch (value) {
            case Variant.Array array -> array.elements().size();
            case Variant.Dictionary dictionary -> dictionary.entries().size();
            case Variant.FullObject object -> object.properties().size();
            default -> 0;
        };
    }

    private static List<Object> joined(List<?> head, List<?> held) {
        List<Object> all = new ArrayList<>(head);
        all.addAll(held);
        return all;
    }

    private static Object held(Object child) {
        return child instanceof Variant.Entry(_, Variant value) ? value : ((Variant.Property) child).value();
    }

    private static Object name(Object child) {
        return child instanceof Variant.Entry(Variant key, _) ? key : ((Variant.Property) child).name();
    }

    /// Whether both may be the same, which of collections only their kinds tell.
    private boolean isLike(Object child, Object other) {
        return switch (child) {
            case Variant.Array _, Variant.Dictionary _, Variant.FullObject _, Variant.Entry _, Variant.Property _ ->
                    other.getClass() == child.getClass();
            case Variant value -> value.equals(other) || other instanceof Variant before && same.test(value, before);
            default -> child.equals(other);
        };
    }
}
