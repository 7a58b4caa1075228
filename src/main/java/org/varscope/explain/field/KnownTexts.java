package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Texts about small numbers, which come again and again, by what they are made from.
final class KnownTexts {
    private static final int SLOTS = 1 << 10;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;
    private static final int SHIFT = Long.SIZE - Integer.numberOfTrailingZeros(SLOTS);

    private final long[] keys = new long[SLOTS];
    private final @Nullable String[] texts = new String[SLOTS];

    /// {@return the text of `key`}
    ///
    /// @param key  tells all that the text is made from
    /// @param made makes it
    String of(long key, Supplier<String> made) {
        int slot = (int) (key * MIX >>> SHIFT);
        String known = texts[slot];
        if (known == null || keys[slot] != key) {
            known = made.get();
            keys[slot] = key;
            texts[slot] = known;
        }
        return known;
    }
}
