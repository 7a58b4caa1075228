package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// The value of a row, edited in place.
final class ValueCell extends RowCell {
    private static final double SWATCH = 11;

    ValueCell(StructureTree tree) {
        super(tree);
        getStyleClass().addAll("value-cell", "mono");
        setGraphicTextGap(7);
    }

    @Override
    void show(@Nullable RowView view) {
        setText(view == null ? null : view.value());
        setGraphic(view == null || view.colour() == null ? null : swatch(view.colour()));
    }

    private static Rectangle swatch(String colour) {
        Rectangle swatch = new Rectangle(SWATCH, SWATCH, Color.web(colour));
        swatch.getStyleClass().add("swatch");
        return swatch;
    }

    @Override
    Optional<EditableCells.Editing> editing(RowItem item) {
        return tree().editable().value(item);
    }
}
