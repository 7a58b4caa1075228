package org.varscope.codec;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.TextRule;
import org.varscope.dialect.Utf8;
import org.varscope.problem.EngineError;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.variant.Variant;

/// The bytes of one decoding and how far it has come: words and texts, with every bound checked.
final class Input {
    /// Bytes from which on remembering short texts pays.
    private static final int WORTH_A_CACHE = 1024;

    final byte[] bytes;
    final int start;
    final int end;
    final TextRule rule;
    /// Whether strings follow Godot 1 and 2: one error for all, and the last padding may be missing.
    final boolean lax;
    int at;
    /// Padding that should follow the end and does not, 0 to 3.
    int missing;
    /// The first count that the bytes left cannot hold. Reading goes on, as the engine does, to find its error.
    @Nullable Problem overclaim;
    private final TextCache cache;

    Input(byte[] bytes, int offset, int length, Dialect dialect) {
        this.bytes = bytes;
        this.start = offset;
        this.at = offset;
        this.end = offset + length;
        this.rule = dialect.traits().text();
        this.lax = dialect.traits().generation() == 2;
        this.cache = length < WORTH_A_CACHE ? TextCache.NONE : new TextCache(TextCache.SLOTS);
    }

    int left() {
        return end - at;
    }

    /// Refuses unless `size` bytes of a payload are left.
    void need(long size, String type) throws DecodeException {
        if (size > end - at) {
            throw cut(new Flaw.PayloadCut(type, size, Math.max(left(), 0)));
        }
    }

    /// Takes a word that says how much follows.
    int word(Flaw.Part of) throws DecodeException {
        if (end - at < 4) {
            throw cut(of);
        }
        int word = LittleEndian.i32(bytes, at);
        at += 4;
        return word;
    }

    int i32() {
        int value = LittleEndian.i32(bytes, at);
        at += 4;
        return value;
    }

    long i64() {
        long value = LittleEndian.i64(bytes, at);
        at += 8;
        return value;
    }

    /// Takes `size` bytes, which are there, and the padding after them, which may be missing at the very end.
    void skip(int size) {
        at += size;
        int padding = -size & 3;
        if (padding > end - at) {
            missing = padding - (end - at);
            at = end;
        } else {
            at += padding;
        }
    }

    /// Takes a length and a text. `_decode_string`; in Godot 1 and 2 the same by hand, without checking the padding.
    String text() throws DecodeException {
        return textValue(lax).value();
    }

    /// The same as a value of its own.
    ///
    /// @param unpadded whether the padding may be missing
    Variant.Text textValue(boolean unpadded) throws DecodeException {
        int lengthAt = at;
        int length = word(Flaw.Part.TEXT_LENGTH);
        int padding = unpadded ? 0 : -length & 3;
        if (length < 0 || (long) length + padding > end - at) {
            at = lengthAt;
            throw new DecodeException(lax ? EngineError.ERR_INVALID_DATA : EngineError.ERR_FILE_EOF,
                    new Problem(new Flaw.PastEnd(Flaw.Measured.TEXT, Integer.toUnsignedLong(length),
                            end - lengthAt - 4), span(lengthAt, 4)));
        }
        int from = at;
        skip(length);
        return textAt(from, length);
    }

    /// The text of bytes that are there.
    Variant.Text textAt(int from, int length) throws DecodeException {
        if (length <= 16 && from + 16 <= bytes.length) {
            long low = LittleEndian.i64(bytes, from) & TextCache.mask(length);
            long high = LittleEndian.i64(bytes, from + 8) & TextCache.mask(length - 8);
            Variant.Text known = cache.find(low, high);
            if (known != null) {
                return known;
            }
            Variant.Text text = freshText(from, length);
            cache.keep(low, high, text);
            return text;
        }
        return freshText(from, length);
    }

    private Variant.Text freshText(int from, int length) throws DecodeException {
        int to = from + length;
        if (rule != TextRule.BLANK && !Utf8.isPlain(bytes, from, to)) {
            int bad = Utf8.firstBad(bytes, from, Utf8.end(bytes, from, to), rule);
            if (bad >= 0) {
                throw invalid(new Flaw.TextNotUtf8(Byte.toUnsignedInt(bytes[bad])), span(bad, 1));
            }
        }
        return new Variant.Text(Utf8.text(bytes, from, to, rule));
    }

    /// Notes a count of children, which was the last word taken, if they cannot all be there.
    ///
    /// @param size bytes of the smallest child
    void claim(int count, int size) {
        if (overclaim == null && (long) count * size > left()) {
            overclaim = new Problem(new Flaw.CountPastEnd(count, (long) count * size, left()), span(at - 4, 4));
        }
    }

    /// {@return the refusal of bytes that end too early}
    DecodeException cut(Flaw.Part part) {
        return cut(new Flaw.Cut(part, Math.max(left(), 0)));
    }

    private DecodeException cut(Flaw flaw) {
        int there = Math.max(left(), 0);
        return invalid(flaw, span(end - there, there));
    }

    /// {@return the refusal of bytes that break a rule, as `ERR_INVALID_DATA`}
    static DecodeException invalid(Flaw flaw, Span span) {
        return new DecodeException(EngineError.ERR_INVALID_DATA, new Problem(flaw, span));
    }

    /// {@return a span as problems have it, from the start of the bytes decoded}
    /// @param from index in the array
    Span span(int from, int length) {
        return new Span(from - start, length);
    }

    /// Short texts seen in this decoding, so that the keys of a million dictionaries are a few objects.
    ///
    /// A text of up to 16 bytes is known by its bytes in two words, filled up with zeros. Filling up cannot confuse two
    /// texts, as an engine ends a text at the first NUL. One place per hash: a newer text takes the place of an older
    /// one.
    static final class TextCache {
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
}
