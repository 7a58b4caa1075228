package org.varscope.bytes;

import module java.base;

/// Reads numbers out of a [ByteStore] through a window of contiguous bytes. For one thread only.
///
/// All reads take an offset; there is no position. A read past the end throws an [IndexOutOfBoundsException], a source
/// that fails throws an [java.io.UncheckedIOException], and either leaves the reader usable.
///
/// **How the window moves.** Where a long enough stretch is held in memory, the window is that very array, with no
/// copy: a file read whole is one window. Otherwise the bytes are copied to a buffer of the reader, across as many
/// pieces as it takes. Buffers are on a fixed grid, so reading backwards reloads no more often than reading forwards; a
/// jump loads a small block, and every step to a neighbouring block doubles the size up to the limit.
///
/// **Hot loops** may take the window and index it themselves:
///
/// ```java
/// reader.load(at);
/// byte[] array = reader.array();
/// int index = reader.arrayOffset() + (int) (at - reader.arrayStart());
/// int end = reader.arrayEnd(); // index < end, and at least AHEAD bytes are between unless the store ends there
/// ```
///
/// Any later call of the same reader may move the window, so take it anew after one.
public final class ByteReader {
    /// Bytes that a reader reads ahead if not told otherwise: 256 KiB.
    public static final int WINDOW = 256 * 1024;
    /// 1 KiB.
    public static final int SMALLEST_WINDOW = 1024;
    /// 4 MiB.
    public static final int LARGEST_WINDOW = 4 * 1024 * 1024;
    /// After [#load], the window holds this many bytes from the asked offset on, or all up to the end of the store.
    public static final int AHEAD = 256;

    /// What a jump loads.
    private static final int FIRST_BLOCK = 4 * 1024;
    /// Shorter stretches of memory are copied together with their neighbours.
    private static final int LEAST_IN_PLACE = 4096;

