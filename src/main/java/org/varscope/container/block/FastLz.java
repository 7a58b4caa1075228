package org.varscope.container.block;

import module java.base;

/// FastLZ, as the engine has it in `thirdparty/misc/fastlz.c`: level 1 for fewer than 65536 bytes, level 2 for more.
///
/// Blocks of fewer than 16 bytes are filled up with zero bytes before they are packed. `core/io/compression.cpp`.
final class FastLz implements BlockCodec {
    /// The engine packs no fewer bytes than this.
    static final int SMALLEST = 16;
    /// A match of level 2 grows by 255 bytes with each byte of its length.
    private static final int LARGEST_GROWTH = 255;
    private static final int LONGEST_START = 264;

    @Override
    public Unpacked unpack(byte[] packed, int count, byte[] into, int size) {
        // Fewer bytes are wanted than the block has with its zero bytes: they are read and dropped.
        byte[] target = size < SMALLEST ? new byte[SMALLEST] : into;
        Unpacked read = new FastLzReader(packed, count, target, Math.max(size, SMALLEST)).run();
        int length = Math.min(read.length(), size);
        if (target != into) {
            System.arraycopy(target, 0, into, 0, length);
        }
        return new Unpacked(length, read.more(), read.unread(), read.fault());
    }

    @Override
    public byte[] pack(byte[] plain) {
        return new FastLzWriter(plain.length < SMALLEST ? Arrays.copyOf(plain, SMALLEST) : plain).run();
    }

    @Override
    public long capacity(int count) {
        return (long) count * LARGEST_GROWTH + LONGEST_START;
    }
}
