package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;

/// What can be done with what is under the pointer, and the items that menus are made of.
///
/// A menu that opens there has at most twelve items, so that it fits beside what it is about; what is done less often
/// is in menus within it.
public final class ContextMenus {
    private static final KeyCombination MENU_KEYS =
            new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);

    private ContextMenus() { }

    /// Has Shift+F10 and the menu key open the menu of what has the keyboard in `scene`. The toolkit does so on other
    /// systems than Linux, at the same place.
    public static void openByKeys(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            Node owner = scene.getFocusOwner();
            if (owner != null && (event.getCode() == KeyCode.CONTEXT_MENU || MENU_KEYS.match(event))) {
                Bounds in = owner.getLayoutBounds();
                Point2D at = new Point2D(in.getMinX() + in.getWidth() / 4, in.getMinY() + in.getHeight() / 2);
                Point2D screen = owner.localToScreen(at);
                owner.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, at.getX(), at.getY(),
                        screen.getX(), screen.getY(), true, new PickResult(owner, at.getX(), at.getY())));
                event.consume();
            }
        });
    }

    /// {@return what can be done with a value in the structure}
    public static ContextMenu forValues(Commands commands) {
        Menu place = submenu("place");
        place.getItems().setAll(List.of(item(commands, Command.DUPLICATE), menu("insert", commands),
                menu("arrange", commands), menu("wrap", commands)));
        Menu copyAs = menu("copy-as", commands);
        copyAs.getItems().addAll(new SeparatorMenuItem(), item(commands, Command.COPY_PATH));
        Menu pasteAs = menu("paste-as", commands);
        pasteAs.getItems().addAll(new SeparatorMenuItem(), item(commands, Command.PASTE_OVER));
        return of(List.of(items(commands, Command.EDIT_VALUE, Command.EDIT_KEY, Command.CHANGE_TYPE),
                items(commands, Command.CUT, Command.COPY, Command.PASTE, Command.REMOVE),
                List.of(copyAs, pasteAs, place),
                List.of(item(commands, Command.REPAIR), menu("show", commands, Command.EXPAND, Command.COLLAPSE,
                        Command.GO_TO_PARENT, Command.OPEN_BYTES, Command.EXPLAIN, Command.DIALECTS))));
    }

    /// {@return what can be done with bytes}
    public static ContextMenu forBytes(Commands commands) {
        return of(List.of(items(commands, Command.CUT, Command.COPY, Command.PASTE, Command.DELETE),
                List.of(menu("bytes", commands, Command.COPY_BYTES_AS, Command.FILL, Command.INSERT_BYTES,
                        Command.CHECKSUMS, Command.SAVE_BYTES, Command.SAVE_PICTURE),
                        menu("select", commands, Command.SELECT_ALL, Command.SELECT_BLOCK, Command.SELECT_RECTANGLE,
                                Command.INSERT_MODE)),
                items(commands, Command.DECODE_HERE, Command.FIELD_LIST), items(commands, Command.REPAIR),
                items(commands, Command.EXPLAIN, Command.GUIDE, Command.GO_TO)));
    }

    /// {@return what can be done about a problem}
    public static ContextMenu forProblems(Commands commands) {
        return context(commands, List.of(Command.REPAIR, Command.REPAIR_ALL, Command.SALVAGE),
                List.of(Command.NEXT_PROBLEM, Command.PREVIOUS_PROBLEM));
    }

    /// {@return what can be done with elements of a packed array}
    public static ContextMenu forElements(Commands commands) {
        return context(commands, List.of(Command.CUT, Command.COPY, Command.PASTE, Command.DELETE),
                List.of(Command.SELECT_ALL, Command.OPEN_BYTES, Command.GO_TO));
    }

    /// {@return what can be done with what was found}
    public static ContextMenu forMatches(Commands commands) {
        return context(commands, List.of(Command.FIND_NEXT, Command.FIND_PREVIOUS, Command.REPLACE),
                List.of(Command.COPY_PATH));
    }

    /// {@return what can be done with changes}
    public static ContextMenu forChanges(Commands commands) {
        return context(commands, List.of(Command.NEXT_DIFFERENCE, Command.PREVIOUS_DIFFERENCE),
                List.of(Command.UNDO, Command.COPY_PATH));
    }

    /// {@return what can be done with what was done}
    public static ContextMenu forHistory(Commands commands) {
        return context(commands, List.of(Command.UNDO, Command.REDO));
    }

    /// {@return what can be done with bookmarks}
    public static ContextMenu forBookmarks(Commands commands) {
        return context(commands, List.of(Command.NEXT_BOOKMARK, Command.PREVIOUS_BOOKMARK),
                List.of(Command.TOGGLE_BOOKMARK, Command.COPY_PATH));
    }

    /// {@return what can be done with the file in front}
    public static ContextMenu forTabs(Commands commands) {
        return context(commands, List.of(Command.SAVE, Command.SAVE_AS, Command.RELOAD, Command.COMPARE),
                List.of(Command.PREVIOUS_TAB, Command.NEXT_TAB), List.of(Command.CLOSE_TAB));
    }

    /// Opens `menu` where a person asks for it on `owner`.
    ///
    /// Not by the toolkit's own property, which takes the keys that a menu shows from the whole window when the menu's
    /// pane goes.
    public static void attach(Node owner, ContextMenu menu) {
        owner.setOnContextMenuRequested(event -> {
            menu.show(owner, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    private static Menu menu(String name, Commands commands) {
        return menu(name, commands, Command.members(name).toArray(Command[]::new));
    }

    private static Menu menu(String name, Commands commands, Command... members) {
        Menu menu = submenu(name);
        menu.getItems().setAll(items(commands, members));
        return menu;
    }

    private static List<MenuItem> items(Commands commands, Command... members) {
        return Arrays.stream(members).map(command -> item(commands, command)).toList();
    }

    /// {@return an empty menu for items in another one}
    public static Menu submenu(String name) {
        Menu menu = Mnemonics.title(new Menu(), new SimpleStringProperty(Messages.get("command.context." + name)),
                name);
        menu.setId("menu-" + name);
        return menu;
    }

    @SafeVarargs
    private static ContextMenu context(Commands commands, List<Command>... groups) {
        List<List<MenuItem>> items = new ArrayList<>();
        for (List<Command> group : groups) {
            items.add(items(commands, group.toArray(Command[]::new)));
        }
        return of(items);
    }

    private static ContextMenu of(List<List<MenuItem>> groups) {
        ContextMenu menu = new ContextMenu();
        for (List<MenuItem> group : groups) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            menu.getItems().addAll(group);
        }
        Mnemonics.share(menu.getItems());
        return menu;
    }

    /// {@return a menu item that does `command`, and shows its key; without a letter yet, see [Mnemonics]}
    public static MenuItem item(Commands commands, Command command) {
        MenuItem item = commands.checkedProperty(command).map(checked -> checked(commands, command, checked))
                .orElseGet(() -> plain(commands, command));
        Mnemonics.title(item, commands.titleProperty(command), command.id());
        item.disableProperty().bind(commands.disabledProperty(command));
        MenuReasons.tell(item, () -> commands.why(command));
        item.acceleratorProperty().bind(commands.withKeys(
                keys -> keys.keys(command).stream().findFirst().map(KeyChord::combination).orElse(null)));
        return item;
    }

    private static MenuItem plain(Commands commands, Command command) {
        MenuItem item = new MenuItem();
        item.setOnAction(_ -> commands.run(command));
        return item;
    }

    /// The toolkit turns the check by itself, whatever becomes of the command.
    private static MenuItem checked(Commands commands, Command command, ReadOnlyBooleanProperty checked) {
        CheckMenuItem item = new CheckMenuItem();
        BooleanProperty now = new SimpleBooleanProperty();
        now.bind(checked); // which does not keep the item, as a listener would
        now.subscribe(item::setSelected);
        item.setOnAction(_ -> {
            commands.run(command);
            item.setSelected(now.get());
        });
        return item;
    }
}
