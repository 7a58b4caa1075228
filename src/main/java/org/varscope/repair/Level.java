package org.varscope.repair;

import org.jspecify.annotations.Nullable;

/// An open collection as a reading is in it. Immutable, so that other readings may go on from there.
///
/// @param around    the collection around it; null for the record
/// @param start     offset of its header
/// @param countAt   offset of its count; -1 for the record
/// @param items     that its count asks for, keys and values one each
/// @param remaining of them, those that are to come
/// @param each      items of one child: 2 in a Dictionary
/// @param named     whether items are names and values
/// @param likeness  header of the first key, or of the element before; -1 before the first
/// @param last      offset of the item that was begun last
/// @param depth     how many levels there are with this one
record Level(@Nullable Level around, long start, long countAt, long items, long remaining, int each, boolean named,
        long likeness, long last, int depth) {
    Level(@Nullable Level around, long start, long countAt, long items, long remaining, int each, boolean named,
            long likeness, long last) {
        this(around, start, countAt, items, remaining, each, named, likeness, last,
                around == null ? 1 : around.depth + 1);
    }

    /// {@return the level of a record: one value to come}
    static Level record(long start) {
        return new Level(null, start, -1, 1, 1, 1, false, -1, start);
    }

    /// {@return it with one item less to come}
    Level past(long item, int header) {
        boolean kept = each == 2 && (likeness >= 0 || !atKey());
        return new Level(around, start, countAt, items, remaining - 1, each, named,
                kept ? likeness : header & 0xFFFF_FFFFL, item);
    }

    /// {@return whether the next item is a key}
    boolean atKey() {
        return each == 2 && remaining % 2 == 0;
    }

    /// {@return items that were begun}
    long done() {
        return items - remaining;
    }

    /// {@return whether reading goes on from both in the same way}
    boolean isLike(Level other) {
        Level one = this;
        Level two = other;
        while (one != null && two != null && one != two) {
            if (one.remaining != two.remaining || one.each != two.each || one.named != two.named) {
                return false;
            }
            one = one.around;
            two = two.around;
        }
        return one == two;
    }

    /// Where a reading is before an item.
    ///
    /// @param at    offset of the item
    /// @param level that it is in
    /// @param oddness how odd everything before it is
    record Place(long at, Level level, double oddness) { }
}
