package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.toolkit.Typing;

/// The keys of the table.
record ElementKeys(ElementTable table) {
    static final KeyChord PASTE_NEW = KeyChord.read("Shortcut+Alt+V").orElseThrow();

    void pressed(KeyEvent event) {
        if (table.elements().isEmpty()) {
            return;
        }
        boolean done = table.isEditing() ? whileEditing(event) : PASTE_NEW.equals(KeyChord.of(event)) ? pasteNew()
                : isTheWindows(event) ? passOn(event) : move(event) || act(event);
        if (done) {
            event.consume();
        }
    }

    private static boolean isTheWindows(KeyEvent event) {
        return event.isAltDown() || event.isShortcutDown() && event.getCode() != KeyCode.HOME
                && event.getCode() != KeyCode.END;
    }

    private boolean pasteNew() {
        new ElementClipboard(table.model(), table).paste(true);
        return true;
    }

    /// The toolkit's table would take some of the window's keys for itself.
    private boolean passOn(KeyEvent event) {
        Node around = table.view().getParent();
        Event.fireEvent(around, event.copyFor(around, around));
        return true;
    }

    /// Enter goes to the row below, and Tab to the cell beside, as soon as what was typed is taken.
    private boolean whileEditing(KeyEvent event) {
        return switch (event.getCode()) {
            case ENTER -> table.commitAndGo(event.isShiftDown() ? -1 : 1, 0) || true;
            case TAB -> table.commitAndGo(0, event.isShiftDown() ? -1 : 1) || true;
            default -> false;
        };
    }

    private boolean move(KeyEvent event) {
        long row = table.range().current();
        int column = table.columnIndex();
        boolean extend = event.isShiftDown();
        switch (event.getCode()) {
            case UP -> table.go(row - 1, column, extend);
            case DOWN -> table.go(row + 1, column, extend);
            case PAGE_UP -> table.go(row - table.page(), column, extend);
            case PAGE_DOWN -> table.go(row + table.page(), column, extend);
            case HOME -> table.go(0, column, extend);
            case END -> table.go(Math.max(0, table.elements().orElseThrow().count() - 1), column, extend);
            case LEFT -> table.go(row, column - 1, extend);
            case RIGHT -> table.go(row, column + 1, extend);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean act(KeyEvent event) {
        switch (event.getCode()) {
            case F2, ENTER -> table.edit("");
            case INSERT -> insert();
            case DELETE -> remove();
            case ESCAPE -> table.select(RowRange.at(table.range().current()), false);
            default -> {
                return false;
            }
        }
        return true;
    }

    void typed(KeyEvent event) {
        if (Typing.isText(event) && !table.isEditing() && table.elements().isPresent()) {
            event.consume();
            table.edit(event.getCharacter());
        }
    }

    void insert() {
        table.elements().ifPresent(all -> {
            long row = table.range().from();
            int count = (int) Math.min(Integer.MAX_VALUE / 16, Math.min(table.range().count(), all.count() + 1));
            table.edits().insert(all, row, count, () -> table.select(new RowRange(row + count - 1, row), true));
        });
    }

    void remove() {
        table.elements().ifPresent(all -> {
            long from = table.range().from();
            long count = Math.min(table.range().to(), all.count()) - from;
            if (count > 0) {
                table.edits().remove(all, from, count, () -> table.select(RowRange.at(from), true));
            }
        });
    }
}
