package org.varscope.compare;

import module java.base;

/// The longest rising part of a row of numbers: what may stay where it is while everything else moves past it.
final class Rising {
    private Rising() { }

    /// {@return the places of a longest part of `numbers` in which each is above the one before; those below 0 are left
    /// out}
    static BitSet longest(int[] numbers) {
        int[] ends = new int[numbers.length];
        int[] before = new int[numbers.length];
        int length = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] >= 0) {
                int at = firstNotBelow(numbers, ends, length, numbers[i]);
                before[i] = at == 0 ? -1 : ends[at - 1];
                ends[at] = i;
                length = Math.max(length, at + 1);
            }
        }
        BitSet longest = new BitSet(numbers.length);
        for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = before[i]) {
            longest.set(i);
        }
        return longest;
    }

    private static int firstNotBelow(int[] numbers, int[] ends, int length, int number) {
        int from = 0;
        int to = length;
        while (from < to) {
            int middle = from + to >>> 1;
            if (numbers[ends[middle]] < number) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
}
