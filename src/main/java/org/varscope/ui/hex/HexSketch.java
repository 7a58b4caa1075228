package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexFont;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.hex.sheet.HexRows;
import org.varscope.ui.hex.sheet.HexRuns;
import org.varscope.ui.hex.sheet.HexSheet;
import org.varscope.ui.theme.Palette;
import org.varscope.ui.theme.Pen;

/// The first bytes of a content as a [HexPane] will show them, without the pane: no keyboard, and no problems yet.
///
/// @param bytes     as many as any screen shows, or all
/// @param roles     of those, as [HexRole#code]
/// @param length    of the content
/// @param caret     the offset of the caret, among the bytes
/// @param highlight what is outlined; null for nothing
public record HexSketch(byte[] bytes, byte[] roles, long length, long caret, @Nullable Span highlight) {
    /// Width of a scroll bar, in em.
    private static final double BAR = 0.7;

    /// {@return a palette and the colours of the pane}
    public static Palette with(Palette palette) {
        return palette.with(HexColors.class, HexColors.SHEET);
    }

    /// Draws the pane.
    ///
    /// @param pen    whose palette is one of [#with]
    /// @param look   as [HexPane#lookProperty] has it
    /// @return how many a row shows
    public int draw(Pen pen, Rectangle2D area, HexLook look) {
        HexFont font = HexFont.of(pen.mono(1));
        pen.fill(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight(), "-vs-hex-page");
        double width = area.getWidth() - pen.size(pen.em(BAR));
        Canvas canvas = new Canvas(width, area.getHeight());
        canvas.relocate(area.getMinX(), area.getMinY());
        canvas.getGraphicsContext2D().setFont(font.font());
        HexGeometry geometry = HexGeometry.fitting(look, length, font, width);
        HexLook.Offsets offsets = new HexLook.Offsets(geometry.offsetDigits(), look.decimal(),
                look.inValue() && highlight != null ? highlight.start() : 0);
        paint(new HexSheet(canvas.getGraphicsContext2D(), geometry, 0,
                color -> pen.palette().color(color.property()), offsets, font.baseline()), look, canvas.getHeight());
        pen.draw(canvas);
        return geometry.bytesPerRow();
    }

    private void paint(HexSheet sheet, HexLook look, double height) {
        GraphicsContext gc = sheet.gc();
        HexGeometry geometry = sheet.geometry();
        HexRows rows = HexRows.of(bytes, roles, look.text());
        Span inView = new Span(0, Math.min(bytes.length, (long) geometry.partRows(height) * geometry.bytesPerRow()));
        long end = Math.min(geometry.rows(length), geometry.partRows(height));
        HexPainter.grounds(sheet, rows, caret, gc.getCanvas().getWidth());
        HexPainter.fill(sheet, inView, highlight, HexColor.HIGHLIGHT);
        HexPainter.bytes(sheet, rows, caret, end);
        HexPainter.outline(sheet, inView, highlight, HexColor.HIGHLIGHT_LINE, HexPainter.HIGHLIGHT_LINE);
        for (HexColumn column : HexSheet.COLUMNS) {
            HexCaret.box(sheet, column, caret);
        }
        gc.clearRect(0, 0, gc.getCanvas().getWidth(), geometry.top());
        new HexRuns(sheet, rows).ruler(geometry.indexOf(caret));
    }
}
