package org.varscope.ui.packed;

/// The rows that are selected: from where selecting began to where the keyboard is.
///
/// @param anchor where it began
/// @param current the row that has the keyboard
record RowRange(long anchor, long current) {
    static RowRange at(long row) {
        return new RowRange(row, row);
    }

    long from() {
        return Math.min(anchor, current);
    }

    /// {@return the row after the last}
    long to() {
        return Math.max(anchor, current) + 1;
    }

    long count() {
        return to() - from();
    }

    boolean holds(long row) {
        return row >= from() && row < to();
    }

    /// {@return these rows, as far as they are among `count`}
    RowRange among(long count) {
        long last = Math.max(0, count - 1);
        return new RowRange(Math.clamp(anchor, 0, last), Math.clamp(current, 0, last));
    }
}
