package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Typing;

/// What keys do in the rows of a tree, in place of what the toolkit's table would do: it would move nothing but its
/// focus with Ctrl and Up, and begin to edit whichever cell of the row was clicked last with the others; what Space
/// types would then be in it.
final class RowKeys {
    private static final KeyCombination ENTER = new KeyCodeCombination(KeyCode.ENTER);
    /// The toolkit does something of its own by these, whether they have commands or not.
    private static final List<KeyCombination> OF_TOOLKIT = Stream.of("Shortcut+Up", "Shortcut+A", "F2", "Space")
            .map(KeyCombination::valueOf).toList();

    private final EditorModel model;
    private final Choice choice;
    private final RowEditing editing;
    private Supplier<KeyMap> keys = () -> KeyMap.FIRST;

    RowKeys(TreeTableView<TreeRow> table, EditorModel model, Choice choice, RowEditing editing) {
        this.model = model;
        this.choice = choice;
        this.editing = editing;
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    }

    /// Goes by the keys of `now` from now on, instead of those of the table of commands.
    void use(Supplier<KeyMap> now) {
        keys = now;
        editing.use(now);
    }

    private void pressed(KeyEvent event) {
        if (editing.isEditing()) {
            return;
        }
        if (keys.get().means(Command.GO_TO_PARENT, event)) {
            event.consume();
            model.selecting().pickAbove();
        } else if (keys.get().means(Command.SELECT_ALL, event)) {
            event.consume();
            choice.all();
        } else if (ENTER.match(event) || keys.get().means(Command.EDIT_VALUE, event)) {
            event.consume();
            editing.editValue("");
        } else if (OF_TOOLKIT.stream().anyMatch(key -> key.match(event))) {
            event.consume();
        }
    }

    /// Typing begins to edit, as in a table of numbers: nothing has to be pressed first.
    private void typed(KeyEvent event) {
        if (!editing.isEditing() && Typing.isText(event)) {
            event.consume();
            editing.editValue(event.getCharacter());
        }
    }
}
