package org.varscope.bytes;

import org.jspecify.annotations.Nullable;

/// A stretch of a source, as it is in a [ByteStore].
///
/// @param source where the bytes are
/// @param start  offset of the first one in the source
/// @param length bytes; `> 0`
public record Piece(ByteSource source, long start, long length) implements Seq.Part {
    @Override
    public long count() {
        return 1;
    }

    @Override
    public long marks() {
        return 0;
    }

    void read(long at, byte[] into, int offset, int count) {
        source.read(start + at, into, offset, count);
    }

    /// {@return where the bytes are in the source}
    public Span span() {
        return new Span(start, length);
    }

    /// {@return only the bytes}
    public ByteStore bytes() {
        return ByteStore.of(source).slice(span());
    }

    /// {@return the `size` bytes from `from` on, counted from the start of this piece}
    Piece cut(long from, long size) {
        return size == length ? this : new Piece(source, start + from, size);
    }

    /// {@return this piece and `next` as one, or null if `next` does not go on where this one ends}
    @Nullable Piece joined(Piece next) {
        boolean goesOn = source == next.source && start + length == next.start;
        return goesOn ? new Piece(source, start, length + next.length) : null;
    }
}
