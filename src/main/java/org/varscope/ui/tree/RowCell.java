package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.cell.CellEditor;
import org.varscope.ui.model.Editing;

/// A cell that is edited in place: the name of a row, or its value.
abstract class RowCell extends TreeTableCell<TreeRow, RowView> {
    private final RowEditing edited;
    private final Function<RowItem, Optional<Editing>> editing;
    private @Nullable CellEditor editor;

    /// @param edited  tells what cell is edited
    /// @param editing gives how the cell is edited in a row, if it can be
    RowCell(RowEditing edited, Function<RowItem, Optional<Editing>> editing) {
        this.edited = edited;
        this.editing = editing;
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    }

    /// The second click edits, also where it would open or close a row that can be edited.
    private void pressed(MouseEvent event) {
        RowItem item = item();
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEditing() && item != null
                && editing.apply(item).isPresent()) {
            event.consume();
            edited.edit(getTableRow().getIndex(), getTableColumn());
        }
    }

    /// Shows `view`, or nothing where it is null.
    abstract void show(@Nullable RowView view);

    @Override
    protected void updateItem(@Nullable RowView view, boolean empty) {
        super.updateItem(view, empty);
        if (!isEditing()) {
            show(empty ? null : view);
        }
    }

    /// Only where the tree was asked to: the toolkit begins at the first click on a selected row, and with keys of its
    /// own.
    @Override
    public void startEdit() {
        Optional<Editing> begun = Optional.ofNullable(edited.mayEdit() ? item() : null).flatMap(editing);
        if (begun.isEmpty()) {
            edited.stop();
            return;
        }
        super.startEdit();
        if (isEditing()) {
            editor = edited.editor(begun.get());
            setText(null);
            setGraphic(editor.field());
            edited.begin(editor);
        }
    }

    /// The editor knows of its end before the table takes the keyboard from its field.
    @Override
    public void cancelEdit() {
        if (editor != null) {
            editor.cellIsGone();
            editor = null;
        }
        super.cancelEdit();
        show(isEmpty() ? null : getItem());
    }

    private @Nullable RowItem item() {
        return getTableRow() == null ? null : (RowItem) getTableRow().getTreeItem();
    }
}
