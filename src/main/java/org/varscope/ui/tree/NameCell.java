package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/// Key, place or property name of a row. Keys can be edited.
final class NameCell extends RowCell {
    private final TreeColumns columns;
    private final Label depth = new Label();
    /// The style class of what is shown; empty for none.
    private String style = "";

    NameCell(TreeColumns columns, RowEditing edited) {
        super(edited, edited::key);
        this.columns = columns;
        depth.getStyleClass().add("depth");
        getStyleClass().add("name-cell");
    }

    @Override
    void show(@Nullable RowView view) {
        showDepth();
        setText(view == null ? null : view.name());
        String now = view == null ? "" : view.nameStyle();
        if (!now.equals(style)) {
            // Each change has the cell styled anew, also to the same.
            getStyleClass().remove(style);
            if (view != null) {
                getStyleClass().add(now);
            }
            style = now;
        }
    }

    /// Says how deep a row is that cannot be indented that far.
    void showDepth() {
        if (isEditing()) {
            return;
        }
        boolean isRow = !isEmpty() && getTableRow() != null && getTableRow().getTreeItem() != null;
        int level = isRow ? getTreeTableView().getTreeItemLevel(getTableRow().getTreeItem()) : 0;
        depth.setText(Integer.toString(level));
        setGraphic(isRow && columns.isDeep(level) ? depth : null);
    }
}
