package org.varscope.container.block;

import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;

/// Unpacks one buffer of any size step by step, so that no more is held than was asked for. Damage is a result: nothing
/// is thrown for what the bytes are. For one thread.
public sealed interface Unpacking extends AutoCloseable permits InflateUnpacking, ZstdUnpacking, FastLzUnpacking {
    /// {@return how many bytes were put into `into`, from index 0 on; -1 at the end of the buffer, or at a fault}
    int step(byte[] into);

    /// {@return how many bytes the buffer has, once its end was reached}
    long consumed();

    /// {@return why it could not be read to its end or cannot be trusted; null if it could, as far as it was read}
    @Nullable Remark fault();

    @Override
    void close();
}
