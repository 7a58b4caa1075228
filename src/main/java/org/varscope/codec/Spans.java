package org.varscope.codec;

import module java.base;

/// Where the values of one decoding lie, each under its number: a collection before what it holds, keys before values.
final class Spans {
    private int[] starts = new int[16];
    private int[] bodies = new int[16];
    private int[] ends = new int[16];
    private int[] next = new int[16];
    private int size;
    private int[] open = new int[16];
    private int depth;

    /// A value begins at `at`.
    void open(int at) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            bodies = Arrays.copyOf(bodies, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
            next = Arrays.copyOf(next, 2 * size);
        }
        if (depth == open.length) {
            open = Arrays.copyOf(open, 2 * depth);
        }
        open[depth++] = size;
        starts[size++] = at;
    }

    /// The count of the value that began last ends at `at`.
    void count(int at) {
        bodies[open[depth - 1]] = at;
    }

    /// The innermost value that has not ended yet ends at `at`.
    void close(int at) {
        int value = open[--depth];
        ends[value] = at;
        next[value] = size;
    }

    /// {@return the offset of the header of `value`}
    int start(int value) {
        return starts[value];
    }

    /// {@return the offset behind the count of the collection `value`}
    int body(int value) {
        return bodies[value];
    }

    /// {@return the offset behind `value`}
    int end(int value) {
        return ends[value];
    }

    /// {@return the number of the value behind `value` and all that it holds}
    int after(int value) {
        return next[value];
    }
}
