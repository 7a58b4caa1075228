package org.varscope.app;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Writes pictures as PNG without the desktop module, which the program does not need otherwise.
///
/// Source: the PNG specification, chunks IHDR, IDAT and IEND; colour type 2, 8 bits, no filter.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int RGB = 2;

    private Png() { }

    /// {@return the picture as the bytes of a PNG file, without transparency}
    public static byte[] of(Image image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.write(SIGNATURE);
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        DataOutputStream header = new DataOutputStream(head);
        header.writeInt(width);
        header.writeInt(height);
        header.write(new byte[] {8, RGB, 0, 0, 0});
        chunk(out, "IHDR", head.toByteArray());
        chunk(out, "IDAT", pixels(image.getPixelReader(), width, height));
        chunk(out, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] pixels(PixelReader reader, int width, int height) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed, best)) {
            byte[] row = new byte[1 + 3 * width];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int argb = reader.getArgb(x, y);
                    row[1 + 3 * x] = (byte) (argb >> 16);
                    row[2 + 3 * x] = (byte) (argb >> 8);
                    row[3 + 3 * x] = (byte) argb;
                }
                deflater.write(row);
            }
        }
        best.end();
        return packed.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
