package org.varscope;

import module java.base;
import module java.desktop;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The icons that installers take hold every size that a system asks for, and pictures of that size.
class IconFilesTest {
    /// The parts of an icns that are PNGs, by their tag: pixels. Those of 32, 64, 256, 512 and 1024 are also what a
    /// screen with two pixels a point shows for 16, 32, 128, 256 and 512.
    private static final Map<String, Integer> PICTURES = Map.of("ic11", 32, "ic12", 64, "ic07", 128, "ic13", 256,
            "ic08", 256, "ic14", 512, "ic09", 512, "ic10", 1024);
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    @ParameterizedTest
    @ValueSource(strings = {"app/varscope", "file/gdvar"})
    void windowsIconsHoldTheirSizes(String name) throws IOException {
        ByteBuffer icon = bytes(name + ".ico").order(ByteOrder.LITTLE_ENDIAN);
        assertThat(icon.getInt()).isEqualTo(1 << 16);
        List<Integer> sizes = new ArrayList<>();
        for (int left = icon.getShort(); left > 0; left--) {
            int width = icon.get() & 0xFF;
            assertThat(icon.get() & 0xFF).isEqualTo(width);
            icon.position(icon.position() + 6);
            byte[] picture = new byte[icon.getInt()];
            icon.get(icon.getInt(), picture);
            sizes.add(width == 0 ? 256 : width);
            assertThat(widthOfIco(picture)).isEqualTo(sizes.getLast());
        }
        assertThat(sizes).containsExactly(16, 24, 32, 48, 64, 128, 256);
    }

    /// Of a PNG, or of a bitmap without its file header.
    private static int widthOfIco(byte[] picture) throws IOException {
        boolean png = Arrays.equals(picture, 0, PNG.length, PNG, 0, PNG.length);
        return png ? widthOfPng(picture) : ByteBuffer.wrap(picture).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
    }

    private static int widthOfPng(byte[] picture) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
        assertThat(image.getHeight()).isEqualTo(image.getWidth());
        return image.getWidth();
    }

    @ParameterizedTest
    @ValueSource(strings = {"app/varscope", "file/gdvar"})
    void macIconsHoldTheirSizesForEveryScreen(String name) throws IOException {
        ByteBuffer icon = bytes(name + ".icns");
        assertThat(tag(icon)).isEqualTo("icns");
        assertThat(icon.getInt()).isEqualTo(icon.limit());
        Map<String, byte[]> parts = new HashMap<>();
        while (icon.hasRemaining()) {
            String tag = tag(icon);
            byte[] part = new byte[icon.getInt() - 8];
            icon.get(part);
            parts.put(tag, part);
        }
        assertThat(parts).as("16 and 32 pixels with their masks").containsKeys("is32", "s8mk", "il32", "l8mk");
        assertThat(parts.get("s8mk")).hasSize(16 * 16);
        assertThat(parts.get("l8mk")).hasSize(32 * 32);
        for (Map.Entry<String, Integer> picture : PICTURES.entrySet()) {
            assertThat(parts).containsKey(picture.getKey());
            assertThat(widthOfPng(parts.get(picture.getKey()))).as(picture.getKey()).isEqualTo(picture.getValue());
        }
    }

    private static ByteBuffer bytes(String file) throws IOException {
        return ByteBuffer.wrap(Files.readAllBytes(Path.of("icons", file)));
    }

    private static String tag(ByteBuffer bytes) {
        byte[] tag = new byte[4];
        bytes.get(tag);
        return new String(tag, StandardCharsets.US_ASCII);
    }
}
