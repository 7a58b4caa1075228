package org.varscope.ui.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;

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
        move(keys, KeyCode.LEFT, "previous byte", (to, extend) -> to.moveBy(-1, extend));
        move(keys, KeyCode.RIGHT, "next byte", (to, extend) -> to.moveBy(1, extend));
        move(keys, KeyCode.UP, "row above", (to, extend) -> to.moveRows(-1, extend));
        move(keys, KeyCode.DOWN, "row below", (to, extend) -> to.moveRows(1, extend));
        move(keys, KeyCode.PAGE_UP, "page up", (to, extend) -> to.movePages(-1, extend));
        move(keys, KeyCode.PAGE_DOWN, "page down", (to, extend) -> to.movePages(1, extend));
        move(keys, KeyCode.HOME, "start of the row", HexNavigation::moveToRowStart);
        move(keys, KeyCode.END, "end of the row", HexNavigation::moveToRowEnd);
        move(keys, KeyCode.HOME, "first byte", HexNavigation::moveToStart, SHORTCUT);
        move(keys, KeyCode.END, "end", HexNavigation::moveToEnd, SHORTCUT);
        move(keys, KeyCode.LEFT, "previous field", HexNavigation::moveToPreviousField, SHORTCUT);
        move(keys, KeyCode.RIGHT, "next field", HexNavigation::moveToNextField, SHORTCUT);
        key(keys, KeyCode.A, "select all", pane -> pane.navigation().selectAll(), SHORTCUT);
    }

    private static void editing(List<Key> keys) {
        key(keys, KeyCode.INSERT, "insert or overwrite", pane -> pane.typing().toggleInsertMode());
        key(keys, KeyCode.DELETE, "delete; overwriting, clear what is selected to zeros", pane -> pane.typing().delete());
        key(keys, KeyCode.BACK_SPACE, "delete before; overwriting, go back", pane -> pane.typing().backspace());
        key(keys, KeyCode.ESCAPE, "take back a half typed byte, or select nothing", pane -> pane.typing().cancel());
        key(keys, KeyCode.C, "copy as hex text", pane -> pane.clipboard().copy(), SHORTCUT);
        key(keys, KeyCode.C, "copy as text", pane -> pane.clipboard().copyText(), SHORTCUT, KeyCombination.ALT_DOWN);
        key(keys, KeyCode.INSERT, "copy as hex text", pane -> pane.clipboard().copy(), SHORTCUT);
        key(keys, KeyCode.X, "cut", pane -> pane.clipboard().cut(), SHORTCUT);
        key(keys, KeyCode.V, "paste hex text, or text", pane -> pane.clipboard().paste(), SHORTCUT);
        key(keys, KeyCode.INSERT, "paste hex text, or text", pane -> pane.clipboard().paste(), SHIFT);
    }

    private static void leaving(List<Key> keys) {
        key(keys, KeyCode.TAB, "other column", pane -> pane.navigation().swapColumn());
        key(keys, KeyCode.TAB, "hex column; from there, previous control", HexKeys::back, SHIFT);
        key(keys, KeyCode.TAB, "next control", pane -> pane.requestFocusTraversal(TraversalDirection.NEXT), CONTROL);
        key(keys, KeyCode.TAB, "previous control", pane -> pane.requestFocusTraversal(TraversalDirection.PREVIOUS), CONTROL, SHIFT);
        key(keys, KeyCode.F6, "next control", pane -> pane.requestFocusTraversal(TraversalDirection.NEXT));
        key(keys, KeyCode.F6, "previous control", pane -> pane.requestFocusTraversal(TraversalDirection.PREVIOUS), SHIFT);
    }

    private static void zooming(List<Key> keys) {
        for (KeyCode plus : List.of(KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD)) {
            key(keys, plus, "larger", pane -> pane.navigation().zoom(1), SHORTCUT);
        }
        key(keys, KeyCode.EQUALS, "larger", pane -> pane.navigation().zoom(1), SHORTCUT, SHIFT);
        for (KeyCode minus : List.of(KeyCode.MINUS, KeyCode.SUBTRACT)) {
            key(keys, minus, "smaller", pane -> pane.navigation().zoom(-1), SHORTCUT);
        }
        for (KeyCode zero : List.of(KeyCode.DIGIT0, KeyCode.NUMPAD0)) {
            key(keys, zero, "normal size", pane -> pane.navigation().zoom(0), SHORTCUT);
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
            List<Key> keys, KeyCode code, String meaning, BiConsumer<HexNavigation, Boolean> move, Modifier... modifiers) {
        key(keys, code, meaning, pane -> move.accept(pane.navigation(), false), modifiers);
        Modifier[] shifted = new Modifier[modifiers.length + 1];
        System.arraycopy(modifiers, 0, shifted, 0, modifiers.length);
        shifted[modifiers.length] = SHIFT;
        key(keys, code, "select to: " + meaning, pane -> move.accept(pane.navigation(), true), shifted);
    }

    private static void key(List<Key> keys, KeyCode code, String meaning, Consumer<HexPane> command, Modifier... modifiers) {
        keys.add(new Key(new KeyCodeCombination(code, modifiers), meaning, command));
    }

    /// One key of a [HexPane].
    ///
    /// @param keys    what is pressed
    /// @param meaning what it does, for people
    /// @param command does it
    public record Key(KeyCombination keys, String meaning, Consumer<HexPane> command) {}
}
