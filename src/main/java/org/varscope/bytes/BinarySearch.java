package org.varscope.bytes;

import module java.base;

/// Finds places in lists that are in order.
public final class BinarySearch {
    private BinarySearch() { }

    /// {@return how many at the front of `list` pass `test`: the place of the first that does not, or the size}
    ///
    /// @param list what passes comes before what does not
    public static <T> int partitionPoint(List<T> list, Predicate<? super T> test) {
        int low = 0;
        int high = list.size();
        while (low < high) {
            int middle = low + high >>> 1;
            if (test.test(list.get(middle))) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
