package org.varscope.scan.index;

import module java.base;

/// Where a value is, by places: the number of its record, then the number of the child at each level (entry of a
/// Dictionary, element of an Array, property of an Object).
///
/// @param places from the record down; never empty. `~place`, which is negative, leads into the key of an entry, not
///               into
///               its value
/// @param key    whether the key of the last entry is meant rather than its value
public record Location(List<Long> places, boolean key) {
    /// Copies the list. A last place that leads into a key means that key.
    public Location {
        if (places.isEmpty()) {
            throw new IllegalArgumentException("a location has at least the number of a record");
        }
        if (places.getLast() < 0) {
            List<Long> entry = new ArrayList<>(places);
            entry.add(~entry.removeLast());
            places = entry;
            key = true;
        }
        places = List.copyOf(places);
    }

    /// {@return the record number `number`}
    public static Location record(long number) {
        return new Location(List.of(number), false);
    }

    /// {@return the child number `place` of this collection}
    public Location child(long place) {
        List<Long> longer = new ArrayList<>(places);
        if (key) {
            longer.add(~longer.removeLast());
        }
        longer.add(place);
        return new Location(longer, false);
    }

    /// {@return the key of this entry}
    public Location asKey() {
        return new Location(places, true);
    }

    /// {@return the value of this entry}
    public Location asValue() {
        return new Location(places, false);
    }

    /// {@return whether this is `other`, or in it, or in its key}
    public boolean isWithin(Location other) {
        int depth = other.places.size();
        if (places.size() < depth || !places.subList(0, depth - 1).equals(other.places.subList(0, depth - 1))) {
            return false;
        }
        return place(depth - 1) == other.places.getLast();
    }

    /// {@return which child, or whose key, leads on at the level `depth`, 0 being that of the records}
    public long place(int depth) {
        long place = places.get(depth);
        return place < 0 ? ~place : place;
    }

    /// {@return whether this is a whole record}
    public boolean isRecord() {
        return places.size() == 1 && !key;
    }

    /// {@return whether this is the key of a record, as settings have}
    public boolean isRecordKey() {
        return places.size() == 1 && key;
    }

    /// {@return the collection that holds this value, or this record itself}
    public Location parent() {
        return places.size() == 1 ? asValue() : new Location(places.subList(0, places.size() - 1), false);
    }

    /// {@return the last place: which child of its parent it is}
    public long last() {
        return places.getLast();
    }
}
