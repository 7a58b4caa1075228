package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.shape.Path;

/// Bits in cells, the highest first, a gap after each byte: 32 in a row where there is room, else 16 or 8. Where they
/// are no whole bytes, the last one is short.
final class BitStrip extends Region {
    private static final int MOST = 32;
    private static final int LESS = 16;
    private static final double GAP = 0.5;
    private static final double WIDE = 1.15;
    private static final double TALL = 1.15;

    private final List<Text> bits = new ArrayList<>();
    private final Path cells = new Path();

    /// @param part gives what a bit belongs to: the end of a style class
    BitStrip(long pattern, int width, IntFunction<String> part) {
        getStyleClass().addAll("mono", "bits-strip");
        cells.getStyleClass().add("bits-cells");
        cells.setManaged(false);
        getChildren().add(cells);
        StringBuilder all = new StringBuilder();
        for (int bit = width - 1; bit >= 0; bit--) {
            Text text = new Text((pattern >>> bit & 1) == 0 ? "0" : "1");
            text.getStyleClass().addAll("text", "bits-" + part.apply(bit));
            text.setManaged(false);
            bits.add(text);
            all.append(text.getText());
        }
        getChildren().addAll(bits);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(all.toString());
        setMinHeight(USE_PREF_SIZE);
    }

    private double cellWidth() {
        return Math.ceil(WIDE * bits.getFirst().getLayoutBounds().getWidth());
    }

    private double cellHeight() {
        return Math.ceil(TALL * bits.getFirst().getLayoutBounds().getHeight());
    }

    private double gap() {
        return Math.round(GAP * cellWidth());
    }

    private double widthOf(int count) {
        return count * cellWidth() + (count / Byte.SIZE - 1) * gap() + 1;
    }

    private int perRow(double width) {
        int count = Math.min(MOST, Math.ceilDiv(bits.size(), Byte.SIZE) * Byte.SIZE);
        while (count > Byte.SIZE && width >= 0 && widthOf(count) > width) {
            count = count > LESS ? LESS : Byte.SIZE;
        }
        return count;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return widthOf(Byte.SIZE);
    }

    @Override
    protected double computePrefWidth(double height) {
        return widthOf(perRow(-1));
    }

    @Override
    protected double computePrefHeight(double width) {
        int rows = Math.ceilDiv(bits.size(), perRow(width));
        return rows * cellHeight() + (rows - 1) * gap() + 1;
    }

    @Override
    protected void layoutChildren() {
        int perRow = perRow(getWidth());
        double wide = cellWidth();
        double tall = cellHeight();
        cells.getElements().clear();
        for (int i = 0; i < bits.size(); i++) {
            int column = i % perRow;
            double x = column * wide + column / Byte.SIZE * gap() + 0.5;
            double y = i / perRow * (tall + gap()) + 0.5;
            cells.getElements().addAll(new MoveTo(x, y), new HLineTo(x + wide), new VLineTo(y + tall), new HLineTo(x),
                    new VLineTo(y));
            Text bit = bits.get(i);
            Bounds drawn = bit.getLayoutBounds();
            bit.relocate(x + (wide - drawn.getWidth()) / 2, y + (tall - drawn.getHeight()) / 2);
        }
    }
}
