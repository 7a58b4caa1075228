package org.varscope.container.buffer;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// A size that a game writes before a packed buffer.
///
/// @param bytes    that it has: 4 or 8
/// @param order    of these
/// @param isPacked whether it is that of the packed buffer; else it is that of what is inside
public record SizeBefore(int bytes, ByteOrder order, boolean isPacked) {
    private static final long LARGEST_U32 = 0xFFFF_FFFFL;
    private static final String PACKED = "packed-";
    private static final String BIG_ENDIAN = "-be";

    /// Those that there are, of which the first that fits is taken.
    static final List<SizeBefore> ALL = Stream.of(false, true)
            .flatMap(packed -> Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)
                    .flatMap(order -> Stream.of(4, 8).map(bytes -> new SizeBefore(bytes, order, packed)))).toList();

    /// {@return its name on the command line, such as `u64`, `u32-be` or `packed-u32`}
    public String word() {
        return (isPacked ? PACKED : "") + "u" + bytes * Byte.SIZE + (order == ByteOrder.BIG_ENDIAN ? BIG_ENDIAN : "");
    }

    /// {@return the size that `word` names}
    static Optional<SizeBefore> named(String word) {
        return ALL.stream().filter(size -> size.word().equals(word)).findFirst();
    }

    /// {@return what a file that begins with it says; nothing where it is too short, or that is no size}
    public OptionalLong in(ByteStore file) {
        long size = file.length() < bytes ? -1 : number(file);
        return size < 0 ? OptionalLong.empty() : OptionalLong.of(size);
    }

    /// {@return the number that a file begins with, which is no size where it is negative}
    public long number(ByteStore file) {
        ByteBuffer in = ByteBuffer.wrap(file.bytes(new Span(0, bytes))).order(order);
        return bytes == Integer.BYTES ? Integer.toUnsignedLong(in.getInt()) : in.getLong();
    }

    /// {@return the bytes that say `size`}
    public byte[] bytes(long size) {
        ByteBuffer out = ByteBuffer.allocate(bytes).order(order);
        return (bytes == Integer.BYTES ? out.putInt((int) size) : out.putLong(size)).array();
    }

    /// {@return the most that it can say}
    public long largest() {
        return bytes == Integer.BYTES ? LARGEST_U32 : Long.MAX_VALUE;
    }
}
