package org.varscope.ui.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.Location;

/// Divides the children of large collections so that no row has more than [#MOST] rows right below it.
final class Ranges {
    /// The most rows below one row.
    static final long MOST = 1000;

    private Ranges() { }

    /// {@return the rows right below a collection of `count` children}
    static List<TreeRow> below(@Nullable Location parent, long count) {
        return below(parent, 0, count);
    }

    /// {@return the rows right below `range`}
    static List<TreeRow> below(TreeRow.Range range) {
        return below(range.parent(), range.from(), range.to());
    }

    private static List<TreeRow> below(@Nullable Location parent, long from, long to) {
        long size = size(to - from);
        List<TreeRow> rows = new ArrayList<>();
        for (long start = from; start < to; start += size) {
            rows.add(size == 1 ? TreeRow.child(parent, start)
                    : new TreeRow.Range(parent, start, Math.min(to, start + size)));
        }
        return rows;
    }

    /// {@return how many children one row stands for: 1, 1000, 1000000, ...}
    private static long size(long count) {
        long size = 1;
        while ((count + size - 1) / size > MOST) {
            size *= MOST;
        }
        return size;
    }
}
