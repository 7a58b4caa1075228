package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files that are no saves: no verdict of an engine calls them accepted. `-Dvarscope.foreign=1000` makes as many of
/// each kind.
class NoSaveTest {
    private static final int EACH = Integer.getInteger("varscope.foreign", 20);
    private static final long SEED = Long.getLong("varscope.seed", 27);
    private static final int LONGEST = 4096;
    private static final List<String> WORDS = List.of("gold", "the", "of", "level", "\"name\"", "{", "}", "[1, 2]",
            "=", ",", "é", "漢字", "\n", "\r\n", "\t", "3.5", "true", "null", "#", "sword of doom");

    /// What they are.
    enum Kind {
        NOISE, SMALL_NUMBERS, TEXT, PICTURE, PIXELS, SOUND, ARCHIVE, TAR, COMPRESSED;

        byte[] file(Random random) throws IOException {
            return switch (this) {
                case NOISE -> noise(random);
                case SMALL_NUMBERS -> numbers(random);
                case TEXT -> text(random);
                case PICTURE -> picture(random, List.of("png", "gif", "jpg").get(random.nextInt(3)));
                case PIXELS -> pixels(random);
                case SOUND -> sound(random);
                case ARCHIVE -> archive(random);
                case TAR -> tar(random);
                case COMPRESSED -> compressed(random);
            };
        }
    }

    private static byte[] noise(Random random) {
        byte[] bytes = new byte[5 + random.nextInt(LONGEST)];
        random.nextBytes(bytes);
        return bytes;
    }

    /// A table of a format of its own: a name, then numbers of 16 or 32 bits, most of them small.
    private static byte[] numbers(Random random) {
        ByteBuffer out = ByteBuffer.allocate(LONGEST).order(ByteOrder.LITTLE_ENDIAN);
        out.put("TBL1".getBytes(StandardCharsets.US_ASCII));
        boolean wide = random.nextBoolean();
        for (int i = 2 + random.nextInt(900); i > 0; i--) {
            int number = random.nextInt(1 + random.nextInt(1 << random.nextInt(12)));
            if (wide) {
                out.putInt(number);
            } else {
                out.putShort((short) number);
            }
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    private static byte[] text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 1 + random.nextInt(200); i > 0; i--) {
            text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextBoolean() ? " " : "");
        }
        return text.toString().getBytes(random.nextInt(5) == 0 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8);
    }

    private static BufferedImage drawn(Random random, int type) {
        BufferedImage image = new BufferedImage(1 + random.nextInt(40), 1 + random.nextInt(40), type);
        Graphics2D pen = image.createGraphics();
        for (int i = random.nextInt(8); i > 0; i--) {
            pen.setColor(new Color(random.nextInt(1 << 24)));
            pen.fillRect(random.nextInt(30), random.nextInt(30), random.nextInt(30), random.nextInt(30));
        }
        pen.dispose();
        return image;
    }

    private static byte[] picture(Random random, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(drawn(random, BufferedImage.TYPE_INT_RGB), format, out);
        return out.toByteArray();
    }

    /// Pixels that are not compressed: a bitmap of Windows, or nothing but pixels.
    private static byte[] pixels(Random random) throws IOException {
        BufferedImage image = drawn(random, random.nextBoolean() ? BufferedImage.TYPE_3BYTE_BGR
                : BufferedImage.TYPE_BYTE_GRAY);
        if (random.nextBoolean()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(image, "bmp", out);
            return out.toByteArray();
        }
        int[] all = image.getRaster().getPixels(0, 0, image.getWidth(), image.getHeight(), (int[]) null);
        ByteBuffer out = ByteBuffer.allocate(4 + all.length).order(ByteOrder.LITTLE_ENDIAN);
        out.putShort((short) image.getWidth()).putShort((short) image.getHeight());
        Arrays.stream(all).forEach(pixel -> out.put((byte) pixel));
        return out.array();
    }

    private static byte[] sound(Random random) {
        int samples = 1 + random.nextInt(1000);
        ByteBuffer out = ByteBuffer.allocate(44 + 2 * samples).order(ByteOrder.LITTLE_ENDIAN);
        out.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(36 + 2 * samples)
                .put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16).putShort((short) 1).putShort((short) 1)
                .putInt(22050).putInt(44100).putShort((short) 2).putShort((short) 16)
                .put("data".getBytes(StandardCharsets.US_ASCII)).putInt(2 * samples);
        double step = random.nextDouble();
        for (int i = 0; i < samples; i++) {
            out.putShort((short) (random.nextInt(100) * Math.sin(step * i)));
        }
        return out.array();
    }

    private static byte[] archive(Random random) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(random.nextInt(10));
            for (int i = random.nextInt(4); i >= 0; i--) {
                zip.putNextEntry(new ZipEntry("file" + i));
                zip.write(random.nextBoolean() ? text(random) : noise(random));
            }
        }
        return out.toByteArray();
    }

    private static byte[] tar(Random random) {
        byte[] content = text(random);
        byte[] out = new byte[512 + (content.length + 511) / 512 * 512 + 1024];
        byte[] name = ("file" + random.nextInt(100)).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(name, 0, out, 0, name.length);
        byte[] size = "%011o".formatted(content.length).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(size, 0, out, 124, size.length);
        System.arraycopy("ustar\00000".getBytes(StandardCharsets.US_ASCII), 0, out, 257, 8);
        System.arraycopy(content, 0, out, 512, content.length);
        return out;
    }

    private static byte[] compressed(Random random) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream packed = random.nextBoolean() ? new GZIPOutputStream(out) : new DeflaterOutputStream(out)) {
            packed.write(random.nextBoolean() ? text(random) : noise(random));
        }
        return out.toByteArray();
    }

    @ParameterizedTest
    @EnumSource
    void noEngineIsSaidToAcceptIt(Kind kind, @TempDir Path folder) throws IOException {
        Random random = new Random(SEED);
        List<String> accepted = new ArrayList<>();
        for (int i = 0; i < EACH; i++) {
            byte[] bytes = kind.file(random);
            Ran ran = Ran.of("check", Files.write(folder.resolve("file"), bytes).toString());
            if (ran.out().contains("accepted") || ran.code() == 0) {
                accepted.add(HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, 200)) + " "
                        + ran.out().lines().findFirst().orElse("") + ran.err());
            }
        }
        assertThat(accepted).isEmpty();
    }
}
