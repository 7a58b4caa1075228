package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;

/// Draws parts of the window of plain shapes, where style sheets will put them: for what is painted before the toolkit
/// has read any and made controls.
///
/// Places and sizes are in pixels of the sheet that is drawn on, lengths in em as in style sheets.
public final class Pen {
    /// What is where a text is cut.
    private static final String CUT = "…";
    /// No cell shows more letters.
    private static final int MOST = 500;

    private final Region sheet;
    private final Palette palette;
    private final double zoom;
    private final List<Node> drawn = new ArrayList<>();

    /// @param sheet   what is drawn on; it rounds as all of the toolkit's layouts do
    /// @param palette the colours
    /// @param zoom    how large everything is, 1 for the usual
    public Pen(Region sheet, Palette palette, double zoom) {
        this.sheet = sheet;
        this.palette = palette;
        this.zoom = zoom;
    }

    /// {@return what was drawn, the lowest first}
    public List<Node> drawn() {
        return drawn;
    }

    /// {@return how large everything is, 1 for the usual}
    public double zoom() {
        return zoom;
    }

    /// {@return the colours}
    public Palette palette() {
        return palette;
    }

    /// {@return the length of `count` em, in tenths of a pixel, as style sheets have it}
    ///
    /// @param font whose size is 1 em
    public static double em(double count, Font font) {
        return em(count, font.getSize());
    }

    /// {@return the length of `count` em of the window's own size}
    public double em(double count) {
        return em(count, size());
    }

    /// As the toolkit, which reckons with single precision here.
    private static double em(double count, double size) {
        return Math.round((float) count * (float) size * 10) / 10.0;
    }

    private double size() {
        return Theme.BASE_SIZE * zoom;
    }

    /// {@return a padding or a place of `length`, in whole pixels}
    public double space(double length) {
        return sheet.snapSpaceX(length);
    }

    /// {@return the size of what needs `length`, in whole pixels}
    public double size(double length) {
        return sheet.snapSizeX(length);
    }

    /// {@return the face of the interface}
    ///
    /// @param size in em
    public Font words(double size) {
        return Font.font(Fonts.INTERFACE, size == 1 ? size() : em(size));
    }

    /// {@return the bold face of the interface}
    ///
    /// @param size in em
    public Font bold(double size) {
        return Font.font(Fonts.INTERFACE, FontWeight.BOLD, em(size));
    }

    /// {@return the face of bytes and values}
    ///
    /// @param size in em
    public Font mono(double size) {
        return Font.font(Fonts.MONO, size == 1 ? size() : em(size));
    }

    /// {@return the height of a line of `font`}
    public double line(Font font) {
        return size(text("0", font).getLayoutBounds().getHeight());
    }

    /// {@return how much room `words` take}
    public double width(String words, Font font) {
        return size(text(words, font).getLayoutBounds().getWidth());
    }

    /// Fills an area with the colour of that name.
    public void fill(double x, double y, double width, double height, String color) {
        Rectangle area = new Rectangle(x, y, Math.max(0, width), Math.max(0, height));
        area.setFill(palette.color(color));
        drawn.add(area);
    }

    /// Writes `words` with their upper edge at `y`.
    public void write(String words, Font font, String color, double x, double y) {
        write(text(words, font), color, x, y);
    }

    /// Writes `words`, in the middle of a row, and as many of them as there is room for.
    ///
    /// @param area what they may take; its left edge is theirs
    public void write(String words, Font font, String color, Rectangle2D area) {
        Text text = text(words.substring(0, Math.min(words.length(), MOST)), font);
        cut(text, area.getWidth());
        double free = area.getHeight() - size(text.getLayoutBounds().getHeight());
        write(text, color, area.getMinX(), area.getMinY() + space(free / 2));
    }

    private void write(Text text, String color, double x, double y) {
        Bounds bounds = text.getLayoutBounds();
        text.setLayoutX(sheet.snapPositionX(x) - bounds.getMinX());
        // Letters are on whole pixels.
        text.setLayoutY(sheet.snapPositionY(y) + size(-bounds.getMinY()));
        text.setFill(palette.color(color));
        drawn.add(text);
    }

    private static Text text(String words, Font font) {
        Text text = new Text(words);
        text.setFont(font);
        text.setFontSmoothingType(FontSmoothingType.LCD);
        return text;
    }

    /// Cuts as the toolkit's labels do.
    private static void cut(Text text, double room) {
        Bounds bounds = text.getLayoutBounds();
        if (bounds.getWidth() - room < 0.001) {
            return;
        }
        double left = room - text(CUT, text.getFont()).getLayoutBounds().getWidth();
        Point2D last = new Point2D(left - 2, bounds.getMinY() + bounds.getHeight() / 2);
        text.setText(left < 0 ? "" : text.getText().substring(0, text.hitTest(last).getCharIndex()) + CUT);
    }

    /// Draws whatever else belongs there.
    public void draw(Node node) {
        drawn.add(node);
    }
}
