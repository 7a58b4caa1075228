package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import javafx.scene.input.KeyCombination.Modifier;
import org.varscope.ui.message.Messages;

/// All keys of a [HexPane], one line each. Shortcut is Ctrl, or Command on macOS. A key that the window has given to a
/// command of its own, as an accelerator of the scene, is left to the window.
public final class HexKeys {
    private static final Modifier SHORTCUT = KeyCombination.SHORTCUT_DOWN;
    private static final Modifier CONTROL = KeyCombination.CONTROL_DOWN;
    private static final Modifier SHIFT = KeyCombination.SHIFT_DOWN;

    /// The keys, in the order in which to explain them.
    public static final List<Key> ALL = List.copyOf(all());

    private HexKeys() {}

    private static List<Key> all() {
        List<Key> keys = new ArrayList<>();
        moving(keys);
        editing(keys);
        leaving(keys);
        zooming(keys);
        return keys;
    }

    private static void moving(List<Key> keys) {
        move(keys, KeyCode.LEFT, "hex.previous-byte", (to, extend) -> to.moveBy(-1, extend));
        move(keys, KeyCode.RIGHT, "hex.next-byte", (to, extend) -> to.moveBy(1, extend));
        move(keys, KeyCode.UP, "hex.row-above", (to, extend) -> to.moveRows(-1, extend));
        move(keys, KeyCode.DOWN, "hex.row-below", (to, extend) -> to.moveRows(1, extend));
        move(keys, KeyCode.PAGE_UP, "hex.page-up", (to, extend) -> to.movePages(-1, extend));
        move(keys, KeyCode.PAGE_DOWN, "hex.page-down", (to, extend) -> to.movePages(1, extend));
        move(keys, KeyCode.HOME, "hex.start-of-the-row", HexNavigation::moveToRowStart);
        move(keys, KeyCode.END, "hex.end-of-the-row", HexNavigation::moveToRowEnd);
        move(keys, KeyCode.HOME, "hex.first-byte", HexNavigation::moveToStart, SHORTCUT);
        move(keys, KeyCode.END, "hex.end", HexNavigation::moveToEnd, SHORTCUT);
        move(keys, KeyCode.LEFT, "hex.previous-field", HexNavigation::moveToPreviousField, SHORTCUT);
        move(keys, KeyCode.RIGHT, "hex.next-field", HexNavigation::moveToNextField, SHORTCUT);
        key(keys, KeyCode.A, "hex.select-all", pane -> pane.navigation().selectAll(), SHORTCUT);
    }

    private static void editing(List<Key> keys) {
        key(keys, KeyCode.INSERT, "hex.insert-mode", pane -> pane.typing().toggleInsertMode());
        key(keys, KeyCode.DELETE, "hex.delete", pane -> pane.typing().delete());
        key(keys, KeyCode.BACK_SPACE, "hex.delete-before", pane -> pane.typing().backspace());
        key(keys, KeyCode.ESCAPE, "hex.cancel", pane -> pane.typing().cancel());
        key(keys, KeyCode.C, "hex.copy", pane -> pane.clipboard().copy(), SHORTCUT);
        key(keys, KeyCode.C, "hex.copy-text", pane -> pane.clipboard().copyText(), SHORTCUT, KeyCombination.ALT_DOWN);
        key(keys, KeyCode.INSERT, "hex.copy", pane -> pane.clipboard().copy(), SHORTCUT);
        key(keys, KeyCode.X, "hex.cut", pane -> pane.clipboard().cut(), SHORTCUT);
        key(keys, KeyCode.V, "hex.paste", pane -> pane.clipboard().paste(), SHORTCUT);
        key(keys, KeyCode.INSERT, "hex.paste", pane -> pane.clipboard().paste(), SHIFT);
    }

    private static void leaving(List<Key> keys) {
        key(keys, KeyCode.TAB, "hex.other-column", pane -> pane.navigation().swapColumn());
        key(keys, KeyCode.TAB, "hex.hex-column", HexKeys::back, SHIFT);
        key(keys, KeyCode.TAB, "hex.next-control", pane -> pane.requestFocusTraversal(TraversalDirection.NEXT), CONTROL);
        key(keys, KeyCode.TAB, "hex.previous-control", pane -> pane.requestFocusTraversal(TraversalDirection.PREVIOUS), CONTROL, SHIFT);
        key(keys, KeyCode.F6, "hex.next-control", pane -> pane.requestFocusTraversal(TraversalDirection.NEXT));
        key(keys, KeyCode.F6, "hex.previous-control", pane -> pane.requestFocusTraversal(TraversalDirection.PREVIOUS), SHIFT);
    }

    private static void zooming(List<Key> keys) {
        for (KeyCode plus : List.of(KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD)) {
            key(keys, plus, "hex.larger", pane -> pane.navigation().zoom(1), SHORTCUT);
        }
        key(keys, KeyCode.EQUALS, "hex.larger", pane -> pane.navigation().zoom(1), SHORTCUT, SHIFT);
        for (KeyCode minus : List.of(KeyCode.MINUS, KeyCode.SUBTRACT)) {
            key(keys, minus, "hex.smaller", pane -> pane.navigation().zoom(-1), SHORTCUT);
        }
        for (KeyCode zero : List.of(KeyCode.DIGIT0, KeyCode.NUMPAD0)) {
            key(keys, zero, "hex.normal-size", pane -> pane.navigation().zoom(0), SHORTCUT);
        }
    }

    private static void back(HexPane pane) {
        if (pane.columnProperty().get() == HexColumn.TEXT) {
            pane.columnProperty().set(HexColumn.HEX);
        } else {
            pane.requestFocusTraversal(TraversalDirection.PREVIOUS);
        }
    }

    private static void move(
            List<Key> keys, KeyCode code, String name, BiConsumer<HexNavigation, Boolean> move, Modifier... modifiers) {
        key(keys, code, name, pane -> move.accept(pane.navigation(), false), modifiers);
        Modifier[] shifted = new Modifier[modifiers.length + 1];
        System.arraycopy(modifiers, 0, shifted, 0, modifiers.length);
        shifted[modifiers.length] = SHIFT;
        keys.add(new Key(new KeyCodeCombination(code, shifted), name, true, pane -> move.accept(pane.navigation(), true)));
    }

    private static void key(List<Key> keys, KeyCode code, String name, Consumer<HexPane> command, Modifier... modifiers) {
        keys.add(new Key(new KeyCodeCombination(code, modifiers), name, false, command));
    }

    /// One key of a [HexPane].
    ///
    /// @param keys    what is pressed
    /// @param name    of the text that says what it does
    /// @param selects whether it selects on its way
    /// @param command does it
    public record Key(KeyCombination keys, String name, boolean selects, Consumer<HexPane> command) {
        /// {@return what it does, for people}
        public String meaning() {
            return selects ? Messages.get("hex.select-to", Messages.get(name)) : Messages.get(name);
        }
    }
}
