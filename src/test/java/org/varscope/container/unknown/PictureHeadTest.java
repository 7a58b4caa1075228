package org.varscope.container.unknown;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureHeadTest {
    private static byte[] picture(String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(37, 21, BufferedImage.TYPE_INT_RGB), format, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"PNG", "JPEG", "GIF", "BMP"})
    void theSizeIsThatOfThePicture(String format) throws IOException {
        assertThat(PictureHead.of(picture(format))).contains(new PictureHead(format, 37, 21, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PNG", "JPEG", "GIF", "BMP"})
    void noBeginningIsTooShortToBeLookedAt(String format) throws IOException {
        byte[] whole = picture(format);
        for (int length = 0; length < whole.length; length++) {
            PictureHead.of(Arrays.copyOf(whole, length)).ifPresent(head ->
                    assertThat(head.width()).isIn(0L, 37L));
        }
    }

    @Test
    void otherBytesAreNoPicture() {
        assertThat(PictureHead.of(new byte[100])).isEmpty();
        assertThat(PictureHead.of("RIFF----WEBP".getBytes(StandardCharsets.US_ASCII)))
                .contains(new PictureHead("WebP", 0, 0, false));
        byte[] large = ByteBuffer.allocate(24).put(0, new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10})
                .putInt(16, 100_000).putInt(20, 100_000).array();
        assertThat(PictureHead.of(large).orElseThrow().pixels()).isEqualTo(10_000_000_000L);
    }
}
