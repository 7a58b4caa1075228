package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.TypeWords;
import org.varscope.text.Visible;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Settings;
import org.varscope.ui.message.Messages;

/// The submenus whose contents depend on what is open or was opened: made anew each time they are shown.
final class DynamicMenus {
    /// Numbers of bytes in a row that make sense.
    static final List<Integer> ROW_LENGTHS = List.of(0, 8, 16, 24, 32);

    /// What the submenus ask for and do.
    ///
    /// @param settings   as they are now
    /// @param open       opens a recent file
    /// @param sample     opens a sample
    /// @param reading    how the document in front is read; null where there is none
    /// @param reread     reads it another way
    /// @param fields     asks for a list of fields to read it by
    /// @param rowLength  sets the bytes in a row
    record Links(Supplier<Settings> settings, Consumer<Path> open, Consumer<Sample> sample,
            Supplier<@Nullable How> reading, Consumer<How> reread, Runnable fields, Consumer<Integer> rowLength) { }

    /// How bytes are read.
    record How(Dialect dialect, Framing framing) { }

    private final Links links;

    DynamicMenus(Links links) {
        this.links = links;
    }

    Menu recent() {
        return menu(Messages.get("window.menu.recent"), "menu-recent", this::recentItems);
    }

    Menu samples() {
        return menu(Messages.get("window.menu.samples"), "menu-samples", this::sampleItems);
    }

    Menu bytesPerRow() {
        return menu(Messages.get("window.menu.row-length"), "menu-row-length", this::rowItems);
    }

    Menu dialect() {
        return menu(Messages.get("window.menu.dialect"), "menu-dialect", this::dialectItems);
    }

    Menu container() {
        return menu(Messages.get("window.menu.container"), "menu-container", this::containerItems);
    }

    /// Menus need an item to open at all, so that one stands in until they are asked.
    private static Menu menu(String title, String id, Supplier<List<MenuItem>> items) {
        Menu menu = new Menu(title);
        menu.setId(id);
        menu.getItems().add(nothing(Messages.get("window.menu.nothing")));
        menu.setOnShowing(_ -> menu.getItems().setAll(items.get()));
        return menu;
    }

    private static MenuItem nothing(String text) {
        MenuItem item = new MenuItem(text);
        item.setDisable(true);
        return item;
    }

    private List<MenuItem> recentItems() {
        List<MenuItem> items = new ArrayList<>();
        for (Path file : links.settings().get().recent()) {
            MenuItem item = new MenuItem(Visible.line(file.toString()));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> links.open().accept(file));
            items.add(item);
        }
        return items.isEmpty() ? List.of(nothing(Messages.get("window.menu.no-recent"))) : items;
    }

    private List<MenuItem> sampleItems() {
        List<MenuItem> items = new ArrayList<>();
        for (Sample sample : Sample.all()) {
            MenuItem item = new MenuItem(sample.title());
            item.setOnAction(_ -> links.sample().accept(sample));
            items.add(item);
        }
        return items;
    }

    private List<MenuItem> rowItems() {
        ToggleGroup group = new ToggleGroup();
        List<MenuItem> items = new ArrayList<>();
        for (int length : ROW_LENGTHS) {
            boolean chosen = length == links.settings().get().bytesPerRow();
            items.add(radio(Messages.get(length == 0 ? "window.menu.row-fit" : "window.menu.row-bytes", length), group,
                    chosen, () -> links.rowLength().accept(length)));
        }
        return items;
    }

    /// {@return the dialects to choose from, the documents' readings apart}
    List<MenuItem> dialectItems() {
        How how = links.reading().get();
        if (how == null) {
            return List.of(nothing(Messages.get("window.menu.no-document")));
        }
        ToggleGroup group = new ToggleGroup();
        List<MenuItem> items = new ArrayList<>();
        Map<Boolean, List<Dialect>> printed =
                Dialects.all().stream().collect(Collectors.partitioningBy(dialect -> dialect.traits().document()));
        addDialects(items, group, how, printed.getOrDefault(false, List.of()));
        items.add(new SeparatorMenuItem());
        Menu documents = new Menu(Messages.get("window.menu.documents"));
        addDialects(documents.getItems(), group, how, printed.getOrDefault(true, List.of()));
        Menu forks = new Menu(Messages.get("window.menu.forks"));
        addDialects(forks.getItems(), group, how, Dialects.presets());
        items.add(documents);
        items.add(forks);
        return items;
    }

    private void addDialects(List<MenuItem> items, ToggleGroup group, How how, List<Dialect> dialects) {
        for (Dialect dialect : dialects) {
            String title = "%s (%s)".formatted(dialect.traits().title(), dialect.name());
            items.add(radio(title, group, dialect.name().equals(how.dialect().name()),
                    () -> links.reread().accept(new How(dialect, how.framing()))));
        }
    }

    /// {@return the framings to choose from}
    List<MenuItem> containerItems() {
        How how = links.reading().get();
        if (how == null) {
            return List.of(nothing(Messages.get("window.menu.no-document")));
        }
        ToggleGroup group = new ToggleGroup();
        List<MenuItem> items = new ArrayList<>();
        for (Framing framing : Framing.all()) {
            items.add(radio("%s (%s)".formatted(TypeWords.framing(framing), framing.word()), group, framing.equals(how.framing()),
                    () -> links.reread().accept(new How(how.dialect(), framing))));
        }
        items.add(new SeparatorMenuItem());
        items.add(radio(Messages.get("window.menu.fields"), group, how.framing() instanceof Framing.Fields, links.fields()));
        return items;
    }

    private static MenuItem radio(String title, ToggleGroup group, boolean chosen, Runnable choose) {
        RadioMenuItem item = new RadioMenuItem(title);
        item.setMnemonicParsing(false);
        item.setToggleGroup(group);
        item.setSelected(chosen);
        item.setOnAction(_ -> choose.run());
        return item;
    }
}
