package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// The value of a row, edited in place.
final class ValueCell extends RowCell {
    private static final double SWATCH = 11;

    ValueCell(RowEditing edited) {
        super(edited, edited::value);
        getStyleClass().addAll("value-cell", "mono");
        setGraphicTextGap(7);
    }

    @Override
    void show(@Nullable RowView view) {
        setText(view == null ? null : view.value());
        showGraphic(view);
    }

    /// Shows what the row is marked for now.
    void showMark() {
        if (!isEditing()) {
            showGraphic(isEmpty() ? null : getItem());
        }
    }

    private void showGraphic(@Nullable RowView view) {
        List<Node> shapes = view != null && getTableRow() instanceof ValueRow row
                ? row.mark().shapes() : new ArrayList<>();
        if (view != null && view.sign() != null) {
            shapes.addFirst(sign(view.sign()));
        }
        if (view != null && view.colour() != null) {
            shapes.add(swatch(view.colour()));
        }
        setGraphic(shapes.isEmpty() ? null : shapes.size() == 1 ? shapes.getFirst() : marks(shapes));
    }

    private static HBox marks(List<Node> shapes) {
        HBox marks = new HBox(shapes.toArray(Node[]::new));
        marks.getStyleClass().add("row-marks");
        return marks;
    }

    private static Region sign(RowView.Sign sign) {
        Region shape = new Region();
        shape.getStyleClass().addAll("row-sign", sign.style());
        return shape;
    }

    private static Rectangle swatch(String colour) {
        Rectangle swatch = new Rectangle(SWATCH, SWATCH, Color.web(colour));
        swatch.getStyleClass().add("swatch");
        return swatch;
    }
}
