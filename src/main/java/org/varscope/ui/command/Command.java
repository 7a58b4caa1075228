package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.KeyWords;

/// Everything that a person can ask the window for: the one table that menus, tool bar, palette and `src/docs/keys.md`
/// are made of.
///
/// Keys are in the toolkit's words, where `Shortcut` is Ctrl, or Command on a Mac. The first key is the one that is
/// shown; the others work too.
public enum Command {
    NEW(Topic.FILE, "Shortcut+N"),
    OPEN(Topic.FILE, "Shortcut+O"),
    FIND_SAVES(Topic.FILE, "Shortcut+Shift+O"),
    RELOAD(Topic.FILE, "F5"),
    SAVE(Topic.FILE, "Shortcut+S"),
    SAVE_AS(Topic.FILE, "Shortcut+Shift+S"),
    SAVE_VECTOR(Topic.FILE),
    CLOSE_TAB(Topic.FILE, "Shortcut+W"),
    QUIT(Topic.FILE, "Shortcut+Q"),

    UNDO(Topic.EDIT, "Shortcut+Z"),
    REDO(Topic.EDIT, "Shortcut+Shift+Z", "Shortcut+Y"),
    CUT(Topic.EDIT, "Shortcut+X"),
    COPY(Topic.EDIT, "Shortcut+C"),
    PASTE(Topic.EDIT, "Shortcut+V"),
    DELETE(Topic.EDIT, "Delete"),
    SELECT_ALL(Topic.EDIT, "Shortcut+A"),
    COPY_PATH(Topic.EDIT, "Shortcut+Shift+C"),
    INSIST(Topic.EDIT, "Shortcut+Enter"),
    INSERT_MODE(Topic.EDIT, "Insert"),

    THEME_SYSTEM(Topic.VIEW),
    THEME_DARK(Topic.VIEW),
    THEME_LIGHT(Topic.VIEW),
    THEME_SWITCH(Topic.VIEW, "Shortcut+Shift+D"),
    ZOOM_IN(Topic.VIEW, "Shortcut+Plus", "Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Add"),
    ZOOM_OUT(Topic.VIEW, "Shortcut+Minus", "Shortcut+Subtract"),
    ZOOM_RESET(Topic.VIEW, "Shortcut+0", "Shortcut+Numpad 0"),
    EXPAND(Topic.VIEW, "Shortcut+E"),
    COLLAPSE(Topic.VIEW, "Shortcut+Shift+E"),
    NEXT_PANE(Topic.VIEW, "F6"),
    PREVIOUS_PANE(Topic.VIEW, "Shift+F6"),

    GO_TO(Topic.GO, "Shortcut+G"),
    GO_TO_PARENT(Topic.GO, "Shortcut+Up"),
    NEXT_PROBLEM(Topic.GO, "F8"),
    PREVIOUS_PROBLEM(Topic.GO, "Shift+F8"),
    NEXT_TAB(Topic.GO, "Ctrl+Tab", "Ctrl+Page Down"),
    PREVIOUS_TAB(Topic.GO, "Ctrl+Shift+Tab", "Ctrl+Page Up"),
    PALETTE(Topic.GO, "Shortcut+Shift+P"),

    EDIT_VALUE(Topic.STRUCTURE, "F2"),
    EDIT_KEY(Topic.STRUCTURE, "Shift+F2"),
    INSERT(Topic.STRUCTURE, "Shortcut+I"),
    CHANGE_TYPE(Topic.STRUCTURE),
    REMOVE(Topic.STRUCTURE, "Shortcut+Backspace"),
    MOVE_UP(Topic.STRUCTURE, "Alt+Up"),
    MOVE_DOWN(Topic.STRUCTURE, "Alt+Down"),
    MOVE_TO(Topic.STRUCTURE),
    DECODE_HERE(Topic.STRUCTURE, "Shortcut+D"),
    FIELD_LIST(Topic.STRUCTURE, "Shortcut+L"),

    KEYS(Topic.HELP, "F1"),
    ABOUT(Topic.HELP);

    private final Topic topic;
    private final List<String> keys;

    Command(Topic topic, String... keys) {
        this.topic = topic;
        this.keys = List.of(keys);
    }

    /// The menus, in order.
    public enum Topic {
        FILE, EDIT, VIEW, GO, STRUCTURE, HELP;

        /// {@return the menu's name}
        public String title() {
            return Messages.get("command.menu." + id());
        }

        /// {@return its name for tests and style sheets: `file`}
        public String id() {
            return name().toLowerCase(Locale.ROOT);
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
        return Messages.get("command." + id());
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
