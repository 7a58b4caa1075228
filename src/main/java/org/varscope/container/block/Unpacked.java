package org.varscope.container.block;

import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;

/// What came out of one packed block.
///
/// @param length bytes that were unpacked, from the start on without a hole
/// @param more   whether the block holds more bytes than were asked for
/// @param unread packed bytes that follow the end of the block
/// @param fault  why it could not be read to its end or cannot be trusted; null if it could
public record Unpacked(int length, boolean more, int unread, @Nullable Remark fault) {
    /// {@return whether the block was read to its end, or as far as was asked for}
    public boolean isWhole() {
        return fault == null;
    }

    /// {@return one that was read to its end, or as far as was asked for}
    static Unpacked whole(int length, boolean more, int unread) {
        return new Unpacked(length, more, unread, null);
    }

    static Unpacked broken(int length, Remark fault) {
        return new Unpacked(length, false, 0, fault);
    }
}
