package org.varscope.ui.command;

import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCombination;
import org.varscope.ui.model.KeyWords;

/// Everything that a person can ask the window for: the one table that menus, tool bar, palette and `src/docs/keys.md`
/// are made of.
///
/// Keys are in the toolkit's words, where `Shortcut` is Ctrl, or Command on a Mac. The first key is the one that is
/// shown; the others work too.
public enum Command {
    NEW(Topic.FILE, "New from pasted bytes\u2026", "Shortcut+N"),
    OPEN(Topic.FILE, "Open\u2026", "Shortcut+O"),
    FIND_SAVES(Topic.FILE, "Find saves\u2026", "Shortcut+Shift+O"),
    RELOAD(Topic.FILE, "Read the file again", "F5"),
    SAVE(Topic.FILE, "Save", "Shortcut+S"),
    SAVE_AS(Topic.FILE, "Save as\u2026", "Shortcut+Shift+S"),
    SAVE_VECTOR(Topic.FILE, "Initialization vector when saving\u2026"),
    CLOSE_TAB(Topic.FILE, "Close tab", "Shortcut+W"),
    QUIT(Topic.FILE, "Quit", "Shortcut+Q"),

    UNDO(Topic.EDIT, "Undo", "Shortcut+Z"),
    REDO(Topic.EDIT, "Redo", "Shortcut+Shift+Z", "Shortcut+Y"),
    CUT(Topic.EDIT, "Cut", "Shortcut+X"),
    COPY(Topic.EDIT, "Copy", "Shortcut+C"),
    PASTE(Topic.EDIT, "Paste", "Shortcut+V"),
    DELETE(Topic.EDIT, "Delete", "Delete"),
    SELECT_ALL(Topic.EDIT, "Select all bytes", "Shortcut+A"),
    COPY_PATH(Topic.EDIT, "Copy path", "Shortcut+Shift+C"),
    INSIST(Topic.EDIT, "Apply refused edit anyway", "Shortcut+Enter"),
    INSERT_MODE(Topic.EDIT, "Insert mode in the bytes", "Insert"),

    THEME_SYSTEM(Topic.VIEW, "Follow system theme"),
    THEME_DARK(Topic.VIEW, "Dark theme"),
    THEME_LIGHT(Topic.VIEW, "Light theme"),
    THEME_SWITCH(Topic.VIEW, "Switch between light and dark", "Shortcut+Shift+D"),
    ZOOM_IN(Topic.VIEW, "Larger", "Shortcut+Plus", "Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Add"),
    ZOOM_OUT(Topic.VIEW, "Smaller", "Shortcut+Minus", "Shortcut+Subtract"),
    ZOOM_RESET(Topic.VIEW, "Actual size", "Shortcut+0", "Shortcut+Numpad 0"),
    EXPAND(Topic.VIEW, "Expand what is selected", "Shortcut+E"),
    COLLAPSE(Topic.VIEW, "Collapse what is selected", "Shortcut+Shift+E"),
    NEXT_PANE(Topic.VIEW, "Next pane", "F6"),
    PREVIOUS_PANE(Topic.VIEW, "Previous pane", "Shift+F6"),

    GO_TO(Topic.GO, "Go to\u2026", "Shortcut+G"),
    GO_TO_PARENT(Topic.GO, "Go to the parent", "Shortcut+Up"),
    NEXT_PROBLEM(Topic.GO, "Next problem", "F8"),
    PREVIOUS_PROBLEM(Topic.GO, "Previous problem", "Shift+F8"),
    NEXT_TAB(Topic.GO, "Next tab", "Ctrl+Tab", "Ctrl+Page Down"),
    PREVIOUS_TAB(Topic.GO, "Previous tab", "Ctrl+Shift+Tab", "Ctrl+Page Up"),
    PALETTE(Topic.GO, "Commands\u2026", "Shortcut+Shift+P"),

    EDIT_VALUE(Topic.STRUCTURE, "Edit value", "F2"),
    EDIT_KEY(Topic.STRUCTURE, "Edit key", "Shift+F2"),
    INSERT(Topic.STRUCTURE, "Insert entry or element\u2026", "Shortcut+I"),
    REMOVE(Topic.STRUCTURE, "Remove entry or element", "Shortcut+Backspace"),
    MOVE_UP(Topic.STRUCTURE, "Move up", "Alt+Up"),
    MOVE_DOWN(Topic.STRUCTURE, "Move down", "Alt+Down"),
    DECODE_HERE(Topic.STRUCTURE, "Decode a value at the caret", "Shortcut+D"),
    FIELD_LIST(Topic.STRUCTURE, "Read as a list of fields\u2026", "Shortcut+L"),

    KEYS(Topic.HELP, "Keys", "F1"),
    ABOUT(Topic.HELP, "About Varscope");

    private final Topic topic;
    private final String title;
    private final List<String> keys;

    Command(Topic topic, String title, String... keys) {
        this.topic = topic;
        this.title = title;
        this.keys = List.of(keys);
    }

    /// The menus, in order.
    public enum Topic {
        FILE("File"), EDIT("Edit"), VIEW("View"), GO("Go"), STRUCTURE("Structure"), HELP("Help");

        private final String title;

        Topic(String title) {
            this.title = title;
        }

        /// {@return the menu's name}
        public String title() {
            return title;
        }
    }

    /// {@return its name for tests and style sheets: `save-as`}
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return the menu that it is found in}
    public Topic topic() {
        return topic;
    }

    /// {@return what menus and palette call it}
    public String title() {
        return title;
    }

    /// {@return the keys in the toolkit's words, the one to show first; empty where it has none}
    public List<String> keys() {
        return keys;
    }

    /// {@return the keys as the toolkit reads them}
    public List<KeyCombination> combinations() {
        return keys.stream().map(KeyCombination::valueOf).toList();
    }

    /// {@return the first key as this system shows it, such as `Ctrl+S`; empty where there is none}
    public String shownKey() {
        return keys.isEmpty() ? "" : KeyWords.of(combinations().getFirst());
    }
}
