package org.varscope.codec;

import module java.base;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.problem.EngineError;

/// Bytes that grow, for one value or for many written one after the other.
///
/// They are in pieces, so that growing copies nothing. Not for several threads at once. Holds up to 2 GiB, as one value
/// of an engine does.
public final class Output {
    private static final int LARGEST = Integer.MAX_VALUE - 8;
    /// Room of a piece, where nothing in it needs more. Small enough for a collector to treat as any other object.
    private static final int PIECE = 256 * 1024;
    /// Characters up to which a loop beats making an array of the text's bytes.
    private static final int SHORT_TEXT = 64;

    /// The pieces that are full, in order.
    private final List<Piece> full = new ArrayList<>();
    /// Bytes in the full pieces.
    private int before;
    /// The piece that is written to.
    private byte[] bytes;
    /// Bytes in that piece.
    private int size;

    private record Piece(byte[] bytes, int size) { }

    /// An empty output.
    public Output() {
        this(256);
    }

    /// An empty output with room for `capacity` bytes before it grows.
    public Output(int capacity) {
        bytes = new byte[capacity];
    }

    /// {@return how many bytes were written}
    public int size() {
        return before + size;
    }

    /// {@return a copy of the bytes}
    public byte[] toBytes() {
        if (full.isEmpty()) {
            return Arrays.copyOf(bytes, size);
        }
        byte[] all = new byte[size()];
        int at = 0;
        for (Piece piece : full) {
            System.arraycopy(piece.bytes, 0, all, at, piece.size);
            at += piece.size;
        }
        System.arraycopy(bytes, 0, all, at, size);
        return all;
    }

    /// Drops what was written from `newSize` on, and keeps the room.
    /// @throws IndexOutOfBoundsException if there are fewer bytes than `newSize`
    public void truncate(int newSize) {
        if (newSize < 0 || newSize > size()) {
            throw new IndexOutOfBoundsException(newSize);
        }
        while (newSize < before) {
            Piece last = full.removeLast();
            bytes = last.bytes;
            before -= last.size;
        }
        size = newSize - before;
    }

    void i32(int value) throws EncodeException {
        room(4);
        LittleEndian.i32(bytes, size, value);
        size += 4;
    }

    void i32(int first, int second) throws EncodeException {
        room(8);
        LittleEndian.i32(bytes, size, first);
        LittleEndian.i32(bytes, size + 4, second);
        size += 8;
    }

    void i64(long value) throws EncodeException {
        room(8);
        LittleEndian.i64(bytes, size, value);
        size += 8;
    }

    /// Writes bytes, then zeros up to a multiple of 4.
    void padded(byte[] run) throws EncodeException {
        room(run.length + 3L);
        System.arraycopy(run, 0, bytes, size, run.length);
        pad(run.length);
    }

    /// Writes the bytes `[from, to)` of `run` as they are.
    void raw(byte[] run, int from, int to) throws EncodeException {
        run(to - (long) from).put(run, from, to - from);
    }

    /// {@return room for `length` bytes, which count as written}
    ByteBuffer run(long length) throws EncodeException {
        room(length);
        ByteBuffer run = ByteBuffer.wrap(bytes, size, (int) length).order(ByteOrder.LITTLE_ENDIAN);
        size += (int) length;
        return run;
    }

    /// Writes a length, UTF-8 and padding.
    ///
    /// @param nul 1 to write a NUL that the length counts, else 0
    /// @throws EncodeException if no engine of `rule` reads the text back
    void text(String text, int nul, TextRule rule) throws EncodeException {
        int length = text.length();
        if (length <= SHORT_TEXT) {
            room(4L + length + nul + 4);
            int at = size + 4;
            int i = 0;
            while (i < length) {
                char c = text.charAt(i);
                if ((char) (c - 1) >= 0x7F) {
                    break;
                }
                bytes[at + i++] = (byte) c;
            }
            if (i == length) {
                LittleEndian.i32(bytes, size, length + nul);
                size = at;
                pad(length, nul);
                return;
            }
        }
        longText(text, nul, rule);
    }

    private void longText(String text, int nul, TextRule rule) throws EncodeException {
        if (text.indexOf('\0') >= 0) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.NUL.with(text.indexOf('\0')));
        }
        if (rule == TextRule.STRICT && Utf8.hasLoneSurrogate(text)) {
            throw new EncodeException(EngineError.ERR_INVALID_PARAMETER,
                    EncodeRemark.HALF_PAIR.with());
        }
        byte[] run = Utf8.bytes(text);
        room(4L + run.length + nul + 4);
        LittleEndian.i32(bytes, size, run.length + nul);
        size += 4;
        System.arraycopy(run, 0, bytes, size, run.length);
        pad(run.length, nul);
    }

    /// Ends a run of `length` bytes that are at the end already.
    private void pad(int length, int nul) {
        pad(length);
        if (nul != 0 && (length & 3) == 0) {
            LittleEndian.i32(bytes, size, 0);
            size += 4;
        }
    }

    private void pad(int length) {
        size += length;
        while ((length++ & 3) != 0) {
            bytes[size++] = 0;
        }
    }

    private void room(long more) throws EncodeException {
        if (more > bytes.length - size) {
            grow(more);
        }
    }

    private void grow(long more) throws EncodeException {
        if (size() + more > LARGEST) {
            throw new EncodeException(EngineError.ERR_OUT_OF_MEMORY,
                    EncodeRemark.TOO_LARGE.with());
        }
        if (size > 0) {
            full.add(new Piece(bytes, size));
            before += size;
            size = 0;
        }
        bytes = new byte[(int) Math.max(more, Math.min(PIECE, 2L * bytes.length))];
    }
}
