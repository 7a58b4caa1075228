package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;

/// Lays the commands out as menus.
final class Menus {
    private final Commands commands;
    private final DynamicMenus dynamic;

    /// @param dynamic the submenus whose contents change
    Menus(Commands commands, DynamicMenus dynamic) {
        this.commands = commands;
        this.dynamic = dynamic;
    }

    /// Fills `bar`.
    void fill(MenuBar bar) {
        bar.getMenus().setAll(file(), edit(), view(), go(), structure(), help());
    }

    private Menu file() {
        Menu menu = menu(Command.Topic.FILE, group(Command.NEW, Command.OPEN));
        menu.getItems().addAll(dynamic.recent(), dynamic.samples());
        menu.getItems().addAll(group(Command.FIND_SAVES));
        append(menu, group(Command.SAVE, Command.SAVE_AS, Command.SAVE_VECTOR, Command.RELOAD));
        append(menu, group(Command.CLOSE_TAB, Command.QUIT));
        return menu;
    }

    private Menu edit() {
        Menu menu = menu(Command.Topic.EDIT, group(Command.UNDO, Command.REDO));
        append(menu, group(Command.CUT, Command.COPY, Command.PASTE, Command.DELETE));
        append(menu, group(Command.SELECT_ALL, Command.COPY_PATH));
        append(menu, group(Command.INSIST, Command.INSERT_MODE));
        return menu;
    }

    private Menu view() {
        Menu menu = menu(Command.Topic.VIEW,
                group(Command.THEME_SYSTEM, Command.THEME_DARK, Command.THEME_LIGHT, Command.THEME_SWITCH));
        append(menu, group(Command.ZOOM_IN, Command.ZOOM_OUT, Command.ZOOM_RESET));
        append(menu, List.of(dynamic.bytesPerRow()));
        append(menu, group(Command.EXPAND, Command.COLLAPSE));
        append(menu, group(Command.NEXT_PANE, Command.PREVIOUS_PANE));
        return menu;
    }

    private Menu go() {
        Menu menu = menu(Command.Topic.GO, group(Command.GO_TO, Command.GO_TO_PARENT));
        append(menu, group(Command.NEXT_PROBLEM, Command.PREVIOUS_PROBLEM));
        append(menu, group(Command.NEXT_TAB, Command.PREVIOUS_TAB));
        append(menu, group(Command.PALETTE));
        return menu;
    }

    private Menu structure() {
        Menu menu = menu(Command.Topic.STRUCTURE, group(Command.EDIT_VALUE, Command.EDIT_KEY, Command.CHANGE_TYPE));
        append(menu, group(Command.INSERT, Command.REMOVE, Command.MOVE_UP, Command.MOVE_DOWN, Command.MOVE_TO));
        append(menu, List.of(dynamic.dialect(), dynamic.container()));
        menu.getItems().addAll(group(Command.FIELD_LIST, Command.DECODE_HERE));
        return menu;
    }

    private Menu help() {
        return menu(Command.Topic.HELP, group(Command.KEYS, Command.ABOUT));
    }

    private static Menu menu(Command.Topic topic, List<MenuItem> items) {
        Menu menu = new Menu(topic.title());
        menu.setId("menu-" + topic.id());
        menu.getItems().addAll(items);
        return menu;
    }

    private static void append(Menu menu, List<? extends MenuItem> items) {
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().addAll(items);
    }

    private List<MenuItem> group(Command... members) {
        List<MenuItem> items = new ArrayList<>();
        for (Command command : members) {
            items.add(item(commands, command));
        }
        return items;
    }

    /// {@return a menu item that does `command` and shows its key}
    private static MenuItem item(Commands commands, Command command) {
        MenuItem item = ContextMenus.item(commands, command);
        item.setId("item-" + command.id());
        command.combinations().stream().findFirst().ifPresent(item::setAccelerator);
        return item;
    }
}
