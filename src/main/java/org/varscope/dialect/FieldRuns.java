package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Which record of a file is which item of its [FieldList]: of an item that comes several times, the records
/// from one number on up to another.
public final class FieldRuns {
    private final FieldList list;
    /// The record that each item begins with, and behind them the one past the last.
    private final long[] starts;
    /// How many items at the start come once.
    private final int single;

    /// @param counts how often each item comes, given its place and the record that it begins with
    public FieldRuns(FieldList list, Counts counts) {
        List<FieldItem> items = list.items();
        this.list = list;
        this.starts = new long[items.size() + 1];
        int once = 0;
        for (int i = 0; i < items.size(); i++) {
            long sum = starts[i] + Math.max(0, counts.of(this, i));
            starts[i + 1] = sum < 0 ? Long.MAX_VALUE : sum;
            once += once == i && items.get(i).times() == Times.ONCE ? 1 : 0;
        }
        this.single = once;
    }

    /// How often an item comes.
    public interface Counts {
        /// {@return how often the item number `item` comes; [Long#MAX_VALUE] for up to the end}
        /// @param runs in which the items before it, and where it begins, are known
        long of(FieldRuns runs, int item);
    }

    /// {@return which item the record number `record` is; -1 past the end of the list}
    public int index(long record) {
        if (record < single) {
            return (int) record;
        }
        int low = single;
        int high = starts.length - 1;
        // The last item that begins there: those before it may come no time at all.
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (starts[middle] <= record) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low < list.items().size() && starts[low] <= record ? low : -1;
    }

    /// {@return what the record number `record` is; null past the end of the list}
    public @Nullable FieldItem item(long record) {
        int index = index(record);
        return index < 0 ? null : list.items().get(index);
    }

    /// {@return the number of the first record of an item}
    public long first(int item) {
        return starts[item];
    }

    /// {@return the number past the last record of an item; [Long#MAX_VALUE] where it comes up to the end}
    public long end(int item) {
        return starts[item + 1];
    }

    /// {@return which item may come once more or once less where the record number `record` is; -1 where none may}
    public int changing(long record) {
        int index = index(record);
        return index >= 0 && list.mayChange(index) ? index : -1;
    }

    /// {@return which item comes once more where a record is put in at `place`: the one that begins there, or else the
    /// last one that ends there; -1 where none may}
    public int growing(long place) {
        int index = changing(place);
        return index >= 0 ? index : IntStream.range(0, list.items().size())
                .filter(item -> end(item) == place && list.mayChange(item)).reduce(-1, (_, last) -> last);
    }

    /// {@return the list}
    public FieldList list() {
        return list;
    }
}
