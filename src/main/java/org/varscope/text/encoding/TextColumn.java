package org.varscope.text.encoding;

import module java.base;
import org.varscope.text.Unseen;

/// Bytes as the characters beside them: each at its first byte, with [#CONTINUED] at the others.
///
/// In UTF-8, which is what a person sees who has chosen nothing, only the bytes of texts are characters of several
/// bytes, as any two numbers may look like one. In every other encoding all bytes are read.
public final class TextColumn {
    /// Stands for a byte that is no character.
    public static final char NONE = '\u00B7';
    /// Stands for the bytes of a character after its first.
    public static final char CONTINUED = '\u2039';
    /// Bytes before the first one to be shown that may tell where a character begins.
    public static final int LEAD = 64;

    private static final int WIDE = 0x1100;
    private static final int HALF_WIDTH = 0xFF61;

    private TextColumn() { }

    /// {@return what is shown for each of the first `count` bytes, as code points; those before `from` are only there
    /// to tell where characters begin}
    ///
    /// @param offset of the first of the bytes
    /// @param isText whether the byte of this index is part of a text
    public static int[] of(byte[] bytes, int from, int count, long offset, TextEncoding encoding,
            IntPredicate isText) {
        int[] shown = new int[count];
        Arrays.fill(shown, NONE);
        int at = from >= count ? count : encoding.begin(bytes, from, offset);
        while (at < count) {
            TextEncoding.Read read = encoding.read(bytes, at, count);
            boolean reads = read.length() == 1 || encoding != TextEncoding.UTF_8
                    || IntStream.range(at, at + read.length()).allMatch(isText);
            if (read.length() > 0 && reads && isShown(read.point())) {
                put(shown, at, read);
            }
            at += read.length() > 0 ? read.length() : encoding.step();
        }
        return shown;
    }

    private static void put(int[] shown, int at, TextEncoding.Read read) {
        shown[at] = read.point();
        for (int i = 1; i < read.length(); i++) {
            shown[at + i] = i == 1 && isWide(read.point()) ? ' ' : CONTINUED;
        }
    }

    /// {@return whether a character can be seen where it is}
    public static boolean isShown(int point) {
        return !Unseen.isUnseen(point) && Character.getType(point) != Character.PRIVATE_USE;
    }

    /// {@return whether a character has the width of two letters of English}
    public static boolean isWide(int point) {
        return point >= WIDE && (point < HALF_WIDTH || point > HALF_WIDTH + 0x7F);
    }
}
