package org.varscope.bytes;

import module java.base;

/// Where typed and pasted bytes are kept: append-only chunks of memory.
///
/// What is appended right after something else is right after it in the same chunk, so that a run of typing stays one
/// piece of a [ByteStore].
///
/// **Who may write:** one thread at a time calls [#append], the thread that owns the document. The stores it returns
/// may be read by any thread, also while more is appended: a chunk only ever changes behind the bytes it has published.
public final class Scratch {
    private static final int FIRST_CHUNK = 4 * 1024;
    private static final int LARGEST_CHUNK = 1024 * 1024;

    private Chunk chunk = new Chunk(0);

    /// Makes an empty scratch; it takes memory when it is first written to.
    public Scratch() {}

    /// {@return a store of a copy of `bytes`, in one piece}
    public ByteStore append(byte[] bytes) {
        return append(bytes, 0, bytes.length);
    }

    /// {@return a store of a copy of the `count` bytes from index `offset` on, in one piece}
    ///
    /// @throws IndexOutOfBoundsException if `bytes` does not have them
    public ByteStore append(byte[] bytes, int offset, int count) {
        Objects.checkFromIndexSize(offset, count, bytes.length);
        if (count > LARGEST_CHUNK / 4) {
            return ByteStore.of(Arrays.copyOfRange(bytes, offset, offset + count));
        }
        if (count > chunk.room()) {
            chunk = new Chunk(nextCapacity(count));
        }
        long start = chunk.append(bytes, offset, count);
        return ByteStore.of(chunk).slice(new Span(start, count));
    }

    private int nextCapacity(int count) {
        long doubled = Math.clamp(2L * chunk.bytes.length, FIRST_CHUNK, LARGEST_CHUNK);
        return (int) Math.max(doubled, count);
    }

    /// A fixed array of which the first [#length] bytes are written for good.
    private static final class Chunk implements ByteSource {
        private final byte[] bytes;
        private volatile int published;

        Chunk(int capacity) {
            bytes = new byte[capacity];
        }

        int room() {
            return bytes.length - published;
        }

        /// Only the writer calls this. The volatile store comes last, so whoever sees the new length sees the bytes.
        long append(byte[] from, int offset, int count) {
            int start = published;
            System.arraycopy(from, offset, bytes, start, count);
            published = start + count;
            return start;
        }

        @Override
        public long length() {
            return published;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Objects.checkFromIndexSize(at, count, published);
            System.arraycopy(bytes, (int) at, into, offset, count);
        }

        @Override
        public byte[] array() {
            return bytes;
        }
    }
}
