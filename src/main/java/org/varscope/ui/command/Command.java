package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;

/// Everything that a person can ask the window for: the one table that menus, tool bar, palette and `src/docs/keys.md`
/// are made of, in the order and the groups of the menus.
///
/// Keys are in the toolkit's words, where `Shortcut` is Ctrl, or Command on a Mac. The first key is the one that is
/// shown; the others work too. A person may choose others: [Commands#keys] knows those that hold.
public enum Command {
    NEW(Topic.FILE, 1, "Shortcut+N"),
    OPEN(Topic.FILE, 1, "Shortcut+O"),
    FIND_SAVES(Topic.FILE, 1, "Shortcut+Shift+O"),
    CLEAR_RECENT(Topic.FILE, 1),
    SAVE(Topic.FILE, 2, "Shortcut+S"),
    SAVE_AS(Topic.FILE, 2, "Shortcut+Shift+S"),
    SAVE_BYTES(Topic.FILE, 2),
    SAVE_PICTURE(Topic.FILE, 2),
    EXPORT_PROJECT(Topic.FILE, 2),
    EXPORT_PATCH(Topic.FILE, 2),
    SAVE_VECTOR(Topic.FILE, 2),
    RELOAD(Topic.FILE, 2, "F5"),
    COMPARE(Topic.FILE, 2, "Shortcut+F7"),
    MERGE_LEFT(Topic.FILE, 2, "Alt+Shift+Left"),
    MERGE_RIGHT(Topic.FILE, 2, "Alt+Shift+Right"),
    CLOSE_TAB(Topic.FILE, 3, "Shortcut+W"),
    REOPEN_FILES(Topic.FILE, 3),
    QUIT(Topic.FILE, 3, "Shortcut+Q"),

    UNDO(Topic.EDIT, 1, "Shortcut+Z"),
    REDO(Topic.EDIT, 1, "Shortcut+Shift+Z", "Shortcut+Y"),
    CUT(Topic.EDIT, 2, "Shortcut+X"),
    COPY(Topic.EDIT, 2, "Shortcut+C"),
    PASTE(Topic.EDIT, 2, "Shortcut+V"),
    PASTE_OVER(Topic.EDIT, 2, "Shortcut+Shift+V"),
    COPY_AS_GODOT_TEXT(Topic.EDIT, 2),
    COPY_AS_JSON(Topic.EDIT, 2),
    COPY_AS_HEX(Topic.EDIT, 2),
    COPY_AS_C_ARRAY(Topic.EDIT, 2),
    COPY_AS_BASE64(Topic.EDIT, 2),
    COPY_AS_GDSCRIPT(Topic.EDIT, 2),
    COPY_AS_PYTHON(Topic.EDIT, 2),
    COPY_AS_C_SHARP(Topic.EDIT, 2),
    COPY_AS_RUST(Topic.EDIT, 2),
    COPY_AS_JAVA(Topic.EDIT, 2),
    PASTE_AS_GODOT_TEXT(Topic.EDIT, 2),
    PASTE_AS_JSON(Topic.EDIT, 2),
    PASTE_AS_HEX(Topic.EDIT, 2),
    PASTE_AS_C_ARRAY(Topic.EDIT, 2),
    PASTE_AS_BASE64(Topic.EDIT, 2),
    PASTE_AS_GDSCRIPT(Topic.EDIT, 2),
    PASTE_AS_PYTHON(Topic.EDIT, 2),
    PASTE_AS_C_SHARP(Topic.EDIT, 2),
    PASTE_AS_RUST(Topic.EDIT, 2),
    PASTE_AS_JAVA(Topic.EDIT, 2),
    DELETE(Topic.EDIT, 2, "Delete"),
    FIND(Topic.EDIT, 3, "Shortcut+F"),
    FIND_NEXT(Topic.EDIT, 3, "F3"),
    FIND_PREVIOUS(Topic.EDIT, 3, "Shift+F3"),
    FIND_IN_TABS(Topic.EDIT, 3, "Shortcut+Alt+F"),
    FIND_CHANGE(Topic.EDIT, 3, "Shortcut+Shift+F"),
    REPLACE(Topic.EDIT, 3, "Shortcut+H"),
    SELECT_ALL(Topic.EDIT, 4, "Shortcut+A"),
    SELECT_BLOCK(Topic.EDIT, 4, "Shortcut+Shift+A"),
    SELECT_RECTANGLE(Topic.EDIT, 4, "Shortcut+Shift+B"),
    COPY_PATH(Topic.EDIT, 4, "Shortcut+Shift+C"),
    COPY_BYTES_AS(Topic.EDIT, 4, "Shortcut+Alt+B"),
    FILL(Topic.EDIT, 4),
    INSERT_BYTES(Topic.EDIT, 4),
    CHECKSUMS(Topic.EDIT, 4),
    INSIST(Topic.EDIT, 5, "Shortcut+Enter"),
    INSERT_MODE(Topic.EDIT, 5, "Insert"),
    SETTINGS(Topic.EDIT, 6, "Shortcut+Comma"),

