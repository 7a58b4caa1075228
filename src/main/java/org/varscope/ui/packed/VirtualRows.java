package org.varscope.ui.packed;

import module java.base;
import javafx.collections.ObservableListBase;

/// The numbers 0, 1, 2 and so on as the rows of a table: as many as there are, of which none is kept.
final class VirtualRows extends ObservableListBase<Long> {
    private int size;

    @Override
    public Long get(int index) {
        return (long) Objects.checkIndex(index, size);
    }

    @Override
    public int size() {
        return size;
    }

    /// Becomes as long as `count`, or as a table can be.
    void resize(long count) {
        int now = (int) Math.min(count, Integer.MAX_VALUE - 1);
        int was = size;
        if (now == was) {
            return;
        }
        beginChange();
        size = now;
        if (now > was) {
            nextAdd(was, now);
        } else {
            nextRemove(now, LongStream.range(now, was).boxed().limit(1).toList());
        }
        endChange();
    }
}
