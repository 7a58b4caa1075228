package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.RawCell;
import org.varscope.ui.cell.CellEditor;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Tip;

/// What bytes say, which a double click, Enter or F2 edits.
final class RawValueCell extends TableCell<RawCell, String> {
    /// As many digits as a whole number has at most.
    private static final int DIGITS = 20;
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");

    private final EditorModel model;
    private final Function<RawCell, Optional<Editing>> editing;
    private final Tooltip whole = new Tip("");
    private @Nullable CellEditor editor;
    private boolean asked;

    /// @param editing how a row is edited in this column, if it can be
    RawValueCell(EditorModel model, Function<RawCell, Optional<Editing>> editing) {
        this.model = model;
        this.editing = editing;
        getStyleClass().add("mono");
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            asked = event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2;
            if (asked && !isEditing() && !isEmpty()) {
                event.consume();
                getTableView().edit(getTableRow().getIndex(), getTableColumn());
            }
        });
    }

    @Override
    protected void updateItem(@Nullable String shown, boolean empty) {
        super.updateItem(shown, empty);
        if (!isEditing()) {
            setText(empty ? null : shown);
            pseudoClassStateChanged(LONG, shown != null && shown.length() > DIGITS);
            whole.setText(shown);
            setTooltip(empty || shown == null || shown.isEmpty() ? null : whole);
        }
    }

    @Override
    public void startEdit() {
        boolean byMouse = getTableView().getScene() != null && isPressed() && !asked;
        asked = false;
        Optional<Editing> begun = byMouse || getTableRow().getItem() == null ? Optional.empty()
                : editing.apply(getTableRow().getItem());
        if (begun.isEmpty()) {
            getTableView().edit(-1, null);
            return;
        }
        super.startEdit();
        if (isEditing()) {
            editor = new CellEditor(begun.get(), _ -> cancelEdit(), model);
            setText(null);
            setGraphic(editor.field());
            editor.begin();
        }
    }

    /// The editor knows of its end before the table takes the keyboard from its field.
    @Override
    public void cancelEdit() {
        if (editor != null) {
            CellEditor ended = editor;
            editor = null;
            ended.cellIsGone();
        }
        super.cancelEdit();
        setGraphic(null);
        setText(getItem());
        getTableView().requestFocus();
    }
}
