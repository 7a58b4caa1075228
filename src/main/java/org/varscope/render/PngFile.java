package org.varscope.render;

import module java.base;
import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.varscope.remark.RemarkedIOException;

/// Writes pictures as PNG.
public final class PngFile {
    private PngFile() { }

    /// {@return the picture as the bytes of a PNG file}
    ///
    /// @throws IOException if the system cannot write such files
    public static byte[] of(BufferedImage picture) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        if (!ImageIO.write(picture, "png", file)) {
            throw new RemarkedIOException(RenderRemark.NO_PNG.with());
        }
        return file.toByteArray();
    }
}
