package org.varscope.container.block;

import module java.base;

/// Packs and unpacks single blocks in one of the engine's ways.
///
/// A codec may hold memory outside the heap and has to be closed. One thread uses it at a time.
public sealed interface BlockCodec extends AutoCloseable permits FastLz, Deflate, Zstd, Brotli {
    /// Unpacks a block. Damage is a result: nothing is thrown for what the bytes are.
    ///
    /// @param packed begins with the packed bytes
    /// @param count  of them
    /// @param into   takes what comes out, from index 0 on
    /// @param size   bytes that are wanted, at most as many as `into` has
    Unpacked unpack(byte[] packed, int count, byte[] into, int size);

    /// {@return `plain` as a packed block}
    ///
    /// @throws IOException with a reason for people, if nobody can write blocks of this kind
    byte[] pack(byte[] plain) throws IOException;

    /// {@return bytes that `count` packed ones can hold at most, so that more is never set aside for them}
    long capacity(int count);

    @Override
    default void close() { }
}
