package org.varscope.container;

import module java.base;

/// What has changed between two contents of a base64 text, in groups of three bytes, which are four letters each.
///
/// @param from   number of the first letter of the old text that changes
/// @param to     number of the letter after the last that changes
/// @param middle letters to stand between
record Base64Change(int from, int to, String middle) {
    private static final int BYTES = 3;
    private static final int LETTERS = 4;

    /// {@return the change from `old` to `fresh`}
    ///
    /// @param letters that the old text has
    /// @param padded  whether `=` fills the last group up
    static Base64Change of(byte[] old, byte[] fresh, int letters, boolean padded) {
        int shorter = Math.min(old.length, fresh.length);
        int mismatch = Arrays.mismatch(old, 0, shorter, fresh, 0, shorter);
        int from = (mismatch < 0 ? shorter : mismatch) / BYTES * BYTES;
        int same = 0;
        boolean isAligned = (old.length - fresh.length) % BYTES == 0;
        while (isAligned && same < shorter - from && old[old.length - 1 - same] == fresh[fresh.length - 1 - same]) {
            same++;
        }
        int to = Math.min(old.length, Math.ceilDiv(old.length - same, BYTES) * BYTES);
        boolean isEnd = to == old.length;
        Base64.Encoder encoder = padded ? Base64.getEncoder() : Base64.getEncoder().withoutPadding();
        String middle = encoder.encodeToString(Arrays.copyOfRange(fresh, from, fresh.length - (old.length - to)));
        return new Base64Change(from / BYTES * LETTERS, isEnd ? letters : to / BYTES * LETTERS, middle);
    }
}