    THEME_SYSTEM(Topic.VIEW, 1),
    THEME_DARK(Topic.VIEW, 1),
    THEME_LIGHT(Topic.VIEW, 1),
    THEME_CONTRAST_DARK(Topic.VIEW, 1),
    THEME_CONTRAST_LIGHT(Topic.VIEW, 1),
    THEME_SWITCH(Topic.VIEW, 1, "Shortcut+Shift+D"),
    LANGUAGE_SYSTEM(Topic.VIEW, 1),
    LANGUAGE_ENGLISH(Topic.VIEW, 1),
    LANGUAGE_JAPANESE(Topic.VIEW, 1),
    ZOOM_IN(Topic.VIEW, 1, "Shortcut+Plus", "Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Add"),
    ZOOM_OUT(Topic.VIEW, 1, "Shortcut+Minus", "Shortcut+Subtract"),
    ZOOM_RESET(Topic.VIEW, 1, "Shortcut+0", "Shortcut+Numpad 0"),
    FULL_SCREEN(Topic.VIEW, 1, "F11", "Ctrl+Meta+F"),
    MINIMAP(Topic.VIEW, 2),
    SPLIT_BYTES(Topic.VIEW, 2),
    STORED_BYTES(Topic.VIEW, 2, "Shortcut+Shift+F9"),
    FOLD_LISTS(Topic.VIEW, 2, "Shortcut+J"),
    FILL_LISTS(Topic.VIEW, 2, "Shortcut+Shift+J"),
    HIDE_LISTS(Topic.VIEW, 2, "Shortcut+Alt+J"),
    SHOW_PROBLEMS(Topic.VIEW, 2, "Shortcut+1"),
    SHOW_CHANGES(Topic.VIEW, 2, "Shortcut+2"),
    SHOW_HISTORY(Topic.VIEW, 2, "Shortcut+3"),
    SHOW_TEXT(Topic.VIEW, 2, "Shortcut+4"),
    SHOW_ELEMENTS(Topic.VIEW, 2, "Shortcut+5"),
    SHOW_BOOKMARKS(Topic.VIEW, 2, "Shortcut+6"),
    EXPAND(Topic.VIEW, 3, "Shortcut+E"),
    COLLAPSE(Topic.VIEW, 3, "Shortcut+Shift+E"),
    NEXT_PANE(Topic.VIEW, 4, "F6"),
    PREVIOUS_PANE(Topic.VIEW, 4, "Shift+F6"),

    FILTER(Topic.GO, 1, "Shortcut+Alt+L"),
    GO_TO(Topic.GO, 1, "Shortcut+G"),
    GO_TO_PARENT(Topic.GO, 1, "Shortcut+Up"),
    NEXT_PROBLEM(Topic.GO, 2, "F8"),
    PREVIOUS_PROBLEM(Topic.GO, 2, "Shift+F8"),
    NEXT_DIFFERENCE(Topic.GO, 2, "F7"),
    PREVIOUS_DIFFERENCE(Topic.GO, 2, "Shift+F7"),
    TOGGLE_BOOKMARK(Topic.GO, 2, "Shortcut+B"),
    NEXT_BOOKMARK(Topic.GO, 2, "F4"),
    PREVIOUS_BOOKMARK(Topic.GO, 2, "Shift+F4"),
    NEXT_TAB(Topic.GO, 3, "Ctrl+Tab", "Ctrl+Page Down"),
    PREVIOUS_TAB(Topic.GO, 3, "Ctrl+Shift+Tab", "Ctrl+Page Up"),
    PALETTE(Topic.GO, 4, "Shortcut+Shift+P"),

