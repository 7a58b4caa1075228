package org.varscope.codec;

import org.jspecify.annotations.Nullable;
import org.varscope.variant.Variant;

/// Short texts seen in this decoding, so that the keys of a million dictionaries are a few objects.
///
/// A text of up to 16 bytes is known by its bytes in two words, filled up with zeros. Filling up cannot confuse two
/// texts, as an engine ends a text at the first NUL. One place per hash: a newer text takes the place of an older one.
final class TextCache {
    static final int SLOTS = 1024;
    /// Remembers nothing.
    static final TextCache NONE = new TextCache(0);

    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private final long[] words;
    private final Variant.@Nullable Text[] texts;
    private final int shift;

    /// @param slots a power of two, or 0 for none
    TextCache(int slots) {
        words = new long[2 * slots];
        texts = new Variant.Text[slots];
        shift = slots == 0 ? 0 : Long.numberOfLeadingZeros(slots) + 1;
    }

    /// {@return which bits of a little-endian word the first `bytes` bytes are; none below 1, all from 8 on}
    static long mask(int bytes) {
        return bytes >= 8 ? -1 : bytes <= 0 ? 0 : -1L >>> 64 - 8 * bytes;
    }

    Variant.@Nullable Text find(long low, long high) {
        if (texts.length == 0) {
            return null;
        }
        int slot = slot(low, high);
        return words[2 * slot] == low && words[2 * slot + 1] == high ? texts[slot] : null;
    }

    void keep(long low, long high, Variant.Text text) {
        if (texts.length != 0) {
            int slot = slot(low, high);
            words[2 * slot] = low;
            words[2 * slot + 1] = high;
            texts[slot] = text;
        }
    }

    private int slot(long low, long high) {
        return (int) ((low * SPREAD ^ high * SPREAD + (low >>> 29)) * SPREAD >>> shift);
    }
}
