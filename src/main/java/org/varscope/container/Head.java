package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// The beginning of a file and its last four bytes: enough to name it.
///
/// @param bytes  the first bytes, at most [#MOST]
/// @param tail   the last four bytes as Latin-1, or fewer
/// @param length of the whole file
public record Head(byte[] bytes, String tail, long length) {
    /// Text up to this length is looked at whole.
    static final int MOST = 1 << 18;
    /// Bytes of letters that are hardly so by chance.
    private static final int LEAST_UTF_16 = 12;

    static Head of(ByteStore store) {
        long length = store.length();
        long tail = Math.min(4, length);
        return new Head(store.bytes(new Span(0, Math.min(MOST, length))),
                new String(store.bytes(new Span(length - tail, tail)), StandardCharsets.ISO_8859_1), length);
    }

    /// Whether the bytes from `offset` on are those of the Latin-1 string `magic`.
    public boolean has(int offset, String magic) {
        if (bytes.length < offset + magic.length()) {
            return false;
        }
        for (int i = 0; i < magic.length(); i++) {
            if ((bytes[offset + i] & 0xFF) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// Whether there is nothing but NUL in it.
    boolean isZero() {
        return IntStream.range(0, bytes.length).allMatch(i -> bytes[i] == 0);
    }

    /// Whether it is text in UTF-16 that a person could read, with a byte order mark or only of letters of ASCII.
    boolean isUtf16() {
        boolean big = has(0, "\u00FE\u00FF");
        if (big || has(0, "\u00FF\u00FE")) {
            String text = new String(bytes, 2, bytes.length - 2 & ~1,
                    big ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
            return length % 2 == 0 && !text.isEmpty() && text.chars().noneMatch(c -> c < ' ' && isControl((byte) c)
                    || c == '\uFFFD');
        }
        return length % 2 == 0 && bytes.length >= LEAST_UTF_16 && IntStream.of(0, 1).anyMatch(low ->
                IntStream.range(0, bytes.length).allMatch(i -> i % 2 == low ? bytes[i] > 0 && !isControl(bytes[i])
                        : bytes[i] == 0));
    }

    boolean isWhole() {
        return bytes.length == length;
    }

    private static boolean isControl(byte b) {
        return b >= 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' || b == 0x7F;
    }

    /// The beginning as text, if it is text that a person could read: UTF-8 without control characters.
    Optional<String> text() {
        int end = bytes.length;
        // A character that the end of the window cuts is left out.
        for (int back = 1; !isWhole() && back <= 3; back++) {
            if ((bytes[bytes.length - back] & 0xC0) == 0xC0) {
                end = bytes.length - back;
                break;
            }
        }
        for (int i = 0; i < end; i++) {
            if (isControl(bytes[i])) {
                return Optional.empty();
            }
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, end)).toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }
}
