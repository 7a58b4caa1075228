package org.varscope.compare;

import module java.base;

/// Finds the places of numbers in an array, the first first.
final class LongIndex {
    private final long[] numbers;
    private final int from;
    private final int[] heads;
    private final int[] next;

    /// @param numbers the array
    /// @param from    the first place that is to be found
    /// @param to      the place past the last
    /// @param among   which of them are
    LongIndex(long[] numbers, int from, int to, IntPredicate among) {
        this.numbers = numbers;
        this.from = from;
        this.heads = new int[Integer.highestOneBit(Math.max(1, to - from)) << 1];
        this.next = new int[to - from];
        Arrays.fill(heads, -1);
        for (int place = to - 1; place >= from; place--) {
            if (among.test(place)) {
                int slot = slot(numbers[place], heads.length);
                next[place - from] = heads[slot];
                heads[slot] = place;
            }
        }
    }

    /// {@return the first place of `number`; -1 where there is none}
    int first(long number) {
        return on(heads[slot(number, heads.length)], number);
    }

    /// {@return the next place of the number at `place`; -1 where there is none}
    int after(int place) {
        return on(next[place - from], numbers[place]);
    }

    /// {@return the first place of `number`, which is not found again}
    int take(long number) {
        int slot = slot(number, heads.length);
        int before = -1;
        for (int place = heads[slot]; place >= 0; before = place, place = next[place - from]) {
            if (numbers[place] == number) {
                if (before < 0) {
                    heads[slot] = next[place - from];
                } else {
                    next[before - from] = next[place - from];
                }
                return place;
            }
        }
        return -1;
    }

    private int on(int start, long number) {
        int place = start;
        while (place >= 0 && numbers[place] != number) {
            place = next[place - from];
        }
        return place;
    }

    /// {@return where the places of `number` are listed: by the upper bits of a product, in which all of the number's
    /// have a part, whatever the numbers were made by}
    ///
    /// @param slots how many lists there are, a power of 2 above 1
    static int slot(long number, int slots) {
        return (int) (number * 0x9E37_79B9_7F4A_7C15L >>> Long.numberOfLeadingZeros(slots) + 1);
    }
}
