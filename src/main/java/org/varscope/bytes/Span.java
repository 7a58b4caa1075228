package org.varscope.bytes;

import module java.base;

/// A half-open range of bytes, `[start, start + length)`.
///
/// @param start  offset of the first byte; `>= 0`
/// @param length bytes covered; `>= 0`; an empty span marks a position
public record Span(long start, long length) {
    private static final HexFormat DIGITS = HexFormat.of().withUpperCase();

    /// @throws IllegalArgumentException if either number is negative or the end does not fit a `long`
    public Span {
        if (start < 0 || length < 0 || start + length < 0) {
            throw new IllegalArgumentException("no such span: start " + start + ", length " + length);
        }
    }

    /// {@return the span from `start` up to, not including, `end`}
    public static Span between(long start, long end) {
        return new Span(start, end - start);
    }

    /// {@return the offset just past the last byte}
    public long end() {
        return start + length;
    }

    /// {@return whether no byte is covered}
    public boolean isEmpty() {
        return length == 0;
    }

    /// {@return whether the byte at `offset` is covered}
    public boolean contains(long offset) {
        return offset >= start && offset - start < length;
    }

    /// {@return whether every byte of `other` is covered; an empty span is enclosed where its position is in or at
    /// the edge of this one}
    public boolean encloses(Span other) {
        return other.start >= start && other.end() <= end();
    }

    /// {@return this span moved by `distance` bytes, which may be negative}
    public Span shifted(long distance) {
        return new Span(start + distance, length);
    }

    /// {@return the bytes in both, or an empty span where they do not meet}
    public Span intersection(Span other) {
        long from = Math.max(start, other.start);
        return between(from, Math.max(from, Math.min(end(), other.end())));
    }

    /// {@return the spans that are in no other, in order of offset}
    public static List<Span> outermost(List<Span> spans) {
        List<Span> kept = new ArrayList<>();
        spans.stream().sorted(Comparator.comparingLong(Span::start)
                .thenComparing(Span::length, Comparator.reverseOrder()))
                .filter(span -> kept.isEmpty() || !kept.getLast().encloses(span)).forEach(kept::add);
        return List.copyOf(kept);
    }

    /// {@return `0x000000AC - 0x000000B3`, first and last byte inclusive; a position alone where the span is empty}
    @Override
    public String toString() {
        return isEmpty() ? digits(start) : digits(start) + " - " + digits(end() - 1);
    }

    private static String digits(long offset) {
        return "0x" + (offset >>> Integer.SIZE == 0 ? DIGITS.toHexDigits(offset, 8)
                : Long.toHexString(offset).toUpperCase(Locale.ROOT));
    }
}