    EDIT_VALUE(Topic.STRUCTURE, 1, "F2"),
    EDIT_KEY(Topic.STRUCTURE, 1, "Shift+F2"),
    CHANGE_TYPE(Topic.STRUCTURE, 1),
    INSERT(Topic.STRUCTURE, 2, "Shortcut+I"),
    INSERT_BEFORE(Topic.STRUCTURE, 2, "Shortcut+Shift+I"),
    INSERT_AFTER(Topic.STRUCTURE, 2, "Alt+Insert"),
    DUPLICATE(Topic.STRUCTURE, 2, "Alt+Shift+Down"),
    REMOVE(Topic.STRUCTURE, 2, "Shortcut+Backspace"),
    MOVE_UP(Topic.STRUCTURE, 2, "Alt+Up"),
    MOVE_DOWN(Topic.STRUCTURE, 2, "Alt+Down"),
    MOVE_TO(Topic.STRUCTURE, 2, "Alt+M"),
    SORT(Topic.STRUCTURE, 2, "Shortcut+T"),
    SORT_DESCENDING(Topic.STRUCTURE, 2, "Shortcut+Shift+T"),
    WRAP_ARRAY(Topic.STRUCTURE, 2, "Shortcut+K"),
    WRAP_DICTIONARY(Topic.STRUCTURE, 2, "Shortcut+Shift+K"),
    UNWRAP(Topic.STRUCTURE, 2, "Shortcut+U"),
    FIELD_LIST(Topic.STRUCTURE, 3, "Shortcut+L"),
    DECODE_HERE(Topic.STRUCTURE, 3, "Shortcut+D"),
    OPEN_BYTES(Topic.STRUCTURE, 3, "Shortcut+Alt+O"),
    REPAIR(Topic.STRUCTURE, 4, "Shortcut+R"),
    REPAIR_ALL(Topic.STRUCTURE, 4, "Shortcut+Shift+R"),
    SALVAGE(Topic.STRUCTURE, 4),

    EXPLAIN(Topic.LEARN, 1, "F9"),
    PLAYBACK(Topic.LEARN, 1, "Shift+F9"),
    DIALECTS(Topic.LEARN, 1, "Shortcut+F9"),
    GUIDE(Topic.LEARN, 1, "Shift+F1"),
    GALLERY(Topic.LEARN, 2),
    LESSONS(Topic.LEARN, 3, "Shortcut+F1"),
    TEACHER_VIEW(Topic.LEARN, 4, "Shortcut+Shift+F1"),

    MANUAL(Topic.HELP, 1),
    KEYS(Topic.HELP, 1, "F1"),
    CHANGE_KEYS(Topic.HELP, 1),
    REPORT(Topic.HELP, 2),
    ABOUT(Topic.HELP, 2);

