package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.settings.LookChoices;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.Workspace;

/// The menus: the commands, and submenus whose contents depend on what is open or was opened.
record Menus(Commands commands, Workspace workspace, TabOpener opener, WindowContext around) {
    /// {@return whether they are at the top of the screen, and not in the window}
    static boolean areOfTheSystem() {
        return System.getProperty("os.name").startsWith("Mac");
    }

    /// {@return the menus of the window, with items once the first frame is painted}
    List<Menu> all() {
        List<Menu> menus = new ArrayList<>();
        for (Command.Topic topic : Command.Topic.values()) {
            Menu menu = new Menu(topic.label());
            menu.setId("menu-" + topic.id());
            menus.add(menu);
            around.firstFrame().after(() -> fill(menu, topic));
        }
        return menus;
    }

    private void fill(Menu menu, Command.Topic topic) {
        MenuItem clear = item(Command.CLEAR_RECENT);
        Map<Command, List<MenuItem>> submenus = Map.of(
                Command.FIND_SAVES, List.of(menu("recent", clear, () -> recent(clear)), menu("samples", this::samples)),
                Command.STORED_BYTES, List.of(menu("map", () -> radios(looks().map())),
                        menu("text-column", () -> radios(looks().texts()))),
                Command.FOLD_LISTS, List.of(menu("row-length", () -> radios(looks().rows())),
                        menu("group", () -> radios(looks().groups())), menu("offsets", this::offsets)),
                Command.FIELD_LIST, List.of(menu("dialect", this::dialects), menu("container", this::containers)));
        int group = 1;
        for (Command command : topic.commands()) {
            if (command.group() != group) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            group = command.group();
            if (command == Command.CLEAR_RECENT) {
                continue; // which is below the files
            }
            menu.getItems().addAll(submenus.getOrDefault(command, List.of()));
            ObservableList<MenuItem> items = items(menu, command.submenu());
            items.add(item(command));
        }
        Mnemonics.share(menu.getItems());
    }

    private MenuItem item(Command command) {
        MenuItem item = ContextMenus.item(commands, command);
        item.setId("item-" + command.id());
        return item;
    }

    /// Those of the submenu called so, which is last once it is begun.
    private static ObservableList<MenuItem> items(Menu menu, String submenu) {
        if (submenu.isEmpty()) {
            return menu.getItems();
        }
        if (menu.getItems().isEmpty() || !("menu-" + submenu).equals(menu.getItems().getLast().getId())) {
            menu.getItems().add(ContextMenus.submenu(submenu));
        }
        return ((Menu) menu.getItems().getLast()).getItems();
    }

    /// Made anew each time it is shown. Menus need an item to open at all, so that one is in until they are asked.
    private static Menu menu(String name, Supplier<List<MenuItem>> items) {
        return menu(name, nothing("window.menu.nothing"), items);
    }

    private static Menu menu(String name, MenuItem standIn, Supplier<List<MenuItem>> items) {
        Menu menu = Mnemonics.title(new Menu(), new SimpleStringProperty(Messages.get("window.menu." + name)), name);
        menu.setId("menu-" + name);
        menu.getItems().add(standIn);
        menu.setOnShowing(_ -> {
            menu.getItems().setAll(Mnemonics.shared(items.get()));
        });
        return menu;
    }

    private static MenuItem nothing(String key) {
        MenuItem item = new MenuItem(Messages.get(key));
        item.setDisable(true);
        return item;
    }

    private List<MenuItem> recent(MenuItem clear) {
        List<Path> files = around.remembered().settings().recent();
        List<MenuItem> items = new ArrayList<>();
        if (files.isEmpty()) {
            items.add(nothing("window.menu.no-recent"));
        }
        for (Path file : files) {
            String title = "%d  %s".formatted(items.size() + 1, Visible.line(file.toString()));
            items.add(item(new MenuItem(title), () -> opener.open(file)));
        }
        items.add(new SeparatorMenuItem());
        items.add(clear);
        return items;
    }

    private List<MenuItem> samples() {
        return Sample.all().stream()
                .map(sample -> item(new MenuItem(sample.title()), () -> opener.open(sample))).toList();
    }

    /// {@return how rows of bytes may look}
    LookChoices looks() {
        return new LookChoices(around.remembered());
    }

    private List<MenuItem> offsets() {
        List<MenuItem> items = new ArrayList<>(radios(looks().digits()));
        items.add(new SeparatorMenuItem());
        items.addAll(radios(looks().starts()));
        return items;
    }

    private static List<MenuItem> radios(List<LookChoices.Choice> choices) {
        return choices.stream().map(choice -> radio(choice.title(), choice.chosen(), choice.choose())).toList();
    }

    /// {@return the dialects to choose from, the documents' readings apart}
    List<MenuItem> dialects() {
        return ofDocument(now -> {
            Map<Boolean, List<Dialect>> printed = Dialects.all().stream()
                    .collect(Collectors.partitioningBy(dialect -> dialect.traits().document()));
            List<MenuItem> items = new ArrayList<>(dialects(now, printed.get(false)));
            items.add(new SeparatorMenuItem());
            items.add(Mnemonics.title(
                    new Menu(Messages.get("window.menu.documents"), null, items(now, printed.get(true)))));
            items.add(Mnemonics.title(
                    new Menu(Messages.get("window.menu.forks"), null, items(now, Dialects.presets()))));
            return items;
        });
    }

    private MenuItem[] items(Structure now, List<Dialect> dialects) {
        return dialects(now, dialects).toArray(MenuItem[]::new);
    }

    private List<MenuItem> dialects(Structure now, List<Dialect> dialects) {
        return dialects.stream().map(dialect -> radio("%s (%s)".formatted(dialect.traits().title(), dialect.name()),
                dialect.name().equals(now.dialect().name()), () -> reread(dialect, now.framing()))).toList();
    }

    /// {@return the framings to choose from}
    List<MenuItem> containers() {
        return ofDocument(now -> {
            List<MenuItem> items = new ArrayList<>();
            for (Framing framing : Framing.all()) {
                items.add(radio("%s (%s)".formatted(TypeWords.framing(framing, Messages.language()), framing.word()),
                        framing.equals(now.framing()), () -> reread(now.dialect(), framing)));
            }
            items.add(new SeparatorMenuItem());
            items.add(radio(Messages.get("window.menu.fields"), now.framing().isListed(),
                    () -> commands.run(Command.FIELD_LIST)));
            return items;
        });
    }

    private List<MenuItem> ofDocument(Function<Structure, List<MenuItem>> items) {
        return workspace.current().map(editor -> items.apply(editor.model().structure()))
                .orElseGet(() -> List.of(nothing("window.menu.no-document")));
    }

    private void reread(Dialect dialect, Framing framing) {
        workspace.current().ifPresent(editor -> editor.model().edits().apply(new Edit.Reinterpret(dialect, framing)));
    }

    /// No group holds them together, as a menu is made anew for the next choice.
    private static MenuItem radio(String title, boolean chosen, Runnable choose) {
        RadioMenuItem item = new RadioMenuItem(title);
        item.setSelected(chosen);
        return item(item, choose);
    }

    private static MenuItem item(MenuItem item, Runnable act) {
        item.setOnAction(_ -> act.run());
        return Mnemonics.title(item);
    }
}
