package org.varscope.variant;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The pixels of pictures of old engines.
class ImagePixelsTest {
    private static ImagePixels pixels(ImageFormat format, int width, int height, byte[] data) {
        return new ImagePixels(format, width, height, data.length, at -> data[Math.toIntExact(at)] & 0xFF);
    }

    @ParameterizedTest
    @CsvSource({"GRAYSCALE, 80, FF808080", "INTENSITY, 80, 80FFFFFF", "GRAYSCALE_ALPHA, 8040, 40808080",
        "RGB, 102030, FF102030", "RGBA, 10203040, 40102030"})
    void eachFormatSaysAColorInItsWay(ImageFormat format, String data, String argb) {
        byte[] bytes = HexFormat.of().parseHex(data);
        assertThat(pixels(format, 1, 1, bytes).sampled(1, 1)).containsExactly(Integer.parseUnsignedInt(argb, 16));
        assertThat(format.bytes(1, 1)).isEqualTo(bytes.length);
    }

    @ParameterizedTest
    @CsvSource({"INDEXED, 3, FF0A0B0C", "INDEXED_ALPHA, 4, 0D0A0B0C"})
    void anIndexNamesAColorOfThePaletteAtTheEnd(ImageFormat format, int color, String argb) {
        byte[] data = new byte[2 + 5 + 256 * color];
        data[0] = (byte) 255;
        // Between the pixels and the palette lie smaller copies.
        byte[] last = {10, 11, 12, 13};
        System.arraycopy(last, 0, data, data.length - color, color);
        assertThat(pixels(format, 2, 1, data).sampled(2, 1))
                .containsExactly(Integer.parseUnsignedInt(argb, 16), color == 3 ? 0xFF000000 : 0);
    }

    @Test
    void aPictureIsDrawnLargerAndSmallerThanItIs() {
        byte[] data = {0, 50, 100, (byte) 150};
        ImagePixels pixels = pixels(ImageFormat.GRAYSCALE, 2, 2, data);
        assertThat(pixels.sampled(1, 1)).containsExactly(0xFF000000);
        assertThat(pixels.sampled(4, 2)).containsExactly(0xFF000000, 0xFF000000, 0xFF323232, 0xFF323232, 0xFF646464,
                0xFF646464, 0xFF969696, 0xFF969696);
    }

    @Test
    void aSizeBeyondAllDataIsNoneThatFits() {
        assertThat(ImageFormat.RGBA.bytes(Integer.MAX_VALUE, Integer.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(ImageFormat.BC1.isPlain()).isFalse();
    }
}
