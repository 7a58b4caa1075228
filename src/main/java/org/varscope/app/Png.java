package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.awt.image.BufferedImage;
import org.varscope.render.PngFile;

/// Writes pictures as PNG.
public final class Png {
    private Png() { }

    /// {@return the picture as the bytes of a PNG file, without transparency}
    ///
    /// @throws IOException if the system cannot write such files
    public static byte[] of(Image image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        copy.setRGB(0, 0, width, height, pixels, 0, width);
        return PngFile.of(copy);
    }
}
