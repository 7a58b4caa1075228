package org.varscope.scan.audit;

import module java.base;

/// The keys of the Dictionaries around the current value, as hashes of 64 bits, to see whether one comes again.
///
/// Few keys are compared one by one, many through a table, and beyond [#MOST] none. Tables grow with the keys
/// that are there and never by a count.
final class KeyHashes {
    /// Keys of one Dictionary beyond which they are no longer compared.
    static final long MOST = 1 << 21;
    private static final int FEW = 16;
    private static final int SMALLEST = 64;
    /// A table that has grown larger is not kept for the next Dictionary, which would have to clear it.
    private static final int LARGEST_KEPT = 4096;

    private long[] few = new long[256];
    private int top;
    private Table[] tables = new Table[4];
    private int open;

    /// Begins a Dictionary of `count` keys.
    ///
    /// @return its mark, to be given to the other methods
    int open(long count) {
        if (count > FEW) {
            if (open == tables.length) {
                tables = Arrays.copyOf(tables, open * 2);
            }
            if (tables[open] == null) {
                tables[open] = new Table();
            }
            return -1 - open++;
        }
        if (top + FEW > few.length) {
            few = Arrays.copyOf(few, few.length * 2);
        }
        return top;
    }

    /// Ends the innermost Dictionary.
    void close(int mark) {
        if (mark >= 0) {
            top = mark;
            return;
        }
        open--;
        if (!tables[open].clear()) {
            tables[open] = new Table();
        }
    }

    /// {@return whether the innermost Dictionary, whose mark is `mark`, has no key of this hash yet; it has one now}
    boolean add(int mark, long hash) {
        if (mark < 0) {
            return tables[-1 - mark].add(hash);
        }
        long[] known = few;
        for (int i = mark; i < top; i++) {
            if (known[i] == hash) {
                return false;
            }
        }
        known[top++] = hash;
        return true;
    }

    /// Open addressing; 0 is a free slot.
    private static final class Table {
        private long[] slots = new long[SMALLEST];
        private int shift = 64 - 6;
        private int used;

        boolean add(long hash) {
            long value = hash == 0 ? 1 : hash;
            int mask = slots.length - 1;
            int slot = (int) (value >>> shift);
            while (slots[slot] != 0) {
                if (slots[slot] == value) {
                    return false;
                }
                slot = slot + 1 & mask;
            }
            slots[slot] = value;
            if (++used * 2 > mask) {
                grow();
            }
            return true;
        }

        private void grow() {
            long[] old = slots;
            slots = new long[old.length * 2];
            shift--;
            int mask = slots.length - 1;
            for (long value : old) {
                if (value != 0) {
                    int slot = (int) (value >>> shift);
                    while (slots[slot] != 0) {
                        slot = slot + 1 & mask;
                    }
                    slots[slot] = value;
                }
            }
        }

        /// {@return whether it was worth clearing}
        boolean clear() {
            if (slots.length > LARGEST_KEPT) {
                return false;
            }
            Arrays.fill(slots, 0);
            used = 0;
            return true;
        }
    }
}
