package org.varscope.ui.hex.sheet;

import module java.base;
import module javafx.controls;

/// The font of the bytes, and what rows are measured by.
///
/// @param font      as large as a pane can show
/// @param charWidth advance of one character
/// @param baseline  how far the line that characters are on is below the top of a row
public record HexFont(Font font, double charWidth, double baseline) {
    /// Before a style sheet has said any.
    public static final HexFont NONE = new HexFont(Font.getDefault(), 0, 0);

    private static final double SMALLEST = 6;
    private static final double LARGEST = 72;

    /// {@return `styled` in a size that can be shown, and its measures}
    public static HexFont of(Font styled) {
        Font font = new Font(styled.getName(), size(styled));
        Text sample = new Text("0000000000");
        sample.setFont(font);
        sample.setTextOrigin(VPos.BASELINE);
        Bounds bounds = sample.getLayoutBounds();
        return new HexFont(font, bounds.getWidth() / sample.getText().length(),
                Math.round((HexGeometry.rowHeightAt(font.getSize()) - bounds.getHeight()) / 2 - bounds.getMinY()));
    }

    private static double size(Font styled) {
        return Math.clamp(styled.getSize(), SMALLEST, LARGEST);
    }

    /// {@return whether this is what [#of] makes of `styled`}
    public boolean isOf(Font styled) {
        return charWidth > 0 && font.getSize() == size(styled) && font.getName().equals(styled.getName());
    }

    /// {@return the height of a row}
    public double rowHeight() {
        return HexGeometry.rowHeightAt(font.getSize());
    }
}
