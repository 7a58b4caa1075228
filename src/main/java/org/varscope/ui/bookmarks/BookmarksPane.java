package org.varscope.ui.bookmarks;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;

/// Lists the bookmarks of a document in the order of their bytes. Notes are written in place.
public final class BookmarksPane {
    private static final double ROW = 26;

    private final DocumentBookmarks bookmarks;
    private final ListView<Bookmark> list = new ListView<>();
    private final Label none = new Label();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper();

    /// @param zoom how large everything is, 1 for the usual
    public BookmarksPane(EditorModel model, Lifetime lifetime, DocumentBookmarks bookmarks,
            ObservableDoubleValue zoom) {
        this.bookmarks = bookmarks;
        list.setId("bookmarks");
        list.getStyleClass().add("bookmarks");
        list.setAccessibleText(Messages.get("bookmarks.title"));
        none.setWrapText(true);
        list.setPlaceholder(none);
        list.setEditable(true);
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new BookmarkCell(model, bookmarks));
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        lifetime.follow(bookmarks.bookmarksProperty(), this::show);
        // A path may be another one after each step.
        lifetime.follow(model.stateProperty().map(now -> List.of(now.snapshot(), now.searches())),
                (_, _) -> list.refresh());
    }

    private void show(Bookmarks now) {
        int count = now.list().size();
        title.set(count == 0 ? Messages.get("bookmarks.title") : Messages.get("bookmarks.tab", count));
        int selected = list.getSelectionModel().getSelectedIndex();
        list.getItems().setAll(now.list());
        list.getSelectionModel().clearSelection();
        if (selected >= 0 && count > 0) {
            list.getSelectionModel().select(Math.min(selected, count - 1));
        }
    }

    /// Names the keys of `commands`.
    public void use(Commands commands) {
        none.textProperty().bind(commands.withKeys(keys -> Messages.get("bookmarks.none",
                keys.called(Command.TOGGLE_BOOKMARK), keys.called(Command.NEXT_BOOKMARK))));
    }

    /// {@return the control}
    public Node view() {
        return list;
    }

    /// {@return the title with the number of bookmarks}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// {@return what can be done with the selected bookmark, and with all of them}
    public ContextMenu menu(Commands commands) {
        ContextMenu menu = ContextMenus.forBookmarks(commands);
        menu.getItems().add(0, new SeparatorMenuItem());
        menu.getItems().addAll(0, acts().stream().map(this::item).toList());
        Mnemonics.share(menu.getItems());
        return menu;
    }

    /// Something that a key of the list does to the selected bookmark.
    private record Act(String title, KeyChord keys, Consumer<Bookmark> does) {
        Act(String title, KeyCode key, Consumer<Bookmark> does) {
            this(title, new KeyChord(key, false, false, false, false), does);
        }
    }

    private List<Act> acts() {
        return List.of(new Act(Messages.get("bookmarks.go"), KeyCode.ENTER, bookmarks::goTo),
                new Act(Messages.get("bookmarks.edit-note"), KeyCode.F2,
                        _ -> list.edit(list.getSelectionModel().getSelectedIndex())),
                new Act(Messages.get("bookmarks.next-color"), KeyCode.C,
                        one -> bookmarks.dye(one, one.hue().next())),
                new Act(Messages.get("bookmarks.remove"), KeyCode.DELETE,
                        one -> bookmarks.change(all -> all.without(List.of(one)))));
    }

    private MenuItem item(Act act) {
        ReadOnlyObjectProperty<Bookmark> selected = list.getSelectionModel().selectedItemProperty();
        MenuItem item = Mnemonics.title(new MenuItem(act.title()));
        item.setAccelerator(act.keys().combination());
        item.disableProperty().bind(Bindings.isNull(selected));
        item.setOnAction(_ -> act.does().accept(selected.get()));
        return item;
    }

    private void pressed(KeyEvent event) {
        Bookmark selected = list.getSelectionModel().getSelectedItem();
        if (selected != null && list.getEditingIndex() < 0) {
            acts().stream().filter(act -> act.keys().equals(KeyChord.of(event))).findFirst().ifPresent(act -> {
                act.does().accept(selected);
                event.consume();
            });
        }
    }
}