    private static final VarHandle INTS = view(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = view(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final ByteStore store;
    private final long length;
    private final int largest;
    private int block;
    /// What was last not to be had as a whole.
    private Span torn = new Span(0, 0);
    private byte[] buffer = new byte[0];

    private byte[] array = buffer;
    /// The byte at offset `at` has index `at - origin`, for indices from `first` to, not including, `end`.
    private long origin;
    private int first;
    private int end;

    /// @param window largest number of bytes to read ahead
    /// @throws IllegalArgumentException unless `window` is a power of two from [#SMALLEST_WINDOW] to [#LARGEST_WINDOW]
    public ByteReader(ByteStore store, int window) {
        if (Integer.bitCount(window) != 1 || window < SMALLEST_WINDOW || window > LARGEST_WINDOW) {
            throw new IllegalArgumentException("no such window: " + window);
        }
        this.store = store;
        this.length = store.length();
        this.largest = window;
        this.block = Math.min(FIRST_BLOCK, window);
    }

    /// {@return a reader of the same store for jumping about, whose loads are small and leave this one where it is}
    public ByteReader forJumps() {
        return new ByteReader(store, SMALLEST_WINDOW);
    }

    private static VarHandle view(Class<?> numbers, ByteOrder order) {
        return MethodHandles.byteArrayViewVarHandle(numbers, order);
    }

    /// {@return number of bytes in the store}
    public long length() {
        return length;
    }

    /// {@return the byte at `at`, 0 to 255}
    public int u8(long at) {
        long index = at - origin;
        return index >= first && index < end ? array[(int) index] & 0xFF : u8Elsewhere(at);
    }

    /// {@return the 4 bytes at `at` as a little-endian signed number}
    public int i32(long at) {
        long index = at - origin;
        return index >= first && index <= end - 4 ? (int) INTS.get(array, (int) index) : i32Elsewhere(at);
    }

    /// {@return the 4 bytes at `at` as a little-endian unsigned number}
    public long u32(long at) {
        return i32(at) & 0xFFFF_FFFFL;
    }

    /// {@return the 4 bytes at `at` as a big-endian signed number}
    public int i32be(long at) {
        return Integer.reverseBytes(i32(at));
    }

    /// {@return the 8 bytes at `at` as a little-endian signed number}
    public long i64(long at) {
        long index = at - origin;
        return index >= first && index <= end - 8 ? (long) LONGS.get(array, (int) index) : i64Elsewhere(at);
    }

    private int u8Elsewhere(long at) {
        moveTo(at, 1);
        return array[(int) (at - origin)] & 0xFF;
    }

    private int i32Elsewhere(long at) {
        moveTo(at, 4);
        return (int) INTS.get(array, (int) (at - origin));
    }

    private long i64Elsewhere(long at) {
        moveTo(at, 8);
        return (long) LONGS.get(array, (int) (at - origin));
    }

    /// Copies `count` bytes that start at `at` to `into`, from index `offset` on.
    public void read(long at, byte[] into, int offset, int count) {
        long index = at - origin;
        if (count >= 0 && index >= first && index <= (long) end - count) {
            System.arraycopy(array, (int) index, into, offset, count);
        } else if (count > 0 && count <= AHEAD) {
            moveTo(at, count);
            System.arraycopy(array, (int) (at - origin), into, offset, count);
        } else {
            store.read(at, into, offset, count);
        }
    }

    /// Makes the window hold the byte at `at` and at least [#AHEAD] from there on, or all up to the end of the store.
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= at < length()`
    public void load(long at) {
        Objects.checkFromIndexSize(at, 1, length);
        int needed = (int) Math.min(AHEAD, length - at);
        long index = at - origin;
        if (index < first || index > end - needed) {
            moveTo(at, needed);
        }
    }

    /// {@return the array of the window; only to be read}
    public byte[] array() {
        return array;
    }

    /// {@return offset in the store of the first byte of the window}
    public long arrayStart() {
        return origin + first;
    }

    /// {@return index in [#array] of the first byte of the window}
    public int arrayOffset() {
        return first;
    }

    /// {@return index in [#array] just past the last byte of the window}
    public int arrayEnd() {
        return end;
    }

    /// Moves the window so that it holds `needed` bytes from `at` on, at most [#AHEAD].
    private void moveTo(long at, int needed) {
        Objects.checkFromIndexSize(at, needed, length);
        Seq.Place<Piece> place = store.pieces().atOffset(at);
        Piece piece = place.part();
        byte[] held = piece.source().array();
        long ends = place.offset() + piece.length();
        boolean inPlace = ends == length || ends - at >= AHEAD && piece.length() >= LEAST_IN_PLACE;
        if (held != null && inPlace) {
            show(held, place.offset() - piece.start(), (int) piece.start(), (int) (piece.start() + piece.length()));
        } else {
            fill(at, needed);
        }
    }

    private void fill(long at, int needed) {
        if (torn.contains(at)) {
            fillExactly(at, needed);
            return;
        }
        long windowStart = origin + first;
        long windowEnd = origin + end;
        boolean isNear = windowEnd > windowStart && at >= windowStart - block && at < windowEnd + block;
        block = isNear ? Math.min(2 * block, largest) : Math.min(FIRST_BLOCK, largest);
        long start = at & -block;
        int size = (int) Math.min((long) block + AHEAD, length - start);
        show(buffer, 0, 0, 0); // if reading fails, nothing of the torn buffer shows
        if (buffer.length < size) {
            buffer = new byte[block + AHEAD];
        }
        try {
            store.read(start, buffer, 0, size);
            show(buffer, start, 0, size);
        } catch (UncheckedIOException e) {
            // What is read ahead may be what cannot be had. Asking for it again may take as long as a drive needs to
            // give up.
            torn = new Span(start, size);
            fillExactly(at, needed);
        }
    }

    private void fillExactly(long at, int needed) {
        show(buffer, 0, 0, 0);
        store.read(at, buffer, 0, needed);
        show(buffer, at, 0, needed);
    }

    private void show(byte[] bytes, long offsetOfIndex0, int from, int to) {
        array = bytes;
        origin = offsetOfIndex0;
        first = from;
        end = to;
    }
}
