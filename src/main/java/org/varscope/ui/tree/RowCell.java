package org.varscope.ui.tree;

import javafx.scene.control.TreeTableCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// A cell that is edited in place: the name of a row, or its value.
abstract class RowCell extends TreeTableCell<TreeRow, RowView> {
    private final StructureTree tree;
    private @Nullable CellEditor editor;

    RowCell(StructureTree tree) {
        this.tree = tree;
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    }

    /// The second click edits also where a row can be opened as well, as that of a packed array.
    private void pressed(MouseEvent event) {
        RowItem item = item();
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEditing() && item != null
                && !item.isLeaf() && editing(item) != null) {
            event.consume();
            getTreeTableView().edit(getTableRow().getIndex(), getTableColumn());
        }
    }

    /// Shows `view`, or nothing where it is null.
    abstract void show(@Nullable RowView view);

    /// {@return where editing begins, or null where nothing can be edited}
    abstract StructureTree.@Nullable Editing editing(RowItem item);

    StructureTree tree() {
        return tree;
    }

    @Override
    protected void updateItem(@Nullable RowView view, boolean empty) {
        super.updateItem(view, empty);
        if (!isEditing()) {
            show(empty ? null : view);
        }
    }

    @Override
    public void startEdit() {
        RowItem item = item();
        StructureTree.Editing editing = item == null ? null : editing(item);
        if (editing == null) {
            tree.stopEditing();
            return;
        }
        super.startEdit();
        if (!isEditing()) {
            return;
        }
        String typed = tree.takeTyped();
        editor = new CellEditor(typed.isEmpty() ? editing.text() : typed, text -> {
            var refused = editing.commit().apply(text);
            if (refused.isEmpty()) {
                tree.stopEditing();
            }
            return refused;
        }, tree::stopEditing);
        setText(null);
        setGraphic(editor.field());
        editor.begin(!typed.isEmpty());
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        if (editor != null) {
            editor.end();
            editor = null;
        }
        show(isEmpty() ? null : getItem());
    }

    private @Nullable RowItem item() {
        return getTableRow() == null ? null : (RowItem) getTableRow().getTreeItem();
    }
}
