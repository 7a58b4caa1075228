package org.varscope.variant;

/// The formats of the pictures of Godot 1 and 2, in the order of their numbers. `core/image.h` of 2.1.
public enum ImageFormat {
    GRAYSCALE(1, 0), INTENSITY(1, 0), GRAYSCALE_ALPHA(2, 0), RGB(3, 0), RGBA(4, 0), INDEXED(1, 3), INDEXED_ALPHA(1, 4),
    YUV_422, YUV_444, BC1, BC2, BC3, BC4, BC5, PVRTC2, PVRTC2_ALPHA, PVRTC4, PVRTC4_ALPHA, ETC, ATC,
    ATC_ALPHA_EXPLICIT, ATC_ALPHA_INTERPOLATED, CUSTOM;

    /// Colours of a palette.
    static final int COLORS = 256;

    /// Bytes of a pixel; 0 where pixels are compressed.
    final int pixel;
    /// Bytes of a colour of the palette, which is at the end of the data; 0 where there is none.
    final int color;

    ImageFormat() {
        this(0, 0);
    }

    ImageFormat(int pixel, int color) {
        this.pixel = pixel;
        this.color = color;
    }

    /// {@return whether its pixels can be drawn without a decoder}
    public boolean isPlain() {
        return pixel > 0;
    }

    /// {@return bytes that a picture takes at least, without smaller copies of it}
    public long bytes(int width, int height) {
        long pixels = (long) width * height;
        return pixels > Long.MAX_VALUE / Long.BYTES ? Long.MAX_VALUE : pixels * pixel + COLORS * color;
    }
}
