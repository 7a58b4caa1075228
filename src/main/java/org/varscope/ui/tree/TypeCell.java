package org.varscope.ui.tree;

import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// The type of a row.
final class TypeCell extends TreeTableCell<TreeRow, RowView> {
    TypeCell() {
        getStyleClass().add("type-cell");
    }

    @Override
    protected void updateItem(@Nullable RowView view, boolean empty) {
        super.updateItem(view, empty);
        setText(empty || view == null ? null : view.type());
    }
}
