package org.varscope.variant;

import module java.base;

/// The pixels of a picture of Godot 1 and 2, read from its data one by one. `core/image.cpp` of 2.1, `_get_pixel`.
///
/// @param format one that [ImageFormat#isPlain]
/// @param width  in pixels, at least 1
/// @param height in pixels, at least 1
/// @param length of the data in bytes, at least [ImageFormat#bytes]
/// @param data   gives the byte at a place of it, 0 to 255
public record ImagePixels(ImageFormat format, int width, int height, long length, LongUnaryOperator data) {
    private static final int FULL = 0xFF;

    /// {@return the pixels at `across` times `down` places of the picture, row by row: blue in the low byte, then
    /// green, red and opacity}
    public int[] sampled(int across, int down) {
        int[] pixels = new int[across * down];
        for (int y = 0; y < down; y++) {
            long row = (long) y * height / down * width;
            for (int x = 0; x < across; x++) {
                pixels[y * across + x] = argb((row + (long) x * width / across) * format.pixel);
            }
        }
        return pixels;
    }

    private int argb(long at) {
        return switch (format) {
            case GRAYSCALE -> argb(FULL, at, 0);
            case INTENSITY -> byteAt(at) << 24 | 0xFFFFFF;
            case GRAYSCALE_ALPHA -> argb(byteAt(at + 1), at, 0);
            case RGB -> argb(FULL, at, 1);
            case RGBA -> argb(byteAt(at + 3), at, 1);
            case INDEXED -> argb(FULL, color(at), 1);
            case INDEXED_ALPHA -> argb(byteAt(color(at) + 3), color(at), 1);
            default -> 0;
        };
    }

    /// Where the colour of the palette is that the byte at `at` names.
    private long color(long at) {
        return length - (long) format.color * (ImageFormat.COLORS - byteAt(at));
    }

    private int argb(int alpha, long red, int step) {
        return alpha << 24 | byteAt(red) << 16 | byteAt(red + step) << 8 | byteAt(red + 2L * step);
    }

    private int byteAt(long at) {
        return (int) data.applyAsLong(at);
    }
}
