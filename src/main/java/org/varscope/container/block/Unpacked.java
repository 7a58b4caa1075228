package org.varscope.container.block;

/// What came out of one packed block.
///
/// @param length bytes that were unpacked, from the start on without a hole
/// @param more   whether the block holds more bytes than were asked for
/// @param unread packed bytes that follow the end of the block
/// @param fault  why it could not be read to its end or cannot be trusted, a clause for people; empty if it could
public record Unpacked(int length, boolean more, int unread, String fault) {
    /// {@return whether the block was read to its end, or as far as was asked for}
    public boolean isWhole() {
        return fault.isEmpty();
    }

    static Unpacked broken(int length, String fault) {
        return new Unpacked(length, false, 0, fault);
    }
}
