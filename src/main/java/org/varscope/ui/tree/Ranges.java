package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Divides the children of large collections so that no row has more than [#MOST] rows right below it.
final class Ranges {
    /// The most rows below one row.
    static final long MOST = 1000;

    private Ranges() { }

    /// {@return the row at the top of the tree: the only value of the file, where there is nothing else in it, or all
    /// records}
    static TreeRow top(Structure structure) {
        boolean alone = structure.records() == 1 && structure.unclaimed(null, 0, 1, 1).isEmpty();
        return alone ? TreeRow.child(null, 0) : new TreeRow.Range(null, 0, structure.records());
    }

    /// {@return the rows right below a collection of `count` children}
    static List<TreeRow> below(@Nullable Location parent, long count) {
        return below(parent, 0, count, place -> TreeRow.child(parent, place));
    }

    /// {@return the rows right below `range`}
    static List<TreeRow> below(TreeRow.Range range) {
        return below(range.parent(), range.from(), range.to(), place -> TreeRow.child(range.parent(), place));
    }

    /// {@return the rows right below a packed array, or a range of it: its elements from `from` up to, not including,
    /// `to`}
    static List<TreeRow> elements(Location array, long from, long to) {
        return below(array, from, to, index -> new TreeRow.Element(array, index));
    }

    private static List<TreeRow> below(@Nullable Location parent, long from, long to, LongFunction<TreeRow> single) {
        long size = size(to - from);
        List<TreeRow> rows = new ArrayList<>();
        for (long start = from; start < to; start += size) {
            rows.add(size == 1 ? single.apply(start) : new TreeRow.Range(parent, start, Math.min(to, start + size)));
        }
        return rows;
    }

    /// {@return `rows` with the bytes between them that are no value, as far as the rows are values, and with those
    /// behind the last of all}
    ///
    /// @param collection that the rows are children of, null for the records of the file
    /// @param parent     where that is
    static List<TreeRow> withGaps(Structure structure, @Nullable Node collection, @Nullable Location parent,
            List<TreeRow> rows) {
        long children = collection == null ? structure.records() : collection.children();
        boolean values = rows.isEmpty() || rows.getFirst() instanceof TreeRow.Value;
        long from = values ? rows.isEmpty() ? 0 : place(rows.getFirst()) : children;
        long to = rows.isEmpty() ? 0 : end(rows.getLast());
        if (from > to || !mayHold(structure, collection)) {
            return rows;
        }
        List<TreeRow> all = new ArrayList<>();
        int next = 0;
        for (Structure.Unclaimed gap : structure.unclaimed(collection, from, to, (int) MOST)) {
            while (next < rows.size() && (!values || place(rows.get(next)) < gap.before())) {
                all.add(rows.get(next++));
            }
            all.add(new TreeRow.Gap(parent, gap.span(), gap.before() >= children, gap.unread()));
        }
        all.addAll(rows.subList(next, rows.size()));
        return all;
    }

    /// {@return whether it is worth looking for gaps in `collection`}
    static boolean mayHold(Structure structure, @Nullable Node collection) {
        return collection == null
                || collection.isCollection() && (collection.state() != State.WHOLE || !structure.isComplete());
    }

    private static long place(TreeRow row) {
        return row instanceof TreeRow.Value(Location at) ? at.last() : 0;
    }

    private static long end(TreeRow row) {
        return switch (row) {
            case TreeRow.Value(Location at) -> at.last() + 1;
            case TreeRow.Range range -> range.to();
            case TreeRow.Element _, TreeRow.Gap _ -> 0;
        };
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
