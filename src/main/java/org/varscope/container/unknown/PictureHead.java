package org.varscope.container.unknown;

import module java.base;

/// What the first bytes of a picture say of it. Nothing is decoded for that.
///
/// @param format its name: `PNG`
/// @param width  in pixels; 0 where the first bytes do not say
/// @param height likewise
/// @param shown  whether the window can show the format
public record PictureHead(String format, long width, long height, boolean shown) {
    /// Bytes that are enough to tell.
    public static final int ENOUGH = 1 << 16;

    private static final int SHORT = 0xFFFF;
    private static final int MARKER = 0xFF;

    /// {@return what `bytes` begin; empty where that is no picture}
    ///
    /// @param bytes the first [#ENOUGH], or all where there are fewer
    public static Optional<PictureHead> of(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (begins(bytes, 0, "\u0089PNG\r\n\u001A\n") && bytes.length >= 24) {
            return Optional.of(new PictureHead("PNG", in.getInt(16), in.getInt(20), true));
        }
        ByteBuffer little = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (begins(bytes, 0, "GIF87a") || begins(bytes, 0, "GIF89a")) {
            return Optional.ofNullable(bytes.length < 10 ? null
                    : new PictureHead("GIF", little.getShort(6) & SHORT, little.getShort(8) & SHORT, true));
        }
        if (begins(bytes, 0, "BM") && bytes.length >= 26 && little.getInt(14) >= 40) {
            return Optional.of(new PictureHead("BMP", Math.abs((long) little.getInt(18)),
                    Math.abs((long) little.getInt(22)), true));
        }
        if (begins(bytes, 0, "RIFF") && begins(bytes, 8, "WEBP")) {
            return Optional.of(new PictureHead("WebP", 0, 0, false));
        }
        return Optional.ofNullable(begins(bytes, 0, "\u00FF\u00D8\u00FF") ? jpeg(in) : null);
    }

    private static boolean begins(byte[] bytes, int at, String magic) {
        byte[] wanted = magic.getBytes(StandardCharsets.ISO_8859_1);
        return bytes.length >= at + wanted.length
                && Arrays.equals(bytes, at, at + wanted.length, wanted, 0, wanted.length);
    }

    /// Steps from segment to segment to the one that says the size.
    private static PictureHead jpeg(ByteBuffer in) {
        int at = 2;
        while (at + 9 <= in.limit() && (in.get(at) & MARKER) == MARKER) {
            int marker = in.get(at + 1) & MARKER;
            boolean size = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
            if (size) {
                return new PictureHead("JPEG", in.getShort(at + 7) & SHORT, in.getShort(at + 5) & SHORT, true);
            }
            at += 2 + Math.max(2, in.getShort(at + 2) & SHORT);
        }
        return new PictureHead("JPEG", 0, 0, true);
    }

    /// {@return how many pixels it has; 0 where that is not known}
    public long pixels() {
        return width * height;
    }
}
