package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.message.Messages;

/// All keys of a [HexPane], one line each. Shortcut is Ctrl, or Command on macOS. A key that the window has given to a
/// command of its own, as an accelerator of the scene, is left to the window.
public final class HexKeys {
    /// The keys, in the order in which to explain them.
    public static final List<Key> ALL = Stream.of(moving(), editing(), leaving(), zooming()).flatMap(s -> s).toList();

    private HexKeys() {}

    private static Stream<Key> moving() {
        return Stream.of(move("Left", "hex.previous-byte", (to, extend) -> to.moveBy(-1, extend)),
                move("Right", "hex.next-byte", (to, extend) -> to.moveBy(1, extend)),
                move("Up", "hex.row-above", (to, extend) -> to.moveRows(-1, extend)),
                move("Down", "hex.row-below", (to, extend) -> to.moveRows(1, extend)),
                move("Page Up", "hex.page-up", (to, extend) -> to.movePages(-1, extend)),
                move("Page Down", "hex.page-down", (to, extend) -> to.movePages(1, extend)),
                move("Home", "hex.start-of-the-row", HexNavigation::moveToRowStart),
                move("End", "hex.end-of-the-row", HexNavigation::moveToRowEnd),
                move("Shortcut+Home", "hex.first-byte", (to, extend) -> to.moveTo(0, extend)),
                move("Shortcut+End", "hex.end", HexNavigation::moveToEnd),
                move("Shortcut+Left", "hex.previous-field", (to, extend) -> to.moveByField(-1, extend)),
                move("Shortcut+Right", "hex.next-field", (to, extend) -> to.moveByField(1, extend)),
                List.of(key("Shortcut+A", "hex.select-all", pane -> pane.navigation().selectAll()),
                        draw("Left", "hex.previous-byte", 0, -1), draw("Right", "hex.next-byte", 0, 1),
                        draw("Up", "hex.row-above", -1, 0), draw("Down", "hex.row-below", 1, 0)))
                .flatMap(List::stream);
    }

    private static Stream<Key> editing() {
        return Stream.of(key("Insert", "hex.insert-mode", pane -> pane.typing().toggleInsertMode()),
                key("Delete", "hex.delete", pane -> pane.typing().delete()),
                key("Backspace", "hex.delete-before", pane -> pane.typing().backspace()),
                key("Esc", "hex.cancel", pane -> pane.typing().cancel()),
                key("Shortcut+C", "hex.copy", pane -> pane.clipboard().copy()),
                key("Shortcut+Alt+C", "hex.copy-text", pane -> pane.clipboard().copyText()),
                key("Shortcut+Insert", "hex.copy", pane -> pane.clipboard().copy()),
                key("Shortcut+X", "hex.cut", pane -> pane.clipboard().cut()),
                key("Shortcut+V", "hex.paste", pane -> pane.clipboard().paste()),
                key("Shift+Insert", "hex.paste", pane -> pane.clipboard().paste()));
    }

    private static Stream<Key> leaving() {
        Consumer<HexPane> next = pane -> pane.requestFocusTraversal(TraversalDirection.NEXT);
        Consumer<HexPane> previous = pane -> pane.requestFocusTraversal(TraversalDirection.PREVIOUS);
        return Stream.of(key("Tab", "hex.other-column", pane -> pane.navigation().swapColumn()),
                key("Shift+Tab", "hex.hex-column", HexKeys::back),
                key("Ctrl+Tab", "hex.next-control", next),
                key("Ctrl+Shift+Tab", "hex.previous-control", previous),
                key("F6", "hex.next-control", next),
                key("Shift+F6", "hex.previous-control", previous));
    }

    private static Stream<Key> zooming() {
        return Stream.of(zoom("hex.larger", 1, "Plus", "Equals", "Add", "Shift+Equals"),
                zoom("hex.smaller", -1, "Minus", "Subtract"), zoom("hex.normal-size", 0, "0", "Numpad 0"))
                .flatMap(s -> s);
    }

    private static Stream<Key> zoom(String name, int direction, String... keys) {
        return Arrays.stream(keys).map(key -> key("Shortcut+" + key, name, pane -> pane.owner().zoom(direction)));
    }

    private static void back(HexPane pane) {
        if (pane.columnProperty().get() == HexColumn.TEXT) {
            pane.columnProperty().set(HexColumn.HEX);
        } else {
            pane.requestFocusTraversal(TraversalDirection.PREVIOUS);
        }
    }

    private static List<Key> move(String keys, String name, BiConsumer<HexNavigation, Boolean> move) {
        return List.of(key(keys, name, pane -> move.accept(pane.navigation(), false)),
                new Key(KeyCombination.valueOf("Shift+" + keys), name, "hex.select-to",
                        pane -> move.accept(pane.navigation(), true)));
    }

    private static Key draw(String key, String name, int rows, int bytes) {
        return new Key(KeyCombination.valueOf("Shortcut+Alt+Shift+" + key), name, "hex.rectangle-to",
                pane -> pane.navigation().drawBy(rows, bytes));
    }

    private static Key key(String keys, String name, Consumer<HexPane> command) {
        return new Key(KeyCombination.valueOf(keys), name, "", command);
    }

    /// One key of a [HexPane].
    ///
    /// @param keys    what is pressed
    /// @param name    of the text that says what it does
    /// @param selects of the text that says what it selects on its way; empty where it selects nothing
    /// @param command does it
    public record Key(KeyCombination keys, String name, String selects, Consumer<HexPane> command) {
        /// {@return what it does, for people}
        public String meaning() {
            return selects.isEmpty() ? Messages.get(name) : Messages.get(selects, Messages.get(name));
        }
    }
}
