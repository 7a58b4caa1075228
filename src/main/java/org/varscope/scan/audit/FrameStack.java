package org.varscope.scan.audit;

import module java.base;

/// The collections around the current value of an [Audit], the innermost one spread out over fields.
final class FrameStack {
    /// Any type fits.
    static final long ANY = -1L;

    final KeyHashes keys = new KeyHashes();
    /// Items of the innermost collection that are still to come.
    long remaining;
    /// 1 where items are keys and values in turn, else 0.
    int keyed;
    /// Whether items are names and values.
    boolean named;
    /// Whether only some types fit: bit `i` of [#keyFits] and [#valueFits] says that type `i` does.
    boolean typed;
    long keyFits;
    long valueFits;
    /// The mark of its keys, where they are compared.
    int mark;
    /// Whether they are.
    boolean compared;
    /// Where its header is.
    long start;
    int depth;

    private long[] longs = new long[16 * 4];
    private int[] ints = new int[16 * 2];

    private static final int NAMED = 2;
    private static final int TYPED = 4;
    private static final int COMPARED = 8;

    /// Begins a record: one item, in nothing.
    void begin() {
        depth = 0;
        remaining = 1;
        keyed = 0;
        named = false;
        typed = false;
        keyFits = ANY;
        valueFits = ANY;
        compared = false;
        start = -1;
    }

    /// Enters a collection that is the next item of the one around it.
    void enter(long header, long items, boolean dictionary, boolean object) {
        remaining--;
        if (depth * 4 + 4 > longs.length) {
            longs = Arrays.copyOf(longs, longs.length * 2);
            ints = Arrays.copyOf(ints, ints.length * 2);
        }
        int at = depth++;
        longs[at * 4] = remaining;
        longs[at * 4 + 1] = start;
        longs[at * 4 + 2] = keyFits;
        longs[at * 4 + 3] = valueFits;
        ints[at * 2] = mark;
        ints[at * 2 + 1] = keyed | (named ? NAMED : 0) | (typed ? TYPED : 0) | (compared ? COMPARED : 0);
        remaining = items;
        start = header;
        keyed = dictionary ? 1 : 0;
        named = object;
        typed = false;
        keyFits = ANY;
        valueFits = ANY;
        compared = dictionary && items <= 2 * KeyHashes.MOST;
        if (compared) {
            mark = keys.open(items >> 1);
        }
    }

    /// Goes back to the collection around the innermost one.
    void leave() {
        if (compared) {
            keys.close(mark);
        }
        int at = --depth;
        remaining = longs[at * 4];
        start = longs[at * 4 + 1];
        keyFits = longs[at * 4 + 2];
        valueFits = longs[at * 4 + 3];
        mark = ints[at * 2];
        int flags = ints[at * 2 + 1];
        keyed = flags & 1;
        named = (flags & NAMED) != 0;
        typed = (flags & TYPED) != 0;
        compared = (flags & COMPARED) != 0;
    }

    /// Leaves everything, as after damage.
    void clear() {
        while (depth > 0) {
            leave();
        }
    }

    /// Whether the next item is a key.
    boolean atKey() {
        return keyed != 0 && (remaining & 1) == 0;
    }
}