    /// Copies the selected values in one notation each, in the order of [org.varscope.document.clip.Notation].
    public static final List<Command> COPY_AS = List.of(COPY_AS_GODOT_TEXT, COPY_AS_JSON, COPY_AS_HEX, COPY_AS_C_ARRAY,
            COPY_AS_BASE64, COPY_AS_GDSCRIPT, COPY_AS_PYTHON, COPY_AS_C_SHARP, COPY_AS_RUST, COPY_AS_JAVA);
    /// Puts in what the clipboard says in one notation each, in the same order.
    public static final List<Command> PASTE_AS = List.of(PASTE_AS_GODOT_TEXT, PASTE_AS_JSON, PASTE_AS_HEX,
            PASTE_AS_C_ARRAY, PASTE_AS_BASE64, PASTE_AS_GDSCRIPT, PASTE_AS_PYTHON, PASTE_AS_C_SHARP, PASTE_AS_RUST,
            PASTE_AS_JAVA);
    /// Choose the language of the window.
    public static final List<Command> LANGUAGES = List.of(LANGUAGE_SYSTEM, LANGUAGE_ENGLISH, LANGUAGE_JAPANESE);
    /// The menus within menus, by name.
    private static final Map<String, List<Command>> SUBMENUS = Map.of("copy-as", COPY_AS, "paste-as", PASTE_AS,
            "bytes", List.of(COPY_BYTES_AS, FILL, INSERT_BYTES, CHECKSUMS),
            "theme", List.of(THEME_SYSTEM, THEME_DARK, THEME_LIGHT, THEME_CONTRAST_DARK, THEME_CONTRAST_LIGHT,
                    THEME_SWITCH),
            "language", LANGUAGES,
            "lists", List.of(FOLD_LISTS, FILL_LISTS, HIDE_LISTS, SHOW_PROBLEMS, SHOW_CHANGES, SHOW_HISTORY, SHOW_TEXT,
                    SHOW_ELEMENTS, SHOW_BOOKMARKS),
            "bookmarks", List.of(TOGGLE_BOOKMARK, NEXT_BOOKMARK, PREVIOUS_BOOKMARK),
            "insert", List.of(INSERT, INSERT_BEFORE, INSERT_AFTER),
            "arrange", List.of(MOVE_UP, MOVE_DOWN, MOVE_TO, SORT, SORT_DESCENDING),
            "wrap", List.of(WRAP_ARRAY, WRAP_DICTIONARY, UNWRAP));

    private final Topic topic;
    private final int group;
    private final List<String> keys;

    Command(Topic topic, int group, String... keys) {
        this.topic = topic;
        this.group = group;
        this.keys = List.of(keys);
    }

    /// The menus, in order.
    public enum Topic {
        FILE, EDIT, VIEW, GO, STRUCTURE, LEARN, HELP;

        /// {@return the menu's name with `_` before the letter that opens it together with Alt: `_File`}
        public String label() {
            return Messages.get("command.menu." + id());
        }

        /// {@return the menu's name without that letter where it is only added in brackets}
        public String title() {
            return label().replaceFirst("\\(_.\\)", "").replace("_", "");
        }

        /// {@return what is found in it, in order}
        public List<Command> commands() {
            return Arrays.stream(Command.values()).filter(command -> command.topic == this).toList();
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

    /// {@return the name of the submenu that it is found in; empty where it is in the menu itself}
    public String submenu() {
        return SUBMENUS.entrySet().stream().filter(menu -> menu.getValue().contains(this)).map(Map.Entry::getKey)
                .findFirst().orElse("");
    }

    /// {@return what is found in the submenu called so, in order}
    static List<Command> members(String submenu) {
        return Objects.requireNonNull(SUBMENUS.get(submenu), submenu);
    }

    /// {@return the menu that it is found in}
    public Topic topic() {
        return topic;
    }

    /// {@return which group of its menu it is in, counted from 1; a line is between two}
    public int group() {
        return group;
    }

    /// {@return what menus and palette call it}
    public String title() {
        return Messages.get("command." + id());
    }

    /// {@return what it is called in English, by which it is found in every language}
    public String englishTitle() {
        return Messages.english("command." + id());
    }

    /// {@return more words by which it is found in the palette, in English and the language that is spoken}
    public String alsoCalled() {
        return switch (this) {
            case COMPARE, MERGE_LEFT, MERGE_RIGHT -> both("command.also.merge");
            case SELECT_BLOCK -> both("command.also.block");
            case SELECT_RECTANGLE -> both("command.also.rectangle");
            default -> "";
        };
    }

    private static String both(String key) {
        return Messages.get(key) + " " + Messages.english(key);
    }

    /// {@return what menus call it where it would be done to `object`; the same as ever where that is empty}
    String title(String object) {
        return object.isEmpty() ? title() : Messages.get("command." + id() + "-what", object);
    }

    /// {@return the keys in the toolkit's words, the one to show first; empty where it has none}
    public List<String> keys() {
        return keys;
    }

    /// {@return the keys as the toolkit reads them}
    public List<KeyCombination> combinations() {
        return keys.stream().map(KeyCombination::valueOf).toList();
    }
}
