package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// One element. Dragging the mouse over rows selects them.
final class ElementRow extends TableRow<Long> {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass NEW = PseudoClass.getPseudoClass("new");

    private final ElementTable table;

    ElementRow(ElementTable table) {
        this.table = table;
        table.add(this);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> table.pressed(event.isShiftDown()));
        addEventHandler(MouseEvent.DRAG_DETECTED, _ -> startFullDrag());
        addEventHandler(MouseDragEvent.MOUSE_DRAG_ENTERED, _ -> {
            if (!isEmpty()) {
                table.go(getItem(), table.columnIndex(), true);
            }
        });
    }

    @Override
    protected void updateItem(@Nullable Long row, boolean empty) {
        super.updateItem(row, empty);
        mark();
    }

    /// Shows whether it is selected.
    void mark() {
        boolean there = !isEmpty() && getItem() != null;
        pseudoClassStateChanged(CHOSEN, there && table.range().holds(getItem()));
        pseudoClassStateChanged(NEW, there && table.elements().filter(all -> all.count() == getItem()).isPresent());
    }
}
