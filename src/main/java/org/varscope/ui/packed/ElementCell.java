package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.cell.CellEditor;

/// A number, a text, or where they are. What it shows is read when it comes into view, and again after every edit.
final class ElementCell extends TableCell<Long, Long> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final ElementTable table;
    private final ElementColumn column;
    private @Nullable CellEditor editor;
    private long edited = -1;

    ElementCell(ElementTable table, ElementColumn column) {
        this.table = table;
        this.column = column;
        getStyleClass().addAll("element-cell", "mono");
        if (!column.isValue()) {
            getStyleClass().add("muted");
        }
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            boolean twice = event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2;
            if (twice && editor == null && !isEmpty()) {
                event.consume();
                table.edit("");
            }
        });
    }

    @Override
    protected void updateItem(@Nullable Long row, boolean empty) {
        super.updateItem(row, empty);
        if (editor != null && (empty || row == null || row != edited)) {
            CellEditor gone = editor;
            close();
            gone.cellIsGone();
        }
        show();
    }

    /// Reads again what it shows.
    void show() {
        mark();
        if (editor == null) {
            setText(isEmpty() || getItem() == null ? null : table.text(getItem(), column));
        }
    }

    /// Shows whether it has the keyboard.
    void mark() {
        pseudoClassStateChanged(CURRENT, !isEmpty() && getItem() != null && table.isCurrent(getItem(), column));
    }

    /// {@return whether it shows this}
    boolean isOf(long row, ElementColumn other) {
        return !isEmpty() && getItem() == row && column.equals(other);
    }

    /// Puts an editor in the place of the text.
    void open(CellEditor opened) {
        editor = opened;
        edited = getItem();
        setText(null);
        setGraphic(opened.field());
    }

    /// Shows the text again.
    void close() {
        editor = null;
        edited = -1;
        setGraphic(null);
        show();
    }
}
