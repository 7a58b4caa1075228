package org.varscope.render;

import module java.base;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;
import org.varscope.said.Phrases;

/// Draws pixels, without a display and in the faces that come with the program.
final class PngCanvas implements Canvas {
    /// 24 million pixels take about 96 MB while they are drawn.
    private static final double MOST_PIXELS = 24e6;
    private static final String FACES = "/org/varscope/ui/fonts/";
    private static final int ALPHA_DIGITS = 9;

    private final BufferedImage picture;
    private final Graphics2D graphics;
    private final Map<Face, Font> faces = new EnumMap<>(Face.class);

    private PngCanvas(BufferedImage picture, double scale) throws IOException {
        this.picture = picture;
        this.graphics = picture.createGraphics();
        graphics.scale(scale, scale);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setStroke(new BasicStroke(1.5f));
        faces.put(Face.MONO, font("JetBrainsMono-Regular.ttf", Face.MONO));
        faces.put(Face.BOLD, font("JetBrainsMono-Bold.ttf", Face.BOLD));
        faces.put(Face.TITLE, font("Inter-Bold.ttf", Face.TITLE));
    }

    /// {@return a canvas of this size, with two pixels to each unit where there are not too many then}
    /// @throws IOException with a reason for people, if there would be too many anyway
    static PngCanvas of(double width, double height, Phrases phrases) throws IOException {
        double scale = width * height * 4 <= MOST_PIXELS ? 2 : 1;
        if (width * height > MOST_PIXELS) {
            throw new IOException(phrases.get("too-large", Math.round(width), Math.round(height)));
        }
        return new PngCanvas(new BufferedImage((int) Math.ceil(width * scale), (int) Math.ceil(height * scale),
                BufferedImage.TYPE_INT_RGB), scale);
    }

    private static Font font(String file, Face face) throws IOException {
        try (InputStream in = Objects.requireNonNull(PngCanvas.class.getResourceAsStream(FACES + file), file)) {
            return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont((float) face.size());
        } catch (FontFormatException e) {
            throw new RemarkedIOException(RenderRemark.NO_LETTERS.with(Remarked.part(e)), e);
        }
    }

    /// `#RRGGBB` or `#RRGGBBAA`.
    private static Color color(String written) {
        int word = Integer.parseUnsignedInt(written.substring(1), 16);
        return written.length() == ALPHA_DIGITS ? new Color(word >>> 8 | word << 24, true) : new Color(word);
    }

    @Override
    public void fill(double x, double y, double width, double height, String color) {
        graphics.setColor(color(color));
        graphics.fill(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, String color) {
        graphics.setColor(color(color));
        graphics.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /// Letters that the face lacks are those of the system.
    @Override
    public void text(double x, double y, String text, Face face, String color) {
        graphics.setColor(color(color));
        Font own = Objects.requireNonNull(faces.get(face));
        Font other = new Font(Font.SANS_SERIF, face == Face.MONO ? Font.PLAIN : Font.BOLD, face.size());
        double at = x;
        int from = 0;
        while (from < text.length()) {
            boolean has = own.canDisplay(text.codePointAt(from));
            int to = from;
            while (to < text.length() && own.canDisplay(text.codePointAt(to)) == has) {
                to += Character.charCount(text.codePointAt(to));
            }
            String part = text.substring(from, to);
            graphics.setFont(has ? own : other);
            graphics.drawString(part, (float) at, (float) y);
            at += graphics.getFontMetrics().getStringBounds(part, graphics).getWidth();
            from = to;
        }
    }

    @Override
    public void begin(String said) { }

    @Override
    public void end() { }

    /// {@return the file}
    /// @throws IOException if the system cannot write such files
    byte[] file() throws IOException {
        graphics.dispose();
        return PngFile.of(picture);
    }
}
