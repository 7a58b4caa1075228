package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;

/// The same columns of successive rows of bytes, as a person draws them over a table of bytes: a *stripe* of each row.
/// Every stripe has bytes; the last one has fewer than the others where the bytes end in it.
///
/// There are never more than [#MOST_ROWS], so that what is done to each stripe is bounded however long a file is.
///
/// @param anchor where drawing began, the cell of one corner: an offset, which in the last row may be past the end
/// @param caret  the cell of the opposite corner
/// @param perRow how many bytes are in a row; more than 0
/// @param length of all bytes that it is drawn over
public record Rectangle(long anchor, long caret, int perRow, long length) {
    /// The most rows that there are.
    public static final int MOST_ROWS = 1 << 16;

    /// {@return the rectangle between two cells, as far as there are bytes: of rows that are further from the anchor
    /// than [#MOST_ROWS] none; null where no byte is between them}
    ///
    /// @param anchor `>= 0`; past the end means there in the last row
    /// @param caret  the same
    public static @Nullable Rectangle of(long anchor, long caret, int perRow, long length) {
        long from = within(anchor, perRow, length);
        long row = from / perRow;
        long to = within(caret, perRow, length);
        to = Math.clamp(to / perRow, Math.max(0, row - MOST_ROWS + 1), row + MOST_ROWS - 1) * perRow + to % perRow;
        Rectangle drawn = new Rectangle(from, to, perRow, length);
        boolean endsEmpty = drawn.stripe(drawn.rows() - 1).isEmpty();
        if (drawn.rows() == 1) {
            return endsEmpty ? null
                    : new Rectangle(Math.min(from, length - 1), Math.min(to, length - 1), perRow, length);
        }
        return !endsEmpty ? drawn : from > to ? new Rectangle(from - perRow, to, perRow, length)
                : new Rectangle(from, to - perRow, perRow, length);
    }

    /// {@return the rectangle whose corners are the first and the last byte of `span`; null where that is empty, or
    /// has too many rows}
    ///
    /// @param fromEnd whether it was drawn from its last byte to its first
    public static @Nullable Rectangle over(Span span, boolean fromEnd, int perRow, long length) {
        long last = span.end() - 1;
        if (span.isEmpty() || last / perRow - span.start() / perRow >= MOST_ROWS) {
            return null;
        }
        return fromEnd ? of(last, span.start(), perRow, length) : of(span.start(), last, perRow, length);
    }

    private static long within(long cell, int perRow, long length) {
        long lastRow = Math.max(0, length - 1) / perRow;
        return Math.min(cell / perRow, lastRow) * perRow + cell % perRow;
    }

    private long firstRow() {
        return Math.min(anchor, caret) / perRow;
    }

    private long lastRow() {
        return Math.max(anchor, caret) / perRow;
    }

    private long column() {
        return Math.min(anchor % perRow, caret % perRow);
    }

    /// {@return how many rows there are; from 1 to [#MOST_ROWS]}
    public int rows() {
        return (int) (lastRow() - firstRow() + 1);
    }

    /// {@return how many bytes each stripe has but the last one, which may have fewer; at least 1}
    public int width() {
        return (int) Math.abs(anchor % perRow - caret % perRow) + 1;
    }

    /// {@return the offset of the first byte}
    public long start() {
        return firstRow() * perRow + column();
    }

    /// {@return the bytes from the first to the last one, with all between the stripes}
    public Span extent() {
        return Span.between(start(), stripe(rows() - 1).end());
    }

    /// {@return the bytes of row number `row`, counted from the first of the rectangle}
    public Span stripe(int row) {
        long from = start() + (long) row * perRow;
        return new Span(from, Math.clamp(length - from, 0, width()));
    }

    /// {@return the stripes that have a byte in `part`, in order}
    public List<Span> stripes(Span part) {
        Span met = part.intersection(extent());
        if (met.isEmpty()) {
            return List.of();
        }
        int first = (int) (met.start() / perRow - firstRow());
        int last = (int) ((met.end() - 1) / perRow - firstRow());
        return IntStream.rangeClosed(first, last).mapToObj(this::stripe)
                .filter(stripe -> !stripe.intersection(part).isEmpty()).toList();
    }

    /// {@return all stripes, in order}
    public List<Span> stripes() {
        return stripes(extent());
    }

    /// {@return how many bytes are in it}
    public int size() {
        return (rows() - 1) * width() + (int) stripe(rows() - 1).length();
    }

    /// {@return whether the byte at `offset` is in it}
    public boolean contains(long offset) {
        return extent().contains(offset) && offset % perRow >= column() && offset % perRow < column() + width();
    }

    /// {@return its bytes, row after row}
    ///
    /// @param all the bytes that it is drawn over
    public ByteStore of(ByteStore all) {
        return ByteStore.joined(stripes().stream().map(all::slice).toList());
    }

    /// {@return its bytes, row after row}
    ///
    /// @param there those of the [#extent]
    public byte[] of(byte[] there) {
        byte[] bytes = new byte[size()];
        eachRow((at, in, count) -> System.arraycopy(there, at, bytes, in, count));
        return bytes;
    }

    /// {@return the bytes of the [#extent] with others in its stripes}
    ///
    /// @param there those of the extent
    /// @param bytes as many as are in it, row after row
    public byte[] over(byte[] there, byte[] bytes) {
        byte[] result = there.clone();
        eachRow((at, in, count) -> System.arraycopy(bytes, in, result, at, count));
        return result;
    }

    /// {@return those of each row}
    ///
    /// @param bytes as many as are in it, row after row
    public List<byte[]> rowsOf(byte[] bytes) {
        List<byte[]> rows = new ArrayList<>();
        eachRow((_, in, count) -> rows.add(Arrays.copyOfRange(bytes, in, in + count)));
        return rows;
    }

    /// A row of a rectangle.
    private interface Row {
        /// @param at where its bytes are in those of the extent
        /// @param in where they are in those of the rectangle
        void take(int at, int in, int count);
    }

    private void eachRow(Row then) {
        for (int row = 0; row < rows(); row++) {
            then.take(row * perRow, row * width(), (int) stripe(row).length());
        }
    }
}
