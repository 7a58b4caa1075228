package org.varscope.ui.hex.sheet;

import module java.base;
import module javafx.controls;

/// What one picture of a pane is drawn onto and measured by.
///
/// @param gc       as large as the view, with the font of the bytes
/// @param firstRow the first row in view
/// @param colors   of everything that has one
/// @param offsets  before the rows
/// @param baseline how far the line that characters are on is below the top of a row
public record HexSheet(GraphicsContext gc, HexGeometry geometry, long firstRow, Function<HexColor, Color> colors,
        HexLook.Offsets offsets, double baseline) {
    /// Both columns, from the left.
    public static final HexColumn[] COLUMNS = HexColumn.values();

    /// Fills with `color` from now on.
    public void fillWith(HexColor color) {
        gc.setFill(color(color));
    }

    /// {@return `color` as it is drawn here}
    public Color color(HexColor color) {
        return colors.apply(color);
    }

    /// {@return the top of the row of the byte at `offset`}
    public double top(long offset) {
        return geometry.rowTop(geometry.rowOf(offset), firstRow);
    }
}
